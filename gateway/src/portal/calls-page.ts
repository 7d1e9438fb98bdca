import type { PastCall } from '../journal/activity.ts';
import type { Retention } from '../config/retention-variables.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { durationText, secondText } from '../web/dates.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { callerNames } from './caller-names.ts';
import { outcomeText } from './outcomes.ts';
import { CALLS } from '../web/portal-paths.ts';
import { portalPage } from './shell.ts';

/** The last calls of the account, the latest first. */
export function callsPage(
  calls: readonly PastCall[],
  applications: readonly ConnectedApplication[],
  csrf: string,
  kept: Retention,
): Page {
  const nameOf = callerNames(applications);
  return portalPage({
    title: 'Last calls',
    place: CALLS,
    csrf,
    body: html`<section class="card" aria-labelledby="calls">
      <h2 id="calls">
        ${kept.calls === 0 ? 'Calls are not kept one by one' : `The last ${kept.calls} calls of ${kept.callDays} days`}
      </h2>
      <p class="soft small">
        What was asked and what was answered is never kept, nor from where. Quote the request id when you report a
        fault. Requests that came too fast were not read; they are counted under Usage.
      </p>
      ${
        calls.length === 0
          ? kept.calls > 0 && html`<p>No calls yet.</p>`
          : html`<ol class="items calls">
              ${calls.map((call) => callItem(call, nameOf(call)))}
            </ol>`
      }
    </section>`,
  });
}

const callItem = ({ at, tool, outcome, durationMs, requestId }: PastCall, caller: string): Html =>
  html`<li>
    <p>
      <strong>${tool === 'unknown' ? 'A tool that there is not' : tool}</strong>
      <span class="${outcome === 'success' ? 'soft' : 'bad'}">${outcomeText(outcome)}</span>
      <span class="soft">in ${durationText(durationMs)}</span>
    </p>
    <p class="soft small">
      <time datetime="${at.toISOString()}">${secondText(at)}</time>. ${caller}. Request <code>${requestId}</code>
    </p>
  </li> `;
