import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostedBody } from '../../outgoing/guarded-post.ts';
import { entryHash, NO_HASH, type AuditEntry } from '../entry.ts';
import { otlpSink } from './otlp-sink.ts';
import { webhookSink } from './webhook-sink.ts';

const SECRET = `whsec_${Buffer.from('a secret of 32 bytes, for a test').toString('base64')}`;

const entry = (sequence: number): AuditEntry => {
  const told = {
    chain: 'acme',
    sequence,
    at: new Date('2026-11-29T12:00:00.123Z'),
    action: 'key.make',
    surface: 'page',
    actorKind: 'person',
    actor: 'abc',
    address: '192.0.2.0/24',
    targetKind: 'key',
    target: 'k1',
    project: 'p1',
    before: null,
    after: { name: 'Zoë’s key' },
    previousHash: NO_HASH,
  };
  return { ...told, hash: entryHash(told) };
};

describe('the audit log as webhooks', () => {
  const posted: PostedBody[] = [];
  const sink = (status = 204, retryAfter?: string) =>
    webhookSink({
      address: 'https://siem.example/hook',
      secret: SECRET,
      now: Date.now,
      post: async (_address, body) => {
        posted.push(body);
        return { status, retryAfter };
      },
    });

  it('is accepted by the library of the other side, each entry under an id of its own', async () => {
    for (const _ of [1, 2]) await sink().take([entry(7)]);
    const [first, second] = posted.splice(0);
    const read = new Webhook(SECRET).verify(first?.body ?? '', { ...first?.headers });
    expect(read).toMatchObject({
      type: 'audit.entry',
      timestamp: '2026-11-29T12:00:00.123Z',
      data: { chain: 'acme', sequence: 7, after: { name: 'Zoë’s key' }, hash: entry(7).hash },
    });
    expect([first?.headers['webhook-id'], second?.headers['webhook-id']]).toEqual(['audit_acme_7', 'audit_acme_7']);
    expect(first?.headers['content-type']).toBe('application/json');
  });

  it.each([300, 400, 410, 429, 500, 503])('is not taken by an answer with status %i', async (status) => {
    await expect(sink(status, '9').take([entry(1)])).rejects.toMatchObject({
      message: expect.stringContaining(`status ${status}`),
      retryAfterMs: 9_000,
    });
  });
});

describe('the audit log as log records', () => {
  let server: Server;
  let answer: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '{}' };
  const seen: { url: string | undefined; key: unknown; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen.push({ url: request.url, key: request.headers['x-key'], body: Buffer.concat(chunks).toString() });
        if (answer.status > 0) response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const sink = (timeoutMs = 2_000) => {
    const { port } = server.address() as AddressInfo;
    return otlpSink({ endpoint: `http://127.0.0.1:${port}/`, headers: { 'x-key': 'k' }, now: Date.now, timeoutMs });
  };

  it('has the form that OTLP prescribes, whole entries in it', async () => {
    await sink().take([entry(1), entry(2)]);
    const [{ url, key, body } = { url: '', key: '', body: '' }] = seen.splice(0);
    expect([url, key]).toEqual(['/v1/logs', 'k']);
    const [{ resource, scopeLogs }] = JSON.parse(body).resourceLogs;
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'cuspal-audit' } });
    const [one, two] = scopeLogs[0].logRecords;
    expect(one).toMatchObject({
      timeUnixNano: '1795953600123000000',
      severityNumber: 9,
      eventName: 'cuspal.audit.key.make',
    });
    expect(two.attributes).toContainEqual({ key: 'cuspal.audit.sequence', value: { intValue: '2' } });
    expect(JSON.parse(one.body.stringValue)).toMatchObject({ chain: 'acme', sequence: 1, hash: entry(1).hash });
  });

  it.each([
    [503, '', 'status 503', 4_000],
    [400, '{"code":3}', 'status 400', 4_000],
    [200, '{"partialSuccess":{"rejectedLogRecords":"1","errorMessage":"no"}}', 'rejected 1', undefined],
  ])('is not taken by an answer with %i %s', async (status, body, fault, retryAfterMs) => {
    answer = { status, body, headers: { 'retry-after': '4' } };
    await expect(sink().take([entry(1)])).rejects.toMatchObject({
      message: expect.stringContaining(fault),
      retryAfterMs,
    });
  });

  it.each(['', 'ok', '{}', '{"partialSuccess":{}}'])('is taken by an answer with 200 and %j', async (body) => {
    answer = { status: 200, body };
    await sink().take([entry(1)]);
  });

  it('is not waited for longer than it may take, and follows no redirect', async () => {
    answer = { status: 0, body: '' };
    await expect(sink(100).take([entry(1)])).rejects.toThrow(/abort|timeout/i);
    answer = { status: 307, body: '', headers: { location: 'http://127.0.0.1:1/' } };
    await expect(sink().take([entry(1)])).rejects.toThrow();
  });
});
