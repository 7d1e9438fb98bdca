/** A fault of an argument that the gateway reads itself. */
export interface ArgumentFault {
  readonly ok: false;
  readonly field: string;
  /** The fault, what was expected and what to do. */
  readonly text: string;
}

export const argumentFault = (field: string, text: string): ArgumentFault => ({ ok: false, field, text });

const SHOWN_CHARACTERS = 60;

/** A value as a sentence shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
