import type { Typed } from './form/field.ts';

/** What was typed, kept in this tab of the browser until it is closed; the server never has it. */
export interface Kept {
  readonly birth: Typed;
  readonly tool: string;
  /** What was typed into the form of each tool. */
  readonly forms: Readonly<Record<string, Typed>>;
}

const NAME = 'cuspal-playground';
const NOTHING: Kept = { birth: {}, tool: '', forms: {} };

export function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...NOTHING, ...kept } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** A browser that keeps nothing is used all the same. */
export function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    return;
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    return;
  }
}
