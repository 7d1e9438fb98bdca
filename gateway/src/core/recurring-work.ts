interface RecurringWorkParts {
  readonly everyMs: number;
  /** It begins only when it is opened; others begin at once. */
  readonly waits?: boolean;
  /** Told of what the work throws; it is done again at its next time. */
  readonly failed: (fault: unknown) => void;
}

/** Work that is done every so often, once at a time, until it is closed. */
export class RecurringWork {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly parts: RecurringWorkParts,
  ) {
    if (parts.waits !== true) this.open();
  }

  open(): void {
    this.#timer ??= setInterval(() => void this.run(), this.parts.everyMs).unref();
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
