import { arcForward } from '../base/angles.ts';
import { once } from '../base/once.ts';
import { buildChart } from '../chart/build.ts';
import { vimshottari } from '../dasha/vimshottari.ts';
import type { VimshottariCycle } from '../dasha/vimshottari.ts';
import type { Ephemeris } from '../sky/port.ts';
import { movedChart } from '../kp/borders/moved-chart.ts';
import type { Moment } from '../time/moment.ts';
import { dashaLord, divide, signOf, subAndSign } from '../zodiac/division.ts';
import type { Division } from '../zodiac/division.ts';
import { HOUSES, SIGNS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { eventJudges } from './event-fit.ts';
import type { EventJudge } from './event-fit.ts';
import type { KnownEvent } from './known-event.ts';
import { triplesOf } from './lord-triple.ts';
import { movingSky } from '../search/moving-sky.ts';
import { sameNumbers } from './runs.ts';
import type { Sample } from './runs.ts';
import { patchedChart } from './patched-chart.ts';
import { FIRST_PERIOD, sweptRuns } from './swept-runs.ts';
import type { SecondGrid, SweptRun } from './swept-runs.ts';

/** A second that may be the birth, with the lords that its fit depends on. */
export interface Candidate {
  readonly utcMs: number;
  /** Its signature: the numbers of `chartKey` and of the periods. */
  readonly key: readonly number[];
  /** The rising degree, sidereal. */
  readonly ascendant: number;
  readonly lagna: Division;
  readonly moon: Division;
  readonly moonLongitude: number;
  readonly cycle: VimshottariCycle;
  /** Lords of the periods at each event as a number, in the order of the events. */
  readonly triples: readonly number[];
  /** Sub lord of a cusp. */
  readonly cuspSubLord: (house: House) => Planet;
  /** Signs of cusps, subs of those that count, subs, signs and houses of planets: where they are alike, so is the standing of planets for the events. */
  readonly chartKey: readonly number[];
}

/** Candidates between two instants. */
export interface Candidates {
  readonly at: (utcMs: number) => Candidate & Sample;
  /** The rising degree of one, sidereal, without its cusps. */
  readonly ascendantAt: (utcMs: number) => number;
  /** What is seen of one in a search, without what is judged by. */
  readonly sampleAt: (utcMs: number) => Sample;
  /** The runs of seconds with one key. */
  readonly runs: (grid: SecondGrid) => Iterable<SweptRun>;
  /** A candidate whose key is known, at a fraction of the cost: its cusps are not looked up. */
  readonly alike: (utcMs: number, key: readonly number[]) => Candidate;
  /** What its chart says of events. */
  readonly judge: (candidate: Candidate) => EventJudge;
}

export interface CandidateSpan {
  readonly moment: Moment;
  readonly fromMs: number;
  readonly toMs: number;
  readonly events: readonly KnownEvent[];
  /** Cusps whose sub lords count beside those of the events. */
  readonly cusps?: readonly House[];
}

/**
 * The candidates of a span at a birth place: the key of one is the signature of T4, constant on a plateau. The sub lords
 * of the cusps that an event requires count with that of its primary cusp, since the standing of planets asks for them
 * (R6T.1). Charts are built where the key without the periods is new.
 */
export function candidatesOf(ephemeris: Ephemeris, span: CandidateSpan): Candidates {
  const { moment, events } = span;
  const sky = movingSky(ephemeris, moment, span.fromMs, span.toMs);
  const asked = events.flatMap(({ matter }) => [matter.primaryCusp, ...matter.required]);
  const counting = new Set([...asked, ...(span.cusps ?? [])]);
  const triplesIn = triplesOf(events.map(({ utcMs }) => utcMs));
  const judgeOf = eventJudges();
  const stated = once(() => buildChart(ephemeris, moment));
  let last: { readonly chartKey: readonly number[]; readonly judge: EventJudge } | undefined;
  const cycleAt = (utcMs: number): VimshottariCycle => vimshottari(sky.longitude('Moon', utcMs), utcMs);
  const seenAt = (utcMs: number) => {
    const [cusps, longitudes] = [sky.cusps(utcMs), sky.longitudes(utcMs)];
    const chartKey = [
      ...cusps.map((cusp, at) => (counting.has(HOUSES[at] ?? 1) ? subAndSign(cusp) : signOf(cusp))),
      ...longitudes.map(subAndSign),
      ...longitudes.map((longitude) => lastPassed(cusps, longitude)),
    ];
    const cycle = vimshottari(longitudes[1] ?? Number.NaN, utcMs);
    const tripleAt = triplesIn(cycle);
    const triples = events.map((_, at) => tripleAt(at));
    return { cusps, longitudes, chartKey, cycle, triples, key: [...chartKey, ...triples], angles: cusps.slice(0, 6) };
  };
  return {
    ascendantAt: sky.ascendant,
    sampleAt: seenAt,
    runs: (grid) =>
      sweptRuns(
        {
          sky,
          counting,
          keyAt: (utcMs) => seenAt(utcMs).key,
          periods: events.length,
          periodAt: (period, utcMs) => triplesIn(cycleAt(utcMs))(period),
        },
        grid,
      ),
    alike: (utcMs, key) => {
      const [ascendant, moonLongitude] = [sky.ascendant(utcMs), sky.longitude('Moon', utcMs)];
      const cusps = once(() => sky.cusps(utcMs));
      return {
        utcMs,
        key,
        chartKey: key.slice(0, FIRST_PERIOD),
        triples: key.slice(FIRST_PERIOD),
        ascendant,
        lagna: divide(ascendant),
        moon: divide(moonLongitude),
        moonLongitude,
        cycle: vimshottari(moonLongitude, utcMs),
        cuspSubLord: (house) =>
          counting.has(house)
            ? subLordIn(key[house - 1] ?? Number.NaN)
            : divide(cusps()[house - 1] ?? Number.NaN).subLord,
      };
    },
    at: (utcMs) => {
      const { cusps, longitudes, ...seen } = seenAt(utcMs);
      const [ascendant = Number.NaN, moonLongitude = Number.NaN] = [cusps[0], longitudes[1]];
      return {
        ...seen,
        utcMs,
        ascendant,
        lagna: divide(ascendant),
        moon: divide(moonLongitude),
        moonLongitude,
        cuspSubLord: (house) => divide(cusps[house - 1] ?? Number.NaN).subLord,
      };
    },
    judge: ({ utcMs, chartKey }) => {
      // Candidates come in order of time, so one is enough: a day of judges would be a burden to the collector.
      if (last !== undefined && sameNumbers(last.chartKey, chartKey)) return last.judge;
      const patched = last && patchedChart(last.judge.chart, last.chartKey, chartKey, counting);
      const judge = judgeOf(patched ?? movedChart(stated(), sky, utcMs));
      last = { chartKey, judge };
      return judge;
    },
  };
}

/** The sub lord in the number of a sub and sign. */
function subLordIn(subAndSign: number): Planet {
  const sub = Math.floor(subAndSign / SIGNS.length);
  return dashaLord(Math.floor(sub / 9) + (sub % 9));
}

/** The cusp that a longitude has passed last, counted from 0: its house, as `houseOf` finds it. */
function lastPassed(cusps: readonly number[], longitude: number): number {
  let [found, least] = [0, Infinity];
  for (let at = 0; at < cusps.length; at += 1) {
    const arc = arcForward(cusps[at] ?? Number.NaN, longitude);
    if (arc < least) [found, least] = [at, arc];
  }
  return found;
}
