import type { Principal } from '../auth/authenticator.ts';
import type { Doors } from '../auth/door.ts';
import type { Journal } from '../journal/journal.ts';
import type { Limits } from '../limits/limits.ts';
import type { Meter } from '../metering/meter.ts';
import type { Notices } from '../notices/notices.ts';
import type { OAuth } from '../oauth/oauth.ts';
import type { PortalPages } from '../portal/portal-pages.ts';

/** Who may call, how fast, and what it costs: all that the HTTP side needs of what stands on the database. */
export interface Access {
  readonly doors: Doors;
  readonly limits: Pick<Limits, 'account' | 'take'>;
  readonly meter: Pick<Meter, 'reserve' | 'ended' | 'record'>;
  readonly journal: Pick<Journal, 'note' | 'noteUnread'>;
  readonly notices: Pick<Notices, 'note'>;
  /** Left out where there are no accounts. */
  readonly oauth?: Pick<OAuth, 'serve'>;
  /** The developer page; left out likewise. */
  readonly pages?: PortalPages;
  /** A credential has been used. */
  noteUse(principal: Principal): void;
  close(): Promise<void>;
}
