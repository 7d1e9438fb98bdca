import type { MonthUsage } from '../accounts/usage.ts';
import type { Rule } from '../limits/bucket.ts';
import { html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { applicationsView } from './applications-view.ts';
import { calendarsView } from './calendars.controller.ts';
import { keysView, type KeysViewOptions } from './keys-view.ts';
import { HOME, USAGE } from '../web/portal-paths.ts';
import { PORTAL_SHEET } from './portal-styles.ts';
import { portalPage } from './shell.ts';
import { usageView } from './usage-view.ts';

/** What has just been done, by the word that the address of the page carries. */
const DONE: Readonly<Record<string, string>> = {
  renamed: 'The key has its new name.',
  revoked: 'The key is revoked: it is refused from now on.',
  disconnected: 'The application is disconnected: it is refused from now on.',
  calendars: 'All addresses of calendars have ended.',
};

export interface OverviewOptions {
  readonly usage: MonthUsage;
  readonly rate: Rule | undefined;
  readonly keys: KeysViewOptions;
  readonly applications: readonly ConnectedApplication[];
  /** Whether there may be addresses of calendars. */
  readonly hasCalendars: boolean;
  readonly done: string | null;
  readonly status?: number;
}

export function overviewPage({
  usage,
  rate,
  keys,
  applications,
  hasCalendars,
  done,
  status = 200,
}: OverviewOptions): Page {
  const said = DONE[done ?? ''];
  return portalPage({
    title: 'Overview',
    place: HOME,
    sheet: PORTAL_SHEET,
    csrf: keys.csrf,
    status,
    faulty: keys.fault !== undefined,
    body: html`${said !== undefined && html`<div class="notice" role="status"><p>${said}</p></div>`}
    ${usageView({
      usage,
      rate,
      more: html`<p><a href="${USAGE}">By key and tool, refused calls, past months</a></p>`,
    })}
    ${keysView(keys)} ${applicationsView(applications, keys.csrf)} ${calendarsView(hasCalendars, keys.csrf)}`,
  });
}
