import type { PastCall } from '../journal/activity.ts';
import type { Retention } from '../config/retention-variables.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { durationText, numberText, secondText } from '../web/dates.ts';
import { selectField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { linkTo, rich } from '../web/rich.ts';
import { say } from './activity.messages.ts';
import { filtered, isFiltered, queryOf, type CallFilter } from './call-filter.ts';
import { callerNames } from './caller-names.ts';
import { inProject, type Frame } from './frame.ts';
import { outcomeText } from './outcomes.ts';
import { BROAD_SHEET } from './portal-styles.ts';
import { CALLS } from '../web/portal-paths.ts';
import { headedTable, scrolling } from '../web/table.ts';
import { portalPage } from './shell.ts';

export interface CallsPageOptions {
  /** All that are kept, the latest first. */
  readonly calls: readonly PastCall[];
  readonly filter: CallFilter;
  readonly applications: readonly ConnectedApplication[];
  readonly frame: Frame;
  readonly kept: Retention;
}

/** The last calls of the account that a filter lets in, the latest first. */
export function callsPage({ calls, filter, applications, frame, kept }: CallsPageOptions): Page {
  const nameOf = callerNames(applications);
  const at = inProject(frame, CALLS);
  const shown = filtered(calls, filter);
  const savedFrom =
    (file: string) =>
    (text: string): Html =>
      html`<a href="${file}${queryOf(filter)}" download>${text}</a>`;
  return portalPage({
    title: say.lastCalls(),
    place: CALLS,
    frame,
    sheet: BROAD_SHEET,
    body: html`<section class="card" aria-labelledby="calls">
      <h2 id="calls">${kept.calls === 0 ? say.notKept() : say.lastOf({ calls: kept.calls, days: kept.callDays })}</h2>
      <p class="soft small">${say.callsHint()}</p>
      ${calls.length === 0 ? kept.calls > 0 && html`<p>${say.noCalls()}</p>` : filterForm(calls, filter, { nameOf, at })}
      ${
        isFiltered(filter) &&
        html`<p role="status">
          ${rich(say.shownOf({ shown: numberText(shown.length), all: numberText(calls.length) }), { a: linkTo(at) })}
        </p>`
      }
      ${shown.length > 0 && callTable(shown, nameOf)}
      ${
        shown.length > 0 &&
        html`<p>${rich(say.callsAsFiles(), { a: savedFrom(`${at}.csv`), b: savedFrom(`${at}.json`) })}</p>`
      }
    </section>`,
  });
}

type NameOf = (call: PastCall) => string;

/** What may be chosen is what the kept calls have. */
function filterForm(
  calls: readonly PastCall[],
  filter: CallFilter,
  { nameOf, at }: { readonly nameOf: NameOf; readonly at: string },
): Html {
  const choice = (name: keyof CallFilter, label: string, labels: ReadonlyMap<string, string>): Html =>
    selectField({
      name,
      label,
      options: [{ value: '', label: say.all() }, ...[...labels].map(([value, text]) => ({ value, label: text }))],
      chosen: filter[name],
    });
  const labelled = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
    new Map(pairs.toSorted(([, a], [, b]) => (a < b ? -1 : 1)));
  return html`<form class="filters" action="${at}">
    ${choice('tool', say.tool(), labelled(calls.map(({ tool }) => [tool, toolText(tool)])))}
    ${choice('caller', say.caller(), labelled(calls.map((call) => [call.caller, nameOf(call)])))}
    ${choice('outcome', say.outcome(), labelled(calls.map(({ outcome }) => [outcome, outcomeText(outcome)])))}
    <div class="field">
      <label for="request">${say.requestId()}</label>
      <input id="request" name="request" maxlength="100" autocomplete="off" value="${filter.request}" />
    </div>
    <button>${say.filter()}</button>
  </form>`;
}

const toolText = (tool: string): string => (tool === 'unknown' ? say.unknownTool() : tool);

/** A row a call. A press on a request id marks all of it, ready to be copied. */
const callTable = (calls: readonly PastCall[], nameOf: NameOf): Html =>
  scrolling(
    say.calls(),
    headedTable({
      looks: 'rows calls',
      heads: [say.time(), say.tool(), say.outcome(), { number: say.took() }, say.caller(), say.requestId()],
      rows: calls.map((call) => callRow(call, nameOf(call))),
    }),
  );

const callRow = ({ at, tool, outcome, field, durationMs, requestId }: PastCall, caller: string): Html =>
  html`<tr>
    <td class="short"><time datetime="${at.toISOString()}">${secondText(at)}</time></td>
    <th scope="row">${toolText(tool)}</th>
    <td class="${outcome === 'success' ? 'soft' : 'bad'}">${saidOf(outcome, field)}</td>
    <td class="number short">${durationText(durationMs)}</td>
    <td>${caller}</td>
    <td><code class="id">${requestId}</code></td>
  </tr> `;

/** What a call came to, with the argument at fault. */
function saidOf(outcome: string, field: string | null): string | Html {
  if (field === null) return outcomeText(outcome);
  return field === 'unknown'
    ? say.unknownArgument()
    : rich(say.invalidArgument(), { b: () => html`<code>${field}</code>` });
}
