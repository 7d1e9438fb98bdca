import { createRequire } from 'node:module';
import type Koffi from 'koffi';
import { collectAllGarbage } from './collect-garbage.ts';

const LOOKED_EVERY_MS = 5_000;
/** A process that takes less of a processor than this is quiet: it waits, or has a call now and then. */
const QUIET_SHARE = 0.05;
/** Compilers that work beside the process have ended by then. */
const LOOKS_AFTER_START = 2;
/** A load that comes again within a minute finds what it had: without, its first seconds take a third more. */
const LOOKS_AFTER_WORK = 12;
/** Work of less leaves too little behind to be worth the pause of giving it back. */
const WORTH_CPU_SECONDS = 2;

/**
 * Gives memory back to the system in each quiet time after work, the start among it. V8 collects garbage when memory is
 * asked for, and glibc keeps what threads have freed, tens of megabytes after the compiler of WebAssembly: a process that
 * waits would hold both for as long as it waits. What glibc keeps goes back soon after the start in any case, for a load
 * that begins with it would hold that to its end. Keeps no process alive.
 */
export function giveBackWhenQuiet(): void {
  const quiet = new QuietTimes();
  let looks = 0;
  setInterval(() => {
    looks += 1;
    const { user, system } = process.cpuUsage();
    const isDue = quiet.isDue((user + system) / 1e6, performance.now() / 1e3);
    if (isDue) collectAllGarbage();
    if (isDue || looks === LOOKS_AFTER_START) trimMemory();
  }, LOOKED_EVERY_MS).unref();
}

/** Finds the quiet times after work, by the seconds of a processor that the process has taken. */
export class QuietTimes {
  #looked = { cpu: 0, at: 0 };
  #worked = 0;
  #quietLooks = 0;
  #looksNeeded = LOOKS_AFTER_START;

  /** Whether it has been quiet for long enough, for the first time after enough work. Both are in seconds since the process began. */
  isDue(cpu: number, at: number): boolean {
    const taken = cpu - this.#looked.cpu;
    const isQuiet = taken < QUIET_SHARE * (at - this.#looked.at);
    this.#looked = { cpu, at };
    if (!isQuiet) this.#worked += taken;
    this.#quietLooks = isQuiet ? this.#quietLooks + 1 : 0;
    if (this.#quietLooks < this.#looksNeeded || this.#worked < WORTH_CPU_SECONDS) return false;
    this.#worked = 0;
    this.#looksNeeded = LOOKS_AFTER_WORK;
    return true;
  }
}

let trim: (() => boolean) | undefined;

/** Has glibc give back the pages in which nothing is left; false where another library allocates. */
export function trimMemory(): boolean {
  trim ??= foundTrim();
  return trim();
}

function foundTrim(): () => boolean {
  try {
    const koffi = createRequire(import.meta.url)('koffi') as typeof Koffi;
    const trimmed = koffi.load(null).func('int malloc_trim(size_t)');
    return () => {
      trimmed(0);
      return true;
    };
  } catch {
    return () => false;
  }
}
