import { holds } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { LimbSpan } from '../limb-spans.ts';
import type { AlmanacSpan } from './almanac-span.ts';
import { chosenDay } from './chosen-day.ts';
import { SUNRISE } from './day-rules.ts';
import type { Lunation } from './lunations.ts';
import { share } from './place-days.ts';
import type { EkadashiSchool } from './traditions.ts';

/** What puts the fast on a day: Ekadashi itself, or one of the eight great Dwadashis of the Vaishnavas. */
type FastReason =
  | 'EKADASHI'
  | 'KSHAYA'
  | 'TOUCHED'
  | 'UNMILANI'
  | 'VYANJULI'
  | 'TRISPRISHA'
  | 'PAKSHAVARDHINI'
  | 'JAYA'
  | 'VIJAYA'
  | 'JAYANTI'
  | 'PAPANASHINI';

/** One Ekadashi as a school keeps it. */
export interface EkadashiFast {
  readonly day: number;
  readonly reason: FastReason;
  /** When the fast may be broken, on the day after it. */
  readonly parana: Interval;
  readonly tithi: LimbSpan;
  readonly lunation: Lunation;
}

/** Stars of the bright Dwadashi that draw the fast to it. */
const STARS_OF_DWADASHI = [
  [7, 'JAYA'],
  [22, 'VIJAYA'],
  [4, 'JAYANTI'],
  [8, 'PAPANASHINI'],
] as const;

/** The fast of the Ekadashi of a half month, 11 or 26, by the rule of a school (R41.6). */
export function ekadashiFast(
  span: AlmanacSpan,
  lunation: Lunation,
  number: 11 | 26,
  school: EkadashiSchool,
): EkadashiFast {
  const tithi = tithiOf(lunation, number);
  const dwadashi = tithiOf(lunation, number + 1);
  const { day, reason } = school === 'SMARTA' ? smartaDay(span, tithi) : vaishnavaDay(span, lunation, number, school);
  return { day, reason, parana: paranaOf(span, day + 1, dwadashi, school), tithi, lunation };
}

function tithiOf(lunation: Lunation, number: number): LimbSpan {
  const tithi = lunation.tithis[number - 1];
  if (tithi === undefined) throw new RangeError(`no tithi ${number}`);
  return tithi;
}

type Fast = Pick<EkadashiFast, 'day' | 'reason'>;

/** The day at whose sunrise Ekadashi runs, the first of two; where it has no sunrise, the day on which it begins. */
function smartaDay({ days }: AlmanacSpan, tithi: LimbSpan): Fast {
  const { day, choice } = chosenDay(days, tithi, SUNRISE);
  return { day, reason: choice === 'BEGINS' ? 'KSHAYA' : 'EKADASHI' };
}

/** The day at whose dawn and sunrise Ekadashi runs without Dashami, or that of Dwadashi. */
function vaishnavaDay(span: AlmanacSpan, lunation: Lunation, number: 11 | 26, school: EkadashiSchool): Fast {
  const { days } = span;
  const [ekadashi, dwadashi, end] = [number, number + 1, number === 11 ? 15 : 30].map((each) =>
    tithiOf(lunation, each),
  );
  if (ekadashi === undefined || dwadashi === undefined || end === undefined) throw new RangeError('no such tithi');
  const first = days.sunDayOf(ekadashi.endMs - 1);
  // The day of its last sunrise, or the one on which it ends before a sunrise came.
  const has = (tithi: LimbSpan, day: number): boolean => holds(tithi, days.sunrise(day));
  if (!has(ekadashi, first)) return { day: first + 1, reason: 'TOUCHED' };
  if (has(ekadashi, first - 1)) return { day: first, reason: 'UNMILANI' };
  const dawn = days.part(first, 'DAWN');
  if (dawn === null || dawn.startMs < ekadashi.startMs) return { day: first + 1, reason: 'TOUCHED' };
  if (school === 'VAISHNAVA_SOUTH') return { day: first, reason: 'EKADASHI' };
  const next = first + 1;
  if (!has(dwadashi, next)) return { day: first, reason: 'TRISPRISHA' };
  if (has(dwadashi, next + 1)) return { day: next, reason: 'VYANJULI' };
  const lastOfHalf = days.sunDayOf(end.endMs - 1);
  if (has(end, lastOfHalf) && has(end, lastOfHalf - 1)) return { day: next, reason: 'PAKSHAVARDHINI' };
  const star = number === 11 && dwadashi.endMs >= days.sunset(next) ? starOfDwadashi(span, next) : undefined;
  return star === undefined ? { day: first, reason: 'EKADASHI' } : { day: next, reason: star };
}

/** A star that runs from the sunrise of Dwadashi to the next. */
function starOfDwadashi({ days, stars }: AlmanacSpan, day: number): FastReason | undefined {
  const [rise, next] = [days.sunrise(day), days.sunrise(day + 1)];
  const running = stars().find(({ startMs, endMs }) => startMs <= rise && endMs >= next);
  return STARS_OF_DWADASHI.find(([star]) => star === running?.number)?.[1];
}

/** The part of Dwadashi in which a fast is not broken. */
const HARI_VASARA = 1 / 4;

/**
 * When the fast may be broken: after sunrise and the first quarter of Dwadashi, in the first fifth of the day (a third
 * with Vaishnavas) and before Dwadashi ends; what begins later waits for the afternoon.
 */
function paranaOf({ days }: AlmanacSpan, day: number, dwadashi: LimbSpan, school: EkadashiSchool): Interval {
  const [rise, set] = [days.sunrise(day), days.sunset(day)];
  const part = (from: number, to: number): Interval => share(rise, set, from, to);
  const quarterEnds = dwadashi.startMs + (dwadashi.endMs - dwadashi.startMs) * HARI_VASARA;
  const startMs = Math.max(rise, quarterEnds);
  const early = part(0, school === 'SMARTA' ? 1 / 5 : 1 / 3);
  const endMs = dwadashi.endMs > startMs ? Math.min(early.endMs, dwadashi.endMs) : early.endMs;
  if (startMs < endMs) return { startMs, endMs };
  const late = part(3 / 5, 4 / 5);
  return { startMs: Math.max(startMs, late.startMs), endMs: late.endMs };
}
