import type { MonthUsage } from '../accounts/usage.ts';
import { html, type Html } from '../web/html.ts';
import { callsText, dateText, instantText, monthText, numberText } from '../web/dates.ts';

/** Families with a colour of their own; the rest share the last one. */
const NAMED_FAMILIES = 5;
const CHART = { day: 10, bar: 8, height: 100 } as const;

/** The running month: how much of how much, until when, and on which day for what; `more`: what follows. */
export function usageView(usage: MonthUsage, more?: Html): Html {
  return html`<section class="card" aria-labelledby="usage">
    <h2 id="usage">Usage in ${monthText(usage.month)}</h2>
    ${figures(usage)} ${usage.perDay.length === 0 ? noCalls(usage) : chart(usage)} ${more}
  </section>`;
}

/** A month that is over: what was used of it. */
export function pastUsageView(usage: MonthUsage): Html {
  const { month, used, extraUsed, perDay } = usage;
  return html`<section class="card" aria-labelledby="usage">
    <h2 id="usage">Usage in ${monthText(month)}</h2>
    <p>
      <span class="figure">${numberText(used + extraUsed)}</span> successful
      ${used + extraUsed === 1 ? 'call' : 'calls'}${extraUsed > 0 && `, ${numberText(extraUsed)} of them prepaid`}
    </p>
    ${perDay.length > 0 && chart(usage)}
  </section>`;
}

const noCalls = ({ used }: MonthUsage): Html =>
  html`<p class="soft">
    ${used === 0 ? 'No calls yet this month.' : 'All of them were made with an earlier account of this address.'}
  </p>`;

function figures({ used, allowance, extra, extraUsed, resetsAt }: MonthUsage): Html {
  if (allowance === null) {
    return html`<p>
      <span class="figure">${numberText(used)}</span> successful calls. No allowance is counted for this account.
    </p>`;
  }
  const share = allowance === 0 ? 100 : Math.min(100, (used / allowance) * 100);
  return html`<p>
      <span class="figure">${numberText(used)}</span> of ${numberText(allowance)} calls used,
      ${numberText(Math.max(0, allowance - used))} left
    </p>
    <svg class="gauge" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-ground" width="100" height="3" />
      <rect class="c1" width="${share.toFixed(2)}" height="3" />
    </svg>
    <p class="soft small">
      The allowance begins again on ${instantText(resetsAt)}. Only successful tool calls count; all keys and
      applications of the account share
      it.${
        (extra > 0 || extraUsed > 0) &&
        ` Prepaid calls: ${numberText(extra)} left, ${numberText(extraUsed)} used this month; they are taken once the allowance is spent.`
      }
    </p>
    ${used >= allowance && extra === 0 && html`<div class="notice warning"><p>The allowance of this month is spent: tool calls are refused until it begins again.</p></div>`}`;
}

interface Series {
  readonly name: string;
  readonly calls: number;
  readonly families: ReadonlySet<string>;
}

function chart({ month, perDay }: MonthUsage): Html {
  const series = seriesOf(perDay);
  const callsOn = (day: string, families?: ReadonlySet<string>): number =>
    sum(perDay.filter((row) => row.day === day && (families?.has(row.family) ?? true)).map((row) => row.calls));
  const days = daysOf(month);
  const most = Math.max(...days.map((day) => callsOn(day)));
  const bars = days.flatMap((day, index) => {
    let top: number = CHART.height;
    return series.map(({ name, families }, colour) => {
      const calls = callsOn(day, families);
      const height = (calls / most) * CHART.height;
      top -= height;
      return (
        calls > 0 &&
        html`<rect
          class="c${colour + 1}"
          x="${index * CHART.day + 1}"
          y="${top.toFixed(2)}"
          width="${CHART.bar}"
          height="${height.toFixed(2)}"
          ><title>${dateText(day)}: ${name}, ${calls}</title></rect
        >`
      );
    });
  });
  const width = days.length * CHART.day;
  return html`<h3 id="by-day">Calls by day and tool family</h3>
    <p class="soft small">Busiest day: ${callsText(most)}</p>
    <svg
      class="chart"
      viewBox="0 0 ${width} ${CHART.height}"
      preserveAspectRatio="none"
      role="img"
      aria-labelledby="by-day"
      aria-describedby="chart-text"
    >
      <desc id="chart-text">Bars for each day of the month; the table below holds the same figures.</desc>
      <path class="axis" d="M0 .5H${width}M0 ${CHART.height / 2}H${width}M0 ${CHART.height - 0.5}H${width}" />
      ${bars}
    </svg>
    <div class="scale soft small" aria-hidden="true">
      <span>${dateText(days[0] ?? '')}</span><span>${dateText(days[Math.floor(days.length / 2)] ?? '')}</span
      ><span>${dateText(days.at(-1) ?? '')}</span>
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
    <details>
      <summary>The same figures as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" class="number">Calls</th>
            <th scope="col">Tool families</th>
          </tr>
        </thead>
        <tbody>
          ${days
            .filter((day) => callsOn(day) > 0)
            .map(
              (day) =>
                html`<tr>
                  <th scope="row">${dateText(day)}</th>
                  <td class="number">${numberText(callsOn(day))}</td>
                  <td>
                    ${perDay
                      .filter((row) => row.day === day)
                      .map((row) => `${row.family} ${row.calls}`)
                      .join(', ')}
                  </td>
                </tr> `,
            )}
        </tbody>
      </table>
    </details>`;
}

/** The families with most calls, then all others as one. */
function seriesOf(perDay: MonthUsage['perDay']): readonly Series[] {
  const totals = new Map<string, number>();
  for (const { family, calls } of perDay) totals.set(family, (totals.get(family) ?? 0) + calls);
  const ranked = [...totals].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  const named = ranked.slice(0, NAMED_FAMILIES).map(([name, calls]) => ({ name, calls, families: new Set([name]) }));
  const rest = ranked.slice(NAMED_FAMILIES);
  if (rest.length === 0) return named;
  const calls = sum(rest.map(([, number]) => number));
  return [...named, { name: `${rest.length} more`, calls, families: new Set(rest.map(([name]) => name)) }];
}

function daysOf(month: string): readonly string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
