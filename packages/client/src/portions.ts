import type { ToolName } from './generated/tools.ts';

/** A call whose arguments have been looked at by the compiler. */
export interface AnyCall {
  readonly id?: string | number;
  readonly name: ToolName;
  readonly arguments: object;
}

interface KnownCall {
  readonly id: string | number;
  readonly name: ToolName;
}

/** What goes into one request: at most so many calls and bytes. */
export interface Portion {
  readonly calls: readonly KnownCall[];
  /** A line for each call; its id there is the place in `calls`, so that two may have the same id. */
  readonly body: string;
}

const MOST_CALLS = 1_000;
const MOST_BYTES = 4 * 1024 * 1024;

const bytes = new TextEncoder();

/** The calls in portions that one request can carry. A portion goes out when it is full or the calls have ended. */
export async function* portionsOf(
  calls: Iterable<AnyCall> | AsyncIterable<AnyCall>,
  small: object,
): AsyncGenerator<Portion, void, undefined> {
  let known: KnownCall[] = [];
  let lines: string[] = [];
  let size = 0;
  let position = 0;
  const portion = (): Portion => {
    const made = { calls: known, body: lines.join('') };
    [known, lines, size] = [[], [], 0];
    return made;
  };
  for await (const { id = position, name, arguments: args } of calls) {
    position += 1;
    const sent = { name, arguments: args, ...small };
    // Room for the place, which has three digits at most.
    const length = bytes.encode(JSON.stringify(sent)).length + '"id":999,\n'.length;
    if (known.length === MOST_CALLS || (known.length > 0 && size + length > MOST_BYTES)) yield portion();
    lines.push(`${JSON.stringify({ id: known.length, ...sent })}\n`);
    known.push({ id, name });
    size += length;
  }
  if (known.length > 0) yield portion();
}
