import type { HttpRequestHead } from '../http/http-message.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { OriginPolicy } from '../http/origins.ts';
import type { Refusals } from '../metrics/refusals.ts';
import type { Takes, TurnedAway } from './admission.ts';
import { enter, foreignPage, notServing } from './entrance.ts';

/** The gate while there are no accounts yet: its checks end where it would ask for credentials. */
export class StartingGate {
  constructor(
    private readonly origins: OriginPolicy,
    private readonly lifecycle: Pick<Lifecycle, 'phase'>,
    private readonly refusals: Pick<Refusals, 'count'>,
  ) {}

  turnAway(request: HttpRequestHead, requestId: string, takes: Takes): TurnedAway {
    const entered = enter(this.origins, request, requestId, takes);
    const turned = this.#turned(entered, requestId);
    if (turned.kind === 'refused') this.refusals.count(turned.status, String(turned.error.data.code));
    return turned;
  }

  /** No key can be asked yet whether it is for pages of an origin. */
  #turned(entered: ReturnType<typeof enter>, requestId: string): TurnedAway {
    if (entered.kind === 'foreign') return foreignPage(requestId);
    return entered.kind === 'entered' ? notServing(this.lifecycle.phase, requestId, entered.headers) : entered;
  }
}
