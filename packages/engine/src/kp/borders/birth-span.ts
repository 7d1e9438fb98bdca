import { once } from '../../base/once.ts';
import type { Chart, Cusp, PlanetPosition } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { cuspOf } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { movingSky } from '../../search/moving-sky.ts';
import { skyWay, type SkyWay } from '../../search/sky-way.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { FIRST_JD, LAST_JD } from '../../time/known-span.ts';
import { HOUSES, PLANETS, type House, type Planet } from '../../zodiac/names.ts';
import { byHouse, placesByPlanet, byPlanet } from '../../zodiac/records.ts';
import { signifiedBits, type SignifiedBits } from '../kernel/house-bits.ts';
import { levels, type Levels } from '../kernel/levels.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { cuspBorders, cuspSignBorders, houseBorders, inTime, planetBorders, type TimeBorder } from './time-border.ts';

/** A stretch of birth times between two instants at which something changes; half open, Unix milliseconds. */
export interface Timed {
  readonly fromMs: number;
  readonly toMs: number;
  /** What changes where it begins; nothing where the time that is looked at begins. */
  readonly begins: readonly TimeBorder[];
}

/** The birth times within some minutes of a birth, and what changes among them. */
export interface BirthSpan {
  readonly chart: Chart;
  readonly way: SkyWay;
  /** Sub and sign borders that a cusp passes, in order of time. */
  readonly cusp: (house: House) => readonly TimeBorder[];
  /** The pieces between two borders of a cusp or of what planets signify, in order of time. */
  readonly judged: (house: House) => readonly JudgedPiece[];
}

/** Birth times at which a cusp has one sub lord and every planet signifies alike, so that one verdict holds. */
interface JudgedPiece extends Timed {
  /** The sub lord of the cusp. */
  readonly subLord: Planet;
  /** What the sub lord of the cusp signifies. */
  readonly levels: () => Levels;
  /** The same as bits. */
  readonly signified: () => SignifiedBits;
}

const MINUTE_MS = 60_000;
/** Opposite cusps and the nodes pass their borders at one instant; solved apart they differ by less. */
const SAME_MS = 1;

function birthSpanOf(ephemeris: Ephemeris, chart: Chart, reachMinutes: number): BirthSpan {
  requireHouses(chart);
  const { moment } = chart;
  const fromMs = Math.max(moment.utcMs - reachMinutes * MINUTE_MS, utcMsFromJd(FIRST_JD));
  const toMs = Math.min(moment.utcMs + reachMinutes * MINUTE_MS, utcMsFromJd(LAST_JD));
  const sky = movingSky(ephemeris, moment, fromMs, toMs, chart);
  const way = skyWay(sky, fromMs, toMs);
  const cusps = byHouse((house) => once(() => cuspBorders(way, house)));
  const significations = once(() => significationBorders(way));
  const stretches = once(() => stretchesOf(chart, way, significations()));
  const pieces = byHouse((house) =>
    once(() => judgedPieces(chart, house, cusps[house](), significations(), stretches(), way)),
  );
  return { chart, way, cusp: (house) => cusps[house](), judged: (house) => pieces[house]() };
}

const significationBorders = (way: SkyWay): readonly TimeBorder[] =>
  [
    ...HOUSES.flatMap((house) => cuspSignBorders(way, house)),
    ...houseBorders(way),
    // A sub of a planet gives it no house: its borders count only where sign or star ends there too (R5.3, R6.2).
    ...PLANETS.flatMap((planet) => planetBorders(way, planet)).filter(({ kind }) => kind !== 'PLANET_SUB'),
  ].sort(inTime);

/** A stretch of birth times at which every planet signifies alike, with a chart of it. */
interface Stretch {
  readonly toMs: number;
  readonly chart: () => Chart;
  /** What a planet signifies in it. */
  readonly signified: (planet: Planet) => SignifiedBits;
}

/** That of the birth has its chart; each of the others has its neighbour's, changed by the borders between the two. */
function stretchesOf(chart: Chart, way: SkyWay, borders: readonly TimeBorder[]): readonly Stretch[] {
  const stretches = timed(way, borders);
  const own = stretches.findLastIndex(({ fromMs }) => fromMs <= chart.moment.utcMs);
  const chartAt = (at: number): Chart => found[at]?.chart() ?? chart;
  const found: readonly Stretch[] = stretches.map(({ begins, toMs }, at) => {
    const kept = placesByPlanet<SignifiedBits>();
    const here = once(() => {
      if (at === own) return chart;
      if (at > own) return beyondBorders(chartAt(at - 1), begins, 'after');
      return beyondBorders(chartAt(at + 1), stretches[at + 1]?.begins ?? [], 'before');
    });
    return { toMs, chart: here, signified: (planet) => (kept[planet] ??= signifiedBits(here(), planet)) };
  });
  return found;
}

function judgedPieces(
  chart: Chart,
  house: House,
  own: readonly TimeBorder[],
  significations: readonly TimeBorder[],
  stretches: readonly Stretch[],
  way: SkyWay,
): readonly JudgedPiece[] {
  let subLord = own[0]?.divisions?.before.subLord ?? cuspOf(chart, house).subLord;
  return timed(way, [...own, ...significations].sort(inTime)).map((piece) => {
    const middle = (piece.fromMs + piece.toMs) / 2;
    const stretch = stretches.find(({ toMs }) => middle < toMs);
    for (const { house: of, planet, divisions } of piece.begins)
      if (of === house && planet === undefined) subLord = divisions?.after.subLord ?? subLord;
    const lord = subLord;
    return {
      ...piece,
      subLord: lord,
      levels: () => levels(stretch?.chart() ?? chart, lord),
      signified: () => stretch?.signified(lord) ?? signifiedBits(chart, lord),
    };
  });
}

/** The time that is looked at, cut at borders; those of one instant cut once. */
export function timed({ fromMs, toMs }: SkyWay, borders: readonly TimeBorder[]): readonly Timed[] {
  const starts: { readonly fromMs: number; readonly begins: TimeBorder[] }[] = [{ fromMs, begins: [] }];
  for (const border of borders) {
    const last = starts.at(-1);
    if (last?.begins[0] && border.atMs - last.fromMs <= SAME_MS) last.begins.push(border);
    else starts.push({ fromMs: border.atMs, begins: [border] });
  }
  return starts.map((start, at) => ({ ...start, toMs: starts[at + 1]?.fromMs ?? toMs }));
}

const spansOf = perChart(() => new Map<number, BirthSpan>());

/**
 * The births within so many minutes of a chart's birth, as far as the sky is known; each chart has each span once.
 * Throws out_of_range where Placidus does not exist (R3.2).
 */
export function birthSpan(ephemeris: Ephemeris, chart: Chart, reachMinutes: number): BirthSpan {
  const kept = spansOf(chart);
  const found = kept.get(reachMinutes);
  if (found) return found;
  const made = birthSpanOf(ephemeris, chart, reachMinutes);
  kept.set(reachMinutes, made);
  return made;
}

/**
 * The chart on the other side of the borders of one instant, as far as signification asks: signs of cusps, and signs,
 * stars and houses of planets (R5.3, R6). What passes no border stays, and so do all longitudes.
 */
function beyondBorders(chart: Chart, borders: readonly TimeBorder[], side: 'before' | 'after'): Chart {
  const houses = requireHouses(chart);
  const cusps: Cusp[] = [...houses.cusps];
  const planets: Record<Planet, PlanetPosition> = byPlanet((planet) => chart.planets[planet]);
  for (const { house, planet, divisions } of borders) {
    if (planet === undefined) {
      const at = cusps.findIndex((cusp) => cusp.house === house);
      const cusp = cusps[at];
      if (cusp !== undefined) cusps[at] = { ...cusp, ...divisions?.[side] };
    } else if (house === undefined) planets[planet] = { ...planets[planet], ...divisions?.[side] };
    // A planet that a cusp has passed stands in the house before.
    else planets[planet] = { ...planets[planet], house: side === 'before' ? house : nthFrom(house, 12) };
  }
  return { ...chart, planets, houses: { ...houses, cusps } };
}
