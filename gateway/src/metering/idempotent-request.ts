import { setTimeout as wait } from 'node:timers/promises';
import { NotBegun, type Beginning, type IdempotentCalls } from './idempotent-calls.ts';
import type { IdempotentRequest } from './idempotency-ledger.ts';

/** A call of a request with an Idempotency-Key. */
export interface IdempotentCall {
  /**
   * Takes its unit, unless an earlier request has. Rejects when the database does not answer. `keyWithShare`: the API
   * key that calls, where that has a share of the allowance.
   */
  begin(family: string, keyWithShare?: string): Promise<Beginning>;
  /** Owed after every `begin`: says what became of the call. */
  end(succeeded: boolean): Promise<void>;
  /** Whether an earlier request was answered; known once it has begun. */
  readonly isRepeat: boolean;
}

/** Longest that an answer waits until others may use its key. */
const LONGEST_END_MS = 2_000;

/** What a single call or a batch has begun under its key. */
class Begun {
  #beginning: Beginning | undefined;
  #isNotBegun = false;

  constructor(
    protected readonly calls: Pick<IdempotentCalls, 'begin' | 'end' | 'forget'>,
    protected readonly request: IdempotentRequest,
  ) {}

  get isRepeat(): boolean {
    return isBegun(this.#beginning) && this.#beginning.isRepeat;
  }

  /** Value of Idempotency-Status; undefined for what was not answered before. */
  get status(): 'repeated' | 'recomputed' | undefined {
    if (!isBegun(this.#beginning) || !this.#beginning.isRepeat) return undefined;
    return this.#beginning.isOfOtherRelease ? 'recomputed' : 'repeated';
  }

  protected async begun(line: number | null, family: string | null, keyWithShare?: string): Promise<Beginning> {
    try {
      return (this.#beginning = await this.calls.begin(this.request, line, family, keyWithShare));
    } catch (fault) {
      this.#isNotBegun = fault instanceof NotBegun;
      throw fault;
    }
  }

  /** Whether the database has answered. */
  protected get wasTold(): boolean {
    return this.#beginning !== undefined;
  }

  /** Whether the request has nothing to end, because it holds neither its key nor a unit. */
  protected get holdsNothing(): boolean {
    const beginning = this.#beginning;
    return this.#isNotBegun || (beginning !== undefined && 'begun' in beginning && !beginning.begun);
  }
}

const isBegun = (beginning: Beginning | undefined): beginning is Extract<Beginning, { begun: true }> =>
  beginning !== undefined && 'begun' in beginning && beginning.begun;

/** A request that is one call. */
export class SingleCall extends Begun implements IdempotentCall {
  begin(family: string, keyWithShare?: string): Promise<Beginning> {
    return this.begun(0, family, keyWithShare);
  }

  async end(succeeded: boolean): Promise<void> {
    if (this.isRepeat || this.holdsNothing) return this.calls.forget(this.request);
    const written = this.calls.end(this.request, 0, succeeded, true);
    // The next request may come as soon as it has the answer. A database that is away is not waited for again.
    if (this.wasTold) await soon(written);
  }
}

/** A request that is many calls, all at the instant of the first. */
export class CallsOfBatch extends Begun {
  #ending: Promise<void> | undefined;

  begin(): Promise<Beginning> {
    return this.begun(null, null);
  }

  /** The call at a place of the batch. */
  call(at: number): IdempotentCall {
    const { calls, request } = this;
    let isRepeat = false;
    return {
      get isRepeat() {
        return isRepeat;
      },
      async begin(family, keyWithShare) {
        const beginning = await calls.begin(request, at, family, keyWithShare);
        isRepeat = isBegun(beginning) && beginning.isRepeat;
        return beginning;
      },
      async end(succeeded) {
        if (!isRepeat) void calls.end(request, at, succeeded, false);
      },
    };
  }

  /** Owed once it has begun; done once. */
  end(): Promise<void> {
    return (this.#ending ??= this.#end());
  }

  async #end(): Promise<void> {
    if (this.holdsNothing) return this.calls.forget(this.request);
    const written = this.calls.end(this.request, null, false, true);
    if (this.wasTold) await soon(written);
  }
}

/** Waits for what is written, but not for a database that is away. */
async function soon(written: Promise<void>): Promise<void> {
  const done = new AbortController();
  await Promise.race([written, wait(LONGEST_END_MS, undefined, { signal: done.signal, ref: false })]);
  done.abort();
}
