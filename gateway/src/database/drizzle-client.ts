import { types, type QueryOptions } from '@electric-sql/pglite';
import type { Client } from './reopening-pglite.ts';

const asText = (text: string): string => text;

/** The parsers of a PGlite that Drizzle asks: it makes times of their texts itself. */
export const TIMES_AS_TEXT = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

/**
 * A client with TIMES_AS_TEXT, as Drizzle asks it. Drizzle names these parsers with each statement, for which PGlite would
 * copy all of its 365 each time: that took half of the time of a statement.
 */
export const drizzleClient = (client: Client): Client => ({
  query: (text, values, options) => client.query(text, values, unparsed(options)),
  exec: (statements, options) => client.exec(statements, options),
  transaction: (work) =>
    client.transaction((transaction) =>
      work({
        ...transaction,
        query: (text, values, options) => transaction.query(text, values, unparsed(options)),
      }),
    ),
  close: () => client.close(),
});

function unparsed(options: QueryOptions = {}): QueryOptions {
  const { parsers: _, ...others } = options;
  return others;
}
