import type { Called } from '../rolling/calls.ts';

/** Outcomes of the calls of one part of the run. */
export interface Part {
  readonly name: string;
  readonly calls: number;
  readonly failed: number;
  /** Milliseconds from the beginning of the part to the first and to the last failure. */
  readonly from: number;
  readonly to: number;
  /** How many failed in which way. */
  readonly ways: Readonly<Record<string, number>>;
}

/** Counts calls by parts, and answers that are not what they were when all was well. */
export class Count {
  readonly #parts: { name: string; since: number; calls: number; failures: { at: number; outcome: string }[] }[] = [];
  readonly #texts: ReadonlyMap<string, string>;
  #wrong = 0;

  /** `texts`: the right text of each tool; a tool without one is not compared. */
  constructor(
    texts: ReadonlyMap<string, string>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#texts = texts;
  }

  begin(name: string): void {
    this.#parts.push({ name, since: this.now(), calls: 0, failures: [] });
  }

  heard({ name, outcome, text }: Called): void {
    const part = this.#parts.at(-1);
    if (!part) return;
    part.calls += 1;
    // The rest of a status is the text that a person reads.
    if (outcome !== 'success')
      part.failures.push({ at: this.now(), outcome: outcome.split(' ').slice(0, 2).join(' ') });
    else if ((this.#texts.get(name) ?? text) !== text) this.#wrong += 1;
  }

  get wrong(): number {
    return this.#wrong;
  }

  get parts(): readonly Part[] {
    return this.#parts.map(({ name, since, calls, failures }) => {
      const ways: Record<string, number> = {};
      for (const { outcome } of failures) ways[outcome] = (ways[outcome] ?? 0) + 1;
      return {
        name,
        calls,
        failed: failures.length,
        from: (failures[0]?.at ?? since) - since,
        to: (failures.at(-1)?.at ?? since) - since,
        ways,
      };
    });
  }
}
