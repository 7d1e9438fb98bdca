import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startSystem } from '../../scripts/lib/system.mjs';
import { send, type Outcome } from './client.ts';
import { attackJobs, type AttackJob } from './inputs.ts';
import { Judge } from './judge.ts';
import { LoopWatch, MOST_TURN_MS, PROBE } from './loop-watch.ts';
import { processFigures } from './process-figures.ts';
import { ROUTES } from './routes.ts';
import { ACCESS } from './scenarios-of-access.ts';
import { LOAD } from './scenarios-of-load.ts';
import type { ListedTool } from './tool-inputs.ts';

/*
 * Attacks a started system: first by each scenario, then by hostile inputs to every tool and every HTTP route. Fails when
 * a scenario ends otherwise than it should, or an input gives a 5xx, an internal error, a hang, a crash, a stack trace, a
 * secret, a line of a fault in a log or too long a turn of the gateway's loop, or leaves handles or memory behind.
 * Usage: npm run attack [-- number of inputs, seed, words of the names of scenarios]; 0 inputs: the scenarios alone
 */
const [INPUTS = 20_000, SEED = 20_261_122] = process.argv.slice(2).map(Number);
const [, , , , WORDS = ''] = process.argv;
/** Inputs that are made at once, however many are sent: they are held in memory. */
const OF_A_ROUND = 20_000;
const AT_ONCE = 8;
/** A process that has this many more handles at the end than in the middle leaks them. */
const MOST_HANDLES = 20;
const MOST_MEBIBYTES = 200;

const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-attack-'));
const key = `mcp_${randomBytes(32).toString('base64url')}`;
const [port = 0] = await freePorts(1);
// Each input comes from an address of its own, so that limits by address do not stand in front of what is attacked, nor
// does the cap of all messages: beyond it the page of signing in is 503, as it should be.
const env = { LOG_LEVEL: 'info', TRUST_PROXY: '1', SMTP_URL: '', MAIL_PER_HOUR: '1000000', NODE_OPTIONS: PROBE };
const system = await startSystem({ host: '127.0.0.1', port, dataDir, keys: [key], env });
const judge = new Judge([key]);
const gateway = system.processes.get('gateway');
if (!gateway) throw new Error('no gateway was started');
const watch = new LoopWatch(gateway.child);

let sent = 0;
const from = (): Record<string, string> => {
  sent += 1;
  return { 'x-forwarded-for': `10.${(sent >> 16) & 127}.${(sent >> 8) & 255}.${sent & 255}` };
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
const get = (path: string): Promise<Outcome> =>
  send(system.baseUrl, { method: 'GET', path, headers: from(), body: undefined });

async function runScenarios(): Promise<void> {
  const { baseUrl, processes } = system;
  const target = {
    baseUrl,
    dataDir,
    key,
    processes,
    ask,
    send: (input: Parameters<typeof send>[1]) => send(baseUrl, input),
  };
  for (const { name, ofMany, run } of [...LOAD, ...ACCESS].filter((one) => one.name.includes(WORDS))) {
    await watch.takeLongest();
    const { said, faults } = await run(target);
    const longest = Math.round(await watch.takeLongest());
    process.stdout.write(`  ${name}: ${said}; longest turn ${longest} ms\n`);
    for (const fault of faults) judge.found(name, fault);
    if (longest <= MOST_TURN_MS || ofMany) continue;
    // A collection of garbage does not come at the same place twice.
    await run(target);
    const again = Math.min(longest, await watch.takeLongest());
    if (again > MOST_TURN_MS) judge.found(name, `a turn of ${Math.round(again)} ms`);
  }
}

async function runInputs(part: readonly AttackJob[]): Promise<void> {
  const rest = part.values();
  const worker = async (): Promise<void> => {
    for (const job of rest) judge.note(job.name, await watch.follow(job, job.run));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

try {
  // What is made once is made now: a page or an index that is first asked for.
  for (const path of [...ROUTES, '/docs/search?q=house']) await get(encodeURI(path));
  await watch.takeLongest();
  watch.forget();
  const before = await goodCall();
  const listed = JSON.parse((await ask('tools/list', {})).text) as { result: { tools: ListedTool[] } };
  const { tools } = listed.result;
  process.stdout.write('scenarios:\n');
  await runScenarios();

  const began = performance.now();
  process.stdout.write(`${INPUTS} inputs to ${tools.length} tools and the HTTP routes, seed ${SEED}\n`);
  const started = processFigures(system.processes);
  let middle = started;
  for (let done = 0; done < INPUTS; done += OF_A_ROUND) {
    const count = Math.min(OF_A_ROUND, INPUTS - done);
    const jobs = attackJobs(tools, count, SEED + done, { call, headersFor, baseUrl: system.baseUrl });
    // The inputs took long to make, so connections that the server has closed meanwhile are noticed now.
    await sleep(200);
    const half = Math.max(0, Math.min(count, Math.floor(INPUTS / 2) - done));
    await runInputs(jobs.slice(0, half));
    if (half > 0) middle = processFigures(system.processes);
    await runInputs(jobs.slice(half));
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const { longestMs, tooLong } = watch.figures;
  for (const { name, turnMs } of await watch.replay()) judge.found('turn', `${Math.round(turnMs)} ms: ${name}`);

  for (const [name, { running }] of system.processes) if (!running) judge.found('crash', name);
  const ready = await get('/health/ready');
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
    `longest turn of the gateway ${Math.round(longestMs)} ms, ${tooLong} over ${MOST_TURN_MS} ms\n${judge.report()}\n` +
      `processes at the start, in the middle and at the end:\n${figures.join('\n')}\n${seconds} s\n`,
  );
} finally {
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(judge.findings === 0 ? 0 : 1);
