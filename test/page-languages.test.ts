import { beforeAll, describe, expect, it } from 'vitest';
import { sayIn } from '@cuspal/speech';
import { frontPage } from '../gateway/src/docs/front-page.ts';
import { subprocessorsPage } from '../gateway/src/legal/subprocessors-page.ts';
import { allowanceMail } from '../gateway/src/notices/message.ts';
import { invitationMail } from '../gateway/src/organisations/invitation-mail.ts';
import { disabledMail } from '../gateway/src/webhook-endpoints/disabled-notices.ts';
import { faultPage } from '../gateway/src/oauth/fault-page.ts';
import {
  askerPage,
  choicePage,
  consentPage,
  newCodePage,
  suspendedPage,
} from '../gateway/src/oauth/interaction-pages.ts';
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
import { BRACKETED, speakPseudo, unnamed } from '../scripts/generate/messages/pseudo.ts';
import { outsideOf, readOf } from './pseudo/read-page.ts';

// What a page says comes from catalogues, as what a result says does (docs/translating.md#the-pseudo-language).

const csrf = { token: 'token', setCookie: [] };
const asker = { name: undefined, publishedBy: undefined, redirectUri: 'http://localhost:1/callback' };
const step = { asker, action: '/interaction/x', csrf };
const ceremony = { ticket: 'ticket', options: {} } as never;
const wait = { ok: false, retryAfterSeconds: 30 } as const;

const LEGAL = {
  operator: '1',
  email: '1@x.example',
  updated: '2026-11-28',
  privacy: [],
  terms: [],
  subprocessors: [{ name: '1', purpose: '2', data: '3', place: '4' }],
  retention: [{ data: '1', kept: '2' }],
};

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
  subprocessors: () => subprocessorsPage(LEGAL),
  nobody: () => subprocessorsPage({ ...LEGAL, subprocessors: [] }),
  unsaid: () => subprocessorsPage({ ...LEGAL, subprocessors: undefined, retention: undefined }),
  unknown: () => subprocessorsPage(undefined),
  untrusted: () => untrustedForm('/'),
  nothing: () => nothingPublic(undefined),
  wrongHost,
  notServing,
  wrongMethod: () => wrongMethod('GET', undefined),
  broken: () => failedPage(new Error('x'), '1', undefined),
  ...Object.fromEntries(FAULTS.map((error) => [error, () => faultPage(400, { error, error_description: '-' })])),
};

/** Messages that no page shows, each whole. */
function mails(): Readonly<Record<string, () => string>> {
  const state = { month: '2026-11', used: 9, allowance: 10, extra: 0, resetsAt: new Date('2026-12-01T00:00:00Z') };
  const allowance = (level: 50 | 80 | 100, more: object = {}) => {
    return () => Object.values(allowanceMail('', level, { ...state, ...more }, '/')).join(' ');
  };
  return {
    allowance: allowance(80),
    allowanceOfPlan: allowance(50, { used: 5, softCap: true, planned: true, project: '1', accountId: '1' }),
    allowanceWithPrepaid: allowance(80, { extra: 3 }),
    allowanceSpent: allowance(100),
    allowanceSpentSoft: allowance(100, { softCap: true, planned: true }),
    allowanceSpentPrepaid: allowance(100, { extra: 3 }),
    invitation: () => Object.values(invitationMail({ to: '', page: '/x' })).join(' '),
    invitationOfPerson: () => Object.values(invitationMail({ to: '', from: '1', page: '/x' })).join(' '),
    disabledWebhook: () => Object.values(disabledMail('', { organisation: '1', host: '2', page: '/x' })).join(' '),
  };
}

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
  ...mails(),
  secondMail: () => Object.values(secondCodeMail('', '1')).join(' '),
};

/** Addresses, codes, the id of a request, and names that people have given, in messages, which have no marks. */
const GIVEN_AS_TEXT = new Set([
  'gateway/oauth/interaction/continueAs {email}',
  'gateway/web/faults/brokenWhy {request}',
  'gateway/sign-in/mails/codeText {code}',
  'gateway/sign-in/mails/secondText {code}',
  'gateway/notices/allowance/usedByProject {project}',
  'gateway/notices/allowance/canDo {usage}',
  'gateway/notices/allowance/canDo {home}',
  'gateway/organisations/mails/invitedBy {from}',
  'gateway/webhook-endpoints/mails/disabledSubject {organisation}',
  'gateway/webhook-endpoints/mails/disabledText {organisation}',
  'gateway/webhook-endpoints/mails/disabledText {host}',
]);

beforeAll(async () => {
  await speakPseudo(BRACKETED);
  // Results and other pages may have been read in this process before.
  unnamed.clear();
});

describe('a page in a language whose messages stand in brackets', () => {
  it.each(Object.entries(PAGES))('%s says nothing outside', async (_, write) => {
    const headers = { 'accept-language': BRACKETED.tag };
    const page = await inPageLanguage({ method: 'GET', url: '/x', headers }, write);
    expect(page.body).toContain(`<html lang="${BRACKETED.tag}">`);
    expect(
      readOf(page)
        .map(outsideOf)
        .filter((text) => text !== ''),
    ).toEqual([]);
  });

  it.each(Object.entries(TEXTS))('nor does what is said of %s', (_, say) => {
    expect(outsideOf(sayIn(BRACKETED.tag, say))).toBe('');
  });
});

it('gives no name and no number to a message of a page as a text', () => {
  // Found by the pages above.
  expect([...unnamed].filter(([message]) => !GIVEN_AS_TEXT.has(message))).toEqual([]);
});
