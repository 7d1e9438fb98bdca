import { beforeAll, describe, expect, it } from 'vitest';
import { sayIn } from '@cuspal/speech';
import { frontPage } from '../gateway/src/docs/front-page.ts';
import { faultPage } from '../gateway/src/oauth/fault-page.ts';
import {
  askerPage,
  choicePage,
  consentPage,
  newCodePage,
  suspendedPage,
} from '../gateway/src/oauth/interaction-pages.ts';
import { playgroundPage, publicPlaygroundPage } from '../gateway/src/portal/playground/playground-page.ts';
import { codePage, emailPage, newCodePage as newSignInPage } from '../gateway/src/portal/sign-in-pages.ts';
import { codeMail, secondCodeMail } from '../gateway/src/sign-in/codes.ts';
import {
  codeStep,
  noPasskey,
  requestFault,
  routeNotice,
  tooManyTries,
  verifyFault,
} from '../gateway/src/sign-in/wording.ts';
import { untrustedForm } from '../gateway/src/web/browser.ts';
import { failedPage, notServing, nothingPublic, wrongHost, wrongMethod } from '../gateway/src/web/fault-pages.ts';
import { inPageLanguage } from '../gateway/src/web/page-language.ts';
import type { Page } from '../gateway/src/web/page.ts';
import { BRACKETED, speakPseudo } from '../scripts/generate/messages/pseudo.ts';
import { outsideBrackets } from './pseudo/outside-brackets.ts';

// What a page says comes from catalogues, as what a result says does (docs/translating.md#the-pseudo-language).

const csrf = { token: 'token', setCookie: [] };
const asker = { name: undefined, publishedBy: undefined, redirectUri: 'http://localhost:1/callback' };
const step = { asker, action: '/interaction/x', csrf };
const ceremony = { ticket: 'ticket', options: {} } as never;
const person = { id: 'a', email: '1@x.example' };
const project = { account: { id: 'p', name: '1' }, organisation: { name: '2' }, role: 'owner' };
const frame = { csrf: 'token', home: '/developer', role: 'owner', project, projects: [project] };
const who = {
  visit: { query: new URLSearchParams(), baseUrl: 'https://x.example' },
  person,
  account: person,
  csrf: 'token',
  session: 's',
  frame,
} as never;
const wait = { ok: false, retryAfterSeconds: 30 } as const;

const FAULTS = [
  ...['invalid_client', 'invalid_redirect_uri', 'session_not_found', 'login_required'],
  ...['temporarily_unavailable', 'server_error', 'invalid_request'],
];

const PAGES: Readonly<Record<string, () => Page>> = {
  front: () => frontPage('https://x.example', '/playground'),
  asker: () => askerPage(step),
  known: () => askerPage({ ...step, asker: { ...asker, publishedBy: '1.example' }, signedInAs: '1@x.example' }),
  consent: () => consentPage({ ...step, email: '1@x.example', ...codeStep('smtp') }),
  choice: () => choicePage({ ...step, projects: [] }),
  newCode: () => newCodePage('/interaction/x', { status: 422, text: '' }),
  suspended: () => suspendedPage(step, '1'),
  email: () => emailPage({ csrf, next: '/developer', ceremony }),
  code: () => codePage({ csrf, next: '/developer', email: '1@x.example', notice: '', fault: noPasskey() }),
  signInAgain: () => newSignInPage({ status: 422, text: '' }, '/developer'),
  playground: () => playgroundPage(who, 'token'),
  publicPlayground: () => publicPlaygroundPage('https://x.example'),
  untrusted: () => untrustedForm('/'),
  nothing: () => nothingPublic(undefined),
  wrongHost,
  notServing,
  wrongMethod: () => wrongMethod('GET', undefined),
  broken: () => failedPage(new Error('x'), '1', undefined),
  ...Object.fromEntries(FAULTS.map((error) => [error, () => faultPage(400, { error, error_description: '-' })])),
};

const TEXTS: Readonly<Record<string, () => string>> = {
  address: () => requestFault({ ok: false, reason: 'address' }).text,
  mail: () => requestFault({ ok: false, reason: 'mail' }).text,
  busy: () => requestFault({ ...wait, reason: 'busy' }).text,
  limited: () => requestFault({ ...wait, reason: 'limited' }).text,
  limitedAddress: () => requestFault({ ...wait, retryAfterSeconds: 9_000, reason: 'limited_address' }).text,
  wrong: () => verifyFault({ ok: false, reason: 'wrong', triesLeft: 2 }).text,
  malformed: () => verifyFault({ ok: false, reason: 'malformed' }).text,
  expired: () => verifyFault({ ok: false, reason: 'expired' }).text,
  locked: () => verifyFault({ ok: false, reason: 'locked' }).text,
  another: () => verifyFault({ ok: false, reason: 'another' }).text,
  notSent: () => verifyFault({ ok: false, reason: 'mail' }).text,
  tried: () => verifyFault({ ...wait, reason: 'limited' }).text,
  tooMany: () => tooManyTries(300).text,
  terminal: () => routeNotice('terminal'),
  file: () => routeNotice('file'),
  codeMail: () => Object.values(codeMail('', '1', '-')).join(' '),
  secondMail: () => Object.values(secondCodeMail('', '1')).join(' '),
};

/** Names that stand in every language: of the product, of clients, of tools, of the languages themselves. */
const NAMES =
  /Cuspal|curl|Claude Code|ChatGPT|Cursor|VS Code|Gemini CLI|Codex|Windsurf|MCP Inspector|TypeScript SDK|Python|R5\.3|English|[a-z]+(?:_[a-z\d]+)+|https?:\S+|\S+@\S+|localhost/g;

/** What a person reads of a page, but for code, pictures and what is said to be in English. */
const readOf = ({ body }: Page): readonly string[] => {
  const shown = body
    .replaceAll(/<(style|pre|code|svg|noscript)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<(p|ol|div) lang="en">[^]*?<\/\1>/g, ' ')
    // Each language is called by its own name.
    .replaceAll(/<a [^>]*hreflang=[^>]*>[^<]*<\/a>/g, ' ')
    .replaceAll(/&quot;|&#39;/g, "'");
  const attributes = [...shown.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const told = [
    ...shown.matchAll(/<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g),
  ];
  // Marks stand inside of messages, so brackets are counted over them.
  const text = shown.replaceAll(/<[^>]*>/g, ' ');
  return [text, ...attributes, ...told.map(([, each = '']) => each)];
};

const outside = (text: string): string => outsideBrackets(text.replaceAll(NAMES, ' '), BRACKETED.brackets);

beforeAll(() => speakPseudo(BRACKETED));

describe('a page in a language whose messages stand in brackets', () => {
  it.each(Object.entries(PAGES))('%s says nothing outside', async (_, write) => {
    const headers = { 'accept-language': BRACKETED.tag };
    const page = await inPageLanguage({ method: 'GET', url: '/x', headers }, write);
    expect(page.body).toContain(`<html lang="${BRACKETED.tag}">`);
    expect(
      readOf(page)
        .map(outside)
        .filter((text) => text !== ''),
    ).toEqual([]);
  });

  it.each(Object.entries(TEXTS))('nor does what is said of %s', (_, say) => {
    expect(outside(sayIn(BRACKETED.tag, say))).toBe('');
  });
});
