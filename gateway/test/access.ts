import { Inject, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { AccessModule } from '../src/app/access.module.ts';
import type { CreateApplication } from '../src/app/http-application.ts';
import { NOBODY, type Authenticator, type EndpointAuthenticator } from '../src/auth/authenticator.ts';
import { configuredKeys } from '../src/auth/api-keys.ts';
import { given, provide, token } from '../src/core/provide.ts';
import { NO_LEDGERS, type Ledgers } from '../src/mcp/calls.ts';
import type { CallerChecks } from '../src/mcp/gate.ts';
import type { UsageReport } from '../src/journal/usage-report.ts';
import { BESIDE_ANSWERS, CALLER_CHECKS, LEDGERS } from '../src/mcp/tokens.ts';
import { CALLED_BY_STRANGERS } from '../src/portal/playground/demo-account.ts';
import { REPORT_LINKS } from '../src/reports/report-links.ts';
import { FEED_ADDRESSES } from '../src/rest/feeds/feed-requests.ts';
import { MANAGED_KEYS, type ManagesKeys } from '../src/rest/keys/key-requests.ts';
import { USAGE_REPORTS, type TellsUsage } from '../src/rest/usage.ts';
import { REQUEST_KEYS, type RequestKeys } from '../src/rest/idempotency.ts';
import { replacing } from './replacing.ts';

/** All that calls ask of accounts. */
export type TestAccess = CallerChecks & Ledgers & { close(): Promise<void> };

const allowed = { ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 } as const;
const entitlements = { accountId: 'operator', suspended: false, metered: false, rate: undefined } as const;

/** Keys of requests where nothing is charged. */
export const NO_KEYS: RequestKeys = { single: async () => undefined, batch: async () => undefined };

/** Access without a database: each of the keys may call, without rate or allowance. */
export function keysWithoutAccounts(keys: readonly string[]): TestAccess {
  const endpoint = (authenticator: Authenticator): EndpointAuthenticator => ({
    async authenticate(credential) {
      const verdict = await authenticator.authenticate(credential);
      return verdict.ok ? { ...verdict, entitlements } : verdict;
    },
  });
  return {
    ...NO_LEDGERS,
    authenticators: {
      '/mcp': endpoint(configuredKeys(keys, { accountId: 'operator' })),
      '/mcp/auth': endpoint(NOBODY),
    },
    limits: { account: () => allowed, key: () => allowed, take: () => allowed, giveBack: async () => {} },
    journal: { note: () => {}, noteUnread: () => {} },
    noteUse: () => {},
    close: async () => {},
  };
}

/** Usage where nothing is counted. */
const NO_USAGE: UsageReport = {
  month: '2026-11',
  used: 0,
  extraUsed: 0,
  now: {
    monthlyAllowance: null,
    left: null,
    extraLeft: 0,
    resetsAt: '2026-12-01T00:00:00.000Z',
    ratePerSecond: null,
    burst: null,
  },
  days: [],
  families: [],
  keys: [],
  tools: [],
  months: [],
};

export const NO_REPORTS: TellsUsage = { of: async (_account, month = '2026-11') => ({ ...NO_USAGE, month }) };

export const NO_MANAGED_KEYS: ManagesKeys = {
  list: async () => [],
  make: () => Promise.reject(new Error('there are no accounts')),
  change: async () => undefined,
  rotate: async () => undefined,
  revoke: async () => false,
};

const NO_FEEDS = {
  seal: () => Promise.reject(new Error('there are no accounts')),
  open: async () => undefined,
  revokeAll: async () => {},
  hasAny: async () => false,
  namesOf: () => Promise.reject(new Error('there are no accounts')),
};
/** No calendars are made where there are no accounts. */
export const noFeeds = given(FEED_ADDRESSES, NO_FEEDS);

/** No links to reports either. */
export const noLinks = [
  given(REPORT_LINKS, { open: async () => undefined }),
  given(BESIDE_ANSWERS, (router) => router),
];

const ACCESS = token<TestAccess>('test access');

class TestAccessModule implements OnApplicationShutdown {
  constructor(@Inject(ACCESS) private readonly access: TestAccess) {}

  onApplicationShutdown(): Promise<void> {
    return this.access.close();
  }
}

/** Stands for AccessModule: calls ask what is opened, and there is neither sign-in nor a developer page. */
const accessModule = (open: () => Promise<TestAccess>): DynamicModule => ({
  module: TestAccessModule,
  global: true,
  providers: [
    provide(ACCESS, [], open),
    provide(CALLER_CHECKS, [ACCESS], (access) => access),
    provide(LEDGERS, [ACCESS], (access) => access),
    given(USAGE_REPORTS, NO_REPORTS),
    given(REQUEST_KEYS, NO_KEYS),
    given(MANAGED_KEYS, NO_MANAGED_KEYS),
    given(CALLED_BY_STRANGERS, { entitlements: async () => entitlements }),
    noFeeds,
    ...noLinks,
  ],
  exports: [
    ...[CALLER_CHECKS, LEDGERS, REQUEST_KEYS, USAGE_REPORTS, MANAGED_KEYS, CALLED_BY_STRANGERS, FEED_ADDRESSES],
    ...[REPORT_LINKS, BESIDE_ANSWERS],
  ],
});

/** Makes a gateway that has what is opened in place of accounts. */
export const withAccess = (open: () => Promise<TestAccess>): CreateApplication =>
  replacing((builder) => builder.overrideModule(AccessModule).useModule(accessModule(open)));
