/**
 * Whether the tests go through all that there is, as nobody waits for them: `npm run nightly` sets CUSPAL_BIRTHS=all. In CI
 * each takes its turn of it (CONTRIBUTING.md).
 */
export const IS_WHOLE = process.env['CUSPAL_BIRTHS'] === 'all';

/** All of them, or the one whose turn it is: that of the next turn is the next one. */
export function inTurn<T>(turn: number, all: readonly T[]): readonly T[] {
  const own = all[turn % all.length];
  return IS_WHOLE || own === undefined ? all : [own];
}
