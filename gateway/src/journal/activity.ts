import { Inject, Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { apiKeys, calls, usageCallers, usedMonths, usageTools } from '../database/schema.ts';
import type { GatewayConfig } from '../config/config.ts';
import { USUAL_RETENTION, type Retention } from '../config/retention-variables.ts';
import { ORM } from '../database/database.module.ts';
import { CLOCK, CONFIG } from '../core/tokens.ts';
import { DAY_MS } from '../core/calendar.ts';

/** A caller with the name of its key, see Caller. */
export interface NamedCaller {
  readonly caller: string;
  /** Name of the key; null for other callers. */
  readonly keyName: string | null;
  readonly keyRevoked: boolean;
}

export interface CallerUsage extends NamedCaller {
  readonly succeeded: number;
  readonly refused: number;
}

export interface ToolUsage {
  readonly tool: string;
  /** `success`, else the code of the error. */
  readonly outcome: string;
  readonly calls: number;
}

export interface PastCall extends NamedCaller {
  readonly at: Date;
  readonly tool: string;
  readonly outcome: string;
  readonly durationMs: number;
  readonly requestId: string;
  /** Name of the argument at fault, `unknown` for one that the tool does not have; null: none. */
  readonly field: string | null;
}

export interface UsedMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** Successful calls. */
  readonly calls: number;
}

/** Fewest months that are listed: what an account used in each stays until it is deleted. */
const MONTHS_LISTED = 24;
/** Most callers of a month that are listed, those with most calls. */
const MOST_CALLERS = 50;

/** Reads the calls of an account. */
@Injectable()
export class Activity {
  /** What is kept, and for how long. */
  readonly kept: Retention;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
    @Inject(CONFIG) { retention }: Pick<GatewayConfig, 'retention'> = { retention: USUAL_RETENTION },
  ) {
    this.kept = retention;
  }

  /** Callers of a month (YYYY-MM), the most calls first. */
  callers(accountId: string, month: string): Promise<readonly CallerUsage[]> {
    const { caller, succeeded, refused } = usageCallers;
    return this.orm
      .select({ caller, ...keyOf, succeeded, refused })
      .from(usageCallers)
      .leftJoin(apiKeys, isKey(caller))
      .where(and(eq(usageCallers.accountId, accountId), eq(usageCallers.month, month)))
      .orderBy(desc(succeeded), desc(refused), asc(caller))
      .limit(MOST_CALLERS);
  }

  /** Calls of a month (YYYY-MM) by tool and outcome. */
  tools(accountId: string, month: string): Promise<readonly ToolUsage[]> {
    return this.orm
      .select({ tool: usageTools.tool, outcome: usageTools.outcome, calls: usageTools.calls })
      .from(usageTools)
      .where(and(eq(usageTools.accountId, accountId), eq(usageTools.month, month)))
      .orderBy(asc(usageTools.tool), asc(usageTools.outcome));
  }

  /** Months with successful calls, the latest first. */
  months(accountId: string): Promise<readonly UsedMonth[]> {
    return this.orm
      .select({ month: usedMonths.month, calls: sql<number>`${usedMonths.used} + ${usedMonths.extraUsed}` })
      .from(usedMonths)
      .where(and(eq(usedMonths.accountId, accountId), sql`${usedMonths.used} + ${usedMonths.extraUsed} > 0`))
      .orderBy(desc(usedMonths.month))
      .limit(Math.max(MONTHS_LISTED, this.kept.usageMonths));
  }

  /** The last calls, the latest first. */
  latest(accountId: string): Promise<readonly PastCall[]> {
    const { caller, at, tool, outcome, durationMs, requestId, field } = calls;
    const oldest = new Date(this.now() - this.kept.callDays * DAY_MS);
    return this.orm
      .select({ caller, ...keyOf, at, tool, outcome, durationMs, requestId, field })
      .from(calls)
      .leftJoin(apiKeys, isKey(caller))
      .where(and(eq(calls.accountId, accountId), gt(at, oldest)))
      .orderBy(desc(at), desc(calls.seq))
      .limit(this.kept.calls);
  }
}

const keyOf = { keyName: apiKeys.name, keyRevoked: sql<boolean>`${apiKeys.revokedAt} is not null` };

const isKey = (caller: typeof calls.caller | typeof usageCallers.caller) =>
  eq(apiKeys.id, sql`substring(${caller} from '^key (.*)$')`);
