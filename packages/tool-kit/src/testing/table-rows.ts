import { z } from 'zod';

const table = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) });

/** The rows of a table of a result as objects, each value under the name of its column. */
export const tableRows = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const { columns, rows } = table.parse(value);
  return rows.map((row) => {
    if (row.length !== columns.length) throw new Error(`a row has ${row.length} of ${columns.length} values`);
    return Object.fromEntries(columns.map((column, index) => [column, row[index]]));
  });
};
