import type { MonthUsage } from '../accounts/usage.ts';
import { html, type Html } from '../web/html.ts';
import { instantText, monthText, numberText } from '../web/dates.ts';
import type { Rule } from '../limits/bucket.ts';
import { CONTACT } from '../web/portal-paths.ts';
import { usageChart } from './usage-chart.ts';

export interface UsageViewOptions {
  readonly usage: MonthUsage;
  /** Left out where the account has none. */
  readonly rate: Rule | undefined;
  /** What follows. */
  readonly more?: Html;
}

/** The running month: how much of how much, until when, how fast, and on which day for what. */
export function usageView({ usage, rate, more }: UsageViewOptions): Html {
  return html`<section class="card" aria-labelledby="usage">
    <h2 id="usage">Usage in ${monthText(usage.month)}</h2>
    ${figures(usage)} ${rateText(rate)} ${usage.perDay.length === 0 ? noCalls(usage) : usageChart(usage)} ${more}
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
    ${perDay.length > 0 && usageChart(usage)}
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
    ${
      used >= allowance &&
      extra === 0 &&
      html`<div class="notice warning">
        <p>
          ${
            allowance === 0
              ? 'There is no allowance yet, so tool calls are refused. To have one,'
              : 'The allowance of this month is spent: tool calls are refused until it begins again. For more,'
          }
          <a href="${CONTACT}">write to the operator</a>.
        </p>
      </div>`
    }`;
}

const rateText = (rate: Rule | undefined): Html | false =>
  rate !== undefined &&
  html`<p class="soft small">
    Rate: ${numberText(rate.perSecond)} requests a second, ${numberText(rate.burst)} at once. For other limits,
    <a href="${CONTACT}">write to the operator</a>.
  </p>`;
