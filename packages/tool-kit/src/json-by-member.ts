import type { KeptJson } from '@cuspal/speech';
import { randomUUID } from 'node:crypto';
import { jsonOf } from './json-of.ts';

/** A member of a result that is JSON already. */
export class ReadyJson {
  constructor(readonly kept: KeptJson) {}
}

/** A part of a JSON text; what is kept is UTF-8 already. */
export type Piece = string | KeptJson;

/** Keys of members that have had letters beyond Latin-1; the schema of a result bounds them. */
export type WideKeys = Set<string>;

/** A letter of two bytes. V8 sees at once that a string of one byte a letter has none. */
const WIDE = /[\u0100-\uffff]/;

/** What stands for a member that is set aside. Nobody can know it, so no result has it; a search likes its rare letter. */
const MARK = `~${randomUUID()}`;

/**
 * What `JSON.stringify` makes of an object, in pieces. A text with one letter beyond Latin-1 has two bytes for each of
 * its letters, which takes half as long again to make, and five times as long to write as UTF-8. In a result in another
 * language few members have such letters: they are set aside, and the rest is made at once, as it is in English.
 */
export function jsonByMember(object: object, wide: WideKeys): readonly Piece[] {
  const aside: Piece[] = [];
  const rest: Record<string, unknown> = { ...object };
  for (const key of Object.keys(object)) {
    const value = rest[key];
    if (value instanceof ReadyJson) rest[key] = setAside(value.kept, aside);
    else if (typeof value === 'string') rest[key] = withoutWide(value, aside);
    else if (hasNotes(value)) rest[key] = { ...value, notes: value.notes.map((note) => withoutWide(note, aside)) };
    else if (value !== undefined && wide.has(key)) rest[key] = setAside(JSON.stringify(value), aside);
  }
  const json = jsonOf(rest);
  if (WIDE.test(json) && learned(rest, wide)) return jsonByMember(object, wide);
  const pieces: Piece[] = [];
  let end = 0;
  for (const each of aside) {
    // The mark stands in quotation marks.
    const at = json.indexOf(MARK, end) - 1;
    pieces.push(json.slice(end, at), each);
    end = at + MARK.length + 2;
  }
  pieces.push(json.slice(end));
  return pieces;
}

function setAside(piece: Piece, aside: Piece[]): string {
  aside.push(piece);
  return MARK;
}

const withoutWide = (text: string, aside: Piece[]): string => (WIDE.test(text) ? setAside(keptOf(text), aside) : text);

/** The provenance of a result, whose notes are mostly the same in each call. */
const hasNotes = (value: unknown): value is { readonly notes: readonly string[] } =>
  typeof value === 'object' &&
  value !== null &&
  'notes' in value &&
  Array.isArray(value.notes) &&
  value.notes.every((note) => typeof note === 'string');

/** Texts that were said, and their JSON once they were said again: most notes and titles take no arguments. */
const said = new Map<string, KeptJson | undefined>();
const MOST_SAID = 500;
const utf8 = new TextEncoder();

function keptOf(text: string): Piece {
  const known = said.get(text);
  if (known !== undefined) return known;
  const json = JSON.stringify(text);
  const kept = said.has(text) ? { json, bytes: utf8.encode(json) } : undefined;
  if (said.size >= MOST_SAID) said.clear();
  said.set(text, kept);
  return kept ?? json;
}

/** Whether members of an object have letters beyond Latin-1 whose keys were not known for it. */
function learned(object: object, wide: WideKeys): boolean {
  const known = wide.size;
  for (const [key, value] of Object.entries(object)) if (WIDE.test(String(JSON.stringify(value)))) wide.add(key);
  return wide.size > known;
}

/** The text that is there in pieces. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.reduce<string>((text, piece) => text + (typeof piece === 'string' ? piece : piece.json), '');

/** Most bytes of UTF-8 that a letter of a string may take. */
const MOST_BYTES = 3;
let space = Buffer.alloc(0);

/** The UTF-8 of a text that is there in pieces. */
export function utf8Of(pieces: readonly Piece[]): Buffer {
  let most = 0;
  for (const piece of pieces) most += typeof piece === 'string' ? MOST_BYTES * piece.length : piece.bytes.length;
  if (space.length < most) space = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += space.write(piece, end);
    else {
      space.set(piece.bytes, end);
      end += piece.bytes.length;
    }
  }
  const bytes = Buffer.allocUnsafe(end);
  space.copy(bytes, 0, 0, end);
  return bytes;
}
