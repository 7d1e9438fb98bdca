import { beforeAll, describe, expect, it } from 'vitest';
import { accountPage, goodbyePage, suspendedPage, type AccountFault } from '../gateway/src/portal/account-page.ts';
import { addressPage } from '../gateway/src/portal/address-page.ts';
import { auditPage } from '../gateway/src/portal/audit/audit-page.ts';
import { callsPage } from '../gateway/src/portal/calls-page.ts';
import { connectPage } from '../gateway/src/portal/connect-page.ts';
import { keyPage } from '../gateway/src/portal/key-page.ts';
import { newKeyPage } from '../gateway/src/portal/new-key-page.ts';
import { notAllowedPage } from '../gateway/src/portal/portal-route.ts';
import { outcomeText } from '../gateway/src/portal/outcomes.ts';
import { overviewPage } from '../gateway/src/portal/overview-page.ts';
import { playgroundPage, publicPlaygroundPage } from '../gateway/src/portal/playground/playground-page.ts';
import { usagePage } from '../gateway/src/portal/usage-page.ts';
import { NotAllowed } from '../gateway/src/organisations/errors.ts';
import { invitationPage, noInvitation } from '../gateway/src/portal/organisations/invitation-page.ts';
import { newManagementKeyPage } from '../gateway/src/portal/organisations/management-keys-view.ts';
import { organisationPage } from '../gateway/src/portal/organisations/organisation-page.ts';
import { organisationsPage } from '../gateway/src/portal/organisations/organisations-page.ts';
import { singleSignOnPage } from '../gateway/src/portal/organisations/single-sign-on-page.ts';
import { checkedSettings } from '../gateway/src/single-sign-on/provider-settings.ts';
import { inPageLanguage } from '../gateway/src/web/page-language.ts';
import type { Page } from '../gateway/src/web/page.ts';
import { BRACKETED, speakPseudo } from '../scripts/generate/messages/pseudo.ts';
import { outsideOf, readOf } from './pseudo/read-page.ts';
import { clientPages } from './portal-pages/client-pages.ts';
import { scimOf, scimPages } from './portal-pages/scim-pages.ts';
import { webhookPages } from './portal-pages/webhook-pages.ts';

// What the developer page says comes from catalogues (docs/translating.md#the-pseudo-language).

const AT = new Date('2026-11-03T14:03:05Z');
const account = { id: '1', name: '1', email: '1@x.example', createdAt: AT };
const project = { account: { id: '2', name: '2' }, organisation: { id: '3', name: '3' }, role: 'developer' };
const frame = { csrf: 'token', home: '/developer', role: 'owner', project, projects: [project] };
const who = { visit: { query: new URLSearchParams(), baseUrl: 'https://x.example' }, frame };
const kept = { calls: 100, callDays: 30, usageMonths: 13 };
const rate = { perSecond: 10, burst: 40 };

const key = {
  id: '1',
  name: '1',
  hint: '1',
  environment: 'live',
  createdAt: AT,
  lastUsedAt: AT,
  expiresAt: AT,
  expired: false,
  secretOf: null,
  usedThisMonth: 3,
  monthlyCalls: 5,
  ratePerSecond: null,
  addressRanges: [],
  allowedOrigins: [],
  toolsets: [],
  manages: false,
};
const keys = [key, { ...key, id: '2', expired: true }, { ...key, id: '3', environment: 'test', lastUsedAt: null }];

const usage = {
  month: '2026-11',
  used: 10,
  allowance: 10,
  extraUsed: 0,
  extra: 0,
  resetsAt: AT,
  perDay: Array.from({ length: 7 }, (_, at) => ({ day: '2026-11-02', family: `${at}`, calls: at + 1 })),
};
const applications = [
  { grantId: '1', name: '1', hosts: ['1.2.3.4'], connectedAt: AT, lastUsedAt: AT },
  { grantId: '2', name: '2', hosts: [], connectedAt: AT, lastUsedAt: null },
];
const callers = ['key', 'page', 'configured', 'application 1', 'application 9'].map((caller) => ({
  caller,
  keyName: caller === 'key' ? '1' : null,
  keyRevoked: true,
  succeeded: 3,
  refused: 1,
}));
const tools = Array.from({ length: 14 }, (_, at) => ({
  tool: `${at}`,
  outcome: at < 12 ? 'success' : 'overloaded',
  calls: 1,
}));
const calls = [null, 'unknown', 'birth_datetime'].map((field, at) => ({
  ...callers[at],
  at: AT,
  tool: at === 0 ? 'unknown' : '1',
  outcome: at === 0 ? 'success' : 'validation_failed',
  durationMs: 12_000,
  requestId: '1',
  field,
}));

const overview = (more: object = {}) =>
  overviewPage({
    account: { plan: '1', softCap: true },
    plan: { name: '1', overagePer1000: '2.50', currency: 'EUR' },
    usage: { ...usage, used: 12 },
    rate,
    keys: { keys, most: 2, hasTestKeys: true, frame },
    applications,
    hasCalendars: true,
    done: 'renamed',
    frame,
    ...more,
  } as never);
const usageOf = (more: object = {}) =>
  usagePage({
    usage,
    rate,
    isRunning: true,
    months: [{ month: '2026-11', calls: 1 }],
    callers,
    tools,
    applications,
    frame,
    kept,
    ...more,
  } as never);
const callsOf = (more: object = {}) =>
  callsPage({
    calls,
    filter: { tool: '1', caller: '', outcome: '', request: '' },
    applications,
    frame,
    kept,
    ...more,
  } as never);
const accountOf = (fault?: AccountFault, more: object = {}) =>
  accountPage({
    account,
    csrf: 'token',
    frame,
    current: 'a',
    sessions: [
      { hash: 'a', browser: '1', createdAt: AT, expiresAt: AT },
      { hash: 'b', browser: null, createdAt: AT, expiresAt: AT },
    ],
    passkeys: [{ id: '1', name: '1', createdAt: AT, lastUsedAt: null }],
    ceremony: { ticket: '1', options: {} },
    pending: '1@x.example',
    kept,
    done: 'passkey',
    fault,
    ...more,
  } as never);

const organisation = { id: '3', name: '3', personal: false };
const membership = { organisation, role: 'owner', joinedAt: AT };
const managementKey = { id: '1', name: '1', role: 'reader', hint: '1', lastUsedAt: null, expiresAt: AT };
const organisationOf = (more: object = {}) =>
  organisationPage({
    membership,
    members: [
      { accountId: '1', email: '1@x.example', role: 'owner', joinedAt: AT },
      { accountId: '2', email: '2@x.example', role: 'reader', joinedAt: AT },
    ],
    invitations: [{ id: '1', email: '3@x.example', role: 'billing', expiresAt: AT }],
    projects: [
      { id: '1', name: '1', unmetered: true, monthlyAllowance: null, suspendedAt: AT },
      { id: '2', name: '2', unmetered: false, monthlyAllowance: null, suspendedAt: null },
    ],
    keys: [managementKey],
    others: [{ ...membership, organisation: { id: '4', name: '4' } }],
    personId: '1',
    frame,
    done: 'invited',
    ...more,
  } as never);

const domain = { domain: '1', token: '1', createdAt: AT, verifiedAt: null, missingSince: null, checkedAt: null };
const singleSignOnOf = (more: object = {}) =>
  singleSignOnPage({
    organisation,
    settings: {
      issuer: '1',
      clientId: '1',
      emailClaim: '1',
      verifiedClaim: '1',
      groupsClaim: '1',
      groupRoles: [],
      defaultRole: null,
      sessionHours: 12,
      required: true,
    },
    domains: [
      domain,
      { ...domain, checkedAt: AT },
      { ...domain, verifiedAt: AT },
      { ...domain, verifiedAt: AT, missingSince: AT },
    ],
    addresses: { callback: '1', logout: '2' },
    scim: scimOf(AT).one,
    frame,
    done: 'claimed',
    ...more,
  } as never);

const entry = { sequence: 1, at: AT, action: 'key.make', actor: null, targetKind: 'key', target: '1', address: null };
const auditOf = (more: object = {}) =>
  auditPage({
    of: '1',
    place: '/developer/account',
    at: '/x',
    back: { href: '/x', label: '1' },
    frame,
    query: { before: 9 },
    entries: [
      { ...entry, actorKind: 'operator', surface: 'sign-in', before: { 1: true }, after: { 1: null } },
      { ...entry, actorKind: 'service', surface: 'page', target: '2', targetKind: 'person' },
      { ...entry, actorKind: 'key', actor: '3', surface: 'service' },
    ],
    hasMore: true,
    actors: [{ kind: 'person', name: '4' }],
    names: new Map([['1', '1']]),
    retentionDays: 400,
    ...more,
  } as never);

const PAGES: Readonly<Record<string, () => Page>> = {
  overview,
  emptyOverview: () =>
    overview({
      keys: { keys: [], most: 5, hasTestKeys: true, frame: { ...frame, project: undefined } },
      applications: [],
    }),
  unplanned: () => overview({ account: { plan: null, softCap: false } }),
  usage: usageOf,
  noAllowance: () => usageOf({ usage: { ...usage, allowance: 0, extraUsed: 1, perDay: [] } }),
  unmetered: () => usageOf({ usage: { ...usage, allowance: null }, callers: [], tools: [], months: [] }),
  pastUsage: () => usageOf({ isRunning: false, usage: { ...usage, extraUsed: 2 } }),
  calls: callsOf,
  noCalls: () => callsOf({ calls: [], kept: { ...kept, calls: 0 } }),
  connect: () => connectPage('http://x.example', frame as never),
  key: () => keyPage({ key, earlier: { ...key, id: '2' }, frame, changed: true } as never),
  newKey: () => newKeyPage({ row: key, key: '1', baseUrl: 'https://x.example', frame } as never),
  account: () => accountOf(),
  accountFault: () => accountOf({ part: 'delete', error: '' }, { ceremony: undefined, passkeys: [] }),
  address: () => addressPage({ old: '1@x.example', fresh: '2@x.example', frame, notice: '', error: '' } as never),
  goodbye: () => goodbyePage([]),
  suspended: () => suspendedPage(account as never, 'token'),
  audit: () => auditOf(),
  emptyAudit: () => auditOf({ entries: [] }),
  organisations: () => organisationsPage({ memberships: [membership], frame, done: 'left' } as never),
  noOrganisations: () => organisationsPage({ memberships: [], frame, done: null } as never),
  organisation: () => organisationOf(),
  emptyOrganisation: () => organisationOf({ projects: [], keys: [], invitations: [], done: null }),
  singleSignOn: () => singleSignOnOf(),
  noSingleSignOn: () => singleSignOnOf({ settings: undefined, domains: [], done: null }),
  singleSignOnFault: () =>
    singleSignOnOf({ fault: { form: 'save', error: '', field: 'groupsClaim', typed: new URLSearchParams() } }),
  ...clientPages(frame, AT),
  ...webhookPages(frame, AT),
  fullScim: () => singleSignOnOf({ scim: scimOf(AT).full, done: 'token-revoked' }),
  ...scimPages(frame),
  newManagementKey: () => newManagementKeyPage({ key: managementKey, secret: '1', frame, back: '/x' } as never),
  invitation: () =>
    invitationPage({ invited: { organisation, role: 'billing', expiresAt: AT }, secret: '1', frame } as never),
  noInvitation,
  notAllowed: () => notAllowedPage(new NotAllowed('reader', 'keys.manage'), frame),
  playground: () => playgroundPage(who as never, 'token'),
  publicPlayground: () => publicPlaygroundPage('https://x.example'),
};

beforeAll(() => speakPseudo(BRACKETED));

describe('a page of the developer page in a language whose messages stand in brackets', () => {
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
});

it('what is wrong with a provider is said in the language of the page', async () => {
  const headers = { 'accept-language': BRACKETED.tag };
  const fault = () => checkedSettings({ issuer: 'http://login.example.com', clientId: '1' });
  await expect(inPageLanguage({ method: 'POST', url: '/x', headers }, fault)).rejects.toThrow(/^⟦.*⟧$/);
  expect(fault).toThrow(/^The issuer is no https address/);
});

it('each outcome of a call has its words, and a code that is new is shown as it is', () => {
  expect([outcomeText('overloaded'), outcomeText('new_code')]).toEqual(['Server too busy', 'new_code']);
});
