import type { Accounts } from '../accounts/accounts.ts';
import { entitlementsOf } from '../accounts/entitlements.ts';
import type { Usage } from '../accounts/usage.ts';
import type { AccountDefaults } from '../config/config.ts';
import type { Activity, NamedCaller, ToolUsage, UsedMonth } from './activity.ts';
import type { Journal } from './journal.ts';

/** Source of calls, as programs read it. */
interface ReportedCaller {
  readonly kind: 'key' | 'application' | 'playground' | 'configuration';
  /** Id of the key or of the grant. */
  readonly id?: string;
  /** Name that its owner gave to a key, or that an application gives itself; left out once it is disconnected. */
  readonly name?: string;
  readonly revoked?: boolean;
}

/** What an account has used in a month, and what it has. */
export interface UsageReport {
  /** YYYY-MM, UTC. */
  readonly month: string;
  /** Successful calls that were taken from the allowance of the month. */
  readonly used: number;
  /** Successful calls that were prepaid. */
  readonly extraUsed: number;
  /** The limits as they are now, whichever month is asked for; null: none is set. */
  readonly now: {
    readonly monthlyAllowance: number | null;
    readonly left: number | null;
    readonly extraLeft: number;
    readonly resetsAt: string;
    readonly ratePerSecond: number | null;
    readonly burst: number | null;
  };
  readonly days: readonly { readonly day: string; readonly family: string; readonly calls: number }[];
  readonly families: readonly { readonly family: string; readonly calls: number }[];
  readonly keys: readonly (ReportedCaller & { readonly succeeded: number; readonly refused: number })[];
  readonly tools: readonly ToolUsage[];
  readonly months: readonly UsedMonth[];
}

export interface UsageReportsParts {
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly usage: Pick<Usage, 'month'>;
  readonly activity: Pick<Activity, 'callers' | 'tools' | 'months'>;
  readonly journal: Pick<Journal, 'write'>;
  /** Names of connected applications, by the ids of their grants. */
  readonly applicationNames: (accountId: string) => Promise<ReadonlyMap<string, string>>;
  readonly defaults: AccountDefaults;
}

/** The usage of an account in one piece, for GET /v1/usage and for the file of the developer page. */
export class UsageReports {
  constructor(private readonly parts: UsageReportsParts) {}

  /** `month`: YYYY-MM, the running one by default. Undefined where there is no such account. */
  async of(accountId: string, month?: string): Promise<UsageReport | undefined> {
    const { accounts, usage, activity, journal, applicationNames, defaults } = this.parts;
    await journal.write();
    const account = await accounts.byId(accountId);
    if (!account) return undefined;
    const running = await usage.month(accountId);
    const shown = month ?? running.month;
    const [asked, callers, tools, months, names] = await Promise.all([
      shown === running.month ? running : usage.month(accountId, shown),
      activity.callers(accountId, shown),
      activity.tools(accountId, shown),
      activity.months(accountId),
      applicationNames(accountId),
    ]);
    const { rate } = entitlementsOf(account, defaults);
    const { allowance } = running;
    return {
      month: shown,
      used: asked.used,
      extraUsed: asked.extraUsed,
      now: {
        monthlyAllowance: allowance,
        left: allowance === null ? null : Math.max(0, allowance - running.used) + running.extra,
        extraLeft: running.extra,
        resetsAt: running.resetsAt.toISOString(),
        ratePerSecond: rate?.perSecond ?? null,
        burst: rate?.burst ?? null,
      },
      days: asked.perDay,
      families: byFamily(asked.perDay),
      keys: callers.map((row) => ({ ...callerOf(row, names), succeeded: row.succeeded, refused: row.refused })),
      tools,
      months,
    };
  }
}

/** Families with most calls first. */
function byFamily(days: UsageReport['days']): UsageReport['families'] {
  const totals = new Map<string, number>();
  for (const { family, calls } of days) totals.set(family, (totals.get(family) ?? 0) + calls);
  return [...totals]
    .map(([family, calls]) => ({ family, calls }))
    .toSorted((a, b) => b.calls - a.calls || (a.family < b.family ? -1 : 1));
}

/** Source of a call, as programs read it; `applications`: names by the ids of grants. */
export function callerOf(
  { caller, keyName, keyRevoked }: NamedCaller,
  applications: ReadonlyMap<string, string>,
): ReportedCaller {
  const [kind, id] = caller.split(' ', 2);
  if (kind === 'page') return { kind: 'playground' };
  if (id === undefined) return { kind: 'configuration' };
  if (kind === 'application') {
    const name = applications.get(id);
    return { kind, id, ...(name !== undefined && { name }) };
  }
  return { kind: 'key', id, ...(keyName !== null && { name: keyName, revoked: keyRevoked }) };
}
