import { oneLine } from '../web/clean-text.ts';

export type Cell = string | number | boolean | Date | null;

/** Rows of the same members as text in columns; numbers to the right, the rest to the left. */
export function table(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const [first] = rows;
  if (!first) return '(none)';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => shown(row[name] ?? null)))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const numeric = names.map((name) => rows.every((row) => typeof row[name] === 'number'));
  return lines
    .map((line) =>
      line.map((cell, at) => (numeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))),
    )
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

function shown(value: Cell): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  // Account holders choose names, and a terminal obeys some characters.
  return oneLine(String(value));
}
