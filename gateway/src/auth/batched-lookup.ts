import { setImmediate as nextTurn } from 'node:timers/promises';
import { keptSpan, outsideSpans } from '@cuspal/telemetry';

const MOST_AT_ONCE = 500;

interface Waiting<Row> {
  readonly id: string;
  /** Runs the query as part of this look-up. */
  readonly resume: ReturnType<typeof keptSpan>;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (fault: unknown) => void;
}

/**
 * Joins look-ups: those that come while one runs go together into the next. A flood of made-up credentials then costs
 * the database one query at a time and not one each, and a good credential in the midst of it is found all the same.
 * A look-up is never answered by a query that began before it.
 */
export class BatchedLookup<Row> {
  #waiting: Waiting<Row>[] = [];
  #running = false;

  /** `find`: the rows of these ids, each id named once. */
  constructor(private readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>) {}

  /** Undefined when there is none; rejects when the query fails. */
  one(id: string): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, resume: keptSpan(), resolve, reject });
      if (!this.#running) void outsideSpans(() => this.#run());
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      // Wait one turn, so that requests read from other connections at the same moment join this query.
      await nextTurn();
      await this.#answer(this.#waiting.splice(0, MOST_AT_ONCE));
    }
    this.#running = false;
  }

  async #answer(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      const find = () => this.find([...new Set(batch.map(({ id }) => id))]);
      const rows = await (batch[0]?.resume(find) ?? find());
      for (const { id, resolve } of batch) resolve(rows.get(id));
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
  }
}
