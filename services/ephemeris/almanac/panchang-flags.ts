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
import { gandanta } from '@cuspal/engine/zodiac/gandanta';
import { signName } from '@cuspal/engine/zodiac/lords';
import { pointAt } from '@cuspal/engine/zodiac/point';
import { momentInWords } from '@cuspal/engine/time/print';

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
      return `The tithi is ${tithiTitle(tithiNumbered(atMoment.tithi.number))}, of the Rikta group, which is avoided for beginnings.`;
    case 'AMAVASYA':
      return 'The tithi is Amavasya, that of the new Moon, which is avoided for beginnings.';
    case 'BAD_YOGA':
      return `The yoga is ${yogaNumbered(atMoment.yoga.number).name}, one of the nine bad ones.`;
    case 'VISHTI':
      return 'The karana is Vishti, called Bhadra, which is avoided for good works.';
    case 'PANCHAKA':
      return 'The Moon is in Panchaka, from the middle of Dhanishta to the end of Revati.';
    case 'GANDANTA':
      return `The Moon is in gandanta, at the junction of ${gandanta(pointAt(longitude('Moon', utcMs), 0)).junction?.replace('-', ' and ')}.`;
    case 'SANKRANTI':
      // An hour later, since the border itself is known to 0.2 s.
      return `The Sun enters ${signName(Math.floor(longitude('Sun', startMs + HOUR_MS) / 30))} on ${momentInWords(startMs, clock)}.`;
  }
}

const HOUR_MS = 3_600_000;

function eclipseMessage({ kind, type, utcMs }: Eclipse, visible: boolean, clock: LocalClock): string {
  const name = type.toLowerCase();
  const article = name === 'annular' ? 'An' : 'A';
  return `${article} ${name} eclipse of the ${kind === 'SOLAR' ? 'Sun' : 'Moon'} is greatest on ${momentInWords(utcMs, clock)}. It is ${visible ? '' : 'not '}visible here at that moment.`;
}
