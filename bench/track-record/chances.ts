/** Chance of so many hits or more among independent trials of these chances each, counted exactly. */
export function chanceOfAtLeast(hits: number, chances: readonly number[]): number {
  let exactly = [1];
  for (const chance of chances) {
    exactly = Array.from({ length: exactly.length + 1 }, (_, count) => {
      const [missed, hit] = [exactly[count] ?? 0, exactly[count - 1] ?? 0];
      return missed * (1 - chance) + hit * chance;
    });
  }
  return exactly.slice(hits).reduce((sum, each) => sum + each, 0);
}

const binomialAtLeast = (hits: number, trials: number, chance: number): number =>
  chanceOfAtLeast(hits, new Array<number>(trials).fill(chance));

/** The root of a rising function between 0 and 1. */
function rootOf(rising: (at: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The exact interval of 95 % for a share of hits (Clopper and Pearson), 0 to 1. */
export const exactInterval = (hits: number, trials: number): readonly [low: number, high: number] => [
  hits === 0 ? 0 : rootOf((chance) => binomialAtLeast(hits, trials, chance) - 0.025),
  hits === trials ? 1 : rootOf((chance) => binomialAtLeast(hits + 1, trials, chance) - 0.975),
];
