import type { WayIn } from '../organisations/ways-in.ts';
import { postForm } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { errorPage, type Page } from '../web/page.ts';
import { SIGN_IN } from '../web/portal-paths.ts';
import { rich, strong } from '../web/rich.ts';
import { providerAt } from './paths.ts';
import { say } from './sign-in.messages.ts';
import type { NotIn, Onward } from './single-sign-on.ts';

export interface ProviderStep {
  readonly way: WayIn;
  readonly email: string;
  /** Where the person goes afterwards. */
  readonly onward: Partial<Onward>;
  readonly csrf: string;
  /** Where the form of the address is taken. */
  readonly action?: string;
  /** What that form sends beside the address. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Address of the first step. */
  readonly again: string;
}

export const providerTitle = ({ name }: WayIn): string => say.signInAt({ name });

/** After the address: the way to the provider of its organisation, and to a code where that is left open. */
export const providerStep = ({ way, email, onward, csrf, action, hidden, again }: ProviderStep): Html =>
  html`<p>
      ${way.required ? rich(say.isRequired({ name: way.name }), { b: () => strong(email.slice(email.lastIndexOf('@'))) }) : say.isOffered({ name: way.name })}
    </p>
    <p><a class="button" href="${beginAt(way, onward)}">${say.goOn()}</a></p>
    ${
      !way.required &&
      postForm(
        { csrf, hidden: { ...hidden, email, by: 'code' }, ...(action !== undefined && { action }) },
        html`<button class="second">${say.codeInstead()}</button>`,
      )
    }
    <p class="small"><a href="${again}">${say.anotherAddress()}</a></p>`;

function beginAt({ organisationId }: WayIn, { next, interaction }: Partial<Onward>): string {
  const query = new URLSearchParams();
  if (next !== undefined) query.set('next', next);
  if (interaction !== undefined) query.set('interaction', interaction);
  return `${providerAt(organisationId)}?${query.toString()}`;
}

const STATUS: Readonly<Record<NotIn['reason'], number>> = {
  none: 404,
  away: 503,
  stale: 400,
  declined: 403,
  refused: 403,
  unverified: 403,
  domain: 403,
  role: 403,
  inactive: 403,
  full: 403,
};

/** Says why nobody came in, and what to do. */
export const notInPage = (notIn: NotIn): Page =>
  errorPage({
    status: STATUS[notIn.reason],
    title: say.notSignedIn(),
    explanation: whyOf(notIn),
    next: { href: SIGN_IN, label: say.startAgain() },
  });

function whyOf(notIn: NotIn): string {
  switch (notIn.reason) {
    case 'none':
      return say.none();
    case 'away':
      return say.away();
    case 'stale':
      return say.stale();
    case 'declined':
      return say.declined();
    case 'refused':
      return say.refused();
    case 'unverified':
      return say.unverified();
    case 'domain':
      return say.domain();
    case 'role':
      return say.role();
    case 'inactive':
      return say.inactive();
    case 'full':
      return notIn.text;
  }
}
