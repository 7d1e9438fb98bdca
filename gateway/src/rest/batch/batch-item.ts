import { isJsonObject } from '../../core/json.ts';
import { isInteger } from '../../mcp/recognise.ts';
import { shown } from '../../response-shaping/argument-fault.ts';
import type { ToolCall } from '../tool-calls.ts';

export type ItemId = string | number;

/** One call of a batch, or why it cannot be made. `id` goes with its answer. */
export type BatchItem = { readonly id: ItemId } & (
  { readonly call: ToolCall } | { readonly fault: { readonly field: string; readonly detail: string } }
);

const MOST_ID_CHARACTERS = 200;
const MEMBERS = ['id', 'name', 'arguments', 'fields', 'precision'];

/** Undefined when the value is no object or its id is none, so that nothing could be answered to it. */
export function readItem(value: unknown, position: number): BatchItem | undefined {
  if (!isJsonObject(value)) return undefined;
  const id = value['id'] ?? position;
  if (!isInteger(id) && (typeof id !== 'string' || id.length > MOST_ID_CHARACTERS)) return undefined;
  const { name, arguments: sent, fields, precision } = value;
  const stranger = Object.keys(value).find((member) => !MEMBERS.includes(member));
  if (stranger !== undefined) {
    const known = 'A call has id, name, arguments, fields and precision';
    return faulty(
      id,
      stranger,
      `Unknown member ${shown(stranger)}. ${known}, and what the tool takes is in arguments.`,
    );
  }
  if (typeof name !== 'string') {
    const fault = name === undefined ? 'is missing' : `is ${shown(name)}`;
    return faulty(id, 'name', `Member "name" ${fault}. Send the name of a tool, such as get_full_chart.`);
  }
  const args = sent ?? {};
  if (isJsonObject(args)) return { id, call: { name, args, small: { fields, precision } } };
  return faulty(
    id,
    'arguments',
    `Member "arguments" is ${shown(sent)} but must be an object. Correct it and send it again.`,
  );
}

export const faulty = (id: ItemId, field: string, detail: string): BatchItem => ({ id, fault: { field, detail } });
