import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees what loading the code has left behind, once: a process that waits for work would hold it for as long as it waits,
 * for V8 collects when memory is asked for. Takes some 50 ms.
 */
export const collectGarbage = (): void => collect('');

/** Frees all that nobody holds, and the room for young objects that a load made V8 take. Takes two or three times as long. */
export const collectAllGarbage = (): void => collect("{ type: 'major', execution: 'sync', flavor: 'last-resort' }");

function collect(how: string): void {
  setFlagsFromString('--expose-gc');
  runInNewContext(`globalThis.gc?.(${how})`);
}
