import type { PGlite, Transaction } from '@electric-sql/pglite';
import { DatabaseAway } from './outage.ts';

/** The methods of PGlite that are used. */
export type Client = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

const RETRY_MS = 1_000;

/**
 * PGlite that survives its own end. Without room for its log it ends by a PANIC, and whatever it is asked afterwards
 * blocks the whole process for ever: a rollback, a query that waited. So nothing is given to a client before the last
 * piece of work has ended well enough, a client that has ended is never spoken to again, and the folder is opened anew.
 */
export class ReopeningPglite implements Client {
  #client: Client | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #triedAt = -Infinity;

  /** `open`: opens the folder again; rejects while it cannot. */
  constructor(
    client: Client,
    private readonly open: () => Promise<Client>,
  ) {
    this.#client = client;
  }

  query: Client['query'] = (text, values, options) => this.#alone((client) => client.query(text, values, options));

  exec: Client['exec'] = (statements, options) => this.#alone((client) => client.exec(statements, options));

  transaction: Client['transaction'] = (work) =>
    this.#alone(
      (client) =>
        new Promise((resolve, reject) => {
          client.transaction((transaction) => work(untilItEnds(transaction, reject))).then(resolve, reject);
        }),
    );

  close(): Promise<void> {
    return this.#inOrder(async () => this.#client?.close());
  }

  #alone<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return this.#inOrder(async () => {
      this.#client ??= await this.#reopened();
      try {
        return await work(this.#client);
      } catch (fault) {
        if (!hasEnded(fault)) throw fault;
        this.#client = undefined;
        throw new DatabaseAway('the embedded database has ended', { cause: fault });
      }
    });
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #reopened(): Promise<Client> {
    if (performance.now() - this.#triedAt < RETRY_MS) throw new DatabaseAway('the embedded database is not open');
    this.#triedAt = performance.now();
    try {
      return await this.open();
    } catch (cause) {
      throw new DatabaseAway('the embedded database cannot be opened', { cause });
    }
  }
}

/**
 * A transaction that goes no further when the client ends in it: PGlite would roll back, and block. What waited for the
 * answer is left waiting, and is forgotten with the client; `tell` says why.
 */
function untilItEnds(transaction: Transaction, tell: (fault: unknown) => void): Transaction {
  const stop = (fault: unknown): Promise<never> => {
    if (!hasEnded(fault)) throw fault;
    tell(fault);
    return new Promise(() => {});
  };
  return {
    ...transaction,
    query: (text, values, options) => transaction.query<never>(text, values, options).catch(stop),
    exec: (statements, options) => transaction.exec(statements, options).catch(stop),
  };
}

/** Severities and names of errors after which a client is dead. */
const ENDINGS = ['PANIC', 'FATAL', 'RuntimeError', 'ExitStatus'];

function hasEnded(fault: unknown): boolean {
  if (typeof fault !== 'object' || fault === null) return false;
  const said = ['severity' in fault ? fault.severity : undefined, 'name' in fault ? fault.name : undefined];
  return said.some((word) => typeof word === 'string' && ENDINGS.includes(word));
}
