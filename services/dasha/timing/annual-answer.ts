import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
import { lifeStageReason, type SetAside } from '@cuspal/engine/events/life-stage';
import { OFFERED_CLASSES, type OfferedClass } from '@cuspal/engine/kp/promise/period-class';
import type { MonthTone } from '@cuspal/engine/kp/timing/annual-forecast';
import type { CalendarMonth } from '@cuspal/engine/time/months';
import { answerOf, beyondAges } from '@cuspal/tool-kit';
import { CLASS_IN_WORDS } from './event-promise.ts';

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

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const monthInWords = ({ year, month }: Named): string => `${MONTH.format(Date.UTC(2000, month - 1, 1))} ${year}`;

/** `November 2026 to October 2027`, or the one month there is. */
function rangeInWords(months: readonly Named[]): string {
  const names = months.map(monthInWords);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return first === last ? first : `${first} to ${last}`;
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
      `${aside.event.label} is ${lifeStageReason(aside.event, aside.age)}.`,
    over.length > 0 &&
      overInWords(
        over.map(({ month }) => month),
        over.length === both.length,
      ),
    tonesInWords(told),
    best === undefined
      ? 'No promised event stands out in them.'
      : `The clearest theme is ${best.event} in ${monthInWords(best.month)}, where the period ${CLASS_IN_WORDS[best.class]}.`,
    best !== undefined &&
      (best.confirmed ? 'The Sun confirms it in that month.' : 'The Sun does not confirm it in that month.'),
  );
}

function overInWords(months: readonly Named[], isAll: boolean): string {
  if (isAll) return 'These twelve months are over.';
  return `${rangeInWords(months)} ${months.length === 1 ? 'is' : 'are'} over and left out.`;
}

/** How many months have each tone, by the person's own average. */
function tonesInWords(told: readonly { readonly tone: MonthTone; readonly month: Named }[]): string {
  const count = (of: MonthTone): number => told.filter(({ tone }) => tone === of).length;
  const months = rangeInWords(told.map(({ month }) => month));
  const by = "by the person's own average";
  if (told.length === 1) return `For work and gain, ${months} is ${told[0]?.tone.toLowerCase() ?? ''}, ${by}.`;
  const good = count('FAVOURABLE');
  return `For work and gain, of the months ${months}, ${good} ${good === 1 ? 'is' : 'are'} favourable, ${count('MIXED')} mixed and ${count('CHALLENGING')} challenging, ${by}.`;
}
