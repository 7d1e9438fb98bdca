import { expect, it } from 'vitest';
import type { Account } from '../accounts/accounts.ts';
import type { Retention } from '../config/retention-variables.ts';
import type { Page } from '../web/page.ts';
import { accountPage } from './account-page.ts';
import type { Frame } from './frame.ts';
import { filterIn } from './call-filter.ts';
import { callsPage } from './calls-page.ts';

const account: Account = {
  id: 'account',
  name: 'Ada',
  email: null,
  kind: 'user',
  maxKeys: null,
  unmetered: false,
  createdAt: new Date(0),
  suspendedAt: null,
  testClock: null,
  twinOf: null,
  monthlyAllowance: null,
  ratePerSecond: null,
  burst: null,
  extraCalls: 0,
  organisationId: 'account',
  plan: null,
  softCap: false,
  billingCustomer: null,
};
const frame: Frame = { csrf: '', home: '/developer', role: 'owner', projects: [] };
const textOf = ({ body }: Page): string =>
  String(body)
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll(/ +/g, ' ');
const told = (retention: Retention): readonly string[] => [
  textOf(
    accountPage({
      account,
      csrf: '',
      frame,
      kept: retention,
      current: '',
      sessions: [],
      passkeys: [],
      ceremony: undefined,
      pending: undefined,
      done: null,
    }),
  ),
  textOf(callsPage({ calls: [], filter: filterIn(new URLSearchParams()), applications: [], frame, kept: retention })),
];

it('pages say what is kept by the settings', () => {
  const [ofAccount, ofCalls] = told({ calls: 7, callDays: 3, usageMonths: 2 });
  expect(ofAccount).toContain(
    'Of the last 7 calls the tool, time, outcome, name of the argument at fault, duration and request id, for at most 3 days.',
  );
  expect(ofCalls).toContain('The last 7 calls of 3 days');
  const [ofNone, noCalls] = told({ calls: 0, callDays: 3, usageMonths: 2 });
  expect(ofNone).toContain('tool and outcome. Birth data');
  expect(noCalls).toContain('Calls are not kept one by one');
});
