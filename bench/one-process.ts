import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { CATALOG, exampleOf } from '@cuspal/catalog';
import { median, type Row } from './lib/measurement.ts';

const COMMAND = join(import.meta.dirname, '../packages/one-process/bin/cuspal.mjs');
const STARTS = 7;
const CLIENT = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };

/** The command cuspal on stdio: how soon it lists its tools, and what memory it takes. */
export async function oneProcess(): Promise<readonly Row[]> {
  if (process.platform !== 'linux') return [{ name: 'one process', skipped: 'its memory is read from /proc' }];
  const cache = mkdtempSync(join(tmpdir(), 'cuspal-bench-cache-'));
  try {
    const first = await start(cache);
    first.stop();
    const later: { readonly ms: number; readonly mb: number }[] = [];
    for (let index = 0; index < STARTS; index += 1) {
      const one = await start(cache);
      later.push(one);
      one.stop();
    }
    const [all, mbs] = await everyTool(cache);
    return [
      {
        name: 'one process: from its start to tools/list',
        value: median(later.map(({ ms }) => ms)),
        unit: 'ms',
        target: { atMost: 2_000 },
        detail: `${first.ms.toFixed(0)} ms the first time, before its code is in the compile cache; median of ${STARTS} starts`,
      },
      {
        name: 'one process: resident memory after tools/list',
        value: median(later.map(({ mb }) => mb)),
        unit: 'MB',
        target: { atMost: 250 },
        detail: `median of ${STARTS} starts`,
      },
      {
        name: 'one process: most resident memory over a call of every tool',
        value: mbs,
        unit: 'MB',
        target: { atMost: 250 },
        detail: `${all} tools, one after the other, each with the arguments of its example`,
      },
    ];
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** Starts the process and lets it list its tools. */
async function start(cache: string) {
  const begun = performance.now();
  const child = spawn(process.execPath, [COMMAND], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const ask = async (method: string, params: object): Promise<string> => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: (id += 1), method, params })}\n`);
    const { value } = await lines.next();
    return z.string().parse(value);
  };
  await ask('initialize', CLIENT);
  await ask('tools/list', {});
  const ms = performance.now() - begun;
  const memory = (line: 'VmRSS' | 'VmHWM'): number => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  };
  return { ms, mb: memory('VmRSS'), ask, memory, stop: () => child.stdin.end() };
}

async function everyTool(cache: string): Promise<readonly [tools: number, mb: number]> {
  const { ask, memory, stop } = await start(cache);
  const tools = CATALOG;
  for (const { name } of tools) {
    const answer = await ask('tools/call', { name, arguments: exampleOf(name).arguments });
    if (answer.includes('"isError":true')) throw new Error(`${name} fails: ${answer.slice(0, 300)}`);
  }
  const most = memory('VmHWM');
  stop();
  return [tools.length, most];
}
