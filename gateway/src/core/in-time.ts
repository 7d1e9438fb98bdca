/**
 * An answer that comes within so many milliseconds; rejects with what is told of one that does not, and leaves that alone.
 * A plain timer, since one of `node:timers/promises` is stopped by an error that is made for it, with its stack.
 */
export const inTime = <Answer>(answer: Promise<Answer>, ms: number, late: () => Error): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    timer.unref();
    const stop = (): void => clearTimeout(timer);
    answer.then(resolve, reject).finally(stop);
  });
