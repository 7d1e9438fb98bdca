import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickest } from '../../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { send } from '../../../test/http.ts';
import { servicesOn } from '../../../test/services.ts';
import type { Database } from '../../database/connection.ts';

/** Bodies of log records that a collector was sent. */
const lines: string[] = [];
let collector: Server;
let database: Database;
let gateway: TestGateway;
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceLogs } = JSON.parse(Buffer.concat(chunks).toString());
      for (const { body } of resourceLogs[0].scopeLogs[0].logRecords) lines.push(body.stringValue);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  database = await quickest().fresh();
  const auditSink = { kind: 'otlp', endpoint: `http://127.0.0.1:${port}`, headers: {} } as const;
  gateway = await startTestGateway({ database, logLevel: 'silent', config: { auditSink } });
}, 60_000);
afterAll(async () => {
  await gateway.gateway.close();
  await database.close();
  collector.closeAllConnections();
  collector.close();
});

it('a gateway with a sink sends what is done, and shows how far it is behind', async () => {
  const { accounts, audit } = servicesOn(database);
  const { id } = await accounts.findOrCreateUser('ada@example.com');
  const chain = await audit.chainOf(id);
  const sent = () => lines.map((line) => JSON.parse(line)).filter((entry) => entry.chain === chain);
  await expect.poll(sent, { timeout: 20_000 }).toMatchObject([{ action: 'account.make', sequence: 1 }]);
  const metrics = await send(gateway.url, { method: 'GET', path: '/metrics' });
  expect(metrics.text).toMatch(/^cuspal_audit_sink_lag_seconds\{[^}]*\} 0$/m);
  expect(metrics.text).toMatch(/^cuspal_audit_sink_failures_total\{[^}]*\} 0$/m);
});
