import { KeptJson, keptJson } from '@cuspal/speech';
import { jsonOfKey } from './json-of.ts';
import { isMembers } from './names-among.ts';

type Members = Readonly<Record<string, unknown>>;

/** A part of a JSON text; what is kept is UTF-8 already. */
export type Piece = string | KeptJson;

/** A letter of two bytes. V8 sees at once that a string of one byte a letter has none. */
const WIDE = /[\u0100-\uffff]/;

/**
 * What `JSON.stringify` makes of an object, in pieces. A text with one letter beyond Latin-1 has two bytes for each of
 * its letters, which takes half as long again to make, and five times as long to write as UTF-8. In a result in another
 * language few members have such letters, and these are pieces of their own.
 */
export function jsonByMember(members: Members): readonly Piece[] {
  const pieces = new Pieces();
  pieces.addMembers(members);
  return pieces.all();
}

class Pieces {
  readonly #pieces: Piece[] = [];
  /** What follows the last piece, without a letter of two bytes. */
  #text = '';

  addMembers(members: Members): void {
    let before = '{';
    for (const key of Object.keys(members)) {
      const value = members[key];
      if (value === undefined) continue;
      this.#text += before + jsonOfKey(key);
      before = ',';
      if (typeof value === 'string') this.#addText(value);
      else if (value instanceof KeptJson) this.#addWide(value);
      else if (key === PROVENANCE && isMembers(value)) this.addMembers(value);
      else if (key === NOTES && areTexts(value)) this.#addTexts(value);
      else this.#add(JSON.stringify(value));
    }
    this.#text += before === '{' ? '{}' : '}';
  }

  #addTexts(texts: readonly string[]): void {
    let before = '[';
    for (const text of texts) {
      this.#text += before;
      before = ',';
      this.#addText(text);
    }
    this.#text += before === '[' ? '[]' : ']';
  }

  #addText(text: string): void {
    if (WIDE.test(text)) this.#addWide(saidAs(text));
    else this.#text += JSON.stringify(text);
  }

  #add(json: string): void {
    if (WIDE.test(json)) this.#addWide(json);
    else this.#text += json;
  }

  #addWide(piece: Piece): void {
    this.#pieces.push(this.#text, piece);
    this.#text = '';
  }

  all(): readonly Piece[] {
    this.#pieces.push(this.#text);
    return this.#pieces;
  }
}

/** The member of a result whose notes are mostly the same in each call. */
const [PROVENANCE, NOTES] = ['provenance', 'notes'];

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Texts that were said, and their JSON once they were said again: most notes and titles take no arguments. */
const said = new Map<string, KeptJson | 'once'>();
const MOST_SAID = 500;

function saidAs(text: string): Piece {
  const known = said.get(text);
  if (known instanceof KeptJson) return known;
  const json = JSON.stringify(text);
  const kept = known === 'once' ? keptJson(json) : known;
  if (said.size >= MOST_SAID) said.clear();
  said.set(text, kept ?? 'once');
  return kept ?? json;
}

/** At least the letters of a text that is there in pieces. */
export function lengthOf(pieces: readonly Piece[]): number {
  let length = 0;
  for (const piece of pieces) length += typeof piece === 'string' ? piece.length : piece.bytes.length;
  return length;
}

/** The text that is there in pieces. */
export const textOf = (pieces: readonly Piece[]): string => utf8Of(pieces).toString();

/** Most bytes of UTF-8 that a letter of a string may take. */
const MOST_BYTES = 3;
let space = Buffer.alloc(0);

/** The UTF-8 of a text that is there in pieces. */
export function utf8Of(pieces: readonly Piece[]): Buffer {
  const most = MOST_BYTES * lengthOf(pieces);
  if (space.length < most) space = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of pieces)
    end += typeof piece === 'string' ? space.write(piece, end) : space.write(piece.bytes, end, 'latin1');
  const bytes = Buffer.allocUnsafe(end);
  space.copy(bytes, 0, 0, end);
  return bytes;
}
