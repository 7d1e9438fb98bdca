import { argumentFault, shown, type ArgumentFault } from './argument-fault.ts';

/** Selection of fields and precision of a result; an empty one keeps all. */
export interface ResultSelection {
  /** Top-level members to keep. */
  readonly fields?: readonly string[];
  /** Decimals that numbers are rounded to. */
  readonly precision?: number;
}

interface Sent {
  readonly fields?: unknown;
  readonly precision?: unknown;
}

interface Tool {
  readonly name: string;
  /** Members of the result; left out when the tool answers in plain text. */
  readonly resultMembers?: readonly string[] | undefined;
}

const MOST_FIELDS = 100;
export const MOST_DECIMALS = 9;

/**
 * Reads `fields` (a list, or names joined by commas) and `precision`, as arguments or as parameters of an address.
 * An empty list and null count as not sent. A member that the tool never answers with is refused before anything runs.
 */
export function readSelection(
  { fields, precision }: Sent,
  tool: Tool,
): ArgumentFault | { ok: true; selection: ResultSelection } {
  const names = namesOf(fields);
  if (names === undefined || names.length > MOST_FIELDS) {
    return argumentFault(
      'fields',
      `Argument "fields" is ${shown(fields)} but must be a list of at most ${MOST_FIELDS} names. Correct it and call again.`,
    );
  }
  const decimals = decimalsOf(precision);
  if (decimals === 'wrong') {
    return argumentFault(
      'precision',
      `Argument "precision" is ${shown(precision)} but must be a whole number from 0 to ${MOST_DECIMALS}. Correct it and call again.`,
    );
  }
  if (names.length === 0 && decimals === undefined) return { ok: true, selection: {} };
  const { resultMembers: members } = tool;
  if (members === undefined) {
    const field = names.length > 0 ? 'fields' : 'precision';
    return argumentFault(field, `${tool.name} answers in plain text, so "${field}" does not apply. Leave it out.`);
  }
  const unknown = names.find((name) => !members.includes(name));
  if (unknown !== undefined) {
    return argumentFault(
      'fields',
      `Argument "fields" names ${shown(unknown)}, which is no member of this answer. ${tool.name} answers with ${members.join(', ')}.`,
    );
  }
  return {
    ok: true,
    selection: { ...(names.length > 0 && { fields: names }), ...(decimals !== undefined && { precision: decimals }) },
  };
}

function namesOf(sent: unknown): readonly string[] | undefined {
  if (sent === undefined || sent === null) return [];
  const list: unknown = typeof sent === 'string' ? sent.split(',').filter((name) => name.trim() !== '') : sent;
  if (!Array.isArray(list)) return undefined;
  const names = list.filter((name): name is string => typeof name === 'string').map((name) => name.trim());
  return names.length === list.length ? names : undefined;
}

function decimalsOf(sent: unknown): number | 'wrong' | undefined {
  if (sent === undefined || sent === null) return undefined;
  const value = typeof sent === 'string' && /^\d+$/.test(sent.trim()) ? Number(sent) : sent;
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DECIMALS;
  return fits ? value : 'wrong';
}
