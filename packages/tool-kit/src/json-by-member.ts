/** A member of a result that is JSON already. */
export class ReadyJson {
  constructor(readonly json: string) {}
}

/**
 * What `JSON.stringify` makes of an object, in pieces, each member by itself. A text with one letter beyond Latin-1 has
 * two bytes for each of its letters, which takes half as long again to make, and five times as long to write as UTF-8.
 * In a result in another language few members have such letters.
 */
export function jsonByMember(object: object): readonly string[] {
  const pieces: string[] = [];
  for (const [key, value] of Object.entries(object)) {
    const json = value instanceof ReadyJson ? value.json : (JSON.stringify(value) as string | undefined);
    if (json !== undefined) pieces.push(`${pieces.length === 0 ? '{' : ','}${JSON.stringify(key)}:`, json);
  }
  pieces.push(pieces.length === 0 ? '{}' : '}');
  return pieces;
}

/** Most bytes of UTF-8 that a letter of a string may take. */
const MOST_BYTES = 3;
let space = Buffer.alloc(0);

/** The UTF-8 of a text that is there in pieces. */
export function utf8Of(pieces: readonly string[]): Buffer {
  const most = MOST_BYTES * pieces.reduce((sum, { length }) => sum + length, 0);
  if (space.length < most) space = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of pieces) end += space.write(piece, end);
  return Buffer.from(space.subarray(0, end));
}
