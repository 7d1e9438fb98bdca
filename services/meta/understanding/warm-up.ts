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
 * question that comes earlier does the rest.
 */
export function warmUp(heard: () => Promise<unknown> = hear, waitMs: number = WAIT_MS): void {
  setTimeout(stepOn, waitMs, heard).unref();
}

function stepOn(heard: () => Promise<unknown>): void {
  if (LEARNT.some((learnt) => learnt.step())) setImmediate(stepOn, heard);
  // What fails shows again, and is told, at the question of somebody.
  else void heard().catch(() => {});
}

/** Hears a question as somebody's first one is heard. */
async function hear(): Promise<void> {
  const { understand } = await import('./understand.ts');
  understand(FIRST);
}

export const FIRST = 'When will I get married?';
