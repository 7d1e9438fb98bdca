import type { MonthUsage } from '../accounts/usage.ts';
import { callsText, dateText, numberText } from '../web/dates.ts';
import { html, type Html } from '../web/html.ts';
import { headedTable } from '../web/table.ts';
import { say } from './activity.messages.ts';

/** Families with a colour of their own; the rest share the last one. */
const NAMED_FAMILIES = 5;
const HEIGHT = 100;
const MOST_TICKS = 4;

interface Series {
  readonly name: string;
  readonly calls: number;
  readonly families: ReadonlySet<string>;
}

interface Day {
  readonly day: string;
  readonly calls: number;
  /** Calls by series, in its order. */
  readonly parts: readonly number[];
  readonly said: string;
}

/**
 * Calls by day and tool family. Each day is a radio button, so that the arrow keys go from day to day without a script
 * and what is chosen is read out; the pointer shows the same line.
 */
export function usageChart({ month, perDay }: MonthUsage): Html {
  const series = seriesOf(perDay);
  const days = daysOf(month).map((day) => dayOf(day, perDay, series));
  const ticks = ticksUpTo(Math.max(...days.map(({ calls }) => calls)));
  const top = ticks.at(-1) ?? 1;
  return html`<h3 id="by-day">${say.byDay()}</h3>
    <div class="plot">
      <div class="ticks soft small" aria-hidden="true">
        ${ticks.toReversed().map((tick) => html`<span>${numberText(tick)}</span>`)}
      </div>
      <div class="days" role="radiogroup" aria-labelledby="by-day">
        ${grid(ticks.length)} ${days.map((day) => column(day, top))}
      </div>
    </div>
    <div class="scale soft small" aria-hidden="true">
      <span>${dateText(days[0]?.day ?? '')}</span><span>${dateText(days[Math.floor(days.length / 2)]?.day ?? '')}</span
      ><span>${dateText(days.at(-1)?.day ?? '')}</span>
    </div>
    <ul class="legend">
      ${series.map(
        ({ name, calls }, colour) =>
          html`<li>
            <svg viewBox="0 0 10 10" aria-hidden="true"><rect class="c${colour + 1}" width="10" height="10" /></svg
            >${name}: ${numberText(calls)}
          </li> `,
      )}
    </ul>
    ${table(days, perDay)}`;
}

const column = ({ day, parts, said }: Day, top: number): Html => {
  let y: number = HEIGHT;
  return html`<label class="day"
    ><input type="radio" name="day" value="${day}" /><svg
      viewBox="0 0 10 ${HEIGHT}"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      ${parts.map((calls, colour) => {
        const height = (calls / top) * HEIGHT;
        y -= height;
        return (
          calls > 0 &&
          html`<rect class="c${colour + 1}" x="1" y="${y.toFixed(2)}" width="8" height="${height.toFixed(2)}" />`
        );
      })}</svg
    ><span class="value small">${said}</span></label
  > `;
};

const grid = (lines: number): Html =>
  html`<svg class="grid" viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
    <path
      class="axis"
      d="${Array.from({ length: lines }, (_, line) => `M0 ${(line * HEIGHT) / Math.max(1, lines - 1)}H100`).join('')}"
    />
  </svg>`;

const table = (days: readonly Day[], perDay: MonthUsage['perDay']): Html =>
  html`<details>
    <summary>${say.asTable()}</summary>
    ${headedTable({
      heads: [say.day(), { number: say.calls() }, say.families()],
      rows: days
        .filter(({ calls }) => calls > 0)
        .map(
          ({ day, calls }) =>
            html`<tr>
              <th scope="row">${dateText(day)}</th>
              <td class="number">${numberText(calls)}</td>
              <td>
                ${perDay
                  .filter((row) => row.day === day)
                  .map((row) => `${familyName(row.family)} ${row.calls}`)
                  .join(', ')}
              </td>
            </tr> `,
        ),
    })}
  </details>`;

function dayOf(day: string, perDay: MonthUsage['perDay'], series: readonly Series[]): Day {
  const rows = perDay.filter((row) => row.day === day);
  const parts = series.map(({ families }) => sum(rows.filter(({ family }) => families.has(family))));
  const calls = sum(rows);
  const named = series.flatMap(({ name }, index) =>
    parts[index] === 0 ? [] : [`${name} ${numberText(parts[index] ?? 0)}`],
  );
  return { day, calls, parts, said: `${dateText(day)}: ${[callsText(calls), ...named].join(', ')}` };
}

/** The families with most calls, then all others as one. */
function seriesOf(perDay: MonthUsage['perDay']): readonly Series[] {
  const totals = new Map<string, number>();
  for (const { family, calls } of perDay) totals.set(family, (totals.get(family) ?? 0) + calls);
  const ranked = [...totals].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  const named = ranked
    .slice(0, NAMED_FAMILIES)
    .map(([family, calls]) => ({ name: familyName(family), calls, families: new Set([family]) }));
  const rest = ranked.slice(NAMED_FAMILIES);
  if (rest.length === 0) return named;
  const calls = rest.reduce((total, [, number]) => total + number, 0);
  return [
    ...named,
    { name: say.moreFamilies({ count: rest.length }), calls, families: new Set(rest.map(([name]) => name)) },
  ];
}

/** "timing" is Timing. */
const familyName = (family: string): string => `${family.charAt(0).toUpperCase()}${family.slice(1)}`;

/** Round numbers from 0 to at least the most, a few of them. */
export function ticksUpTo(most: number): readonly number[] {
  const least = Math.max(1, most / MOST_TICKS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least;
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, tick) => tick * step);
}

function daysOf(month: string): readonly string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

const sum = (rows: readonly { readonly calls: number }[]): number =>
  rows.reduce((total, { calls }) => total + calls, 0);
