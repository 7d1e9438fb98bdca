import type { MonthUsage } from '../accounts/usage.ts';
import type { Rule } from '../limits/bucket.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { applicationsView } from './applications-view.ts';
import { calendarsView } from './calendars.controller.ts';
import type { ProjectAccess } from '../organisations/access.ts';
import { inProject, type Frame } from './frame.ts';
import { keysView, type KeysViewOptions } from './keys-view.ts';
import { HOME, ORGANISATIONS, USAGE } from '../web/portal-paths.ts';
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
  /** Left out where the role of the person does not reach them. */
  readonly keys: KeysViewOptions | undefined;
  readonly applications: readonly ConnectedApplication[] | undefined;
  /** Whether there may be addresses of calendars. */
  readonly hasCalendars: boolean;
  readonly done: string | null;
  readonly frame: Frame;
  readonly status?: number;
}

export function overviewPage({
  usage,
  rate,
  keys,
  applications,
  hasCalendars,
  done,
  frame,
  status = 200,
}: OverviewOptions): Page {
  const said = DONE[done ?? ''];
  return portalPage({
    title: frame.project ? frame.project.account.name : 'Overview',
    place: HOME,
    sheet: PORTAL_SHEET,
    frame,
    status,
    faulty: keys?.fault !== undefined,
    body: html`${said !== undefined && html`<div class="notice" role="status"><p>${said}</p></div>`}
    ${frame.project && projectView(frame.project)}
    ${usageView({
      usage,
      rate,
      more: html`<p><a href="${inProject(frame, USAGE)}">By key and tool, refused calls, past months</a></p>`,
    })}
    ${keys && keysView(keys)} ${applications && applicationsView(applications, frame)}
    ${calendarsView(hasCalendars, frame)}`,
  });
}

const projectView = ({ account, organisation, role }: ProjectAccess): Html =>
  html`<p class="soft">
    A project of <a href="${ORGANISATIONS}/${organisation.id}">${organisation.name}</a>, where you are ${role}. Number
    for questions to the operator: <code>${account.id}</code>
  </p>`;
