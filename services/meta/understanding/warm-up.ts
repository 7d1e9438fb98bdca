import { collectGarbage } from '@cuspal/telemetry';
import { LEXICON } from './concepts/concepts.ts';
import { COUNTED } from './model/counted.ts';
import { TAUGHT } from './model/taught.ts';
import { SLIPS } from './reading.ts';

/** The services that a process starts beside this one come first. Then it learns while the gateway still starts. */
const WAIT_MS = 250;

/** What hearing a question needs, each after what it rests on. */
const LEARNT = [LEXICON, COUNTED, SLIPS, TAUGHT];

/**
 * Learns the words and examples in the background, so that the first question of a process does not wait for them: a
 * step at a time, and between two steps whatever came in. Then a question is heard, and `heard` is called, because what
 * is first looked for and compiled takes longer than hearing does. Until it has begun it keeps no process alive. A
 * question that comes earlier does the rest. Tables that were made on the way are tens of megabytes beside the heap,
 * which V8 would keep through a load: so garbage is collected `atTheEnd`.
 */
export function warmUp(
  heard: () => Promise<unknown> = hear,
  waitMs: number = WAIT_MS,
  atTheEnd: () => void = collectOnce,
): void {
  const stepOn = (): void => {
    if (LEARNT.some((learnt) => learnt.step())) setImmediate(stepOn);
    // What fails shows again, and is told, at the question of somebody.
    else void heard().then(atTheEnd, atTheEnd);
  };
  setTimeout(stepOn, waitMs).unref();
}

let isCollected = false;

/** Services that learn in one process leave their tables together. */
function collectOnce(): void {
  if (isCollected) return;
  isCollected = true;
  collectGarbage();
}

/** Hears a question as somebody's first one is heard. */
async function hear(): Promise<void> {
  const { understand } = await import('./understand.ts');
  understand(FIRST);
}

export const FIRST = 'When will I get married?';
