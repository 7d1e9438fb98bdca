import type { ProjectAccess } from '../organisations/access.ts';
import type { Said } from '../sign-in/wording.ts';
import type { CsrfToken } from '../web/browser.ts';
import { codeForm, emailForm, postForm, selectField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { errorPage, page, type Page } from '../web/page.ts';
import { formTarget, isLocalRedirect, redirectTarget } from '../config/redirects.ts';

/** The application that asks, as far as it is known. */
export interface Asker {
  readonly name: string | undefined;
  /** Host of the document that describes it; undefined when it registered itself. */
  readonly publishedBy: string | undefined;
  readonly redirectUri: string;
}

export interface StepOptions {
  readonly asker: Asker;
  /** Address of both pages. */
  readonly action: string;
  readonly csrf: CsrfToken;
  readonly fault?: Said | undefined;
}

interface AskerOptions extends StepOptions {
  readonly email?: string;
  /** The address that is signed in to the developer page in this browser. */
  readonly signedInAs?: string | undefined;
}

/** First step: who asks, and the e-mail address. */
export const askerPage = (options: AskerOptions): Page => {
  const { signedInAs } = options;
  const form = addressForm(options);
  return stepPage(options, signedInAs === undefined ? form : continueForm(options, signedInAs, form));
};

/** The address is filled in by a press; the code is sent and asked for as ever. `other`: the form for another one. */
const continueForm = ({ action, csrf }: StepOptions, email: string, other: Html): Html =>
  html`${postForm(
      { action, csrf: csrf.token, hidden: { step: 'email', email } },
      html`<button>Continue as ${email}</button>
        <p class="hint">We send a six-digit code to this address, as each time an application is connected.</p>`,
    )}
    <details>
      <summary>Use another address</summary>
      ${other}
    </details>`;

const addressForm = (options: AskerOptions): Html =>
  emailForm({
    action: options.action,
    csrf: options.csrf.token,
    hidden: { step: 'email' },
    ...(options.email === undefined ? {} : { email: options.email }),
    ...(options.fault === undefined ? {} : { error: options.fault.text }),
  });

/** Second step: the code. Typing it is the consent, so who asks stands here too. */
export const consentPage = (
  options: StepOptions & { readonly email: string; readonly notice?: string | undefined },
): Page =>
  stepPage(
    options,
    codeForm({
      action: options.action,
      csrf: options.csrf.token,
      hidden: { step: 'code' },
      email: options.email,
      again: `${options.action}?again=1`,
      button: 'Sign in and connect',
      ...(options.notice === undefined ? {} : { notice: options.notice }),
      ...(options.fault === undefined ? {} : { error: options.fault.text }),
    }),
  );

/** Third step, where there are several projects: which one the application is connected to. */
export const choicePage = (options: StepOptions & { readonly projects: readonly ProjectAccess[] }): Page => {
  const { action, csrf, fault, projects } = options;
  return stepPage(
    options,
    html`${fault && html`<p class="error" role="alert">${fault.text}</p>`}
    ${postForm(
      { action, csrf: csrf.token, hidden: { step: 'project' } },
      html`${selectField({
          name: 'project',
          label: 'Project whose allowance it uses',
          options: projects.map(({ account, organisation }) => ({
            value: account.id,
            label: organisation.personal ? 'Personal' : `${organisation.name}: ${account.name}`,
          })),
          chosen: projects[0]?.account.id ?? '',
        })} <button>Connect to this project</button>`,
    )}`,
  );
};

/** The code at hand is worth nothing any more. */
export const newCodePage = (action: string, { status, text }: Said): Page =>
  errorPage({
    status,
    title: 'This code cannot be used',
    explanation: text,
    next: { href: `${action}?again=1`, label: 'Get a new code' },
  });

/** The code was right, and its account may connect nothing: says so here, for many clients show no reason. */
export const suspendedPage = ({ asker, action, csrf }: StepOptions, accountId: string): Page =>
  page({
    title: 'This account is suspended',
    status: 403,
    narrow: true,
    formTargets: formTargets(asker),
    headers: csrf.setCookie.length > 0 ? { 'Set-Cookie': [...csrf.setCookie] } : {},
    body: html`<p role="alert">
        Nothing was connected: the keys and applications of this account are refused. Write to the operator of this
        server and name the account number <code>${accountId}</code>.
      </p>
      ${postForm(
        { action, csrf: csrf.token, hidden: { step: 'suspended' } },
        html`<button class="second">Back to ${asker.name ?? 'the application'}</button>`,
      )}`,
  });

function stepPage({ asker, action, csrf, fault }: StepOptions, form: Html): Page {
  const cancel = postForm(
    { action, csrf: csrf.token, hidden: { step: 'cancel' } },
    html`<button class="plain">Do not connect</button>`,
  );
  return page({
    title: `Connect ${asker.name ?? 'an application'}`,
    narrow: true,
    status: fault?.status ?? 200,
    faulty: fault !== undefined,
    // The answer to each form may lead to the client at last.
    formTargets: formTargets(asker),
    headers: {
      ...(csrf.setCookie.length > 0 && { 'Set-Cookie': [...csrf.setCookie] }),
      ...(fault?.retryAfterSeconds !== undefined && { 'Retry-After': String(fault.retryAfterSeconds) }),
    },
    body: html`${introduction(asker)}
      <div class="card">${form}</div>
      ${cancel}`,
  });
}

const formTargets = ({ redirectUri }: Asker): readonly string[] => {
  const target = formTarget(redirectUri);
  return target === undefined ? [] : [target];
};

function introduction({ name, publishedBy, redirectUri }: Asker): Html {
  return html`<p>
      <strong>${name ?? 'An application that gives no name'}</strong> wants to call the tools on your behalf. Its calls
      count on your allowance; you can end this at any time on the developer page.
    </p>
    <p class="soft small">
      ${
        publishedBy === undefined
          ? 'The name is what the application calls itself: nobody has checked it.'
          : html`The application is described by <strong>${publishedBy}</strong>.`
      }
      After signing in you go on to <strong>${redirectTarget(redirectUri)}</strong>.
    </p>
    ${
      isLocalRedirect(redirectUri) &&
      html`<div class="notice warning" role="note">
        <p>
          This application runs on your own device, where any program can give any name. Go on only if you have just
          started it yourself.
        </p>
      </div>`
    }`;
}
