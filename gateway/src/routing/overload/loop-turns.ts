/** Turns that take longer, one after the other for so long, are more than a single slow piece of work. */
const STANDING_MS = 250;
/** Refusing ends when it was not necessary for so long. */
const CALM_MS = 1_000;

export interface TurnClock {
  now(): number;
  /** Runs `work` once the present turn of the event loop has read all that had come. */
  afterTurn(work: () => void): void;
}

const SYSTEM: TurnClock = { now: () => performance.now(), afterTurn: (work) => void setImmediate(work) };

/**
 * Lets requests begin while the one thread of a gateway keeps up. Offered more than it can do, each turn of its loop reads
 * whatever has come meanwhile, and turns and answers become ever later. Then those that a turn has no time for are refused
 * before it is looked at who sends them, which costs a small part of an answer.
 */
export class LoopTurns {
  #began: number | undefined;
  #longSince: number | undefined;
  #refusedAt = -Infinity;
  #refusing = false;

  /** `turnMs`: time of a turn in which requests are begun while there are more than can be answered; 0: all of it. */
  constructor(
    private readonly turnMs: number,
    private readonly clock: TurnClock = SYSTEM,
  ) {}

  /** Whether a further request may begin in this turn. */
  admits(): boolean {
    if (this.turnMs === 0) return true;
    const now = this.clock.now();
    if (this.#began === undefined) {
      this.#began = now;
      this.clock.afterTurn(this.#end);
      return true;
    }
    if (!this.#refusing || now - this.#began < this.turnMs) return true;
    this.#refusedAt = now;
    return false;
  }

  readonly #end = (): void => {
    const now = this.clock.now();
    const isLong = this.#began !== undefined && now - this.#began > this.turnMs;
    this.#began = undefined;
    if (!isLong) this.#longSince = undefined;
    else this.#longSince ??= now;
    if (this.#longSince !== undefined && now - this.#longSince >= STANDING_MS) {
      if (!this.#refusing) this.#refusedAt = now;
      this.#refusing = true;
    } else if (now - this.#refusedAt >= CALM_MS) this.#refusing = false;
  };
}
