import type { Interval } from '../../base/intervals.ts';
import { requireHouses } from '../../chart/houses.ts';
import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs, periodsBetween } from '../../dasha/vimshottari.ts';
import { eclipsesOver } from '../../passages/eclipses.ts';
import { crossingsOver } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import { pairBorders } from '../../search/pairs.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { CAPRICORN, epidemicFactors, FOUNDING_BODIES, FOUNDING_HOUSES, NAMED_PAIRS } from './epidemic-factors.ts';
import type { EpidemicFactor } from './epidemic-factors.ts';
import { gatheringBorders } from './gathering.ts';

export const EPIDEMIC_BANDS = ['NONE', 'LOW', 'NOTABLE', 'HIGH'] as const;
export type EpidemicBand = (typeof EPIDEMIC_BANDS)[number];

/** A stretch of the past over which the same factors hold. */
export interface EpidemicPiece extends Interval {
  readonly score: number;
  readonly band: EpidemicBand;
  readonly factors: readonly EpidemicFactor[];
}

const ECLIPSE_DAYS = 15;

/**
 * The pieces of a past span between all borders of the factors, which tile it; neighbours with equal factors are one.
 * Before its founding a chart adds nothing. Throws out_of_range for a polar founding.
 */
export async function epidemicPieces(
  search: Search,
  chart: Chart | null,
  span: Interval,
): Promise<readonly EpidemicPiece[]> {
  const reach = ECLIPSE_DAYS * DAY_MS;
  const around = { startMs: span.startMs - reach, endMs: span.endMs + reach };
  const { eclipses } = await eclipsesOver(search, around);
  const near = eclipses.map(({ utcMs }) => ({ startMs: utcMs - reach, endMs: utcMs + reach }));
  const borders = [
    ...(await skyBorders(search, span)),
    ...near.flatMap(({ startMs, endMs }) => [startMs, endMs]),
    ...(chart === null ? [] : await foundingBorders(search, chart, span)),
  ].filter((at) => at > span.startMs && at < span.endMs);
  const edges = [span.startMs, ...new Set(borders.sort((a, b) => a - b)), span.endMs];
  const sky = { ephemeris: search.ephemeris, ayanamsa: search.ayanamsa, chart, eclipses: near };
  const pieces: EpidemicPiece[] = [];
  for (const [index, endMs] of edges.slice(1).entries()) {
    const startMs = edges[index] ?? span.startMs;
    // Between two borders nothing changes, so the middle speaks for the whole.
    const factors = epidemicFactors(sky, (startMs + endMs) / 2);
    const last = pieces.at(-1);
    if (last !== undefined && sameFactors(last.factors, factors)) pieces[pieces.length - 1] = { ...last, endMs };
    else pieces.push({ startMs, endMs, ...scored(factors) });
    await search.yieldTurn();
  }
  return pieces;
}

async function skyBorders(search: Search, { startMs, endMs }: Interval): Promise<readonly number[]> {
  const { ephemeris, budget, yieldTurn } = search;
  const [from, to] = [jdFromUtcMs(startMs), jdFromUtcMs(endMs)];
  const found: number[] = [];
  for (const { planets, limit } of NAMED_PAIRS) {
    found.push(...pairBorders(ephemeris, planets[0], planets[1], 0, limit, from, to, budget).map(({ jd }) => jd));
    await yieldTurn();
  }
  const signs = await crossingsOver(search, 'Jupiter', CAPRICORN, from, to);
  const gatherings = await gatheringBorders(search, from, to);
  return [...found, ...signs.map(({ jd }) => jd), ...gatherings].map(utcMsFromJd);
}

async function foundingBorders(search: Search, chart: Chart, { startMs, endMs }: Interval): Promise<readonly number[]> {
  const { cusps } = requireHouses(chart);
  const born = chart.moment.utcMs;
  if (born >= endMs) return [];
  const cycle = vimshottariOf(chart);
  const periods = [...periodsBetween(cycle, 3, Math.max(startMs, born), endMs)];
  const edges = new Set(FOUNDING_HOUSES.flatMap((house) => [house, nthFrom(house, 2)]));
  const targets = cusps.filter(({ house }) => edges.has(house)).map(({ longitude }) => longitude);
  const passages: number[] = [];
  for (const body of FOUNDING_BODIES)
    passages.push(
      ...(await crossingsOver(search, body, targets, jdFromUtcMs(startMs), jdFromUtcMs(endMs))).map(({ jd }) => jd),
    );
  return [born, cycleEndMs(cycle), ...periods.map((period) => period.startMs), ...passages.map(utcMsFromJd)];
}

const sameFactors = (a: readonly EpidemicFactor[], b: readonly EpidemicFactor[]): boolean =>
  a.length === b.length && a.every(({ name }, at) => name === b[at]?.name);

function scored(factors: readonly EpidemicFactor[]): Pick<EpidemicPiece, 'score' | 'band' | 'factors'> {
  const score = Math.min(
    100,
    factors.reduce((sum, { points }) => sum + points, 0),
  );
  return { score, band: score >= 60 ? 'HIGH' : score >= 40 ? 'NOTABLE' : score >= 20 ? 'LOW' : 'NONE', factors };
}

/** The best `count` pieces: the highest score first and of equals the earlier. */
export const bestPieces = (pieces: readonly EpidemicPiece[], count: number): readonly EpidemicPiece[] =>
  pieces.toSorted((a, b) => b.score - a.score || a.startMs - b.startMs).slice(0, count);

/** Days of a span in a band. */
export const daysIn = (pieces: readonly EpidemicPiece[], band: EpidemicBand): number =>
  pieces.reduce((sum, piece) => sum + (piece.band === band ? piece.endMs - piece.startMs : 0), 0) / DAY_MS;
