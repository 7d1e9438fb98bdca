import { token } from '../core/provide.ts';
import { NO_STORE } from '../http/answer-headers.ts';
import { replyJson } from '../http/reply.ts';
import type { UsageReport } from '../journal/usage-report.ts';
import type { Limits } from '../limits/limits.ts';
import { shown } from '../response-shaping/argument-fault.ts';
import { contextOf, queryOf, refuse, type RestExchange } from './exchange.ts';
import { fieldProblem, problem, rateLimited } from './problem.ts';

/** What tells the usage of an account. */
export interface TellsUsage {
  of(accountId: string, month?: string): Promise<UsageReport | undefined>;
}

/** Given by what keeps the accounts, which stands above this folder. */
export const USAGE_REPORTS = token<TellsUsage>('usage reports');

const MONTH = /^[2-9]\d{3}-(?:0[1-9]|1[0-2])$/;

const NOT_OF_PAGES =
  'A browser key does not read the usage of its account. Whoever opens the page has the key, and the usage names other ' +
  'keys and applications. Use a key without origins. What is left of the month is said with every answer.';

/** GET /v1/usage: what the account of the caller has used. Not metered, with a limit of its own. */
export class UsageAnswers {
  constructor(
    private readonly reports: TellsUsage,
    private readonly limits: Pick<Limits, 'take'>,
  ) {}

  async tell(exchange: RestExchange): Promise<void> {
    const { response, requestId, admitted } = exchange;
    if (admitted.entitlements.key?.origins !== undefined) {
      return refuse(exchange, problem({ code: 'auth_invalid', status: 403, detail: NOT_OF_PAGES, requestId }));
    }
    const query = queryOf(exchange, ['month']);
    if (!query) return;
    const month = query.get('month');
    if (month !== undefined && !MONTH.test(month)) {
      const detail = `Parameter "month" is ${shown(month)} but must be a month such as 2026-11. Leave it out for the running one.`;
      return refuse(exchange, fieldProblem(requestId, 'month', detail));
    }
    const { accountId } = contextOf(exchange).caller;
    const taken = await this.limits.take('usage', accountId);
    if (!taken.ok) {
      const { retryAfterSeconds } = taken;
      const detail = `The usage was asked for too often. Try again in ${retryAfterSeconds} s.`;
      return refuse(exchange, rateLimited(requestId, detail, retryAfterSeconds));
    }
    const report = await this.reports.of(accountId, month);
    if (report) return replyJson(response, 200, { ...admitted.headers, ...NO_STORE }, JSON.stringify(report));
    const detail = 'The account of this credential is deleted.';
    refuse(exchange, problem({ code: 'auth_invalid', detail, requestId }));
  }
}
