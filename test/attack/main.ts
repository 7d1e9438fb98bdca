import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startSystem } from '../../scripts/lib/system.mjs';
import { send, type Outcome } from './client.ts';
import { Judge } from './judge.ts';
import { processFigures } from './process-figures.ts';
import { routeInputs, type RouteInput } from './route-inputs.ts';
import { toolInputs, type ListedTool } from './tool-inputs.ts';

/*
 * Sends hostile inputs to a started system: to every tool and to every HTTP route. Fails when one of them gives a 5xx,
 * an internal error, a hang, a crash, a stack trace, a secret, a line of a fault in a log, or leaves handles or memory
 * behind. Usage: npm run attack [-- number of inputs, seed]
 */
const [INPUTS = 20_000, SEED = 20_261_122] = process.argv.slice(2).map(Number);
const FOR_ROUTES = 0.25;
const AT_ONCE = 8;
/** A process that has this many more handles at the end than in the middle leaks them. */
const MOST_HANDLES = 20;
const MOST_MEBIBYTES = 200;

const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-attack-'));
const key = `mcp_${randomBytes(32).toString('base64url')}`;
const [port = 0] = await freePorts(1);
// Each input comes from an address of its own, so that limits by address do not stand in front of what is attacked.
const env = { LOG_LEVEL: 'info', TRUST_PROXY: '1', SMTP_URL: '' };
const system = await startSystem({ host: '127.0.0.1', port, dataDir, keys: [key], env });
const judge = new Judge([key]);

let sent = 0;
const from = (): Record<string, string> => {
  sent += 1;
  return { 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` };
};
/** REST is attacked from within: without the key nothing behind its gate would be reached. */
const headersFor = ({ path }: { readonly path: string }): Record<string, string> =>
  path.startsWith('/v1/') ? { ...from(), authorization: `Bearer ${key}` } : from();
const call = (body: Buffer): Promise<Outcome> => {
  const headers = { ...from(), authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return send(system.baseUrl, { method: 'POST', path: '/mcp', headers, body });
};
const ask = async (method: string, params: object): Promise<Outcome> =>
  call(Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })));
const goodCall = async (): Promise<string> => {
  const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
  const { status, text } = await ask('tools/call', { name: 'get_planets', arguments: birth });
  if (status !== 200) judge.found('a good call fails', `${status} ${text}`);
  return text.replace(/"request_?[iI]d":"[^"]*"/g, '');
};

try {
  const before = await goodCall();
  const listed = JSON.parse((await ask('tools/list', {})).text) as { result: { tools: ListedTool[] } };
  const { tools } = listed.result;
  const forTool = Math.floor((INPUTS * (1 - FOR_ROUTES)) / tools.length);
  const forRoutes = INPUTS - forTool * tools.length;
  const jobs: { readonly name: string; readonly run: () => Promise<Outcome> }[] = [];
  for (const [index, tool] of tools.entries()) {
    const inputs = toolInputs(tool, forTool, SEED + index);
    for (const [number, { body }] of inputs.entries()) {
      jobs.push({ name: `${tool.name} ${number}: ${body.toString().slice(0, 300)}`, run: () => call(body) });
    }
  }
  for (const [number, input] of routeInputs(forRoutes, SEED).entries()) {
    const name = 'raw' in input ? `raw ${number}` : `${input.method} ${input.path.slice(0, 200)} ${number}`;
    const located: RouteInput =
      'raw' in input ? input : { ...input, headers: { ...headersFor(input), ...input.headers } };
    jobs.push({ name, run: () => send(system.baseUrl, located) });
  }
  // Tools and routes in turn: step by a number that has no factor in common with how many there are.
  const order = jobs.map((_, index) => (index * 7_919) % jobs.length);
  const shuffled = new Set(order).size === jobs.length ? order : [...jobs.keys()];

  process.stdout.write(`${jobs.length} inputs to ${tools.length} tools and the HTTP routes, seed ${SEED}\n`);
  // The inputs took long to make, so connections that the server has closed meanwhile are noticed now.
  await sleep(200);
  const began = performance.now();
  const run = async (part: readonly number[]): Promise<void> => {
    const rest = part.values();
    const worker = async (): Promise<void> => {
      for (const index of rest) {
        const job = jobs[index];
        if (job) judge.note(job.name, await job.run());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  const half = Math.floor(shuffled.length / 2);
  const started = processFigures(system.processes);
  await run(shuffled.slice(0, half));
  const middle = processFigures(system.processes);
  await run(shuffled.slice(half));
  const seconds = Math.round((performance.now() - began) / 1000);

  for (const [name, { running }] of system.processes) if (!running) judge.found('crash', name);
  const ready = await send(system.baseUrl, { method: 'GET', path: '/health/ready', headers: {}, body: undefined });
  if (ready.status !== 200) judge.found('not ready afterwards', ready.text);
  const after = await goodCall();
  if (after !== before) {
    const at = [...before].findIndex((character, index) => character !== after[index]);
    judge.found('a good call answers something else afterwards', after.slice(Math.max(0, at - 100), at + 100));
  }
  const ended = processFigures(system.processes);
  for (const [name, now] of ended) {
    const then = middle.get(name);
    if (!then) continue;
    if (now.handles - then.handles > MOST_HANDLES)
      judge.found('handles left', `${name}: ${then.handles} to ${now.handles}`);
    if (now.mebibytes - then.mebibytes > MOST_MEBIBYTES) {
      judge.found('memory left', `${name}: ${then.mebibytes} to ${now.mebibytes} MiB`);
    }
  }
  judge.readLogs(join(dataDir, 'logs'));

  const figures = [...ended].map(([name, now]) => {
    const [first, then] = [started.get(name), middle.get(name)];
    const memory = `${first?.mebibytes ?? 0}, ${then?.mebibytes ?? 0}, ${now.mebibytes} MiB`;
    return `  ${name}: ${memory}; ${first?.handles ?? 0}, ${then?.handles ?? 0}, ${now.handles} handles`;
  });
  process.stdout.write(
    `${judge.report()}\nprocesses at the start, in the middle and at the end:\n${figures.join('\n')}\n${seconds} s\n`,
  );
} finally {
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(judge.findings === 0 ? 0 : 1);
