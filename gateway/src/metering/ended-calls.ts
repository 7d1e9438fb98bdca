import type { IdempotentEnding } from './idempotency-ledger.ts';

/** A call that has ended; `done`: its end is written. */
export interface EndedCall {
  readonly call: IdempotentEnding;
  readonly done: () => void;
}

/** Calls whose end is to be written, in their order. */
export class EndedCalls {
  readonly #calls: EndedCall[] = [];

  /** `atOnce`: how many are handed out at a time. */
  constructor(private readonly atOnce: number) {}

  get size(): number {
    return this.#calls.length;
  }

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }

  add(ended: EndedCall): void {
    this.#calls.push(ended);
  }

  empty(): readonly EndedCall[] {
    return this.#calls.splice(0, this.atOnce);
  }
}
