/** Rows by what they belong to, in their order. */
export function grouped<T>(rows: readonly T[], ofWhat: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const known = groups.get(ofWhat(row));
    if (known) known.push(row);
    else groups.set(ofWhat(row), [row]);
  }
  return groups;
}
