/** The rows as a table of these columns. */
export const tableOf = <Row extends object, Column extends keyof Row & string>(
  columns: readonly Column[],
  rows: readonly Row[],
): { readonly columns: readonly Column[]; readonly rows: readonly (readonly Row[Column][])[] } => ({
  columns,
  rows: rows.map((row) => columns.map((column) => row[column])),
});
