import type { ToolEntry } from '../catalog/entry.ts';

const DEFAULT_DEADLINE_SECONDS = 15;

/** How long a call of the tool may take, in milliseconds. */
export const callDeadlineMs = ({ deadlineSeconds = DEFAULT_DEADLINE_SECONDS }: ToolEntry): number =>
  deadlineSeconds * 1000;

const { rawJSON } = JSON as typeof JSON & { rawJSON(this: void, text: string): unknown };

/**
 * The arguments of a call as JSON text. A number beyond all doubles, such as 1e400, is infinite once it is read and
 * would be written as null, which means "not given". It stays one, so that the service refuses it by its name.
 */
export function argumentBytes(args: object): Buffer {
  const text = JSON.stringify(args);
  return Buffer.from(text.includes('null') ? JSON.stringify(args, stillBeyond) : text);
}

const stillBeyond = (_: string, value: unknown): unknown =>
  value === Infinity ? rawJSON('1e999') : value === -Infinity ? rawJSON('-1e999') : value;
