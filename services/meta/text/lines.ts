const LIMIT = 120;
const INDENT = '  ';
/** A comma farther from the end than any item of a list belongs to prose. */
const LONGEST_ITEM = 40;

/**
 * Breaks a line that is longer than 120 characters after a comma (at a space where no comma stands well) and indents
 * what goes on by two spaces.
 */
export function foldLine(line: string): readonly string[] {
  const folded: string[] = [];
  let rest = line;
  while (rest.length > LIMIT) {
    const at = breakingPoint(rest);
    if (at === undefined) break;
    folded.push(rest.slice(0, at).trimEnd());
    rest = INDENT + rest.slice(at).trimStart();
  }
  return [...folded, rest];
}

/** Start of the next line: after the last comma near the end, else after the last space. */
function breakingPoint(line: string): number | undefined {
  const room = line.slice(0, LIMIT + 1);
  const comma = room.lastIndexOf(', ');
  const at = comma >= LIMIT - LONGEST_ITEM ? comma + 1 : room.lastIndexOf(' ');
  return at > INDENT.length ? at : undefined;
}

/** Lines to one text: folded, ended by a line feed each but the last. */
export function joinLines(lines: readonly string[]): string {
  return lines.flatMap(foldLine).join('\n');
}

/** What a user sent, fit to stand in a line: control characters, line ends and turns of direction become spaces. */
export function echo(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ').trim();
}
