import type { AnyTool } from '../define-tool.ts';
import { proseFaults, proseIn } from './prose.ts';

/** Texts and numbers that were found sound; results repeat themselves. */
const sound = new Set<string>();
const MOST_KEPT = 200_000;

/** Throws when a sentence of a result is not plain English or a number has more digits than it means. */
export function speaksPlainly(tool: AnyTool, result: unknown): void {
  for (const { path, text } of proseIn(result)) {
    if (sound.has(text)) continue;
    const faults = proseFaults(text);
    if (faults.length > 0) throw new Error(`${tool.name} prints at ${path} "${text}", which has ${faults.join(', ')}`);
    if (sound.size < MOST_KEPT) sound.add(text);
  }
  const long = longNumber(result);
  if (long !== undefined) throw new Error(`${tool.name} prints ${long} with more digits than it means`);
}

/** Six decimals of a degree; fractions that must add up have nine (engine base/printed.ts). */
const MOST_DECIMALS = 9;

function longNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return decimals(value) > MOST_DECIMALS ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const each of Object.values(value)) {
    const found = longNumber(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

const decimals = (value: number): number =>
  Number.isInteger(value) ? 0 : (/\.(\d+)/.exec(String(value))?.[1] ?? '').length;
