import { Inject, Injectable } from '@nestjs/common';
import { entitlementsOf } from '../accounts/entitlements.ts';
import type { GatewayConfig } from '../config/config.ts';
import { CONFIG } from '../core/tokens.ts';
import { Usage } from '../accounts/usage.ts';
import { Activity } from '../journal/activity.ts';
import type { Retention } from '../config/retention-variables.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { OAuth } from '../oauth/oauth.ts';
import { redirect, type Page } from '../web/page.ts';
import { filterIn } from './call-filter.ts';
import { callsPage } from './calls-page.ts';
import { inProject } from './frame.ts';
import { NotesWriter } from './notes-writer.ts';
import { USAGE } from '../web/portal-paths.ts';
import type { SignedIn } from './request.ts';
import { usagePage } from './usage-page.ts';

/** Usage of a month by key and tool, and the last calls. */
@Injectable()
export class ActivityPages {
  constructor(
    private readonly usages: Usage,
    private readonly activity: Activity,
    private readonly oauth: OAuth,
    private readonly notes: NotesWriter,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'defaults'>,
  ) {}

  get kept(): Retention {
    return this.activity.kept;
  }

  /** Usage of the month in the address (YYYY-MM), else of the running one. */
  async usage({ account, frame, visit }: SignedIn): Promise<Page> {
    await this.notes.write();
    const asked = visit.query.get('month');
    const [running, months] = await Promise.all([this.usages.month(account.id), this.activity.months(account.id)]);
    const isShown = asked === null || asked === running.month || months.some(({ month }) => month === asked);
    if (!isShown) return redirect(inProject(frame, USAGE));
    const month = asked ?? running.month;
    const [shown, callers, tools, applications] = await Promise.all([
      month === running.month ? running : this.usages.month(account.id, month),
      this.activity.callers(account.id, month),
      this.activity.tools(account.id, month),
      this.#applications(account.id),
    ]);
    const isRunning = month === running.month;
    const rate = entitlementsOf(account, this.config.defaults).rate;
    return usagePage({ usage: shown, rate, isRunning, months, callers, tools, applications, frame, kept: this.kept });
  }

  /** The last calls that the filter in the address lets in. */
  async calls({ account, frame, visit }: SignedIn): Promise<Page> {
    await this.notes.write();
    const [calls, applications] = await Promise.all([this.activity.latest(account.id), this.#applications(account.id)]);
    return callsPage({ calls, filter: filterIn(visit.query), applications, frame, kept: this.kept });
  }

  #applications(accountId: string): Promise<readonly ConnectedApplication[]> {
    return this.oauth.callers(accountId);
  }
}
