import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToolClient } from '@cuspal/proto';
import { freePorts } from '../scripts/lib/ports.mjs';
import { startSystem } from '../scripts/lib/system.mjs';
import { median, percentile, type Measurement } from './lib/measurement.ts';

const CALLS = 2_000;
const WARM_UP = 300;
const KEY = 'mcp_benchmark_0123456789abcdefghijklmnopqrstuv';
/** The services refuse a caller who has another. */
const GRPC_SECRET = 'benchmark-secret-of-gateway-and-services';
const TOOL = 'get_planets';
const BIRTH = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

/** What the gateway adds to calling the service by gRPC directly, one call at a time, the two in turn. */
export async function routing(): Promise<readonly Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-bench-'));
  const [port = 0] = await freePorts(1);
  const env = { LOG_LEVEL: 'warn', GRPC_SECRET };
  const system = await startSystem({ host: '127.0.0.1', port, dataDir, keys: [KEY], env });
  const service = system.processes.get('ephemeris')!;
  const client = createToolClient(`127.0.0.1:${service.variables['GRPC_PORT']}`, {}, GRPC_SECRET);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const argumentsJson = Buffer.from(JSON.stringify(BIRTH));
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: TOOL, arguments: BIRTH },
  });
  try {
    const direct: number[] = [];
    const through: number[] = [];
    for (let call = 0; call < CALLS + WARM_UP; call++) {
      const grpc = await timed(() => client.callTool({ name: TOOL, argumentsJson }));
      const http = await timed(() => post(agent, port, body));
      if (call >= WARM_UP) {
        direct.push(grpc);
        through.push(http);
      }
    }
    const added = median(through) - median(direct);
    return [
      {
        name: 'gateway-added p50, one call at a time',
        value: added,
        unit: 'ms',
        target: { atMost: 1 },
        detail: `${TOOL}: direct gRPC p50 ${median(direct).toFixed(2)} ms, p99 ${percentile(direct, 0.99).toFixed(2)} ms; through the gateway p50 ${median(through).toFixed(2)} ms, p99 ${percentile(through, 0.99).toFixed(2)} ms; ${CALLS} calls each`,
      },
    ];
  } finally {
    agent.destroy();
    client.close();
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e6;
};

const post = (agent: Agent, port: number, body: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    };
    const call = request({ agent, port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers }, (response) => {
      response.resume().once('end', resolve);
    });
    call.once('error', reject).end(body);
  });
