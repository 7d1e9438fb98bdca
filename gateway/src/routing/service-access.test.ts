import { CertificateFiles, serverCredentials } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { Server } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFolder, hasOpenssl, type Authority } from '../../../test/support/certificates.ts';
import { parseConfig } from '../config/config.ts';
import { createHealthProbe, serviceAccess } from './clients.ts';

describe.skipIf(!hasOpenssl)('a gateway with certificates', () => {
  const made = certificateFolder();
  const server = new Server();
  let authority: Authority;
  let target: string;
  let files: CertificateFiles;

  beforeAll(async () => {
    authority = made.authority();
    files = new CertificateFiles(authority.issue('DNS:cuspal-natal'), {
      inUse: () => {},
      unusable: () => {},
      refused: () => {},
    });
    new HealthImplementation({ '': 'SERVING' }).addToServer(server);
    target = await new Promise((resolve, reject) =>
      server.bindAsync('127.0.0.1:0', serverCredentials(files), (error, port) =>
        error ? reject(error) : resolve(`127.0.0.1:${port}`),
      ),
    );
  });
  afterAll(() => {
    server.forceShutdown();
    files.close();
    made.remove();
  });

  /** Whether a gateway with these settings finds the service, and what it logs. */
  async function reached(variables: Record<string, string>): Promise<[boolean, string[]]> {
    const lines: string[] = [];
    const logger = suiteLogger('gateway', 'error', { write: (line: string) => void lines.push(line) });
    const access = serviceAccess(parseConfig(variables), logger);
    const probe = createHealthProbe(target, access);
    try {
      let serving = false;
      for (let times = 0; times < 3; times += 1) serving = await probe.serving(10_000);
      return [serving, lines];
    } finally {
      probe.close();
      access.close();
    }
  }
  const variablesOf = ({ cert, key, ca }: ReturnType<Authority['issue']>) => ({
    GRPC_TLS_CERT: cert,
    GRPC_TLS_KEY: key,
    GRPC_TLS_CA: ca,
  });

  it('reaches a service by the name of its certificate', async () => {
    const own = variablesOf(authority.issue());
    expect(await reached({ ...own, GRPC_TLS_NAME: 'cuspal-natal' })).toEqual([true, []]);
  });

  it('says once a minute why it does not', async () => {
    const own = variablesOf(authority.issue());
    const stranger = variablesOf({ ...authority.issue(), ca: made.authority().ca });
    for (const [variables, why] of [
      [own, /altnames/],
      [{ ...stranger, GRPC_TLS_NAME: 'cuspal-natal' }, /certificate/],
    ] as const) {
      const [serving, lines] = await reached(variables);
      expect([serving, lines.length]).toEqual([false, 1]);
      expect(lines[0]).toMatch(why);
    }
  });

  it('speaks plaintext without, and then gets no answer', async () => {
    expect((await reached({}))[0]).toBe(false);
  });

  it('takes all three files or none', () => {
    expect(parseConfig({}).grpcTls).toBeUndefined();
    expect(() => parseConfig({ GRPC_TLS_CERT: 'a', GRPC_TLS_CA: 'b' })).toThrow('GRPC_TLS_KEY: must name a file');
  });
});
