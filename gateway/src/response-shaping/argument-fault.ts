/** A fault of an argument that the gateway reads itself. */
export interface ArgumentFault {
  readonly ok: false;
  readonly field: string;
  /** The fault, what was expected and what to do. */
  readonly text: string;
}

export const argumentFault = (field: string, text: string): ArgumentFault => ({
  ok: false,
  field: repeated(field),
  text,
});

const MOST_REPEATED = 500;

/** A text that was sent as an error gives it back to a program: whoever sends much hears little of it. */
export const repeated = (sent: string): string =>
  sent.length > MOST_REPEATED ? `${sent.slice(0, MOST_REPEATED - 1)}…` : sent;

const SHOWN_CHARACTERS = 60;

/** A value as a sentence shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
