/** How an argument is said: `{lord, planet, first}` is the format `planet first`. */
interface Format {
  /** Its type where the message is spoken. */
  readonly type: string;
  /** The function of `@cuspal/speech` that says it; null where it goes in as it is. */
  readonly by: string | null;
  /** Words after the argument. */
  readonly more?: string;
}

const PLANETS = 'readonly PlanetName[]';
const NUMBERS = 'readonly number[]';

export const FORMATS: Readonly<Record<string, Format>> = {
  planet: { type: 'PlanetName', by: 'planetInWords' },
  'planet first': { type: 'PlanetName', by: 'planetFirst' },
  'planet name': { type: 'PlanetName', by: 'named' },
  planets: { type: PLANETS, by: 'planetsInWords' },
  'planets first': { type: PLANETS, by: 'planetsFirst' },
  'planets names': { type: PLANETS, by: 'planetNames' },
  'planets or': { type: PLANETS, by: 'planetsInWords', more: ", 'or'" },
  houses: { type: NUMBERS, by: 'housesNamed' },
  'houses first': { type: NUMBERS, by: 'housesFirst' },
  numbers: { type: NUMBERS, by: 'inWords' },
  'numbers or': { type: NUMBERS, by: 'inWords', more: ", 'or'" },
  list: { type: 'readonly string[]', by: 'inWords' },
  'list first': { type: 'readonly string[]', by: 'listFirst' },
  'list or': { type: 'readonly string[]', by: 'inWords', more: ", 'or'" },
  ordinal: { type: 'number', by: 'ordinal' },
  number: { type: 'number', by: 'numberInWords' },
  sign: { type: 'string', by: 'named' },
  'sign before': { type: 'string', by: 'signBefore' },
  star: { type: 'string', by: 'named' },
  event: { type: 'string', by: 'named' },
  name: { type: 'string', by: 'named' },
  'name first': { type: 'string', by: 'nameFirst' },
  'name inside': { type: 'string', by: 'nameInside' },
  names: { type: 'readonly string[]', by: 'namesInWords' },
  'names inside': { type: 'readonly string[]', by: 'namesInside' },
  day: { type: 'string', by: 'dayInWords' },
  'day short': { type: 'string', by: 'shortDayInWords' },
  'day month': { type: 'string', by: 'monthInWords' },
  duration: { type: 'number', by: 'durationInWords' },
  instant: { type: 'string', by: 'instantInWords' },
  time: { type: 'string', by: 'timeInWords' },
  digits: { type: 'string', by: 'digitsInWords' },
  text: { type: 'string', by: null },
  'text first': { type: 'string', by: 'capitalised' },
};

/** The file of each function where the catalogue is one of `packages/speech` itself, which cannot import its own index. */
const OWN_FILES: Readonly<Record<string, string>> = {
  catalogue: './language.ts',
  inWords: './lists.ts',
  capitalised: './lists.ts',
  listFirst: './lists.ts',
  dayInWords: './numbers-and-dates.ts',
  digitsInWords: './numbers-and-dates.ts',
  durationInWords: './numbers-and-dates.ts',
  monthInWords: './numbers-and-dates.ts',
  shortDayInWords: './numbers-and-dates.ts',
  instantInWords: './numbers-and-dates.ts',
  numberInWords: './numbers-and-dates.ts',
  ordinalOf: './numbers-and-dates.ts',
  pluralOf: './numbers-and-dates.ts',
  timeInWords: './numbers-and-dates.ts',
};

/** Where a catalogue finds what it uses: beside it in `packages/speech`, in that package, or in a script for browsers. */
export type SpeechHome = 'speech' | 'package' | 'browser';

/** What a script for browsers has beside its catalogue. */
const IN_BROWSERS = './spoken.ts';
const PACKAGE = '@cuspal/speech';

/** The import lines of what a compiled catalogue uses. `above`: whether it stands in a folder of that home. */
export function importLines(used: readonly string[], home: SpeechHome, above = false): readonly string[] {
  const from = new Map<string, string[]>();
  for (const name of used.toSorted()) {
    const beside = home === 'speech' ? (OWN_FILES[name] ?? './terms.ts') : home === 'browser' ? IN_BROWSERS : PACKAGE;
    const file = above ? beside.replace(/^\.\//, '../') : beside;
    from.set(file, [...(from.get(file) ?? []), name === 'PlanetName' ? 'type PlanetName' : name]);
  }
  return [...from].map(([file, names]) => `import { ${names.join(', ')} } from '${file}';`);
}
