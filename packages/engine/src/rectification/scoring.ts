import { DAY_MS } from '../time/julian.ts';
import type { Candidate, Candidates } from './candidate.ts';
import type { EventPart } from './event-parts.ts';
import type { KnownEvent } from './known-event.ts';
import { lordTriple } from './lord-triple.ts';

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
}

/** The lords at an event moved by a shift, for a candidate. */
export const shiftedTriple = (candidate: Candidate, event: KnownEvent, position: number, { ms }: Shift): number =>
  (ms === 0 ? candidate.triples[position] : undefined) ?? lordTriple(candidate.cycle, event.utcMs + ms);

/** By the events' dates alone. */
export const eventScoring = (candidates: Candidates, events: readonly KnownEvent[]): Scoring => ({
  partsOf: (candidate, shift) => {
    const judge = candidates.judge(candidate);
    return events.map((event, position) => ({
      weight: event.weight,
      base: judge.score(
        event,
        shiftedTriple(candidate, event, position, shift),
        candidate.cuspSubLord(event.matter.primaryCusp),
      ),
      location: null,
      sky: null,
    }));
  },
});
