import type { Activity } from '../journal/activity.ts';
import { MOST_KEYS, type Keys } from '../accounts/keys.ts';
import type { Usage } from '../accounts/usage.ts';
import type { OAuth } from '../oauth/oauth.ts';
import type { Page } from '../web/page.ts';
import type { NamingFault } from './keys-view.ts';
import { overviewPage } from './overview-page.ts';
import type { SignedIn } from './signed-in.ts';

export interface OverviewParts {
  readonly keys: Keys;
  readonly usage: Usage;
  readonly activity: Activity;
  /** What knows the applications that accounts have let in. */
  readonly oauth: Pick<OAuth, 'applications' | 'revokeGrant'>;
  /** Writes down what has been noted a moment ago, so that a page shows it. */
  readonly freshen: () => Promise<void>;
}

/** The first page; `fault`: the last try to name a key that came to nothing. */
export async function overview(parts: OverviewParts, who: SignedIn, fault?: NamingFault): Promise<Page> {
  const { keys, usage, oauth, freshen } = parts;
  const { account, csrf, visit } = who;
  await freshen();
  const [month, listed, applications] = await Promise.all([
    usage.month(account.id),
    keys.list(account.id),
    oauth.applications(account.id),
  ]);
  return overviewPage({
    usage: month,
    keys: {
      keys: listed.map((key) => ({ ...key, expired: keys.isExpired(key) })),
      most: account.maxKeys ?? MOST_KEYS,
      csrf,
      fault,
    },
    applications,
    done: visit.query.get('done'),
    status: fault ? 422 : 200,
  });
}
