import { postForm } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { navigationOf } from '../web/navigation.ts';
import { page, type Page, type PageOptions } from '../web/page.ts';

const PLACES = [
  { href: '/developer', label: 'Overview' },
  { href: '/developer/usage', label: 'Usage' },
  { href: '/developer/calls', label: 'Calls' },
  { href: '/developer/connect', label: 'Connect' },
  { href: '/developer/playground', label: 'Playground' },
  { href: '/developer/account', label: 'Account' },
  { href: '/docs', label: 'Documents' },
] as const;

type Place = (typeof PLACES)[number]['href'];

export interface PortalPageOptions extends Omit<PageOptions, 'navigation'> {
  readonly place: Place;
  readonly csrf: string;
}

/** A page of somebody who has signed in. */
export function portalPage({ place, csrf, ...options }: PortalPageOptions): Page {
  return page({ ...options, navigation: navigation(place, csrf) });
}

const navigation = (place: Place, csrf: string): Html =>
  html`${postForm({ action: '/developer/sign-out', csrf }, html`<button class="plain">Sign out</button>`)}
  ${navigationOf('Developer page', PLACES, place)}`;

/** A button that first says what it does: opened, it holds the form that does it. */
export const confirmed = (summary: string, content: Html): Html =>
  html`<details>
    <summary>${summary}</summary>
    ${content}
  </details>`;
