import { OFFERED_CLASSES, type OfferedClass } from '@cuspal/engine/kp/promise/period-class';
import type { MonthTone } from '@cuspal/engine/kp/timing/annual-forecast';
import type { CalendarMonth } from '@cuspal/engine/time/months';
import { answerOf } from '@cuspal/tool-kit';
import { CLASS_IN_WORDS } from './event-promise.ts';

interface MonthRow {
  readonly tone: MonthTone;
  readonly themes: readonly { readonly event: string; readonly class: OfferedClass; readonly confirmed: boolean }[];
}

type Named = Pick<CalendarMonth, 'year' | 'month'>;

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const monthInWords = ({ year, month }: Named): string => `${MONTH.format(Date.UTC(2000, month - 1, 1))} ${year}`;

/** The tones of the year and its clearest theme, best class first, then confirmed by the Sun. */
export function yearAnswer(rows: readonly MonthRow[], months: readonly Named[]): string {
  const [first, last] = [months[0], months.at(-1)];
  const count = (of: MonthTone): number => rows.filter(({ tone }) => tone === of).length;
  const themes = rows.flatMap(({ themes: own }, index) => {
    const month = months[index];
    return month === undefined ? [] : own.map((theme) => ({ ...theme, month }));
  });
  const [best] = themes.sort(
    (a, b) =>
      OFFERED_CLASSES.indexOf(a.class) - OFFERED_CLASSES.indexOf(b.class) || Number(b.confirmed) - Number(a.confirmed),
  );
  const span = first && last ? `${monthInWords(first)} to ${monthInWords(last)}` : 'shown';
  return answerOf(
    `For work and gain, of the months ${span}, ${count('FAVOURABLE')} ${count('FAVOURABLE') === 1 ? 'looks' : 'look'} favourable, ${count('MIXED')} mixed and ${count('CHALLENGING')} challenging.`,
    best === undefined
      ? 'No promised event stands out in them.'
      : `The clearest theme is ${best.event} in ${monthInWords(best.month)}, where the period ${CLASS_IN_WORDS[best.class]}.`,
    best !== undefined &&
      (best.confirmed ? 'The Sun confirms it in that month.' : 'The Sun does not confirm it in that month.'),
  );
}
