import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LONGEST_END_MS = 10_000;
const LINES_SHOWN = 15;

/** The programs of a cluster. Their output goes to files of a folder; they end with this process at the latest. */
export class Processes {
  #children = [];
  #stopping = false;

  constructor(folder) {
    this.folder = folder;
    process.once('exit', () => this.#signal('SIGKILL'));
  }

  start(name, file, words, environment = {}) {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const env = { ...process.env, ...environment };
    const child = spawn(file, words, { cwd: this.folder, env, stdio: ['ignore', log, log] });
    closeSync(log);
    const started = { name, child, ended: undefined };
    const done = new Promise((resolve) => {
      child.once('error', ({ message }) => resolve(message));
      child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}`));
    });
    started.done = done.then((how) => (started.ended = how));
    this.#children.push(started);
  }

  /** Throws when a program has ended that was not asked to, with the last that it printed. */
  assertRunning() {
    if (this.#stopping) return;
    for (const { name, ended } of this.#children)
      if (ended !== undefined) throw new Error(`${name} ${ended}:\n${this.lastLines(name)}`);
  }

  lastLines(name) {
    return readFileSync(join(this.folder, `${name}.log`), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-LINES_SHOWN)
      .join('\n');
  }

  /** Ends them, the last one started first, and returns when none is left. */
  async stop() {
    this.#stopping = true;
    for (const { child, done } of this.#children.toReversed()) {
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS);
      await done;
      clearTimeout(kill);
    }
  }

  #signal(signal) {
    for (const { child, ended } of this.#children) if (ended === undefined) child.kill(signal);
  }
}
