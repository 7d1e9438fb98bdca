import { overlap } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { LimbSpan } from '../limb-spans.ts';
import type { AlmanacSpan } from './almanac-span.ts';
import { chosenDay } from './chosen-day.ts';
import { AFTERNOON_EARLY, AFTERNOON_FULLER, DUSK, SUNRISE } from './day-rules.ts';
import type { Found, OwnRule } from './festival.ts';
import type { Lunation } from './lunations.ts';
import { MINUTE_MS, share } from './place-days.ts';

const FULL_MOON = 15;
const THREE_MUHURTAS_MS = 144 * MINUTE_MS;
const TENTH = 10;
/** Shravana, the star of Vijayadashami. */
const SHRAVANA = 22;
/** Three and a half of the four watches of a day. */
const MOST_OF_DAY = 7 / 8;

/** The day of a festival that has a rule of its own (R41.7). */
export function ownDay(span: AlmanacSpan, lunation: Lunation, own: OwnRule): Found {
  const tithi = lunation.tithis[(own === 'VIJAYADASHAMI' ? TENTH : FULL_MOON) - 1];
  if (tithi === undefined) throw new RangeError('no such tithi');
  return { ...FINDS[own](span, tithi), limb: { ...tithi, kind: 'tithi' }, lunation };
}

type Dated = Omit<Found, 'limb' | 'lunation'>;

const FINDS: Readonly<Record<OwnRule, (span: AlmanacSpan, tithi: LimbSpan) => Dated>> = {
  RAKSHA_BANDHAN: ({ days }, full) => {
    const last = days.sunDayOf(full.endMs - 1);
    const sunrise = days.sunrise(last);
    // Long enough at its second sunrise, else the day before, after Bhadra.
    return full.startMs <= sunrise && full.endMs - sunrise >= THREE_MUHURTAS_MS
      ? { day: last, rule: SUNRISE, choice: 'ONLY' }
      : { day: last - 1, rule: SUNRISE, choice: 'SHORT_ON_SECOND' };
  },

  HOLIKA_DAHAN: (span, full) => {
    const { days } = span;
    const { day, choice } = chosenDay(days, full, DUSK);
    // Bhadra is the first half of this tithi; the fire waits for its end, but not past midnight.
    const halves = span.karanas(full).filter(({ startMs }) => startMs >= full.startMs - MINUTE_MS);
    const bhadraEnds = halves[0]?.endMs ?? full.endMs;
    const midnight = days.part(day, 'MIDNIGHT')?.endMs ?? bhadraEnds;
    const most = share(days.sunrise(day + 1), days.sunset(day + 1), 0, MOST_OF_DAY).endMs;
    return bhadraEnds > midnight && full.endMs >= most
      ? { day: day + 1, rule: DUSK, choice: 'ENDS' }
      : { day, rule: DUSK, choice };
  },

  VIJAYADASHAMI: (span, tenth) => {
    const { days } = span;
    const chosen = chosenDay(days, tenth, AFTERNOON_FULLER);
    const { day } = chosen.choice === 'FULLER' ? chosenDay(days, tenth, AFTERNOON_EARLY) : chosen;
    const next = days.part(day + 1, 'AFTERNOON');
    const stars = span.stars().filter(({ number }) => number === SHRAVANA);
    const hasStar = (part: Interval | null): boolean => stars.some((star) => part !== null && overlap(star, part));
    // The star on the second afternoon alone draws the day there, but not from a whole afternoon to a mere morning.
    if (!hasStar(next) || hasStar(days.part(day, 'AFTERNOON'))) return { ...chosen, rule: AFTERNOON_FULLER };
    const isWhole = tenth.startMs <= (days.part(day, 'AFTERNOON')?.startMs ?? 0);
    const runsOn = next !== null && tenth.endMs > next.startMs;
    const lasts = tenth.endMs - days.sunrise(day + 1) >= THREE_MUHURTAS_MS;
    return runsOn || (!isWhole && lasts)
      ? { day: day + 1, rule: AFTERNOON_FULLER, choice: 'WITH_STAR' }
      : { ...chosen, rule: AFTERNOON_FULLER };
  },
};
