import { html } from '../web/html.ts';
import type { Ceremony } from '../sign-in/passkeys.ts';
import { codeForm, emailForm, postForm } from '../web/forms.ts';
import { errorPage, page, type Page } from '../web/page.ts';
import { PASSKEY_SCRIPT_PATH, SIGN_IN } from '../web/portal-paths.ts';
import { ceremonyOf } from './passkeys-view.ts';
import { say } from './sign-in.messages.ts';
import { providerStep, providerTitle, type ProviderStep } from '../single-sign-on/pages.ts';
import type { Said } from '../sign-in/wording.ts';
import type { CsrfToken } from '../web/browser.ts';

interface StepOptions {
  readonly csrf: CsrfToken;
  readonly next: string;
  readonly fault?: Said | undefined;
}

export const CODE = '/developer/code';

const statusAndHeaders = ({ csrf, fault }: StepOptions) => ({
  status: fault?.status ?? 200,
  faulty: fault !== undefined,
  headers: {
    ...(csrf.setCookie.length > 0 && { 'Set-Cookie': [...csrf.setCookie] }),
    ...(fault?.retryAfterSeconds !== undefined && { 'Retry-After': String(fault.retryAfterSeconds) }),
  },
});

export interface EmailStep extends StepOptions {
  readonly email?: string;
  /** Shown after a passkey failed, at the address of that, where the form of the e-mail is not taken. */
  readonly afterPasskey?: boolean;
  /** Left out where browsers have no passkeys for this address of the server. */
  readonly ceremony: Ceremony | undefined;
}

export const PASSKEY_SIGN_IN = '/developer/sign-in/passkey';

export const emailPage = (options: EmailStep): Page =>
  page({
    title: say.signIn(),
    narrow: true,
    ...(options.ceremony && { script: PASSKEY_SCRIPT_PATH }),
    ...statusAndHeaders(options),
    body: html`<div class="card">
        ${emailForm({
          ...(options.afterPasskey === true && { action: SIGN_IN }),
          csrf: options.csrf.token,
          hidden: { next: options.next },
          ...(options.email === undefined ? {} : { email: options.email }),
          ...(options.fault === undefined ? {} : { error: options.fault.text }),
        })}
      </div>
      ${
        options.ceremony &&
        postForm(
          {
            action: PASSKEY_SIGN_IN,
            csrf: options.csrf.token,
            hidden: { next: options.next, ticket: options.ceremony.ticket, response: '' },
            attributes: ceremonyOf('get', options.ceremony),
          },
          html`<button class="second">${say.withPasskey()}</button>
            <p role="status" class="small"></p>`,
        )
      }
      <p class="soft small">${say.whatFor()}</p>`,
  });

export const codePage = (options: StepOptions & { readonly email: string; readonly notice: string }): Page =>
  page({
    title: say.typeCode(),
    narrow: true,
    ...statusAndHeaders(options),
    body: html`<div class="card">
      ${codeForm({
        csrf: options.csrf.token,
        hidden: { next: options.next },
        email: options.email,
        again: `${SIGN_IN}?next=${encodeURIComponent(options.next)}`,
        notice: options.notice,
        ...(options.fault === undefined ? {} : { error: options.fault.text }),
      })}
    </div>`,
  });

/** The address comes in by the provider of its organisation. */
export const providerPage = (options: StepOptions & Pick<ProviderStep, 'way' | 'email'>): Page =>
  page({
    title: providerTitle(options.way),
    narrow: true,
    ...statusAndHeaders(options),
    body: html`<div class="card">
      ${providerStep({
        ...options,
        csrf: options.csrf.token,
        onward: { next: options.next },
        hidden: { next: options.next },
        again: `${SIGN_IN}?next=${encodeURIComponent(options.next)}`,
      })}
    </div>`,
  });

/** The code at hand is worth nothing any more. */
export const newCodePage = (said: Said, next: string): Page =>
  errorPage({
    status: said.status,
    title: say.unusable(),
    explanation: said.text,
    next: { href: `${SIGN_IN}?next=${encodeURIComponent(next)}`, label: say.newCode() },
  });
