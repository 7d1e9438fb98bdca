/** Semaphore: some pieces of work run at a time, and the others wait in the order in which they came. */
export class Semaphore {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  /** Runs the work when a place is free; rejects without starting it when the signal comes first. */
  async run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    await this.#take(signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#giveBack();
    }
  }

  #take(signal: AbortSignal): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(begin);
        reject(new Error('too many others wait'));
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(begin);
    });
  }

  #giveBack(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
