import { normalize } from '../base/angles.ts';
import { EngineError } from '../base/errors.ts';
import { elongationCrossings } from '../search/crossings.ts';
import { siderealPosition, tropicalPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { elongation } from './limbs.ts';
import { samvatsaraOf } from './samvatsara.ts';
import type { Samvatsara } from './samvatsara.ts';
import { say } from './almanac.messages.ts';

export const LUNAR_MONTHS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;
type LunarMonthName = (typeof LUNAR_MONTHS)[number];

/** The month and year of the lunar calendar at an instant. */
interface LunarMonth {
  /** Named for the month from new moon to new moon. */
  readonly amanta: LunarMonthName;
  /** Named for the month from full moon to full moon. */
  readonly purnimanta: LunarMonthName;
  /** The Sun enters no sign in it. */
  readonly adhika: boolean;
  /** The Sun enters two signs in it. */
  readonly kshaya: boolean;
  readonly shaka: number;
  /** Reckoned from Chaitra. */
  readonly vikrama: number;
  readonly samvatsara: Samvatsara;
  /** A bounding new moon falls within 10' of a sign border: another ayanamsa may name another month. */
  readonly nearBorder: boolean;
}

/** Days. */
const MEAN_LUNATION = 29.530589;
const LONGEST_LUNATION = 30;
/** Degrees a day between which the Moon always gains on the Sun. */
const SLOWEST = 10.6;
const FASTEST = 14.6;
const A_MINUTE = 1 / 1440;
/** Pausha, Magha and Phalguna can begin after the first of January of the year that Chaitra did not open. */
const FIRST_MONTH_OVER_NEW_YEAR = 10;
const NEAR_BORDER = 10 / 60;
/** Degrees by which the Sun of a lunation outside the ephemeris can differ from what its motion there says. */
const RECKONED_WITHIN = 2;

/** The lunar month that holds an instant, by the signs of the Sun at the new moons on both sides. */
export function lunarMonth(ephemeris: Ephemeris, utcMs: number, ayanamsa: Ayanamsa): LunarMonth {
  const jd = jdFromUtcMs(utcMs);
  const [opens, closes] = newMoonsRound(ephemeris, jd);
  const [first, last] = [sunOf(ephemeris, opens, ayanamsa), sunOf(ephemeris, closes, ayanamsa)];
  const [sign, next] = [signOf(first), signOf(last)];
  const month = monthOf(sign);
  const bright = elongation(place(ephemeris, 'Sun', jd, ayanamsa), place(ephemeris, 'Moon', jd, ayanamsa)) < 180;
  const year = yearOf(opens, month);
  const shaka = year - 78;
  return {
    amanta: nameOf(month),
    // The dark half belongs to the month that follows, which is the month itself where the Sun has not moved on.
    purnimanta: nameOf(bright ? month : monthOf(next)),
    adhika: sign === next,
    kshaya: (next - sign + 12) % 12 === 2,
    shaka,
    vikrama: year + 57,
    samvatsara: samvatsaraOf(shaka),
    nearBorder: [first, last].some((sun) => toBorder(sun) < NEAR_BORDER),
  };
}

/** New moon at or before a Julian day, and the next; by the mean lunation where the ephemeris does not hold it. */
function newMoonsRound(ephemeris: Ephemeris, jd: number): readonly [number, number] {
  const of = (body: 'Sun' | 'Moon'): number => tropicalPosition(ephemeris, body, jd).longitude;
  const ahead = elongation(of('Sun'), of('Moon'));
  const left = 360 - ahead;
  const near = [
    ...newMoonsIn(ephemeris, jd - ahead / SLOWEST - A_MINUTE, jd - ahead / FASTEST + A_MINUTE),
    ...newMoonsIn(ephemeris, jd + left / FASTEST - A_MINUTE, jd + left / SLOWEST + A_MINUTE),
  ];
  const [last, next] = around(near, jd);
  if (last !== undefined && next !== undefined) return [last, next];
  // Past the ephemeris, or within a second of a new moon.
  const [before, after] = around(newMoonsIn(ephemeris, jd - LONGEST_LUNATION, jd + LONGEST_LUNATION), jd);
  if (before !== undefined) return [before, after ?? before + MEAN_LUNATION];
  if (after !== undefined) return [after - MEAN_LUNATION, after];
  throw new EngineError('internal_error', 'No new moon was found near the moment.');
}

const newMoonsIn = (ephemeris: Ephemeris, fromJd: number, toJd: number): readonly number[] =>
  elongationCrossings(ephemeris, [0], withinSpan(fromJd), withinSpan(toJd)).map(({ jd }) => jd);

/** The last at or before a Julian day and the first after it. */
const around = (newMoons: readonly number[], jd: number): readonly [number | undefined, number | undefined] => [
  newMoons.filter((newMoon) => newMoon <= jd).at(-1),
  newMoons.find((newMoon) => newMoon > jd),
];

/** Sidereal Sun at a new moon; past the ephemeris by its motion there, if that leaves no doubt of the sign. */
function sunOf(ephemeris: Ephemeris, jd: number, ayanamsa: Ayanamsa): number {
  const known = withinSpan(jd);
  const { longitude, speed } = siderealPosition(ephemeris, 'Sun', known, ayanamsa);
  const sun = normalize(longitude + speed * (jd - known));
  if (known !== jd && toBorder(sun) < RECKONED_WITHIN) throw new EngineError('out_of_range', say.monthPastSky());
  return sun;
}

const place = (ephemeris: Ephemeris, planet: 'Sun' | 'Moon', jd: number, ayanamsa: Ayanamsa): number =>
  siderealPosition(ephemeris, planet, jd, ayanamsa).longitude;

const signOf = (longitude: number): number => Math.floor(longitude / 30) % 12;

/** Degrees to the nearest sign border. */
const toBorder = (longitude: number): number => Math.abs(longitude - Math.round(longitude / 30) * 30);

/** 1 Chaitra, by the sign of the Sun at its opening new moon: Pisces is Chaitra's. */
const monthOf = (signIndex: number): number => ((signIndex + 1) % 12) + 1;

const nameOf = (month: number): LunarMonthName => LUNAR_MONTHS[month - 1] ?? 'Chaitra';

/** Gregorian year in which the Chaitra began that opens the year of a month. */
function yearOf(openingJd: number, month: number): number {
  const opening = new Date(utcMsFromJd(openingJd));
  const pastNewYear = month >= FIRST_MONTH_OVER_NEW_YEAR && opening.getUTCMonth() < 6;
  return opening.getUTCFullYear() - (pastNewYear ? 1 : 0);
}
