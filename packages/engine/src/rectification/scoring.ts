import { DAY_MS } from '../time/julian.ts';
import type { Candidate, Candidates } from './candidate.ts';
import { eventScore } from './event-fit.ts';
import type { EventJudge } from './event-fit.ts';
import { totalsOf, weightedMean } from './event-parts.ts';
import type { EventPart, Totals } from './event-parts.ts';
import type { KnownEvent } from './known-event.ts';
import { lordTriple, MovedTriples, NO_LORDS } from './lord-triple.ts';

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
  const shifted = new ShiftedSums(events);
  return {
    partsOf: (candidate, shift) => {
      const judge = candidates.judge(candidate);
      return events.map((event, position) => {
        const subLord = candidate.cuspSubLord(event.matter.primaryCusp);
        const base = eventScore(judge, event, shiftedTriple(candidate, event, position, shift), subLord);
        return { weight: event.weight, base, location: null, sky: null };
      });
    },
    shiftedTotals: (candidate) => shifted.totals(candidate, candidates.judge(candidate)),
  };
}

/**
 * The totals of the shifted sets. Candidates come in order of time and differ little, so what each event gives under
 * each shift is kept, and only shifts in which something changed are summed again.
 */
class ShiftedSums {
  readonly #events: readonly KnownEvent[];
  readonly #weights: number;
  readonly #triples: MovedTriples;
  /** By shift, then by event. */
  readonly #values: Float64Array;
  readonly #judged: { points: ((triple: number) => number) | null; promised: number }[];
  readonly #stale = SHIFTS.map(() => true);
  readonly #totals: Totals[] = SHIFTS.map(() => NOTHING);

  constructor(events: readonly KnownEvent[]) {
    this.#events = events;
    this.#weights = events.reduce((sum, { weight }) => sum + weight, 0);
    this.#triples = new MovedTriples(SHIFTS.flatMap(({ ms }) => events.map(({ utcMs }) => utcMs + ms)));
    this.#values = new Float64Array(SHIFTS.length * events.length);
    this.#judged = events.map(() => ({ points: null, promised: 0 }));
  }

  totals(candidate: Candidate, judge: EventJudge): readonly Totals[] {
    const count = this.#events.length;
    this.#triples.moveTo(candidate.cycle, (index) => this.#value(index));
    this.#events.forEach((event, position) => {
      const points = judge.periodPoints(event);
      const promised = judge.promisePoints(event, candidate.cuspSubLord(event.matter.primaryCusp));
      const last = this.#judged[position];
      if (last === undefined || (last.points === points && last.promised === promised)) return;
      [last.points, last.promised] = [points, promised];
      for (let index = position; index < this.#values.length; index += count) this.#value(index);
    });
    this.#stale.forEach((stale, shift) => {
      if (stale) this.#totals[shift] = this.#sum(shift);
      this.#stale[shift] = false;
    });
    return this.#totals;
  }

  #value(index: number): void {
    const count = this.#events.length;
    const { points, promised } = this.#judged[index % count] ?? { points: null, promised: 0 };
    const triple = this.#triples.at(index);
    const weight = this.#events[index % count]?.weight ?? 0;
    const value = triple === NO_LORDS || points === null ? 0 : weight * (points(triple) + promised);
    if (value === this.#values[index]) return;
    this.#values[index] = value;
    this.#stale[Math.floor(index / count)] = true;
  }

  #sum(shift: number): Totals {
    const count = this.#events.length;
    let sum = 0;
    for (let index = shift * count; index < (shift + 1) * count; index += 1) sum += this.#values[index] ?? 0;
    const base = weightedMean(sum, this.#weights) ?? 0;
    return { base, location: null, sky: null, total: base };
  }
}

const NOTHING: Totals = { base: 0, location: null, sky: null, total: 0 };
