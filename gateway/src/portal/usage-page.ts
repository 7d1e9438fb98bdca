import type { MonthUsage } from '../accounts/usage.ts';
import type { CallerUsage, ToolUsage, UsedMonth } from '../journal/activity.ts';
import type { Rule } from '../limits/bucket.ts';
import type { Retention } from '../config/retention-variables.ts';
import { UNREAD } from '../journal/journal.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { callsText, monthText } from '../web/dates.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { rich } from '../web/rich.ts';
import { say } from './activity.messages.ts';
import { callerNames } from './caller-names.ts';
import { inProject, type Frame } from './frame.ts';
import { outcomeText } from './outcomes.ts';
import { USAGE } from '../web/portal-paths.ts';
import { headedTable } from '../web/table.ts';
import { PORTAL_SHEET } from './portal-styles.ts';
import { portalPage } from './shell.ts';
import { say as sayPlace } from './shell.messages.ts';
import { pastUsageView, usageView } from './usage-view.ts';
import { countTable, type Counted } from './usage-tables.ts';

export interface UsagePageOptions {
  readonly usage: MonthUsage;
  /** Left out where the account has none. */
  readonly rate: Rule | undefined;
  /** Whether it is the month of today. */
  readonly isRunning: boolean;
  readonly months: readonly UsedMonth[];
  readonly callers: readonly CallerUsage[];
  readonly tools: readonly ToolUsage[];
  readonly applications: readonly ConnectedApplication[];
  readonly frame: Frame;
  readonly kept: Retention;
}

/** A month by key, application and tool, its refused calls, and the way to other months. */
export function usagePage(options: UsagePageOptions): Page {
  const { usage, rate, isRunning, months, callers, tools, applications, frame, kept } = options;
  const nameOf = callerNames(applications);
  return portalPage({
    title: sayPlace.usage(),
    place: USAGE,
    sheet: PORTAL_SHEET,
    frame,
    body: html`${isRunning ? usageView({ usage, rate }) : pastUsageView(usage)}
      <section class="card" aria-labelledby="by-caller">
        <h2 id="by-caller">${say.byCaller()}</h2>
        ${countTable(
          say.caller(),
          callers.map((row) => ({ ...row, name: nameOf(row) })),
        )}
      </section>
      <section class="card" aria-labelledby="by-tool">
        <h2 id="by-tool">${say.byTool()}</h2>
        ${countTable(say.tool(), byTool(tools))}
      </section>
      ${refusedView(tools)} ${monthsView(months, { shown: usage.month, kept, at: inProject(frame, USAGE) })}
      ${filesView(usage.month, inProject(frame, USAGE))}`,
  });
}

/** Tools with most calls first. */
function byTool(tools: readonly ToolUsage[]): readonly Counted[] {
  const names = [...new Set(tools.map(({ tool }) => tool))];
  const counted = names.map((tool) => {
    const rows = tools.filter((row) => row.tool === tool);
    const succeeded = sum(rows.filter(({ outcome }) => outcome === 'success'));
    return { name: TOOL_NAMES[tool]?.() ?? tool, succeeded, refused: sum(rows) - succeeded };
  });
  return counted.toSorted((a, b) => b.succeeded - a.succeeded || b.refused - a.refused || (a.name < b.name ? -1 : 1));
}

const TOOL_NAMES: Readonly<Record<string, () => string>> = {
  unknown: say.unknownTools,
  [UNREAD]: say.unread,
};

function refusedView(tools: readonly ToolUsage[]): Html {
  const refused = tools.filter(({ outcome }) => outcome !== 'success');
  const reasons = [...new Set(refused.map(({ outcome }) => outcome))]
    .map((outcome) => ({ outcome, calls: sum(refused.filter((row) => row.outcome === outcome)) }))
    .toSorted((a, b) => b.calls - a.calls || (a.outcome < b.outcome ? -1 : 1));
  return html`<section class="card" aria-labelledby="refused">
    <h2 id="refused">${say.refused()}</h2>
    ${
      reasons.length === 0
        ? html`<p class="soft">${say.none()}</p>`
        : html`<p class="soft small">${say.costNothing()}</p>
            ${headedTable({
              looks: 'counts',
              heads: [say.reason(), { number: say.calls() }],
              rows: reasons.map(
                ({ outcome, calls }) =>
                  html`<tr>
                    <th scope="row">${outcomeText(outcome)}</th>
                    <td class="number">${calls}</td>
                  </tr> `,
              ),
            })}`
    }
  </section>`;
}

interface MonthsOptions {
  /** The month of the page. */
  readonly shown: string;
  readonly kept: Retention;
  /** Address of the page. */
  readonly at: string;
}

const monthsView = (months: readonly UsedMonth[], { shown, kept: { usageMonths }, at }: MonthsOptions): Html =>
  html`<section class="card" aria-labelledby="months">
    <h2 id="months">${say.months()}</h2>
    ${
      months.length === 0
        ? html`<p class="soft">${say.noMonth()}</p>`
        : html`<ul>
            ${months.map(
              ({ month, calls }) =>
                html`<li>
                  <a href="${at}?month=${month}" ${month === shown && html` aria-current="true"`}
                    >${monthText(month)}</a
                  >
                  <span class="soft">${callsText(calls)}</span>
                </li> `,
            )}
          </ul>`
    }
    <p class="soft small">${say.keptFor({ months: usageMonths })}</p>
  </section>`;

const filesView = (month: string, at: string): Html =>
  html`<section class="card" aria-labelledby="files">
    <h2 id="files">${say.asFiles()}</h2>
    <ul>
      <li><a href="${at}.csv?month=${month}" download>CSV</a> <span class="soft">${say.csvHolds()}</span></li>
      <li><a href="${at}.json?month=${month}" download>JSON</a> <span class="soft">${say.jsonHolds()}</span></li>
    </ul>
    <p class="soft small">${rich(say.programs(), { b: () => html`<code>GET /v1/usage</code>` })}</p>
  </section>`;

const sum = (rows: readonly { readonly calls: number }[]): number => rows.reduce((all, { calls }) => all + calls, 0);
