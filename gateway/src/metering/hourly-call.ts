import { setTimeout as wait } from 'node:timers/promises';
import type { Beginning, IdempotentCalls } from './idempotent-calls.ts';
import type { IdempotentRequest } from './idempotency-ledger.ts';
import { SingleCall } from './idempotent-request.ts';

const HOUR_MS = 3_600_000;
const WAIT_MS = 250;
/** As long as the work of the other request may be hoped to end. */
const MOST_WAITS = 24;

/**
 * A call that is charged once an hour, however often it comes: an hour from the first on, all are repeats of it, computed
 * at its instant. One that comes while another is under way waits for that, unless its client has gone.
 */
export class HourlyCall extends SingleCall {
  constructor(
    protected override readonly calls: Pick<IdempotentCalls, 'begin' | 'end' | 'forget' | 'keep'>,
    request: IdempotentRequest,
    private readonly signal: AbortSignal,
  ) {
    super(calls, request);
  }

  override async begin(family: string, keyWithShare?: string): Promise<Beginning> {
    let beginning = await super.begin(family, keyWithShare);
    for (let waits = 0; waits < MOST_WAITS && isBusy(beginning); waits += 1) {
      await wait(WAIT_MS, undefined, { ref: false, signal: this.signal }).catch(() => {});
      if (this.signal.aborted) return beginning;
      beginning = await super.begin(family, keyWithShare);
    }
    if ('begun' in beginning && beginning.begun && !beginning.isRepeat) {
      await this.calls.keep(this.request, HOUR_MS);
    }
    return beginning;
  }
}

const isBusy = (beginning: Beginning): boolean =>
  'begun' in beginning && !beginning.begun && beginning.reason === 'busy';
