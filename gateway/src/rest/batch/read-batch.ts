import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_BODY_BYTES } from '../../http/body.ts';
import { readJson } from '../../core/json.ts';
import { faulty, readItem, type BatchItem } from './batch-item.ts';

export const MOST_CALLS = 1_000;

export type ReadBatch =
  { readonly ok: true; readonly items: readonly BatchItem[] } | { readonly ok: false; readonly detail: string };

/** Bytes that are read in one go; what others wait for comes in between. */
const READ_AT_ONCE = 256 * 1024;
const [LINE_END, LIST, SPACE, TAB, RETURN] = Buffer.from('\n[ \t\r');

/** A JSON list of calls, or one on each line. Refused whole where one of them cannot be read. */
export async function readBatch(bytes: Buffer): Promise<ReadBatch> {
  const values = bytes[spaceEnd(bytes, 0, bytes.length)] === LIST ? listed(bytes) : await lines(bytes);
  if (typeof values === 'string') return { ok: false, detail: values };
  if (values.length === 0) return { ok: false, detail: `The batch is empty. Send 1 to ${MOST_CALLS} calls.` };
  const items: BatchItem[] = [];
  for (const [position, { where, value, tooLarge }] of values.entries()) {
    const item = readItem(value, position);
    if (!item) return { ok: false, detail: `${where} cannot be read. ${FORM}` };
    items.push(tooLarge ? faulty(item.id, 'arguments', TOO_LARGE) : item);
  }
  return { ok: true, items };
}

interface Value {
  /** As its sender finds it. */
  readonly where: string;
  readonly value: unknown;
  readonly tooLarge: boolean;
}

const FORM = 'Each call is one JSON object with name and arguments, and an id that is a text or a whole number.';
const TOO_LARGE = `The call is too large. One call may have ${MAX_BODY_BYTES / 1024} KiB.`;
const TOO_MANY = `The batch has more than ${MOST_CALLS} calls. Send it in parts.`;
const FAULTS = { encoding: 'is not UTF-8', depth: 'is nested too deeply', syntax: 'is not JSON' } as const;

function listed(bytes: Buffer): readonly Value[] | string {
  const read = readJson(bytes);
  if (!read.ok) return `The list ${FAULTS[read.fault]}. ${FORM}`;
  if (!Array.isArray(read.value)) return FORM;
  if (read.value.length > MOST_CALLS) return TOO_MANY;
  // Only a large list can hold a large call.
  const isLarge = (value: unknown): boolean =>
    bytes.length > MAX_BODY_BYTES && Buffer.byteLength(JSON.stringify(value)) > MAX_BODY_BYTES;
  return read.value.map((value: unknown, at) => ({ where: `Call ${at + 1}`, value, tooLarge: isLarge(value) }));
}

async function lines(bytes: Buffer): Promise<readonly Value[] | string> {
  const values: Value[] = [];
  let sincePause = 0;
  for (let from = 0, number = 1; from < bytes.length; number += 1) {
    const [begin, found] = [from, bytes.indexOf(LINE_END ?? 0, from)];
    const end = found < 0 ? bytes.length : found;
    from = end + 1;
    sincePause += from - begin;
    if (sincePause > READ_AT_ONCE) {
      await nextTurn();
      sincePause = 0;
    }
    if (spaceEnd(bytes, begin, end) === end) continue;
    const line = bytes.subarray(begin, end);
    if (values.length === MOST_CALLS) return TOO_MANY;
    const read = readJson(line);
    if (!read.ok) return `Line ${number} ${FAULTS[read.fault]}. ${FORM}`;
    values.push({ where: `Line ${number}`, value: read.value, tooLarge: line.length > MAX_BODY_BYTES });
  }
  return values;
}

/** Where in this part the first byte stands that is no space, else the end of the part. */
function spaceEnd(bytes: Buffer, from: number, to: number): number {
  let at = from;
  for (; at < to; at += 1) {
    const byte = bytes[at];
    if (byte !== SPACE && byte !== LINE_END && byte !== RETURN && byte !== TAB) break;
  }
  return at;
}
