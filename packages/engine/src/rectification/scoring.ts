import { DAY_MS } from '../time/julian.ts';
import type { Candidate, Candidates } from './candidate.ts';
import { eventScore } from './event-fit.ts';
import { totalsOf, weightedMean } from './event-parts.ts';
import type { EventPart, Totals } from './event-parts.ts';
import type { KnownEvent } from './known-event.ts';
import { lordTriple, NO_LORDS, triplesOf } from './lord-triple.ts';

/** A whole set of events moved in time: 0 is where they happened. */
export interface Shift {
  /** 0 for no shift, then 1 to 40. */
  readonly index: number;
  readonly ms: number;
}

export const NO_SHIFT: Shift = { index: 0, ms: 0 };

const SHIFT_DAYS = 61;
const SHIFTS_EACH_WAY = 20;

/** The forty shifts of the chance test: 61 to 1,220 days, later and earlier. */
export const SHIFTS: readonly Shift[] = Array.from({ length: SHIFTS_EACH_WAY }, (_, step) => [step + 1, -step - 1])
  .flat()
  .map((days, position) => ({ index: position + 1, ms: days * SHIFT_DAYS * DAY_MS }));

/** What the events, moved by a shift, give a candidate. */
export interface Scoring {
  readonly partsOf: (candidate: Candidate, shift: Shift) => readonly EventPart[];
  /** The totals of the parts under each of the shifts. */
  readonly shiftedTotals: (candidate: Candidate) => readonly Totals[];
}

/** The lords at an event moved by a shift, for a candidate. */
export const shiftedTriple = (candidate: Candidate, event: KnownEvent, position: number, { ms }: Shift): number =>
  (ms === 0 ? candidate.triples[position] : undefined) ?? lordTriple(candidate.cycle, event.utcMs + ms);

/** The totals of a scoring under each shift, by its parts. */
export const totalsByParts =
  (partsOf: Scoring['partsOf']): Scoring['shiftedTotals'] =>
  (candidate) =>
    SHIFTS.map((shift) => totalsOf(partsOf(candidate, shift)));

/** By the events' dates alone. */
export function eventScoring(candidates: Candidates, events: readonly KnownEvent[]): Scoring {
  const triplesIn = triplesOf(SHIFTS.flatMap(({ ms }) => events.map(({ utcMs }) => utcMs + ms)));
  const weights = events.reduce((sum, { weight }) => sum + weight, 0);
  return {
    partsOf: (candidate, shift) => {
      const judge = candidates.judge(candidate);
      return events.map((event, position) => {
        const subLord = candidate.cuspSubLord(event.matter.primaryCusp);
        const base = eventScore(judge, event, shiftedTriple(candidate, event, position, shift), subLord);
        return { weight: event.weight, base, location: null, sky: null };
      });
    },
    shiftedTotals: (candidate) => {
      const judge = candidates.judge(candidate);
      const tripleAt = triplesIn(candidate.cycle);
      const rows = events.map((event) => ({
        weight: event.weight,
        points: judge.periodPoints(event),
        promised: judge.promisePoints(event, candidate.cuspSubLord(event.matter.primaryCusp)),
      }));
      return SHIFTS.map((_, shift) => {
        let sum = 0;
        rows.forEach(({ weight, points, promised }, position) => {
          const triple = tripleAt(shift * rows.length + position);
          if (triple !== NO_LORDS) sum += weight * (points(triple) + promised);
        });
        const base = weightedMean(sum, weights) ?? 0;
        return { base, location: null, sky: null, total: base };
      });
    },
  };
}
