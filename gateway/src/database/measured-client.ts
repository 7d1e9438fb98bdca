import pg from 'pg';
import { operationOf, type StoreCalls } from '../core/store-calls.ts';

type Done = (error: Error | undefined, result: unknown) => void;
type Query = (...words: readonly unknown[]) => unknown;

/** A class of PostgreSQL connections whose statements are measured. */
export function measuredClient(stores: StoreCalls): typeof pg.Client {
  class MeasuredClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const ask: Query = super.query.bind(this);
      const query: Query = (...words) => {
        const done = stores.begin('postgresql', operationOf(textOf(words[0])));
        const last = words.at(-1);
        if (typeof last === 'function') {
          const told: Done = (error, result) => {
            done(error ?? undefined);
            (last as Done)(error, result);
          };
          return ask(...words.slice(0, -1), told);
        }
        const answer = ask(...words);
        if (answer instanceof Promise)
          answer.then(
            () => done(),
            (fault: unknown) => done(fault),
          );
        else done();
        return answer;
      };
      this.query = query as typeof this.query;
    }
  }
  return MeasuredClient;
}

/** A statement as text or as `{ text }`. */
const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : '';
  return typeof text === 'string' ? text : '';
};
