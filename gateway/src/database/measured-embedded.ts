import { measured, operationOf, type StoreCalls } from '../core/store-calls.ts';
import type { Client } from './reopening-pglite.ts';

/** The embedded database with its statements measured; a transaction counts as one. */
export const measuredEmbedded = (client: Client, stores: StoreCalls): Client => ({
  query: (text, values, options) =>
    measured(stores, 'embedded', operationOf(text), () => client.query(text, values, options)),
  exec: (statements, options) => client.exec(statements, options),
  transaction: (work) => measured(stores, 'embedded', 'transaction', () => client.transaction(work)),
  close: () => client.close(),
});
