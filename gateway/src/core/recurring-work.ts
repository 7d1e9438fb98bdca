interface RecurringWorkParts {
  readonly everyMs: number;
  /** Told of what the work throws; it is done again at its next time. */
  readonly failed: (fault: unknown) => void;
}

/** Work that is done every so often, once at a time, until it is closed. */
export class RecurringWork {
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly parts: RecurringWorkParts,
  ) {
    this.#timer = setInterval(() => void this.run(), parts.everyMs);
    this.#timer.unref();
  }

  /** Long work ends early once it is closed. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Does the work now, or waits for what is under way. Never rejects. */
  run(): Promise<void> {
    this.#running ??= this.work()
      .catch(this.parts.failed)
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#running;
  }
}
