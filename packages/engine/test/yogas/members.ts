/** Whether a two-letter name stands in a string of them: `Ma` in `SuMaSa`. */
export function isMember(names: string, name: string): boolean {
  for (let at = 0; at < names.length; at += 2) if (names.slice(at, at + 2) === name) return true;
  return false;
}
