import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isHealthy } from './health.mjs';
import { NODE_FLAGS, PROCESSES } from './processes.mjs';

// Starts each process of the image, one after the other, and prints how long it takes until it is healthy, the CPU
// time that this cost it, and its memory once it has freed what the start left behind. In the image, or in a clone that
// is built:
//   node deploy/start-times.mjs [process ...]
const COMMAND = fileURLToPath(new URL('cuspal.mjs', import.meta.url));
const LONGEST_MS = 120_000;
const ASKED_EVERY_MS = 20;
/** The unit in which the kernel counts CPU time. */
const TICKS_A_SECOND = 100;
/** V8 gives pages back to the system some seconds after a collection. */
const SETTLED_MS = 12_000;
/** Ports of the image. */
const PORTS = { PORT: '3000', GRPC_PORT: '50051' };

const asked = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-times-'));
try {
  process.stdout.write('process     healthy after      CPU   memory\n');
  for (const name of asked.length > 0 ? asked : PROCESSES) process.stdout.write(await started(name));
} catch (fault) {
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true });
}

/** Starts one process, ends it again, and returns its line. */
async function started(name) {
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
  const runs = () => {
    if (child.exitCode !== null) throw new Error(`${name} ended by itself: above stands why.`);
  };
  while (!(await isHealthy(name, env)) && performance.now() - since < LONGEST_MS) {
    runs();
    await sleep(ASKED_EVERY_MS);
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const cpu = cpuSeconds(child.pid).toFixed(1);
  await sleep(SETTLED_MS);
  runs();
  const held = memory(child.pid);
  child.kill('SIGTERM');
  await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()));
  return `${name.padEnd(12)}${seconds.padStart(11)} s${cpu.padStart(7)} s${String(held).padStart(6)} MB\n`;
}

/** User and system time, fields 14 and 15 of the kernel's line; what stands before the bracket may hold spaces. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Resident memory in MB. */
function memory(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
