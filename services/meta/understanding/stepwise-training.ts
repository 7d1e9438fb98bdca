/** Something that is learnt once, in short steps where somebody has time, and at once where it is needed before. */
export class StepwiseTraining<Learnt> {
  readonly #begin: () => Generator<void, Learnt>;
  #going: Generator<void, Learnt> | null = null;
  #done: { readonly learnt: Learnt } | null = null;

  constructor(begin: () => Generator<void, Learnt>) {
    this.#begin = begin;
  }

  /** Takes one more step; false when all is learnt. */
  step(): boolean {
    if (this.#done !== null) return false;
    this.#going ??= this.#begin();
    const step = this.#going.next();
    if (step.done !== true) return true;
    this.#done = { learnt: step.value };
    this.#going = null;
    return false;
  }

  /** What is learnt, the steps that are left taken at once. */
  finish(): Learnt {
    while (this.#done === null) this.step();
    return this.#done.learnt;
  }
}
