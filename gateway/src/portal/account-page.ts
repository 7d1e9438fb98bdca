import type { Account } from '../accounts/accounts.ts';
import type { Retention } from '../config/retention-variables.ts';
import { postForm, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { PASSKEY_SCRIPT_PATH, PERSONAL_DATA } from '../web/portal-paths.ts';
import { dayText } from '../web/dates.ts';
import { ADDRESS, addressForm } from './address-page.ts';
import type { Frame } from './frame.ts';
import { passkeysView, type PasskeysViewOptions } from './passkeys-view.ts';
import { PORTAL_SHEET } from './portal-styles.ts';
import { sessionsView, type SessionsViewOptions } from './sessions-view.ts';
import { confirmed, portalPage } from './shell.ts';

/** What came of the last try to change something. */
export interface AccountFault {
  readonly part: 'address' | 'passkey' | 'delete';
  readonly error: string;
  readonly typed?: string;
  readonly status?: number;
}

export interface AccountPageOptions extends SessionsViewOptions, Pick<PasskeysViewOptions, 'passkeys' | 'ceremony'> {
  readonly account: Account;
  readonly frame: Frame;
  readonly kept: Retention;
  /** The new address whose codes are awaited. */
  readonly pending: string | undefined;
  /** What has just been done, by the word that the address of the page carries. */
  readonly done: string | null;
  readonly fault?: AccountFault | undefined;
}

const DONE: Readonly<Record<string, string>> = {
  address: 'The account has its new address, and all other sessions are ended.',
  session: 'The session is ended.',
  sessions: 'All other sessions are ended.',
  passkey: 'The passkey is added. It opens this page from now on.',
  removed: 'The passkey is removed.',
};

/** The owner of an account, the ways in, what is kept, and the way to delete it. */
export function accountPage(options: AccountPageOptions): Page {
  const { csrf, frame, kept, done, fault } = options;
  const said = DONE[done ?? ''];
  const errorOf = (part: AccountFault['part']) => (fault?.part === part ? fault : undefined);
  return portalPage({
    title: 'Account',
    place: '/developer/account',
    frame,
    sheet: PORTAL_SHEET,
    script: PASSKEY_SCRIPT_PATH,
    status: fault === undefined ? 200 : (fault.status ?? 422),
    faulty: fault !== undefined,
    body: html`${said !== undefined && html`<div class="notice" role="status"><p>${said}</p></div>`}
    ${ownerView(options, errorOf('address'))} ${passkeysView({ ...options, error: errorOf('passkey')?.error })}
    ${sessionsView(options)} ${keptView(kept)} ${deletionView(csrf, errorOf('delete')?.error)}`,
  });
}

const ownerView = ({ account, csrf, pending }: AccountPageOptions, fault: AccountFault | undefined): Html => {
  const form = addressForm(csrf, fault && { error: fault.error, typed: fault.typed ?? '' });
  return html`<section class="card" aria-labelledby="you">
    <h2 id="you">Signed in as</h2>
    <p><strong>${account.email ?? account.name}</strong></p>
    <p class="soft small">
      Account since ${dayText(account.createdAt)}. Account number for questions to the operator:
      <code>${account.id}</code>
    </p>
    ${pending !== undefined && html`<p>A change to ${pending} waits for its codes. <a href="${ADDRESS}">Type them</a></p>`}
    ${fault ? form : confirmed('Change the address …', form)}
  </section>`;
};

const keptView = (kept: Retention): Html =>
  html`<section class="card" aria-labelledby="data">
    <h2 id="data">What is kept</h2>
    <p>
      Your e-mail address, the keys as fingerprints, your passkeys and sessions, the applications you have connected,
      and the number of calls by day, key, tool and outcome.
      ${
        kept.calls > 0 &&
        html`Of the last ${kept.calls} calls the tool, time, outcome, name of the argument at fault, duration and
        request id, for at most ${kept.callDays} days.`
      }
      Birth data and readings are never kept: they leave the memory of the server with the answer.
    </p>
    <p><a href="${PERSONAL_DATA}" download>Download all of it as JSON</a></p>
  </section>`;

function deletionView(csrf: string, error: string | undefined): Html {
  const content = postForm(
    { action: '/developer/account/delete', csrf },
    html`<p>
        Deleted at once and for good: the account, its keys, its usage figures and all connected applications. What is
        paid for in advance is lost. The number of calls of this month stays, under a keyed hash of your address, until
        the month ends: a new account of the same address begins with it.
      </p>
      ${textField({
        name: 'confirm',
        label: 'Type your e-mail address to confirm',
        attributes: html` type="text" inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false"`,
        ...(error === undefined ? {} : { error }),
      })}
      <button class="danger">Delete my account and all its data</button>`,
  );
  return html`<section class="card" aria-labelledby="delete">
    <h2 id="delete">Delete the account</h2>
    ${error === undefined ? confirmed('Delete my account …', content) : content}
  </section>`;
}

export const goodbyePage = (setCookies: readonly string[]): Page =>
  page({
    title: 'Your account is deleted',
    narrow: true,
    headers: { 'Set-Cookie': [...setCookies] },
    body: html`<p role="status">Its data is gone, and its keys and applications are refused from now on.</p>
      <p class="soft">
        Signing in with the same address opens a new account. This month it begins with the calls that the old one has
        made; their number is kept for that until the month ends, under a keyed hash of the address.
      </p>`,
  });

export const suspendedPage = (account: Account, csrf: string): Page =>
  page({
    title: 'This account is suspended',
    status: 403,
    narrow: true,
    body: html`<p role="alert">
        Its keys and applications are refused. Write to the operator of this server and name the account number
        <code>${account.id}</code>.
      </p>
      ${postForm({ action: '/developer/sign-out', csrf }, html`<button class="second">Sign out</button>`)}`,
  });
