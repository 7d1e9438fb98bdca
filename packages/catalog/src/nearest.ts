import { distance } from 'fastest-levenshtein';

/** Longer texts are not compared: their distance would cost time and say nothing. */
const COMPARED = 64;
/** A name so little changed, in edits for each letter, is a slip of the pen. */
const SLIP = 0.25;
/** Shorter words are alike only when they are the same. */
const SHORTEST_MISSPELT = 4;

/**
 * The names that are most likely meant by `wanted`, best first: slips of the pen, then those that share words with it,
 * rare ones above all (`sade_sati` is `get_sade_sati_phases`), then those that need the fewest changes. `wordsOf` adds
 * other words for each name, which count beside its own.
 */
export function nearestNames(
  wanted: string,
  names: readonly string[],
  count = 5,
  wordsOf: (name: string) => string = () => '',
): readonly string[] {
  const asked = wanted.slice(0, COMPARED).toLowerCase();
  const shared = sharing(wordsIn(wanted.slice(0, COMPARED)), names, wordsOf);
  return names
    .map((name) => {
      const far = distance(asked, name.toLowerCase());
      return { name, far, slip: far <= SLIP * asked.length, shared: shared.get(name) ?? 0 };
    })
    .sort((one, other) =>
      one.slip || other.slip
        ? Number(other.slip) - Number(one.slip) || one.far - other.far
        : other.shared - one.shared || one.far - other.far,
    )
    .slice(0, count)
    .map(({ name }) => name);
}

/** The tools that are most likely meant, by their names and titles: nobody knows beforehand that the navamsa is D9. */
export function nearestTools(
  name: string,
  tools: readonly { readonly name: string; readonly title: string }[],
  count = 5,
): readonly string[] {
  const titles = new Map(tools.map((tool) => [tool.name, tool.title]));
  return nearestNames(name, [...titles.keys()], count, (each) => titles.get(each) ?? '');
}

/** How much each name shares with the words asked for: a word counts less the more names have it. */
function sharing(
  asked: ReadonlySet<string>,
  names: readonly string[],
  wordsOf: (name: string) => string,
): ReadonlyMap<string, number> {
  const texts = names.map((name) => ({ name, own: wordsIn(name), others: wordsIn(wordsOf(name)) }));
  const shared = new Map<string, number>();
  for (const word of asked) {
    const times = texts.map(({ name, own, others }) => ({ name, in: holds(own, word) + holds(others, word) }));
    const having = times.filter((each) => each.in > 0);
    const weight = Math.log(names.length / having.length);
    for (const each of having) shared.set(each.name, (shared.get(each.name) ?? 0) + weight * each.in);
  }
  return shared;
}

const holds = (words: ReadonlySet<string>, word: string): number =>
  [...words].some((other) => alike(word, other)) ? 1 : 0;

/** The same word, or one with a letter more, less or changed: `transits` is `transit`. */
const alike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= SHORTEST_MISSPELT &&
    Math.abs(one.length - other.length) <= 1 &&
    distance(one, other) === 1);

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .match(/[a-z0-9]+/g),
  );
