const MOST_NAMES = 2_000;
const MOST_SIGNS = 80;

let spoken: Readonly<Record<string, string>> = {};

/**
 * Draws with the names that a result has in the language of its call (`names`, ADR 105): of planets, signs, stars and
 * whatever else a figure prints as it stands in the result. `labels`: what the figures themselves say, likewise.
 */
export function withNamesOf<Drawn>(
  result: unknown,
  draw: () => Drawn,
  labels: Readonly<Record<string, string>> = {},
): Drawn {
  const before = spoken;
  spoken = { ...labels, ...namesIn(result) };
  try {
    return draw();
  } finally {
    spoken = before;
  }
}

function namesIn(result: unknown): Readonly<Record<string, string>> {
  if (typeof result !== 'object' || result === null || !('names' in result)) return {};
  const { names } = result;
  if (typeof names !== 'object' || names === null) return {};
  return Object.fromEntries(
    Object.entries(names)
      .slice(0, MOST_NAMES)
      .flatMap(([name, said]) =>
        typeof said === 'string' && said.trim() !== '' ? [[name, said.slice(0, MOST_SIGNS)]] : [],
      ),
  );
}

/** A name as the language of the call has it; English stays. */
export const named = (name: string): string => (Object.hasOwn(spoken, name) ? (spoken[name] ?? name) : name);

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** Letters with what stands above and below them; signs of their own where a browser cannot tell. */
export const lettersOf = (text: string): readonly string[] =>
  segmenter === undefined ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * The first letters of a name. Those of Indian scripts are syllables, of which one does, or as many as tell it from the
 * other names of its kind.
 */
export function shortName(name: string, letters: number, kind: readonly string[]): string {
  const said = named(name);
  if (said === name) return name.slice(0, letters);
  const own = lettersOf(said);
  const others = kind.filter((other) => other !== name).map((other) => lettersOf(named(other)));
  const least = /^\p{Script=Latin}/u.test(said) ? letters : 1;
  const tells = (count: number): boolean =>
    others.every((other) => other.slice(0, count).join('') !== own.slice(0, count).join(''));
  let count = least;
  while (count < Math.min(own.length, letters) && !tells(count)) count++;
  return own.slice(0, count).join('');
}
