import type { Page } from './page.ts';

/** Text that a spreadsheet would take for something to compute. */
const COMPUTED = /^[=+\-@\t\r]/;

/** A field (RFC 4180). A name that somebody gave is never a formula: an apostrophe makes it text. */
function fieldOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = COMPUTED.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows under their names, as a file that a browser saves; no cache keeps it. */
export const csvFileOf = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Page => ({
  status: 200,
  headers: {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  },
  body: [columns, ...rows].map((row) => `${row.map(fieldOf).join()}\r\n`).join(''),
});
