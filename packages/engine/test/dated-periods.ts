import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { cuspsFromAscendant, houseOf } from '../src/chart/houses.ts';
import { childrenOf, dashaYears, mahadashas, vimshottari } from '../src/dasha/vimshottari.ts';
import type { VimshottariCycle } from '../src/dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../src/dasha/years.ts';
import { arcForward, wrap180 } from '../src/base/angles.ts';
import type { HouseSets } from '../src/events/event.ts';
import { natalEvent } from '../src/events/natal.ts';
import { siderealPosition } from '../src/search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../src/time/julian.ts';
import { nthFrom } from '../src/zodiac/house-math.ts';
import { HOUSES } from '../src/zodiac/names.ts';
import type { House, Planet } from '../src/zodiac/names.ts';
import { pointAt } from '../src/zodiac/point.ts';
import { byPlanet } from '../src/zodiac/records.ts';
import { ephemeris } from './random-charts.ts';
import { readReference } from './read-reference.ts';

interface Birth {
  readonly date: string;
  readonly local_time: string;
  readonly utc_offset_hours: number;
  readonly lat: number | null;
  readonly lon: number | null;
}

interface DatedChart {
  readonly id: string;
  readonly birth?: Birth;
  readonly utc?: string;
  readonly houses: 'computed' | 'printed' | 'ascendant';
  readonly lat_assumed?: number;
  readonly printed_cusps?: Readonly<Record<string, number>>;
  readonly printed_balance?: { readonly lord: Planet; readonly years: number };
  readonly dasha_fix?: { readonly md: Planet; readonly ad: Planet; readonly begins: string };
  /** No time is printed: the moment of the date at which the Moon stands where it is printed. */
  readonly fit?: { readonly date: string; readonly moon: number };
}

/** A period that Krishnamurti's Reader III dates a matter by. */
export interface DatedPeriod {
  readonly chart: string;
  readonly matter: string;
  /** Key of the catalogue. */
  readonly event: string;
  readonly houses_author: readonly House[];
  readonly lords: readonly Planet[];
  readonly date: string | null;
  readonly date_to?: string;
  readonly level: 'PD' | 'AD';
  readonly rotated_from?: House;
}

const { charts, events } = readReference<{
  readonly charts: readonly DatedChart[];
  readonly events: readonly DatedPeriod[];
}>('kp_dated_periods');

/** The 78 dated periods of the Reader; 71 of them name three lords. */
export const datedPeriods = events;

/** A chart of the Reader with the periods that run from it. */
export interface BookChart {
  readonly chart: Chart;
  readonly cycle: VimshottariCycle;
}

const made = new Map<string, BookChart>();

/** The chart of a dated period, its houses and periods as the file says that the book has them. */
export function bookChart(id: string): BookChart {
  const known = made.get(id);
  if (known !== undefined) return known;
  const found = charts.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no chart ${id}`);
  const utcMs = momentOf(found);
  const sky = buildChart(ephemeris, {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude: found.birth?.lat ?? found.lat_assumed ?? 13,
    longitude: found.birth?.lon ?? 80,
    offsetMinutes: 330,
    ayanamsa: 'kp',
  });
  const book = { chart: withHouses(sky, found), cycle: cycleOf(sky, found, utcMs) };
  made.set(id, book);
  return book;
}

function momentOf({ id, birth, utc, fit }: DatedChart): number {
  if (utc !== undefined) return Date.parse(utc);
  if (birth !== undefined) {
    return Date.parse(`${birth.date}T${birth.local_time}Z`) - Math.round(birth.utc_offset_hours * 3_600_000);
  }
  if (fit === undefined) throw new RangeError(`no moment of ${id}`);
  let at = Date.parse(`${fit.date}T06:30:00Z`);
  for (let step = 0; step < 8; step += 1) {
    const { longitude, speed } = siderealPosition(ephemeris, 'Moon', jdFromUtcMs(at), 'kp');
    at += Math.round((wrap180(fit.moon - longitude) / speed) * DAY_MS);
  }
  return at;
}

function withHouses(sky: Chart, { houses: kind, printed_cusps: printed = {} }: DatedChart): Chart {
  if (sky.houses === null) throw new RangeError('no houses');
  if (kind === 'computed') return sky;
  const degree = (house: House): number => {
    const own = printed[`c${house}`];
    return own ?? ((printed[`c${nthFrom(house, 7)}`] ?? Number.NaN) + 180) % 360;
  };
  const houses =
    kind === 'ascendant'
      ? cuspsFromAscendant(ephemeris, degree(1), sky.moment.latitude, sky.frame.obliquityTrue, sky.ayanamsaTrue)
      : {
          ...sky.houses,
          cusps: HOUSES.map((house) => ({
            house,
            ...pointAt(degree(house), sky.ayanamsaTrue),
            span: arcForward(degree(house), degree(nthFrom(house, 2))),
          })),
        };
  const planets = byPlanet((planet) => ({
    ...sky.planets[planet],
    house: houseOf(sky.planets[planet].longitude, houses.cusps),
  }));
  return { ...sky, houses, planets, ascendant: houses.cusps[0] ?? sky.ascendant };
}

/** R3-030 prints a balance of another lord than its Moon gives, so there the Moon counts. */
const BALANCE_FROM_MOON = 'R3-030';

function cycleOf(sky: Chart, { id, printed_balance: balance, dasha_fix: fix }: DatedChart, utcMs: number) {
  const computed = vimshottari(sky.planets.Moon.longitude, utcMs);
  if (balance !== undefined && id !== BALANCE_FROM_MOON) {
    const years = dashaYears(balance.lord);
    return {
      birthMs: utcMs,
      nominalStartMs: utcMs - Math.round((years - balance.years) * DASHA_YEAR_MS),
      firstLord: balance.lord,
      elapsedFraction: 1 - balance.years / years,
    };
  }
  if (fix === undefined) return computed;
  const md = mahadashas(computed).find(({ planet }) => planet === fix.md);
  const ad = md && childrenOf(md).find(({ planet }) => planet === fix.ad);
  if (ad === undefined) throw new RangeError(`no ${fix.md} ${fix.ad}`);
  return { ...computed, nominalStartMs: computed.nominalStartMs + Date.parse(fix.begins) - ad.startMs };
}

/** The houses of a dated matter: those of the catalogue, turned to the person asked about. */
export function datedMatter({
  event: key,
  rotated_from: from = 1,
}: Pick<DatedPeriod, 'event' | 'rotated_from'>): HouseSets {
  const event = natalEvent(key);
  if (from === 1) return event;
  const turned = (houses: readonly House[]): readonly House[] => houses.map((house) => nthFrom(from, house));
  return {
    primaryCusp: nthFrom(from, event.primaryCusp),
    required: turned(event.required),
    supporting: turned(event.supporting),
    denial: turned(event.denial),
  };
}
