import { TOOL_COUNT } from '@cuspal/catalog';
import { RULES } from '../../limits/limits.ts';
import { FIGURE_STYLE_SOURCES } from '../../rest/figures/figure-headers.ts';
import { html } from '../../web/html.ts';
import { navigationOf } from '../../web/navigation.ts';
import { page, type Page } from '../../web/page.ts';
import {
  PLAYGROUND,
  PLAYGROUND_SCRIPT_PATH,
  PUBLIC_PLAYGROUND,
  PUBLIC_PLAYGROUND_API,
} from '../../web/portal-paths.ts';
import { portalPage } from '../shell.ts';
import type { SignedIn } from '../request.ts';
import { PLAYGROUND_SHEET } from './playground-styles.ts';

/** What both pages are: the script makes all but the first lines. */
const SHARED = {
  title: 'Playground',
  script: PLAYGROUND_SCRIPT_PATH,
  sheet: PLAYGROUND_SHEET,
  styleSources: FIGURE_STYLE_SOURCES,
  connects: true,
} as const;

const NO_SCRIPT = html`<noscript
  ><p>The playground needs a script, and scripts are switched off in this browser.</p></noscript
>`;

/** Where tools are tried by whoever has signed in. `token`: what the calls of the page are made with. */
export const playgroundPage = ({ visit, frame }: SignedIn, token: string): Page =>
  portalPage({
    ...SHARED,
    place: PLAYGROUND,
    frame,
    body: html`<p class="lead">
        Ask about a birth, or run any of ${TOOL_COUNT} tools, on
        ${frame.project ? 'the allowance of this project' : 'your own allowance'}.
        <a href="/docs/playground">How it works</a>
      </p>
      <div id="playground" data-token="${token}" data-server="${visit.baseUrl}">${NO_SCRIPT}</div>`,
  });

const PLACES = [
  { href: '/', label: 'Home' },
  { href: '/docs', label: 'Documents' },
  { href: '/docs/tools', label: 'Tools' },
  { href: PUBLIC_PLAYGROUND, label: 'Playground' },
  { href: '/developer', label: 'Developer page' },
] as const;

/** The same for whoever comes; there is nothing in it that is not for everybody. */
export const publicPlaygroundPage = (baseUrl: string): Page =>
  page({
    ...SHARED,
    navigation: navigationOf('Main', PLACES, PUBLIC_PLAYGROUND),
    body: html`<p class="lead">
        Ask about a birth, or run any of ${TOOL_COUNT} tools, without signing in: ${RULES.playground.burst} calls an
        hour. <a href="${PLAYGROUND}">Sign in</a> for an allowance of your own.
        <a href="/docs/playground">How it works</a>
      </p>
      <div id="playground" data-api="${PUBLIC_PLAYGROUND_API}" data-server="${baseUrl}">${NO_SCRIPT}</div>`,
  });
