import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
import { lifeStageReason, type SetAside } from '@cuspal/engine/events/life-stage';
import { OFFERED_CLASSES, type OfferedClass } from '@cuspal/engine/kp/promise/period-class';
import type { MonthTone } from '@cuspal/engine/kp/timing/annual-forecast';
import type { CalendarMonth } from '@cuspal/engine/time/months';
import { twoDigits } from '@cuspal/engine/time/iso';
import { answerOf, beyondAges } from '@cuspal/tool-kit';
import { say } from './timing.messages.ts';

interface MonthRow {
  readonly tone: MonthTone;
  readonly themes: readonly { readonly event: string; readonly class: OfferedClass; readonly confirmed: boolean }[];
}

/** A month of the twelve, and whether it was over at the call. */
type Named = Pick<CalendarMonth, 'year' | 'month'> & { readonly isOver: boolean };

interface Asked {
  /** Years of the person when the months begin. */
  readonly age: number;
  /** The topic asked for. */
  readonly topic: Topic | undefined;
  readonly setAside: readonly SetAside<NatalEvent>[];
}

/** A month as messages take it: `2026-11`. */
const isoMonth = ({ year, month }: Named): string => `${year}-${twoDigits(month)}`;

/** `November 2026 to October 2027`, or the one month there is. */
function rangeInWords(months: readonly Named[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)].map((month) => month && isoMonth(month));
  return say.monthRange({ one: first === last, first, last });
}

/**
 * The tones of the months to come and their clearest theme, best class first, then confirmed by the Sun. Months that
 * are over are told as such; only where all are over they are told of.
 */
export function yearAnswer(rows: readonly MonthRow[], months: readonly Named[], asked: Asked): string {
  const both = rows.flatMap((row, index) => (months[index] === undefined ? [] : [{ ...row, month: months[index] }]));
  const over = both.filter(({ month }) => month.isOver);
  const told = over.length === both.length ? both : both.filter(({ month }) => !month.isOver);
  const themes = told.flatMap(({ themes: own, month }) => own.map((theme) => ({ ...theme, month })));
  const [best] = themes.sort(
    (a, b) =>
      OFFERED_CLASSES.indexOf(a.class) - OFFERED_CLASSES.indexOf(b.class) || Number(b.confirmed) - Number(a.confirmed),
  );
  const [aside] = asked.setAside;
  return answerOf(
    beyondAges(asked.age),
    asked.topic !== undefined &&
      best === undefined &&
      aside !== undefined &&
      say.topicSetAside({ event: aside.event.label, why: lifeStageReason(aside.event, aside.age) }),
    over.length > 0 &&
      overInWords(
        over.map(({ month }) => month),
        over.length === both.length,
      ),
    tonesInWords(told),
    best === undefined
      ? say.noEventStandsOut()
      : say.clearestTheme({ event: best.event, month: isoMonth(best.month), support: best.class }),
    best !== undefined && say.sunAndMonth({ confirmed: best.confirmed }),
  );
}

function overInWords(months: readonly Named[], isAll: boolean): string {
  if (isAll) return say.twelveMonthsOver();
  return say.monthsLeftOut({ months: rangeInWords(months), count: months.length });
}

/** How many months have each tone, by the person's own average. */
function tonesInWords(told: readonly { readonly tone: MonthTone; readonly month: Named }[]): string {
  const count = (of: MonthTone): number => told.filter(({ tone }) => tone === of).length;
  const months = rangeInWords(told.map(({ month }) => month));
  const [only] = told;
  if (only !== undefined && told.length === 1) return say.toneOfMonth({ month: months, tone: only.tone });
  return say.tonesOfMonths({
    months,
    good: count('FAVOURABLE'),
    mixed: count('MIXED'),
    challenging: count('CHALLENGING'),
  });
}
