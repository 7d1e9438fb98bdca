import type { Chart } from '@cuspal/engine/chart/chart';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { uncertaintySeconds } from '@cuspal/engine/kp/borders/birth-time-trust';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { SIDES } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import { coverageOf } from '../../packages/engine/test/coverage.ts';
import { datedClasses } from '../../packages/engine/test/dated-shares.ts';
import { ephemeris } from '../../packages/engine/test/random-charts.ts';
import { typicalBirths } from '../../packages/engine/test/typical-births.ts';

/** Every figure of the track record by its name, in per cent. */
export type Figures = Readonly<Record<string, number>>;

/** How many births each part looks at. */
export interface Size {
  readonly baseRates: number;
  readonly stability: number;
  readonly coverage: number;
}

export const WHOLE: Size = { baseRates: 2_000, stability: 1_000, coverage: 400 };
/** What a check looks at within seconds; the printed cases are few and always whole. */
export const QUICK: Size = { baseRates: 200, stability: 25, coverage: 80 };

const tenths = (share: number): number => Math.round(share * 1000) / 10;

/** The shares of births on each side of each event, and of those promised though outweighed (R9P). */
function baseRateFigures(charts: readonly Chart[]): Figures {
  const figures: Record<string, number> = {};
  const sums: Record<Side | 'outweighed', number> = { yes: 0, split: 0, no: 0, outweighed: 0 };
  for (const event of NATAL_EVENTS) {
    const judged = charts.map((chart) => verdictOf(chart, event));
    for (const side of SIDES) {
      const share = judged.filter((each) => each.side === side).length / charts.length;
      figures[`base ${event.key} ${side}`] = tenths(share);
      sums[side] += share;
    }
    const outweighed = judged.filter((each) => each.outweighed).length / charts.length;
    figures[`base ${event.key} outweighed`] = tenths(outweighed);
    sums.outweighed += outweighed;
  }
  for (const [name, sum] of Object.entries(sums)) figures[`base mean ${name}`] = tenths(sum / NATAL_EVENTS.length);
  return figures;
}

/** Seconds within which a change of side is counted (R9S). */
export const WITHIN_SECONDS = [20, 30, 60, 90, 120, 180, 300, 600] as const;

function stabilityFigures(charts: readonly Chart[]): Figures {
  const rows = charts.flatMap((chart) =>
    NATAL_EVENTS.map((event) => {
      const { stability } = verdictStability(ephemeris, chart, event);
      const { beforeSeconds, afterSeconds, earlier, later } = stability;
      const nearest = Math.min(
        earlier === null ? Infinity : beforeSeconds + 1,
        later === null ? Infinity : afterSeconds + 1,
      );
      return { nearest, side: verdictOf(chart, event).side };
    }),
  );
  const share = (of: typeof rows, seconds: number): number =>
    of.length === 0 ? 0 : tenths(of.filter(({ nearest }) => nearest <= seconds).length / of.length);
  return Object.fromEntries([
    ...WITHIN_SECONDS.map((seconds) => [`stability within ${seconds} s`, share(rows, seconds)]),
    ...SIDES.map((side) => [
      `stability ${side}`,
      share(
        rows.filter((row) => row.side === side),
        uncertaintySeconds(undefined),
      ),
    ]),
  ]);
}

function coverageFigures(charts: readonly Chart[]): Figures {
  const rows = coverageOf(charts);
  const mean = rows.reduce((sum, { share }) => sum + share, 0) / rows.length;
  return {
    'coverage silent': tenths(rows.filter(({ all }) => all === 0).length / rows.length),
    'coverage without an offered period': tenths(rows.filter(({ offered }) => offered === 0).length / rows.length),
    'coverage mean share of time': tenths(mean),
    'coverage greatest share of time': tenths(Math.max(...rows.map(({ share }) => share))),
  };
}

/** The classes that each row of the printed cases counts, the best alone first. */
const PRINTED_ROWS = [['FULL'], ['FULL', 'PARTIAL'], ['FULL', 'PARTIAL', 'WEAK']] as const;

/** A row of the printed cases: hits among all, and for each case the share of its days, 0 to 1. */
export interface PrintedRow {
  readonly classes: (typeof PRINTED_ROWS)[number];
  readonly hits: number;
  readonly of: number;
  readonly chances: readonly number[];
}

/** The printed cases of the Reader (R6T). */
export function printedRows(): readonly PrintedRow[] {
  const cases = datedClasses();
  return PRINTED_ROWS.map((classes) => ({
    classes,
    hits: cases.filter((each) => classes.some((kind) => kind === each.class)).length,
    of: cases.length,
    chances: cases.map(({ shares }) => classes.reduce((sum, kind) => sum + shares[kind], 0)),
  }));
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const printedFigures = (): Figures =>
  Object.fromEntries(
    printedRows().flatMap(({ classes, hits, of, chances }) => [
      [`printed ${classes.join(' ')} hits`, tenths(hits / of)],
      [`printed ${classes.join(' ')} days`, tenths(meanOf(chances))],
    ]),
  );

/** All figures over so many births. */
export function figuresOf(size: Size): Figures {
  const charts = typicalBirths(Math.max(size.baseRates, size.stability, size.coverage));
  return {
    ...baseRateFigures(charts.slice(0, size.baseRates)),
    ...stabilityFigures(charts.slice(0, size.stability)),
    ...coverageFigures(charts.slice(0, size.coverage)),
    ...printedFigures(),
  };
}

/** Points by which a figure may move before the record must be written anew. */
const MOST_POINTS = 3;

/** The figures that have moved by more, or that only one of the two has, in words. */
export function moved(recorded: Figures, found: Figures): readonly string[] {
  return [...new Set([...Object.keys(recorded), ...Object.keys(found)])].flatMap((name) => {
    const [before, now] = [recorded[name], found[name]];
    if (before === undefined || now === undefined)
      return [`${name}: only ${before === undefined ? 'found' : 'recorded'}`];
    return Math.abs(before - now) > MOST_POINTS ? [`${name}: ${before} recorded, ${now} found`] : [];
  });
}
