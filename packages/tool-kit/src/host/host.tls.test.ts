import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { CertificateFiles, clientCredentials, createToolClient, type ToolClient } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { status } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHealthy } from '../../../../deploy/health.mjs';
import { certificateFolder, hasOpenssl, replaceFile, type Authority } from '../../../../test/support/certificates.ts';
import { BIRTH, bytes, freePort, TOYS, until } from '../../test/running-service.ts';
import { serveTools, type RunningService } from './serve-tools.ts';
import { serviceConfig } from './service-config.ts';

const REREAD_MS = 10_000;
const SECRET = '0123456789abcdef0123456789abcdef';
const SILENT = { inUse: () => {}, unusable: () => {}, refused: () => {} };
type Paths = ReturnType<Authority['issue']>;

describe.skipIf(!hasOpenssl)('a service with certificates', () => {
  const made = certificateFolder();
  let authority: Authority;
  let own: Paths;
  let [port, metricsPort] = [0, 0];
  let service: RunningService;
  let lines: Record<string, unknown>[] = [];
  const opened: { close(): void }[] = [];

  beforeAll(() => {
    authority = made.authority();
  });
  afterAll(() => made.remove());

  beforeEach(async () => {
    // Certificates are read again when the test says so.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    own = authority.issue();
    [port, metricsPort, lines] = [await freePort(), await freePort(), []];
    const config = serviceConfig(port).parse({
      METRICS_PORT: String(metricsPort),
      LAME_DUCK_SECONDS: '0',
      DRAIN_SECONDS: '5',
      GRPC_SECRET: SECRET,
      GRPC_TLS_CERT: own.cert,
      GRPC_TLS_KEY: own.key,
      GRPC_TLS_CA: own.ca,
    });
    const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
    service = await serveTools({
      service: 'natal',
      toolsDirectory: TOYS,
      config,
      logger: suiteLogger('toys', 'info', { write }),
    });
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) each.close();
    await service.drain();
    vi.useRealTimers();
  });

  /** A client with these files; plaintext without. */
  function clientWith(paths?: Paths, host = '127.0.0.1', secret: string | undefined = SECRET): ToolClient {
    const files = paths && new CertificateFiles(paths, SILENT);
    const client = createToolClient(host.endsWith(`-${port}`) ? host : `${host}:${port}`, {}, secret, {
      channelCredentials: clientCredentials(files),
    });
    opened.push(client, ...(files ? [files] : []));
    return client;
  }
  const list = (client: ToolClient) => client.listTools({}, { deadlineMs: 10_000 });
  const refusals = () => lines.filter(({ msg }) => msg === 'a gRPC connection was refused');
  const renewals = () => lines.filter(({ msg }) => msg === 'certificate of the gRPC calls in use').length;

  /** Serial number of the certificate that a connection that begins now is shown. */
  const shown = (paths: Paths): Promise<string> =>
    new Promise((resolve, reject) => {
      const [ca, key, cert] = [paths.ca, paths.key, paths.cert].map((path) => readFileSync(path));
      const socket = connect({ host: '127.0.0.1', port, ca, key, cert, ALPNProtocols: ['h2'] }, () => {
        resolve(socket.getPeerCertificate().serialNumber);
        socket.destroy();
      });
      socket.on('error', reject);
    });

  it('answers who has one of its authority, by name and by address, and tells the secret apart', async () => {
    for (const host of ['127.0.0.1', 'localhost', 'dns:///localhost', `localhost:${port}-${port}`])
      expect((await list(clientWith(authority.issue(), host))).tools).toHaveLength(service.toolNames.length);
    await expect(list(clientWith(authority.issue(), '127.0.0.1', ''))).rejects.toMatchObject({
      code: status.UNAUTHENTICATED,
    });
  });

  it('gives plaintext no answer, and says why once a minute', async () => {
    await expect(list(clientWith())).rejects.toMatchObject({ code: expect.any(Number) as number });
    await until(() => refusals().length > 0);
    await expect(list(clientWith())).rejects.toThrow();
    expect(refusals()).toHaveLength(1);
    expect(refusals()[0]).toMatchObject({ fault: { message: expect.stringContaining('did not speak TLS') as string } });
    expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
  });

  it('refuses a certificate of another authority, and no certificate', async () => {
    const other = made.authority().issue();
    await expect(list(clientWith({ ...other, ca: authority.ca }))).rejects.toMatchObject({ code: status.UNAVAILABLE });
    await until(() => refusals().length > 0);
    expect(refusals()[0]).toMatchObject({
      fault: { message: expect.stringContaining('not one of GRPC_TLS_CA') as string },
    });
    await expect(shown({ ...own, cert: '/dev/null', key: '/dev/null' })).rejects.toThrow();
  });

  it('is not believed by a client whose authority is another, nor where the name differs', async () => {
    const mine = authority.issue();
    await expect(list(clientWith({ ...mine, ca: made.authority().ca }))).rejects.toThrow(/certificate/);
    replaceAll(own, authority.issue('DNS:elsewhere'));
    await reread();
    await expect(list(clientWith(mine))).rejects.toThrow(/altnames/);
    const files = new CertificateFiles(mine, SILENT);
    const named = { 'grpc.ssl_target_name_override': 'elsewhere' };
    const client = createToolClient(`127.0.0.1:${port}`, named, SECRET, {
      channelCredentials: clientCredentials(files),
    });
    opened.push(client, files);
    expect((await list(client)).tools).not.toHaveLength(0);
  });

  it('takes a renewed certificate, and then another authority, without a failed call', async () => {
    const mine = authority.issue();
    const before = await shown(mine);
    const steady = clientWith(mine);
    const failed: unknown[] = [];
    let [calls, ended] = [0, false];
    const call = async (client: ToolClient): Promise<void> => {
      await client.callTool({ name: 'get_toy_sign', argumentsJson: bytes(BIRTH) }).then(
        ({ code }) => code !== '' && failed.push(code),
        (fault: unknown) => failed.push(fault),
      );
      calls += 1;
    };
    const load = (async () => {
      while (!ended) {
        const fresh = clientWith(mine);
        await Promise.all([call(steady), call(steady), call(fresh)]);
        fresh.close();
      }
    })();
    const more = async (): Promise<void> => {
      const enough = calls + 30;
      await until(() => calls >= enough);
    };
    await more();
    replaceAll(own, authority.issue());
    await reread();
    const renewed = await shown(mine);
    expect(renewed).not.toBe(before);
    await more();
    // Another authority comes: both are taken, then it issues, then it is alone.
    const next = made.authority();
    const both = `${readFileSync(next.ca, 'utf8')}${readFileSync(authority.ca, 'utf8')}`;
    const bundle = `${made.folder}/both.crt`;
    writeFileSync(bundle, both);
    for (const paths of [own, mine]) replaceFile(paths.ca, bundle);
    await reread();
    await more();
    const issued = next.issue();
    replaceAll(own, issued);
    await reread();
    await more();
    ended = true;
    await load;
    expect(failed).toEqual([]);
    expect(await shown(mine)).not.toBe(renewed);
  });

  it('keeps what it has while the files do not fit, and takes them once they do', async () => {
    const mine = authority.issue();
    const before = await shown(mine);
    const next = authority.issue();
    const count = renewals();
    replaceFile(own.cert, next.cert);
    await vi.advanceTimersByTimeAsync(REREAD_MS);
    await until(() => lines.some(({ msg }) => String(msg).includes('cannot be used')));
    expect(await shown(mine)).toBe(before);
    expect(renewals()).toBe(count);
    replaceFile(own.key, next.key);
    await reread();
    expect(await shown(mine)).not.toBe(before);
  });

  it('shows when the certificate in use begins and ends', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const [start, end] = ['start', 'end'].map((name) =>
      Number(new RegExp(`^cuspal_grpc_certificate_${name}_seconds\\{.*\\} (.+)$`, 'm').exec(metrics)?.[1]),
    );
    const { validFrom, validTo } = new X509Certificate(readFileSync(own.cert));
    expect([start, end]).toEqual([Date.parse(validFrom) / 1000, Date.parse(validTo) / 1000]);
  });

  it('tells a probe over HTTP whether it takes calls', async () => {
    const asked = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${metricsPort}${path}`, { method })).status;
    expect([await asked('/health/live'), await asked('/health/serving'), await asked('/health/else')]).toEqual([
      200, 200, 404,
    ]);
    expect(await asked('/health/live', 'POST')).toBe(405);
  });

  it('is healthy to the command of its container, whatever name its certificate has', async () => {
    replaceAll(own, authority.issue('DNS:cuspal-natal'));
    await reread();
    const variables = { GRPC_PORT: String(port), PORT: '0', WORKERS: '1' };
    const files = { GRPC_TLS_CERT: own.cert, GRPC_TLS_KEY: own.key, GRPC_TLS_CA: own.ca };
    expect(await isHealthy('natal', { ...variables, ...files })).toBe(true);
    expect(await isHealthy('natal', variables)).toBe(false);
  });

  it.each(['GRPC_TLS_CERT', 'GRPC_TLS_KEY', 'GRPC_TLS_CA'])('does not start without a usable %s', async (name) => {
    const all = { GRPC_TLS_CERT: own.cert, GRPC_TLS_KEY: own.key, GRPC_TLS_CA: own.ca };
    const start = (variables: object) =>
      serveTools({
        service: 'natal',
        toolsDirectory: TOYS,
        config: serviceConfig(0).parse(variables),
        logger: suiteLogger('toys', 'silent'),
      });
    const { [name as keyof typeof all]: _, ...others } = all;
    await expect(start(others)).rejects.toThrow(`${name}: must name a file`);
    await expect(start({ ...all, [name]: '/nowhere/tls' })).rejects.toThrow(/^GRPC_TLS_CERT.*ENOENT.*nowhere/);
    await expect(start({ ...all, [name]: '/dev/null' })).rejects.toThrow(/^GRPC_TLS_CERT.*\/dev\/null/);
  });

  /** Lets the service and the clients look at their files, and waits until the service has taken what is new. */
  async function reread(): Promise<void> {
    const count = renewals();
    await vi.advanceTimersByTimeAsync(REREAD_MS);
    await until(() => renewals() > count);
  }
});

function replaceAll(paths: Paths, by: Paths): void {
  replaceFile(paths.key, by.key);
  replaceFile(paths.cert, by.cert);
}
