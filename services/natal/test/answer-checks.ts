import { findTool } from '@cuspal/tool-kit/testing';
import { expect } from '@jest/globals';

/** A window as far as a sentence about it needs it, as printed. */
interface Printed {
  readonly start: string;
  readonly end: string;
  readonly usableStart: string | null;
}

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `14 August 2026` of a printed instant, whose date is local already. */
export const dayOf = (printed: string): string => LONG.format(new Date(`${printed.slice(0, 10)}T00:00:00Z`));

/** The earliest window that can be used, once more from the printed ones. */
export const earliest = (windows: readonly Printed[]): Printed | undefined =>
  windows
    .filter(({ usableStart }) => usableStart !== null)
    .sort((a, b) => Date.parse(a.usableStart ?? '') - Date.parse(b.usableStart ?? ''))[0];

/** `from 14 August 2026 to 3 March 2027`: the part of a window that can be used. */
export const spanOf = ({ start, end, usableStart }: Printed): string =>
  `from ${dayOf(usableStart ?? start)} to ${dayOf(end)}`;

/** What an answer must say of printed windows: the first that can be used, or why there is none. */
export function windowsSaid(windows: readonly Printed[], brought = 'it'): string {
  const first = earliest(windows);
  if (first !== undefined) return `The first period that can bring ${brought} runs ${spanOf(first)}`;
  return windows.length > 0
    ? 'No date is offered, because every period ends before its delayed lord is released.'
    : `No period of the years asked for brings ${brought}.`;
}

/** The result begins with its answer and ends with calls of tools that exist. */
export async function checkEnds(result: Readonly<Record<string, unknown>>): Promise<void> {
  expect(Object.keys(result)[0]).toBe('answer');
  expect(Object.keys(result).at(-1)).toBe('next');
  const next: unknown = result['next'];
  expect(Array.isArray(next) && next.length > 0).toBe(true);
  for (const { tool, reason } of next as readonly { readonly tool: string; readonly reason: string }[]) {
    expect((await findTool(tool)).name).toBe(tool);
    expect(reason).toMatch(/^[A-Z].*\.$/);
  }
}
