import type { MonthUsage } from '../accounts/usage.ts';
import { html, type Html } from '../web/html.ts';
import { instantText, monthText, numberText } from '../web/dates.ts';
import { linkTo, rich } from '../web/rich.ts';
import type { Rule } from '../limits/bucket.ts';
import { CONTACT } from '../web/portal-paths.ts';
import { say } from './activity.messages.ts';
import { usageChart } from './usage-chart.ts';

export interface UsageViewOptions {
  readonly usage: MonthUsage;
  /** Left out where the account has none. */
  readonly rate: Rule | undefined;
  /** Whether calls beyond the allowance run. */
  readonly softCap?: boolean;
  /** What follows. */
  readonly more?: Html;
}

/** The running month: how much of how much, until when, how fast, and on which day for what. */
export function usageView({ usage, rate, softCap = false, more }: UsageViewOptions): Html {
  return html`<section class="card" aria-labelledby="usage">
    <h2 id="usage">${say.usageIn({ month: monthText(usage.month) })}</h2>
    ${figures(usage, softCap)} ${rateText(rate)} ${usage.perDay.length === 0 ? noCalls(usage) : usageChart(usage)}
    ${more}
  </section>`;
}

/** A month that is over: what was used of it. */
export function pastUsageView(usage: MonthUsage): Html {
  const { month, used, extraUsed, perDay } = usage;
  const count = used + extraUsed;
  const said =
    extraUsed > 0 ? say.successfulPrepaid({ count, prepaid: numberText(extraUsed) }) : say.successful({ count });
  return html`<section class="card" aria-labelledby="usage">
    <h2 id="usage">${say.usageIn({ month: monthText(month) })}</h2>
    <p>${rich(said, { b: () => figure(count) })}</p>
    ${perDay.length > 0 && usageChart(usage)}
  </section>`;
}

const figure = (number: number): Html => html`<span class="figure">${numberText(number)}</span>`;

const noCalls = ({ used }: MonthUsage): Html =>
  html`<p class="soft">${used === 0 ? say.noCallsYet() : say.earlierAccount()}</p>`;

const OPERATOR = { a: linkTo(CONTACT) };

function figures({ used, allowance, extra, extraUsed, resetsAt }: MonthUsage, softCap: boolean): Html {
  const counted = { b: () => figure(used) };
  if (allowance === null) return html`<p>${rich(say.unmetered(), counted)}</p>`;
  const share = allowance === 0 ? 100 : Math.min(100, (used / allowance) * 100);
  const usedOf = say.usedOf({ allowance: numberText(allowance), left: numberText(Math.max(0, allowance - used)) });
  const prepaid = say.prepaid({ left: numberText(extra), used: numberText(extraUsed) });
  return html`<p>${rich(usedOf, counted)}</p>
    <svg class="gauge" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-ground" width="100" height="3" />
      <rect class="c1" width="${share.toFixed(2)}" height="3" />
    </svg>
    <p class="soft small">
      ${say.beginsAgain({ at: instantText(resetsAt) })}${(extra > 0 || extraUsed > 0) && ` ${prepaid}`}
    </p>
    ${
      used >= allowance &&
      extra === 0 &&
      !softCap &&
      html`<div class="notice warning">
        <p>${rich(allowance === 0 ? say.noAllowance() : say.spent(), OPERATOR)}</p>
      </div>`
    }`;
}

const rateText = (rate: Rule | undefined): Html | false =>
  rate !== undefined &&
  html`<p class="soft small">
    ${rich(say.rate({ rate: numberText(rate.perSecond), burst: numberText(rate.burst) }), OPERATOR)}
  </p>`;
