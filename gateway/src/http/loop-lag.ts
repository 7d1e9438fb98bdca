const EACH_MS = 20;

/** How late the event loop comes to what is due: the last time it was, or by now. */
export class LoopLag {
  #due: number;
  #last = 0;
  readonly #timer = setInterval(() => this.#tick(), EACH_MS).unref();

  constructor(private readonly now: () => number = () => performance.now()) {
    this.#due = now() + EACH_MS;
  }

  get ms(): number {
    return Math.max(this.#last, this.now() - this.#due);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = this.now();
    this.#last = Math.max(0, now - this.#due);
    this.#due = now + EACH_MS;
  }
}
