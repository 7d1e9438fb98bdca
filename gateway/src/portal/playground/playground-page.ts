import { TOOL_COUNT } from '@cuspal/catalog';
import { RULES } from '../../limits/limits.ts';
import { FIGURE_STYLE_SOURCES } from '../../rest/figures/figure-headers.ts';
import { html, type Html } from '../../web/html.ts';
import { navigationOf } from '../../web/navigation.ts';
import { pageLanguage, queryOf } from '../../web/page-language.ts';
import { page, type Page } from '../../web/page.ts';
import { say as sayPage } from '../../web/page.messages.ts';
import {
  PLAYGROUND,
  PLAYGROUND_SCRIPT_PATH,
  PUBLIC_PLAYGROUND,
  PUBLIC_PLAYGROUND_API,
} from '../../web/portal-paths.ts';
import { linkTo, rich } from '../../web/rich.ts';
import { portalPage } from '../shell.ts';
import { say as sayPlace } from '../shell.messages.ts';
import type { SignedIn } from '../request.ts';
import { say } from './playground.messages.ts';
import { PLAYGROUND_SHEET } from './playground-styles.ts';

/** What both pages are: the script makes all but the first lines. */
const shared = () =>
  ({
    title: say.title(),
    script: `${PLAYGROUND_SCRIPT_PATH}${queryOf(pageLanguage())}`,
    sheet: PLAYGROUND_SHEET,
    styleSources: FIGURE_STYLE_SOURCES,
    connects: true,
  }) as const;

const HOW = linkTo('/docs/playground');

/** What the page is for, and what of it stays in English. */
const lead = (text: Html): Html =>
  html`<p class="lead">${text}</p>
    ${pageLanguage() !== 'en' && html`<p class="soft small">${say.inEnglish()}</p>`}`;

const noScript = (): Html => html`<noscript><p>${say.noScript()}</p></noscript>`;

/** Where tools are tried by whoever has signed in. `token`: what the calls of the page are made with. */
export const playgroundPage = ({ visit, frame }: SignedIn, token: string): Page =>
  portalPage({
    ...shared(),
    place: PLAYGROUND,
    frame,
    body: html`${lead(rich(say.lead({ count: TOOL_COUNT, ofProject: frame.project !== undefined }), { a: HOW }))}
      <div id="playground" data-token="${token}" data-server="${visit.baseUrl}">${noScript()}</div>`,
  });

const places = () => [
  { href: '/', label: sayPage.home() },
  { href: '/docs', label: sayPage.documents() },
  { href: '/docs/tools', label: sayPage.tools() },
  { href: PUBLIC_PLAYGROUND, label: sayPlace.playground() },
  { href: '/developer', label: sayPage.developerPage() },
];

/** The same for whoever comes; there is nothing in it that is not for everybody. */
export const publicPlaygroundPage = (baseUrl: string): Page =>
  page({
    ...shared(),
    alternatesOf: { baseUrl, path: PUBLIC_PLAYGROUND },
    navigation: navigationOf(sayPage.main(), places(), PUBLIC_PLAYGROUND),
    body: html`${lead(
        rich(say.publicLead({ count: TOOL_COUNT, calls: RULES.playground.burst }), { a: HOW, b: linkTo(PLAYGROUND) }),
      )}
      <div id="playground" data-api="${PUBLIC_PLAYGROUND_API}" data-server="${baseUrl}">${noScript()}</div>`,
  });
