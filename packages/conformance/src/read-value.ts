import type { Kind, Value } from './model.ts';

const SIGNS = 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ');
/** The two letters that charts print. */
const SHORT_SIGNS = 'ar ta ge cn le vi li sc sg cp aq pi'.split(' ');
const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

/** A value of another program in the form of the set; undefined where it cannot be read as that kind. */
export function readValue(kind: Kind, value: Value): Value | undefined {
  switch (kind) {
    case 'angle':
      return typeof value === 'string' ? angleIn(value) : finite(value);
    case 'number':
      return finite(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
    case 'instant':
      return typeof value === 'string' && instantIn(value) !== undefined ? value : undefined;
    case 'planet':
      return typeof value === 'string' ? planetIn(value) : undefined;
    case 'word':
      return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : { true: true, false: false }[String(value).trim().toLowerCase()];
    case 'houses':
      return housesIn(value);
  }
}

const finite = (value: Value): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Decimal degrees, `117:45:18` or `117°45'18"`; within a sign when one is named, `Cn 27:45:18` or `27°45'18" Cancer`. */
function angleIn(text: string): number | undefined {
  const word = /[a-z]{2,}/i.exec(text)?.[0].toLowerCase();
  const sign = word === undefined ? 0 : Math.max(SIGNS.indexOf(word), SHORT_SIGNS.indexOf(word));
  const parts = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const rest = text.replace(/[a-z]{2,}|[\d.:°'"′″\s-]/gi, '');
  if (sign < 0 || rest !== '' || parts.length === 0 || parts.length > 3) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  const within = degrees + minutes / 60 + seconds / 3600;
  return sign * 30 + (text.trim().startsWith('-') ? -within : within);
}

const INSTANT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** Milliseconds of UT; a time without an offset is UT, a date alone is its first moment. */
export function instantIn(text: string): number | undefined {
  const [, date, time = '00:00', offset = 'Z'] = INSTANT.exec(text.trim()) ?? [];
  const ms = date === undefined ? Number.NaN : Date.parse(`${date}T${time}${offset}`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** A planet by its name or the first two letters of it. */
export function planetIn(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return PLANETS.find((name) => name.toLowerCase() === word || name.slice(0, 2).toLowerCase() === word);
}

/** `[1, 5]`, or the same as text, `1,5` or `1 5`. */
function housesIn(value: Value): readonly number[] | undefined {
  const list = Array.isArray(value)
    ? value
    : String(value)
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number);
  const numbers = list.filter((house: unknown): house is number => Number.isInteger(house));
  return numbers.length === list.length && numbers.every((house) => house >= 1 && house <= 12)
    ? [...new Set(numbers)].sort((a, b) => a - b)
    : undefined;
}
