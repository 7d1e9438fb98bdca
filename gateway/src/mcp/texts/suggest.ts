/** Values that begin with what is typed, then those that hold it; all of them where nothing is typed. */
export function suggest(values: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  const beginning = values.filter((value) => value.toLowerCase().startsWith(wanted));
  if (wanted === '') return beginning;
  const holding = values.filter((value) => value.toLowerCase().includes(wanted) && !beginning.includes(value));
  return [...beginning, ...holding];
}
