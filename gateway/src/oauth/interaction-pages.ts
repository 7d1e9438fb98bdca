import type { ProjectAccess } from '../organisations/access.ts';
import { providerStep, providerTitle, type ProviderStep } from '../single-sign-on/pages.ts';
import type { Said } from '../sign-in/wording.ts';
import type { CsrfToken } from '../web/browser.ts';
import { errorLine, codeForm, emailForm, postForm, selectField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { errorPage, page, type Page } from '../web/page.ts';
import { rich, strong } from '../web/rich.ts';
import { formTarget, isLocalRedirect, redirectTarget } from '../config/redirects.ts';
import { say } from './interaction.messages.ts';

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
      html`<button>${say.continueAs({ email })}</button>
        <p class="hint">${say.continueHint()}</p>`,
    )}
    <details>
      <summary>${say.anotherAddress()}</summary>
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
      button: say.signInAndConnect(),
      ...(options.notice === undefined ? {} : { notice: options.notice }),
      ...(options.fault === undefined ? {} : { error: options.fault.text }),
    }),
  );

/** The address comes in by the provider of its organisation, and comes back here. */
export const providerPage = (
  options: StepOptions & Pick<ProviderStep, 'way' | 'email'> & { readonly interaction: string },
): Page => {
  const { action, csrf, interaction, way, email } = options;
  const hidden = { step: 'email' };
  const again = `${action}?again=1`;
  return stepPage(
    options,
    html`<h2>${providerTitle(way)}</h2>
      ${providerStep({ way, email, onward: { interaction }, csrf: csrf.token, action, hidden, again })}`,
  );
};

/** Third step, where there are several projects: which one the application is connected to. */
export const choicePage = (options: StepOptions & { readonly projects: readonly ProjectAccess[] }): Page => {
  const { action, csrf, fault, projects } = options;
  return stepPage(
    options,
    html`${errorLine(fault?.text)}
    ${postForm(
      { action, csrf: csrf.token, hidden: { step: 'project' } },
      html`${selectField({
          name: 'project',
          label: say.project(),
          options: projects.map(({ account, organisation }) => ({
            value: account.id,
            label: organisation.personal ? say.personal() : `${organisation.name}: ${account.name}`,
          })),
          chosen: projects[0]?.account.id ?? '',
        })} <button>${say.connectToProject()}</button>`,
    )}`,
  );
};

/** The code at hand is worth nothing any more. */
export const newCodePage = (action: string, { status, text }: Said): Page =>
  errorPage({
    status,
    title: say.unusable(),
    explanation: text,
    next: { href: `${action}?again=1`, label: say.newCode() },
  });

/** The code was right, and its account may connect nothing: says so here, for many clients show no reason. */
export const suspendedPage = ({ asker, action, csrf }: StepOptions, accountId: string): Page =>
  page({
    title: say.suspended(),
    status: 403,
    narrow: true,
    formTargets: formTargets(asker),
    headers: csrf.setCookie.length > 0 ? { 'Set-Cookie': [...csrf.setCookie] } : {},
    body: html`<p role="alert">${rich(say.suspendedWhy(), { b: () => html`<code>${accountId}</code>` })}</p>
      ${postForm(
        { action, csrf: csrf.token, hidden: { step: 'suspended' } },
        html`<button class="second">
          ${asker.name === undefined ? say.backToApplication() : say.backTo({ name: asker.name })}
        </button>`,
      )}`,
  });

function stepPage({ asker, action, csrf, fault }: StepOptions, form: Html): Page {
  const cancel = postForm(
    { action, csrf: csrf.token, hidden: { step: 'cancel' } },
    html`<button class="plain">${say.doNotConnect()}</button>`,
  );
  return page({
    title: asker.name === undefined ? say.connectApplication() : say.connect({ name: asker.name }),
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
  return html`<p>${rich(say.wants(), { b: () => strong(name ?? say.nameless()) })}</p>
    <p class="soft small">
      ${publishedBy === undefined ? say.unchecked() : rich(say.described(), { b: () => strong(publishedBy) })}
      ${rich(say.goOn(), { b: () => strong(redirectTarget(redirectUri)) })}
    </p>
    ${
      isLocalRedirect(redirectUri) &&
      html`<div class="notice warning" role="note">
        <p>${say.ownDevice()}</p>
      </div>`
    }`;
}
