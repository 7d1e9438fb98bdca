import { type DayFlag, type DayFlagCode, dayFlags } from '@cuspal/engine/almanac/day-flags';
import type { DayFrame } from '@cuspal/engine/almanac/day-frame';
import type { DayLimbs } from '@cuspal/engine/almanac/day-limbs';
import { wholeDay } from '@cuspal/engine/almanac/equal-parts';
import { tithiNumbered, tithiTitle, yogaNumbered } from '@cuspal/engine/almanac/limbs';
import { type Eclipse, eclipsesOver } from '@cuspal/engine/passages/eclipses';
import type { Search } from '@cuspal/engine/passages/transit-search';
import { siderealPosition } from '@cuspal/engine/search/position';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import type { Place } from '@cuspal/engine/time/place';
import { type SpanView, spanView } from '@cuspal/tool-kit/views/spans';
import { junctionSigns } from '@cuspal/engine/zodiac/gandanta';
import { signName } from '@cuspal/engine/zodiac/lords';
import { pointAt } from '@cuspal/engine/zodiac/point';
import { printInstant } from '@cuspal/engine/time/print';
import { say } from './almanac.messages.ts';

interface FlagView extends SpanView {
  readonly code: DayFlagCode;
  readonly message: string;
}

interface Asked {
  readonly place: Place;
  readonly clock: LocalClock;
  readonly utcMs: number;
}

/** What to beware of on a day, each with a sentence and its own bounds, in the order of results. */
export async function flagViews(
  search: Search,
  { place, clock, utcMs }: Asked,
  day: DayFrame,
  limbs: DayLimbs,
): Promise<readonly FlagView[]> {
  const { ephemeris, ayanamsa } = search;
  const flags = dayFlags(ephemeris, ayanamsa, utcMs, wholeDay(day), limbs.atMoment).map((flag) => ({
    code: flag.code,
    message: message(search, flag, limbs, utcMs, clock),
    ...spanView(flag, clock),
  }));
  const { eclipses } = nearSyzygy(limbs) ? await eclipsesOver(search, wholeDay(day)) : { eclipses: [] };
  return [
    ...flags,
    ...eclipses.map((eclipse) => ({
      code: 'ECLIPSE' as const,
      message: eclipseMessage(eclipse, ephemeris.eclipseVisible(eclipse.jdUt, eclipse.kind, place), clock),
      ...spanView({ startMs: eclipse.utcMs, endMs: eclipse.utcMs }, clock),
    })),
  ];
}

/** An eclipse is greatest within an hour of new or full Moon, so only a tithi that touches one can have it. */
const nearSyzygy = ({ ofDay }: DayLimbs): boolean =>
  ofDay.tithi.some(({ number }) => number % 15 === 0 || number % 15 === 1);

function message(search: Search, { code, startMs }: DayFlag, { atMoment }: DayLimbs, utcMs: number, clock: LocalClock) {
  const longitude = (body: 'Sun' | 'Moon', atMs: number): number =>
    siderealPosition(search.ephemeris, body, jdFromUtcMs(atMs), search.ayanamsa).longitude;
  switch (code) {
    case 'RIKTA_TITHI':
      return say.riktaTithi({ tithi: tithiTitle(tithiNumbered(atMoment.tithi.number)) });
    case 'AMAVASYA':
      return say.amavasya();
    case 'BAD_YOGA':
      return say.badYoga({ yoga: yogaNumbered(atMoment.yoga.number).name });
    case 'VISHTI':
      return say.vishti();
    case 'PANCHAKA':
      return say.panchaka();
    case 'GANDANTA':
      return say.gandanta(junctionSigns(pointAt(longitude('Moon', utcMs), 0)));
    case 'SANKRANTI':
      // An hour later, since the border itself is known to 0.2 s.
      return say.sankranti({
        sign: signName(Math.floor(longitude('Sun', startMs + HOUR_MS) / 30)),
        at: printInstant(startMs, clock),
      });
  }
}

const HOUR_MS = 3_600_000;

const eclipseMessage = ({ kind, type, utcMs }: Eclipse, visible: boolean, clock: LocalClock): string =>
  say.eclipse({ kind, type, at: printInstant(utcMs, clock), visible });
