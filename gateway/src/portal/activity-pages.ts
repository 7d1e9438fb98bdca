import type { ConnectedApplication } from '../oauth/applications.ts';
import { redirect, type Page } from '../web/page.ts';
import { callsPage } from './calls-page.ts';
import type { OverviewParts } from './overview.ts';
import { USAGE } from '../web/portal-paths.ts';
import type { SignedIn } from './signed-in.ts';
import { usagePage } from './usage-page.ts';

/** Usage of a month by key and tool, and the last calls. */
export class ActivityPages {
  constructor(private readonly parts: OverviewParts) {}

  /** Usage of the month in the address (YYYY-MM), else of the running one. */
  async usage({ account, csrf, visit }: SignedIn): Promise<Page> {
    const { usage, activity, freshen } = this.parts;
    await freshen();
    const asked = visit.query.get('month');
    const [running, months] = await Promise.all([usage.month(account.id), activity.months(account.id)]);
    const isShown = asked === null || asked === running.month || months.some(({ month }) => month === asked);
    if (!isShown) return redirect(USAGE);
    const month = asked ?? running.month;
    const [shown, callers, tools, applications] = await Promise.all([
      month === running.month ? running : usage.month(account.id, month),
      activity.callers(account.id, month),
      activity.tools(account.id, month),
      this.#applications(account.id),
    ]);
    return usagePage({ usage: shown, isRunning: month === running.month, months, callers, tools, applications, csrf });
  }

  async calls({ account, csrf }: SignedIn): Promise<Page> {
    const { activity, freshen } = this.parts;
    await freshen();
    const [calls, applications] = await Promise.all([activity.latest(account.id), this.#applications(account.id)]);
    return callsPage(calls, applications, csrf);
  }

  #applications(accountId: string): Promise<readonly ConnectedApplication[]> {
    return this.parts.oauth.applications(accountId);
  }
}
