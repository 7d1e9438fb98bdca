import { SERVER } from '../docs/call-code.ts';
import { navigation } from '../web/public-page.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import type { Legal } from './legal-file.ts';
import { namesProcessing, SUBPROCESSORS } from './subprocessors-page.ts';

const KEPT = { 'Cache-Control': 'public, max-age=300' };

const paragraphs = (texts: readonly string[]): Html => html`${texts.map((text) => html`<p>${text}</p> `)}`;

function operated(legal: Legal | undefined): Html {
  if (!legal)
    return html`<div class="notice" role="note" id="operator">
      <p>
        The operator of this server has not said here who they are. The text below says what the program does, and the
        operator may have agreed on more with you.
      </p>
    </div>`;
  const { operator, address, email, updated } = legal;
  return html`<p id="operator">
    This server is run by <strong>${operator}</strong>${address !== undefined && `, ${address}`}. Write to
    <a href="mailto:${email}">${email}</a>. This page was last changed on ${updated}.
  </p>`;
}

const own = (texts: readonly string[], operator: string): Html | false =>
  texts.length > 0 &&
  html`<h2>What ${operator} adds</h2>
    ${paragraphs(texts)}`;

const legalPage = (title: string, path: string, description: string, body: Html): Page =>
  page({
    title,
    about: { baseUrl: SERVER, path, description },
    headers: KEPT,
    navigation: navigation(''),
    body: html`<article class="document">${body}</article>`,
  });

/** The page at /privacy. `kept`: the table of what is kept, as the documents have it. */
export const privacyPage = (legal: Legal | undefined, kept: Html): Page =>
  legalPage(
    'Privacy',
    '/privacy',
    'What this server keeps of you and for how long: nothing about a birth, a question or an answer.',
    html`${operated(legal)}
      <h2>What is never stored</h2>
      <p>
        Dates, times and places of birth, names, questions and readings are in memory until the answer has been sent,
        and then they are gone. They are in no database, no log, no measurement and no backup, and nobody is told of
        them. Each call carries its own birth data, because nothing is remembered between calls.
      </p>
      <h2>What is kept, and for how long</h2>
      ${kept}
      <h2>What it is used for</h2>
      <p>
        The e-mail address is for signing in, for at most three messages a month about the allowance of an account, and
        for what concerns an organisation that you belong to. What is kept of calls is for counting them, for showing
        you your own use, and for finding faults. There is no advertising, no profile, no sale of data and no tracking.
        The pages load nothing from other servers, and their cookies are for signing in, and for the language that you
        choose, alone. In which language the documents show code, your browser alone remembers.
      </p>
      <h2>Who else sees something</h2>
      <p>
        The mail server that sends your sign-in code sees your address. The assistant or program that you connect sees
        what you ask and what is answered, under the rules of whoever runs it. The places of birth that are looked up by
        name are looked up on this server. Where the operator or an organisation has set them up, a billing system sees
        how many calls were made, and an organisation's own sign-in and webhooks what concerns that organisation. The
        <a href="/docs/data-map">data map</a> names each of them.
        ${legal && namesProcessing(legal) && html`${legal.operator} names whom it has process data, and how long data outside the program is kept, under <a href="${SUBPROCESSORS}">Sub-processors and retention</a>.`}
        Others see nothing.
      </p>
      <h2>What you can do</h2>
      <p>
        On the <a href="/developer/account">account page</a> you download all that is kept of you as one file, and
        delete the account with all its data at once. Keys and connected applications are ended on the
        <a href="/developer">developer page</a>.${legal && html` For anything else write to the address above.`}
      </p>
      ${legal && own(legal.privacy, legal.operator)}`,
  );

/** The page at /terms. */
export const termsPage = (legal: Legal | undefined): Page =>
  legalPage(
    'Terms',
    '/terms',
    'What Cuspal is and is not, what your account holds, and what is promised.',
    html`${operated(legal)}
      <h2>What this is</h2>
      <p>
        The server computes astrology from birth data and says by which rules. Astrology is a supplementary lens and not
        a prediction of fact. What it says of health is no medical advice and never replaces a physician; what it says
        of law, money or length of life is no advice either. The disclaimers that results carry belong into whatever is
        made of them. Do not base a decision about another person on a reading alone, and do not use one against
        anybody.
      </p>
      <h2>Your account</h2>
      <p>
        An account belongs to the person who can read its e-mail address. Keys are yours to guard: whoever has one calls
        on your allowance, until you revoke it. Ask only about births of which you may know. An account has an allowance
        a month and a rate of calls; a call that fails costs nothing. The operator may suspend an account that harms the
        server or others, and says so on its page.
      </p>
      <h2>What is promised</h2>
      <p>
        The program is free software under the GNU General Public License, version 3 or later, and comes without
        warranty. The server may be changed, be out of reach or end. You can delete your account at any time.
      </p>
      ${legal?.law !== undefined && html`<p>These terms are under the law of ${legal.law}.</p>`}
      ${legal && own(legal.terms, legal.operator)}
      <p>
        See also
        <a href="/privacy">Privacy</a
        >${legal && namesProcessing(legal) && html` and <a href="${SUBPROCESSORS}">Sub-processors and retention</a>`}.
      </p>`,
  );
