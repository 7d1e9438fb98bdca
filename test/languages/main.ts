import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { runSource } from '../../scripts/lib/run-source.mjs';
import { startSystem } from '../../scripts/lib/system.mjs';
import { type Check, type Ground } from './check.ts';
import { GENERATORS } from './generators.ts';
import { GO } from './go.ts';
import { PYTHON } from './python.ts';

/*
 * The clients for other languages, and clients that generators make of the OpenAPI document, before a started system.
 * Usage: npm run clients:check, with the tools of the set core; npm run clients:check -- --whole, with all tools and in Java. Further
 * words choose checks by the beginning of their names. What is not installed is skipped by name.
 */
const words = process.argv.slice(2);
const isWhole = words.includes('--whole');
const chosen = words.filter((word) => !word.startsWith('--'));
const isChosen = ({ name, isLong = false }: Check): boolean =>
  chosen.length === 0 ? isWhole || !isLong : chosen.some((word) => name.toLowerCase().startsWith(word.toLowerCase()));
const waiting = [PYTHON, ...GENERATORS, GO].filter(isChosen);
const DOCUMENT_MS = 60_000;

if (runSource('scripts/clients-build.mjs', []) !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'cuspal-languages-'));
const key = `mcp_${randomBytes(32).toString('base64url')}`;
const [port = 0] = await freePorts(1);
const system = await startSystem({
  host: '127.0.0.1',
  port,
  dataDir: join(folder, 'data'),
  keys: [key],
  together: true,
  env: { LOG_LEVEL: 'warn', DEFAULT_RATE: '1000', DEFAULT_BURST: '1000', SMTP_URL: '' },
});

const counts = { passed: 0, failed: 0, skipped: 0 };
try {
  const address = `${system.baseUrl}/openapi.json${isWhole ? '' : '?toolsets=core'}`;
  const document = join(folder, 'openapi.json');
  const text = await (await fetch(address, { signal: AbortSignal.timeout(DOCUMENT_MS) })).text();
  writeFileSync(document, text);
  const ground = { baseUrl: system.baseUrl, key, document, isWhole };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => lane(ground)));
} finally {
  await system.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exit(counts.failed > 0 ? 1 : 0);

/** Runs one check after the other; each lane takes one core. */
async function lane(ground: Omit<Ground, 'folder'>): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const own = join(folder, check.name.replaceAll(/\W/g, '-'));
    mkdirSync(own);
    const began = Date.now();
    const [outcome, why] = await result(check, { ...ground, folder: own });
    counts[outcome] += 1;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${outcome.padEnd(8)}${check.name} ${seconds} s${why === '' ? '' : `: ${why}`}\n`);
  }
}

async function result({ missing, run: check }: Check, ground: Ground): Promise<[keyof typeof counts, string]> {
  const absent = missing();
  if (absent !== undefined) return ['skipped', absent];
  try {
    await check(ground);
    return ['passed', ''];
  } catch (fault) {
    return ['failed', fault instanceof Error ? fault.message : String(fault)];
  }
}
