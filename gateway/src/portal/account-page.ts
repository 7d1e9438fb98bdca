import type { Account } from '../accounts/accounts.ts';
import type { Retention } from '../config/retention-variables.ts';
import { postForm, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { AUDIT, PASSKEY_SCRIPT_PATH, PERSONAL_DATA } from '../web/portal-paths.ts';
import { dayText } from '../web/dates.ts';
import { linkTo, rich } from '../web/rich.ts';
import { say } from './account.messages.ts';
import { ADDRESS, addressForm } from './address-page.ts';
import type { Frame } from './frame.ts';
import { passkeysView, type PasskeysViewOptions } from './passkeys-view.ts';
import { PORTAL_SHEET } from './portal-styles.ts';
import { sessionsView, type SessionsViewOptions } from './sessions-view.ts';
import { confirmed, doneNotice, portalPage, type DoneSentences } from './shell.ts';
import { say as sayPlace } from './shell.messages.ts';

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

const DONE: DoneSentences = {
  address: say.addressDone,
  session: say.sessionDone,
  sessions: say.sessionsDone,
  passkey: say.passkeyDone,
  removed: say.removedDone,
};

/** The owner of an account, the ways in, what is kept, and the way to delete it. */
export function accountPage(options: AccountPageOptions): Page {
  const { csrf, frame, kept, done, fault } = options;
  const errorOf = (part: AccountFault['part']) => (fault?.part === part ? fault : undefined);
  return portalPage({
    title: sayPlace.account(),
    place: '/developer/account',
    frame,
    sheet: PORTAL_SHEET,
    script: PASSKEY_SCRIPT_PATH,
    status: fault === undefined ? 200 : (fault.status ?? 422),
    faulty: fault !== undefined,
    body: html`${doneNotice(DONE, done)} ${ownerView(options, errorOf('address'))}
    ${passkeysView({ ...options, error: errorOf('passkey')?.error })} ${sessionsView(options)} ${keptView(kept)}
    ${deletionView(csrf, errorOf('delete')?.error)}`,
  });
}

const ownerView = ({ account, csrf, pending }: AccountPageOptions, fault: AccountFault | undefined): Html => {
  const form = addressForm(csrf, fault && { error: fault.error, typed: fault.typed ?? '' });
  return html`<section class="card" aria-labelledby="you">
    <h2 id="you">${say.signedInAs()}</h2>
    <p><strong>${account.email ?? account.name}</strong></p>
    <p class="soft small">
      ${rich(say.since({ on: dayText(account.createdAt) }), { b: () => html`<code>${account.id}</code>` })}
    </p>
    ${pending !== undefined && html`<p>${rich(say.pending(), { b: () => html`${pending}`, a: linkTo(ADDRESS) })}</p>`}
    ${fault ? form : confirmed(say.changeAddress(), form)}
  </section>`;
};

const keptView = (kept: Retention): Html =>
  html`<section class="card" aria-labelledby="data">
    <h2 id="data">${say.kept()}</h2>
    <p>
      ${say.keptOfAccount()} ${kept.calls > 0 && say.keptOfCalls({ calls: kept.calls, days: kept.callDays })}
      ${say.neverKept()}
    </p>
    <p><a href="${PERSONAL_DATA}" download>${say.download()}</a></p>
    <p><a href="${AUDIT}">${say.seeAudit()}</a></p>
  </section>`;

function deletionView(csrf: string, error: string | undefined): Html {
  const content = postForm(
    { action: '/developer/account/delete', csrf },
    html`<p>${say.deletionHint()}</p>
      ${textField({
        name: 'confirm',
        label: say.confirm(),
        attributes: html` type="text" inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false"`,
        ...(error === undefined ? {} : { error }),
      })}
      <button class="danger">${say.deleteNow()}</button>`,
  );
  return html`<section class="card" aria-labelledby="delete">
    <h2 id="delete">${say.deletion()}</h2>
    ${error === undefined ? confirmed(say.deleteMine(), content) : content}
  </section>`;
}

export const goodbyePage = (setCookies: readonly string[]): Page =>
  page({
    title: say.deleted(),
    narrow: true,
    headers: { 'Set-Cookie': [...setCookies] },
    body: html`<p role="status">${say.gone()}</p>
      <p class="soft">${say.newAccount()}</p>`,
  });

export const suspendedPage = (account: Account, csrf: string): Page =>
  page({
    title: say.suspended(),
    status: 403,
    narrow: true,
    body: html`<p role="alert">${rich(say.suspendedWhy(), { b: () => html`<code>${account.id}</code>` })}</p>
      ${postForm({ action: '/developer/sign-out', csrf }, html`<button class="second">${say.signOut()}</button>`)}`,
  });
