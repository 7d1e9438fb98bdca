/** A service of which nothing was heard for so long, while calls are under way, is asked for its health. */
const SILENT_MS = 1_000;
const PROBE_MS = 1_000;
/** Answers that fail to come in a row before a service counts as down: one may be that of a replica which is ending. */
const FAILED_PROBES = 2;

export interface BreakerParts {
  /** Whether the service says that it serves. Never rejects. */
  readonly serving: (timeoutMs: number) => Promise<boolean>;
  /** Milliseconds since one of its calls ended, 0 where none is under way. */
  readonly silentMs: () => number;
}

/**
 * Watches the health of one service where there is reason to: calls are under way and none ends, or one found nobody.
 * Down, its calls fail at once until a probe, one a second, is answered.
 */
export class Breaker {
  #failed = 0;
  #suspected = false;
  #probing = false;

  constructor(private readonly parts: BreakerParts) {}

  get isDown(): boolean {
    return this.#failed >= FAILED_PROBES;
  }

  /** A call found nobody, or got no answer in time. */
  suspect(): void {
    this.#suspected = true;
  }

  /** A call was answered: whatever a probe missed, the service works. */
  answered(): void {
    this.#suspected = false;
    this.#failed = 0;
  }

  /** Called once a second. */
  async tick(): Promise<void> {
    if (this.#probing || !(this.#suspected || this.#failed > 0 || this.parts.silentMs() > SILENT_MS)) return;
    this.#probing = true;
    this.#suspected = true;
    const serving = await this.parts.serving(PROBE_MS);
    this.#probing = false;
    // A call that was answered meanwhile knows better.
    if (serving || !this.#suspected) this.answered();
    else this.#failed += 1;
  }
}
