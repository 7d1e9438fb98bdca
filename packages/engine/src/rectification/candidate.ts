import { buildChart } from '../chart/build.ts';
import { houseOf } from '../chart/houses.ts';
import { vimshottari } from '../dasha/vimshottari.ts';
import type { VimshottariCycle } from '../dasha/vimshottari.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import type { Moment } from '../time/moment.ts';
import { divide } from '../zodiac/division.ts';
import type { Division } from '../zodiac/division.ts';
import { HOUSES } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { eventJudge } from './event-fit.ts';
import type { EventJudge } from './event-fit.ts';
import type { KnownEvent } from './known-event.ts';
import { lordTriple } from './lord-triple.ts';
import { movingSky } from '../search/moving-sky.ts';
import type { Sample } from './runs.ts';

/** A second that may be the birth, with the lords that its fit depends on. */
export interface Candidate extends Sample {
  readonly utcMs: number;
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
  /** Signs of cusps, sub lords of those that count, places and lords of planets: where they are alike, so is the standing of planets for the events. */
  readonly chartKey: string;
}

/** Candidates between two instants. */
export interface Candidates {
  readonly at: (utcMs: number) => Candidate;
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
  const counting = [...new Set([...asked, ...(span.cusps ?? [])])];
  let last: { readonly chartKey: string; readonly judge: EventJudge } | undefined;
  return {
    at: (utcMs) => {
      const cusps = sky.cusps(utcMs).map((longitude) => divided(longitude));
      const houses = HOUSES.map((house) => ({ house, longitude: cusps[house - 1]?.longitude ?? Number.NaN }));
      const longitudes = sky.longitudes(utcMs);
      const planets = longitudes.map((longitude) => divided(longitude));
      const [ascendant, moon] = [cusps[0], planets[1]];
      if (ascendant === undefined || moon === undefined) throw new RangeError('a sky without ascendant or Moon');
      const cycle = vimshottari(moon.longitude, utcMs);
      const triples = events.map((event) => lordTriple(cycle, event.utcMs));
      const cuspSubs = counting.map((house) => cusps[house - 1]?.division.subIndex ?? 0);
      const chartParts = [
        ...cuspSubs,
        ...cusps.map(({ division }) => division.signIndex),
        ...planets.map(({ division }) => division.subIndex * 12 + division.signIndex),
        ...longitudes.map((longitude) => houseOf(longitude, houses)),
      ];
      return {
        utcMs,
        key: [...chartParts, ...triples],
        angles: cusps.slice(0, 6).map(({ longitude }) => longitude),
        ascendant: ascendant.longitude,
        lagna: ascendant.division,
        moon: moon.division,
        moonLongitude: moon.longitude,
        cycle,
        triples,
        cuspSubLord: (house) => cusps[house - 1]?.division.subLord ?? 'Ketu',
        chartKey: chartParts.join(),
      };
    },
    judge: ({ utcMs, chartKey }) => {
      // Candidates come in order of time, so one is enough: a day of judges would be a burden to the collector.
      if (last?.chartKey === chartKey) return last.judge;
      const judge = eventJudge(buildChart(ephemeris, { ...moment, utcMs, jdUt: jdFromUtcMs(utcMs) }));
      last = { chartKey, judge };
      return judge;
    },
  };
}

const divided = (longitude: number): { readonly longitude: number; readonly division: Division } => ({
  longitude,
  division: divide(longitude),
});
