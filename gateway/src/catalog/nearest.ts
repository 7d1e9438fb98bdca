import { distance } from 'fastest-levenshtein';

/** Longer texts are not compared: their distance would cost time and say nothing. */
const COMPARED = 64;

/** The names that need the fewest changes to become `wanted`, best first. */
export function nearestNames(wanted: string, names: readonly string[], count = 5): readonly string[] {
  const asked = wanted.slice(0, COMPARED).toLowerCase();
  return names
    .map((name) => ({ name, far: distance(asked, name) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ name }) => name);
}
