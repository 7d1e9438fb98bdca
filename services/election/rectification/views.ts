import type { Candidate, Candidates } from '@cuspal/engine/rectification/candidate';
import { type EventGrade, gradeOf } from '@cuspal/engine/rectification/event-fit';
import type { EventPart } from '@cuspal/engine/rectification/event-parts';
import type { KnownEvent } from '@cuspal/engine/rectification/known-event';
import type { Chance } from '@cuspal/engine/rectification/proof';
import { type ErrorBar, type Stretch, widthMinutes } from '@cuspal/engine/rectification/scored';
import { printedArc, printedScore } from '@cuspal/engine/base/printed';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { signName } from '@cuspal/engine/zodiac/lords';

export const eventsView = (events: readonly KnownEvent[]) =>
  events.map(({ index, label, utcMs, clock, favourable, matter, weight }) => ({
    index,
    label,
    date: printInstant(utcMs, clock),
    houses: favourable,
    primaryHouse: matter.primaryCusp,
    weight,
  }));

/** One event of a candidate in short. */
export interface ShortMatch {
  readonly index: number;
  readonly score: number;
  readonly grade: EventGrade;
}

export const shortMatches = (parts: readonly EventPart[]): readonly ShortMatch[] =>
  parts.map(({ base }, index) => ({ index, score: base, grade: gradeOf(base) }));

/** The events of a candidate with the lords and the promise that made their scores. */
export const fullMatches = (candidates: Candidates, candidate: Candidate, events: readonly KnownEvent[]) =>
  events.map((event, position) => {
    const { index, label, utcMs, clock, favourable, matter } = event;
    const cuspSubLord = candidate.cuspSubLord(matter.primaryCusp);
    const fit = candidates.judge(candidate).fit(event, candidate.triples[position] ?? -1, cuspSubLord);
    const [MD, AD, PD] = fit.lords ?? [];
    return {
      index,
      label,
      date: printInstant(utcMs, clock),
      houses: favourable,
      lords: MD === undefined || AD === undefined || PD === undefined ? null : { MD, AD, PD },
      periodClass: fit.periodClass,
      cuspSubLord,
      side: fit.side,
      score: fit.score,
      grade: gradeOf(fit.score),
    };
  });

export const ascendantView = ({ lagna }: Pick<Candidate, 'lagna'>) => ({
  sign: signName(lagna.signIndex),
  starLord: lagna.starLord,
  subLord: lagna.subLord,
  subSubLord: lagna.subSubLord,
});

export const plateauView = (
  { fromMs, toMs, widthSeconds, middle, totals, rpAgreement }: Stretch,
  clock: LocalClock,
) => ({
  from: printInstant(fromMs, clock),
  to: printInstant(toMs, clock),
  widthSeconds,
  middle: printInstant(middle.utcMs, clock),
  score: totals.total,
  rpAgreement,
});

export const errorBarView = (bar: ErrorBar, clock: LocalClock) => ({
  from: printInstant(bar.fromMs, clock),
  to: printInstant(bar.toMs, clock),
  widthMinutes: printedScore(widthMinutes(bar)),
});

export const chanceView = ({ shifts, asGood, p }: Chance) => ({ shifts, asGood, p: printedArc(p) });
