import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { reply } from '../http/reply.ts';
import { aboutElements, alternateLinks, type About } from './about.ts';
import { Html, html } from './html.ts';
import { ICON_DATA } from './icons.ts';
import { choiceHeaders, languageHeaders, languageLinks, pageLanguage } from './page-language.ts';
import { say } from './page.messages.ts';
import { STYLES, type Sheet } from './styles.ts';

export interface PageOptions {
  /** Also the first heading. */
  readonly title: string;
  readonly body: Html;
  /** What is told of a page that anybody may read. */
  readonly about?: About;
  /** Where such a page stands of which nothing else is told. */
  readonly alternatesOf?: Pick<About, 'baseUrl' | 'path'>;
  /** By default 200, and 422 where `faulty` is true. */
  readonly status?: number;
  /** More headers of the answer: Set-Cookie, Retry-After … */
  readonly headers?: OutgoingHttpHeaders;
  /** A form on the page has a fault: the window's title says so first. */
  readonly faulty?: boolean;
  readonly navigation?: Html;
  /** What stands beside the body on a wide screen, and below it on others. */
  readonly beside?: Html;
  /** One form in the middle, as when signing in. */
  readonly narrow?: boolean;
  /** Path of a script of ours that makes the page handier; without one no script runs. */
  readonly script?: string;
  /** What the script says, as members of its dataset, where that is not English. */
  readonly scriptWords?: Readonly<Record<string, string>>;
  /** A further style sheet of this page. */
  readonly sheet?: Sheet;
  /** What else the page shows brings styles of its own: their sources. */
  readonly styleSources?: readonly string[];
  /** The script asks this server for more. */
  readonly connects?: boolean;
  /** Where the answer to a form may lead, beyond this server: sources of form-action. */
  readonly formTargets?: readonly string[];
}

export interface Page {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** A whole page: it needs no script, lets nothing from elsewhere in, and is kept by no cache. */
export function page(options: PageOptions): Page {
  const {
    title,
    body,
    faulty = false,
    status = faulty ? 422 : 200,
    headers = {},
    narrow = false,
    navigation,
    beside,
    script,
    scriptWords = {},
    sheet,
    about,
    alternatesOf,
  } = options;
  const document = html`<!doctype html>
<html lang="${pageLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${faulty && `${say.faultFirst()} `}${title} · Cuspal</title>
${about && aboutElements(title, about)}${alternatesOf && alternateLinks(alternatesOf)}<link rel="icon" href="${ICON_DATA}">
${styleElement(STYLES)}
${sheet !== undefined && styleElement(sheet)}
${script !== undefined && html`<script src="${script}" defer${Object.entries(scriptWords).map(([member, text]) => html` data-${member}="${text}"`)}></script>`}
</head>
<body${narrow && html` class="narrow"`}${beside && html` class="wide"`}>
${navigation && html`<a class="skip" href="#main">${say.skip()}</a>`}
<header><a class="brand" href="/">Cuspal</a>${navigation}</header>
<main id="main">
<h1>${title}</h1>
${body}
</main>
${beside}
<footer class="small"><a href="/privacy">${say.privacy()}</a> <a href="/terms">${say.terms()}</a> <a href="/subprocessors">${say.subprocessors()}</a> <a href="/privacy#operator">${say.contact()}</a>${status < 400 && languageSwitch()}</footer>
</body>
</html>
`;
  return { status, headers: languageHeaders({ ...pageHeaders(options), ...headers }), body: document.text };
}

/**
 * Links to the same page in other languages, which no script is needed for. A page of a fault has none: nothing of what was
 * asked for stands in it.
 */
function languageSwitch(): Html | false {
  const links = languageLinks();
  return (
    links.length > 0 &&
    html` <nav class="languages" aria-label="${say.languages()}">
      ${links.map(({ tag, name, href, isCurrent }) => html` <a href="${href}" lang="${tag}" hreflang="${tag}" ${isCurrent && html` aria-current="true"`}>${name}</a>`)}
    </nav>`
  );
}

/** Nothing stands beside the rules, or their hash would be another. */
const styleElement = ({ text }: Sheet): Html => new Html(`<style>${text}</style>`);

function pageHeaders({
  script,
  sheet,
  styleSources = [],
  connects = false,
  formTargets = [],
}: PageOptions): OutgoingHttpHeaders {
  const policy = [
    "default-src 'none'",
    `style-src ${[STYLES.source, ...(sheet ? [sheet.source] : []), ...styleSources].join(' ')}`,
    'img-src data:',
    ...(script === undefined ? [] : ["script-src 'self'"]),
    ...(connects ? ["connect-src 'self'"] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer: browsers would then send "Origin: null" with our own forms.
    'Referrer-Policy': 'same-origin',
  };
}

export interface ErrorPageOptions {
  readonly status: number;
  /** What is wrong, as a heading. */
  readonly title: string;
  /** Why, and what to do now. */
  readonly explanation: string | Html;
  /** The way on; left out when there is none on this server. */
  readonly next?: { readonly href: string; readonly label: string };
  readonly navigation?: Html;
  /** More below the way on. */
  readonly more?: Html;
  readonly headers?: OutgoingHttpHeaders;
}

/** A fault as a page that says what to do. */
export function errorPage({
  status,
  title,
  explanation,
  next,
  navigation,
  more,
  headers = {},
}: ErrorPageOptions): Page {
  return page({
    title,
    status,
    headers,
    ...(navigation === undefined ? { narrow: true } : { navigation }),
    body: html`<p role="alert">${explanation}</p>
      ${next && html`<p><a class="button" href="${next.href}">${next.label}</a></p>`} ${more}`,
  });
}

/** A page without its text, where only its head was asked for. */
export const asAsked = (shown: Page, { method }: Pick<IncomingMessage, 'method'>): Page =>
  method === 'HEAD' ? { ...shown, body: '' } : shown;

export function sendPage(response: ServerResponse, { status, headers, body }: Page): void {
  reply(response, status, headers, [Buffer.from(body)]);
}

/** A JSON file that a browser saves; no cache keeps it. */
export const fileOf = (name: string, content: object): Page => ({
  status: 200,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  },
  body: `${JSON.stringify(content, undefined, 2)}\n`,
});

/** 303: the browser goes on with a GET, so that reloading repeats nothing. */
export const redirect = (location: string, headers: OutgoingHttpHeaders = {}): Page => ({
  status: 303,
  headers: { ...headers, ...choiceHeaders(headers), Location: location, 'Cache-Control': 'no-store' },
  body: '',
});

export const sendRedirect = (response: ServerResponse, location: string, headers?: OutgoingHttpHeaders): void =>
  sendPage(response, redirect(location, headers));
