import type { Account } from '../accounts/accounts.ts';
import type { Retention } from '../config/retention-variables.ts';
import { postForm, textField } from '../web/forms.ts';
import { html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { PERSONAL_DATA } from '../web/portal-paths.ts';
import { dayText } from '../web/dates.ts';
import { confirmed, portalPage } from './shell.ts';

/** What is kept of the account, and the way to delete it. `error`: the last try to delete it was not confirmed. */
export function accountPage(account: Account, csrf: string, kept: Retention, error?: string): Page {
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
  return portalPage({
    title: 'Account',
    place: '/developer/account',
    csrf,
    status: error === undefined ? 200 : 422,
    faulty: error !== undefined,
    body: html`<section class="card" aria-labelledby="you">
        <h2 id="you">Signed in as</h2>
        <p><strong>${account.email ?? account.name}</strong></p>
        <p class="soft small">
          Account since ${dayText(account.createdAt)}. Account number for questions to the operator:
          <code>${account.id}</code>
        </p>
      </section>
      <section class="card" aria-labelledby="data">
        <h2 id="data">What is kept</h2>
        <p>
          Your e-mail address, the keys as fingerprints, the applications you have connected, and the number of calls by
          day, key, tool and outcome.
          ${
            kept.calls > 0 &&
            html`Of the last ${kept.calls} calls the tool, time, outcome, name of the argument at fault, duration and
            request id, for at most ${kept.callDays} days.`
          }
          Birth data and readings are never kept: they leave the memory of the server with the answer.
        </p>
        <p><a href="${PERSONAL_DATA}" download>Download all of it as JSON</a></p>
      </section>
      <section class="card" aria-labelledby="delete">
        <h2 id="delete">Delete the account</h2>
        ${error === undefined ? confirmed('Delete my account …', content) : content}
      </section>`,
  });
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
