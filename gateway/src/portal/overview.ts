import { Inject, Injectable } from '@nestjs/common';
import { entitlementsOf } from '../accounts/entitlements.ts';
import type { PlanBook } from '../accounts/plans.ts';
import { PLANS } from '../accounts/tokens.ts';
import type { GatewayConfig } from '../config/config.ts';
import { CONFIG } from '../core/tokens.ts';
import { MOST_KEYS } from '../accounts/keys.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { Usage } from '../accounts/usage.ts';
import { OAuth } from '../oauth/oauth.ts';
import { SealedRequests } from '../sealed-requests/sealed-requests.ts';
import type { Page } from '../web/page.ts';
import type { NamingFault } from './keys-view.ts';
import { may } from './frame.ts';
import { NotesWriter } from './notes-writer.ts';
import { overviewPage } from './overview-page.ts';
import type { SignedIn } from './request.ts';

/** The first page. */
@Injectable()
export class Overview {
  constructor(
    private readonly keys: ManagedKeys,
    private readonly usage: Usage,
    private readonly oauth: OAuth,
    private readonly notes: NotesWriter,
    private readonly sealed: SealedRequests,
    @Inject(PLANS) private readonly plans: PlanBook,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'defaults'>,
  ) {}

  /** `fault`: the last try to name a key that came to nothing. */
  async show({ account, frame, visit }: SignedIn, fault?: NamingFault): Promise<Page> {
    await this.notes.write();
    const [month, listed, applications, hasCalendars] = await Promise.all([
      this.usage.month(account.id),
      may(frame, 'keys.manage') ? this.keys.list(account.id) : undefined,
      may(frame, 'applications.manage') ? this.oauth.applications(account.id) : undefined,
      may(frame, 'calendars.manage') && this.sealed.hasSealed(account.id),
    ]);
    return overviewPage({
      usage: month,
      account,
      plan: this.plans.plans.get(account.plan ?? ''),
      rate: entitlementsOf(account, this.config.defaults).rate,
      keys: listed && {
        keys: listed,
        most: account.maxKeys ?? MOST_KEYS,
        hasTestKeys: account.testClock === null,
        frame,
        fault,
      },
      applications,
      hasCalendars,
      done: visit.query.get('done'),
      frame,
    });
  }
}
