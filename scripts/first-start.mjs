import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { loadavg, tmpdir } from 'node:os';
import { ROOT } from './lib/runtime.mjs';

// npm run first-start [-- --cold]: clones the last commit, starts it as somebody does who has just found it, asks the
// question that it prints, and says how long each stage took. With --cold npm has nothing in its cache.

const DEADLINE_MS = 900_000;
const cold = process.argv.includes('--cold');
const folder = mkdtempSync(join(tmpdir(), 'cuspal-first-start-'));
const clone = join(folder, 'cuspal');
const say = (text) => process.stdout.write(text);
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);

/** The variables of a person at a terminal: those of npm and of this command would change what is measured. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_(?!config)|NODE$|NODE_ENV|NODE_OPTIONS|CUSPAL_)/.test(name)),
);
env.PATH = (env.PATH ?? '')
  .split(delimiter)
  .filter((place) => !place.startsWith(ROOT))
  .join(delimiter);
Object.assign(env, { PORT: '0', ...(cold ? { npm_config_cache: join(folder, 'npm-cache') } : {}) });

say(`Load of the machine: ${loadavg()[0].toFixed(1)}. The cache of npm: ${cold ? 'empty' : 'as it is here'}.\n`);
const began = Date.now();
let child;
try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone], { env, timeout: DEADLINE_MS });
  say(`${seconds(Date.now() - began)}  clone\n`);
  const text = await started();
  const ready = Date.now();
  const [, told = ''] = /^ {2}Stages +(.+); in all/m.exec(text) ?? [];
  for (const part of told.split(', ').filter(Boolean)) {
    const [, name, took] = /^(.+) ([\d.]+) s$/.exec(part) ?? [];
    say(`${seconds(Number(took) * 1000)}  ${name}\n`);
  }
  say(`${seconds(ready - began)}  from the clone to READY\n`);
  const [question = ''] = /curl -s [^]*?\.answer'/.exec(text) ?? [];
  const answer = execFileSync('sh', ['-c', question], { encoding: 'utf8', env, timeout: DEADLINE_MS });
  say(`${seconds(Date.now() - began)}  to the first answer: ${answer}`);
  const used = processorSeconds();
  if (used !== undefined) say(`${used.toFixed(1).padStart(6)} s  of a processor, of all processes together\n`);
} finally {
  if (child?.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Runs `npm start` until it has said all that it says; gives its output, or rejects with it. */
function started() {
  child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let text = '';
    const late = setTimeout(() => reject(new Error(`Not ready after ${DEADLINE_MS / 1000} s:\n${text}`)), DEADLINE_MS);
    const heard = (chunk) => {
      text += chunk;
      if (!/^ {2}Stages .*$/m.test(text)) return;
      clearTimeout(late);
      resolve(text);
    };
    child.stdout.setEncoding('utf8').on('data', heard);
    child.stderr.setEncoding('utf8').on('data', heard);
    child.once('exit', () => reject(new Error(`npm start ended:\n${text}`)));
  });
}

/** What the processes of the clone used, with their children that have ended; undefined where there is no /proc. */
function processorSeconds() {
  if (!existsSync('/proc/self/stat')) return undefined;
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`PWD=${clone}\0`)) return 0;
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // utime, stime, cutime and cstime.
        return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      } catch {
        return 0;
      }
    });
  return (
    ticks.reduce((sum, each) => sum + each, 0) / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  );
}
