import { language } from './language.ts';
import { say as labels } from './labels.messages.ts';
import { capitalised, inSmallLetters, inWords } from './lists.ts';
import { say as names } from './names.messages.ts';
import { say } from './terms.messages.ts';

/** The nine planets, by the names that results print. */
export type PlanetName = 'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'Rahu' | 'Ketu';

const NAMES: ReadonlyMap<string, () => string> = new Map(Object.entries({ ...labels, ...names }));

/** Names as English has them; `month Jyeshtha` where a name alone is that of something else. */
export const namesKnown = (): readonly string[] => [...NAMES.keys()];

/** A name as the language of the call has it: of a sign, a star, a planet without its article, a matter, a verdict. */
export const named = (name: string): string =>
  language() === undefined ? name : (NAMES.get(name)?.() ?? composedName(name));

/** Names that are made of others: `Cusp 7`, `House 7`, `Houses 2, 7, 11`, `Shukla Chaturthi`. */
function composedName(name: string): string {
  const [, paksha, tithi] = /^(Shukla|Krishna) (\w+)$/.exec(name) ?? [];
  if (paksha !== undefined && tithi !== undefined) return `${named(paksha)} ${named(tithi)}`;
  const [, kind, numbers = ''] = /^(Cusp|House|Houses) ([\d, ]+)$/.exec(name) ?? [];
  if (kind === undefined) return name;
  const [first = 0, ...others] = numbers.split(', ').map(Number);
  return kind === 'Cusp' ? say.cusp({ cusp: first }) : housesFirst([first, ...others]);
}

/** A name at the beginning of a sentence. */
export const nameFirst = (name: string): string => capitalised(named(name));

/** Several names in a sentence. */
export const namesInWords = (all: readonly string[]): string => inWords(all.map(named));

/**
 * A name inside a sentence, where it is written small and without a stroke: `job transfer`, `divorce or separation`.
 * German writes nouns large.
 */
export function nameInside(name: string): string {
  const tag = language();
  const said = inWords(named(name).split(' / '), 'or');
  if (tag === undefined) return said.toLowerCase();
  return tag.startsWith('de') ? said : inSmallLetters(said, tag);
}

/** Several names inside a sentence. */
export const namesInside = (all: readonly string[]): string => inWords(all.map(nameInside));

/** A sign before a word with which it is one, as "sign" is: `Aquarius`, in Tamil `கும்ப ராசி` where the name alone is `கும்பம்`. */
export const signBefore = (sign: string): string => say.signBefore({ name: sign, said: named(sign) });

/** A planet in a sentence: `the Sun`, `Mars`. */
export const planetInWords = (planet: PlanetName): string => say.planet({ name: planet, said: named(planet) });

/** At the beginning of a sentence: `The Sun`, `Mars`. */
export const planetFirst = (planet: PlanetName): string => capitalised(planetInWords(planet));

/** Several: `the Sun and Mars`, with `or` where any of them would do; `none` of nothing. */
export const planetsInWords = (planets: readonly PlanetName[], joint: 'and' | 'or' = 'and'): string =>
  inWords(planets.map(planetInWords), joint);

/** At the beginning of a sentence: `The Sun and Mars`. */
export const planetsFirst = (planets: readonly PlanetName[]): string => capitalised(planetsInWords(planets));

/** Several by their names alone, as in brackets: `Sun and Mars`. */
export const planetNames = (planets: readonly PlanetName[]): string => inWords(planets.map(named));

/** `house 7`, `houses 2, 7 and 11`, `no house`. */
export const housesNamed = (houses: readonly number[]): string => say.houses({ houses });

/** At the beginning of a sentence: `Houses 2, 7 and 11`. */
export const housesFirst = (houses: readonly number[]): string => capitalised(housesNamed(houses));

/** A house or aspect by its number, 1 to 12: `1st`, `2nd`, `3rd`, `12th`. */
export const ordinal = (number: number): string => say.ordinal({ number });
