import type { MonthUsage } from '../accounts/usage.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Plan } from '../accounts/plans.ts';
import type { Rule } from '../limits/bucket.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { applicationsView } from './applications-view.ts';
import { calendarsView } from './calendars.controller.ts';
import type { ProjectAccess } from '../organisations/access.ts';
import { inProject, type Frame } from './frame.ts';
import { say } from './overview.messages.ts';
import { say as sayPlace } from './shell.messages.ts';
import { numberText, priceText } from '../web/dates.ts';
import { rich } from '../web/rich.ts';
import { keysView, type KeysViewOptions } from './keys-view.ts';
import { HOME, ORGANISATIONS, USAGE } from '../web/portal-paths.ts';
import { PORTAL_SHEET } from './portal-styles.ts';
import { doneNotice, portalPage, type DoneSentences } from './shell.ts';
import { usageView } from './usage-view.ts';

/** What has just been done, by the word that the address of the page carries. */
const DONE: DoneSentences = {
  renamed: say.renamed,
  revoked: say.revoked,
  disconnected: say.disconnected,
  calendars: say.calendarsEnded,
};

export interface OverviewOptions {
  readonly account: Pick<Account, 'plan' | 'softCap'>;
  /** What the operator's file says of the plan of the account; undefined where it has none there. */
  readonly plan: Plan | undefined;
  readonly usage: MonthUsage;
  readonly rate: Rule | undefined;
  /** Left out where the role of the person does not reach them. */
  readonly keys: KeysViewOptions | undefined;
  readonly applications: readonly ConnectedApplication[] | undefined;
  /** Whether there may be addresses of calendars. */
  readonly hasCalendars: boolean;
  readonly done: string | null;
  readonly frame: Frame;
}

export function overviewPage({
  account,
  plan,
  usage,
  rate,
  keys,
  applications,
  hasCalendars,
  done,
  frame,
}: OverviewOptions): Page {
  return portalPage({
    title: frame.project ? frame.project.account.name : sayPlace.overview(),
    place: HOME,
    sheet: PORTAL_SHEET,
    frame,
    faulty: keys?.fault !== undefined,
    body: html`${doneNotice(DONE, done)} ${frame.project && projectView(frame.project)}
    ${usageView({
      usage,
      rate,
      softCap: account.softCap,
      more: html`${planView(account, plan, usage)}
        <p><a href="${inProject(frame, USAGE)}">${say.more()}</a></p>`,
    })}
    ${keys && keysView(keys)} ${applications && applicationsView(applications, frame)}
    ${calendarsView(hasCalendars, frame)}`,
  });
}

/** The plan, and how much is beyond its allowance. */
function planView(
  { plan: name, softCap }: OverviewOptions['account'],
  plan: Plan | undefined,
  { used, allowance }: MonthUsage,
): Html | false {
  if (name === null) return false;
  const beyond = softCap && allowance !== null ? Math.max(0, used - allowance) : 0;
  return html`<p class="soft small">
    ${rich(say.plan({ cap: softCap ? 'soft' : 'hard' }), { b: () => html`<strong>${name}</strong>` })}
    ${softCap && plan && priceView(plan)} ${beyond > 0 && say.beyond({ count: beyond })}
  </p>`;
}

/** What so many calls beyond the allowance cost, as the operator's file has it. */
const PRICED_CALLS = 1_000;

const priceView = ({ overagePer1000, currency }: Plan): Html | false =>
  overagePer1000 !== undefined &&
  currency !== undefined &&
  rich(say.overagePrice(), {
    n: () => html`${numberText(PRICED_CALLS)}`,
    b: () => html`${priceText(overagePer1000, currency)}`,
  });

const projectView = ({ account, organisation, role }: ProjectAccess): Html =>
  html`<p class="soft">
    ${rich(say.projectOf({ role }), {
      a: () => html`<a href="${ORGANISATIONS}/${organisation.id}">${organisation.name}</a>`,
      b: () => html`<code>${account.id}</code>`,
    })}
  </p>`;
