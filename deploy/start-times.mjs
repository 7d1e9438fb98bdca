import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS, PROCESSES } from './processes.mjs';

// Starts each process of the image, one after the other, and prints how long it takes until it is healthy, and its
// memory once it has freed what the start left behind. In the image, or in a clone that is built:
//   node deploy/start-times.mjs
const COMMAND = fileURLToPath(new URL('cuspal.mjs', import.meta.url));
const LONGEST_MS = 120_000;
/** V8 gives pages back to the system some seconds after a collection. */
const SETTLED_MS = 12_000;
/** Those of the image. */
const PORTS = { PORT: '3000', GRPC_PORT: '50051' };

const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-times-'));
process.stdout.write('process     healthy after   memory\n');
for (const name of PROCESSES) {
  const env = {
    ...PORTS,
    ...process.env,
    PROCESS: name,
    DATA_DIR: dataDir,
    LAME_DUCK_SECONDS: '0',
    LOG_LEVEL: 'fatal',
  };
  const since = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, COMMAND], { env, stdio: 'inherit' });
  while (!isHealthy(env) && child.exitCode === null && performance.now() - since < LONGEST_MS);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  await sleep(SETTLED_MS);
  process.stdout.write(`${name.padEnd(12)}${seconds.padStart(11)} s${String(memory(child.pid)).padStart(6)} MB\n`);
  child.kill('SIGTERM');
  await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()));
}
rmSync(dataDir, { recursive: true });

function isHealthy(env) {
  return spawnSync(process.execPath, [COMMAND, 'health'], { env }).status === 0;
}

/** Resident memory in MB. */
function memory(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
