import { capitalised, listed } from '@cuspal/figures';

/** `siderealLongitude`, `sign_scores` and `MOON_STAR` as people write them: Sidereal longitude. */
export function inWords(name: string): string {
  const spaced = /[a-z]/.test(name)
    ? name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    : name;
  const words = spaced
    .slice(0, 80)
    .replaceAll('_', ' ')
    .split(' ')
    .map((word) => (/^[A-Z][A-Z0-9]?$/.test(word) && /[a-z]/.test(name) ? word : word.toLowerCase()))
    .join(' ')
    .trim();
  return capitalised(words);
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const STAMP = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** 2026-01-08T15:27:55+05:30 becomes 8 January 2026, 15:27, on its own clock; undefined for what is no instant. */
export function dateInWords(stamp: string): string | undefined {
  const [, year = '', month = '', day = '', hour, minute] = STAMP.exec(stamp) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return undefined;
  const date = `${Number(day)} ${name} ${Number(year)}`;
  return hour === undefined || minute === undefined ? date : `${date}, ${hour}:${minute}`;
}

/** The day alone. */
export const dayInWords = (stamp: string): string => dateInWords(stamp.slice(0, 10)) ?? stamp;

/** A code such as GREAT_FRIEND in words; a text stays as it is. */
const spoken = (text: string): string =>
  dateInWords(text) ?? (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^[A-Z]{3,}$/.test(text) ? inWords(text) : text);

/** A value without members in words; undefined for one that has them. */
export function valueInWords(value: unknown): string | undefined {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? spoken(value) : undefined;
}

/** A planet as it stands within a sentence. */
export const planetInText = (planet: string): string => (/^(?:Sun|Moon)$/.test(planet) ? `the ${planet}` : planet);

/** The same at the beginning of one. */
export const planetAtStart = (planet: string): string => planetInText(planet).replace(/^the/, 'The');

/** Planets in a sentence: "the Sun and Rahu". */
export const planetsInText = (planets: readonly string[]): string => listed(planets.map(planetInText));
