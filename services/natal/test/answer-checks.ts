import { findTool } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';
import { dateTold } from './told.ts';

/** A window as far as a sentence about it needs it, as printed. */
interface Printed {
  readonly start: string;
  readonly end: string;
  readonly usableStart: string | null;
}

/** The earliest window that can be used, once more from the printed ones. */
export const earliest = (windows: readonly Printed[]): Printed | undefined =>
  windows
    .filter(({ usableStart }) => usableStart !== null)
    .sort((a, b) => Date.parse(a.usableStart ?? '') - Date.parse(b.usableStart ?? ''))[0];

/** `from 14 August 2026 to 3 March 2027`: the part of a window that can be used. */
export const spanOf = ({ start, end, usableStart }: Printed): string =>
  `from ${dateTold(usableStart ?? start)} to ${dateTold(end)}`;

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
