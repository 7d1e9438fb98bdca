import { SERVER_INFO_META_KEY, type InputRequiredResult } from '@modelcontextprotocol/server';
import type { Made, Piece } from '../http/pieces.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import { SERVER_INFO } from './identity.ts';
import type { Era } from './recognise.ts';

const HEAD = Buffer.from('{"jsonrpc":"2.0","result":');
const LEGACY_META = Buffer.from(',"_meta":');
const MODERN_META = Buffer.from(
  `,"resultType":"complete","_meta":{"${SERVER_INFO_META_KEY}":${JSON.stringify(SERVER_INFO)}`,
);
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from('}');

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BYTE = 0xff;

/** What two bytes become within a JSON string, as two to four, and how many these are; the first is the lowest. */
const ESCAPED = new Int32Array(1 << 16);
const LENGTHS = new Uint8Array(1 << 16);
for (let pair = 0; pair < ESCAPED.length; pair += 1) {
  let [escaped, length] = [0, 0];
  for (const byte of [pair & BYTE, pair >> 8]) {
    if (byte === QUOTE || byte === BACKSLASH) escaped |= BACKSLASH << (8 * length++);
    escaped |= byte << (8 * length++);
  }
  ESCAPED[pair] = escaped;
  LENGTHS[pair] = length;
}

/**
 * JSON text as it stands within a JSON string: what `JSON.stringify` makes of it, without its quotes. In compact JSON
 * only quotes and backslashes are to be escaped, since it holds no line ends. Two bytes at a time and without a branch
 * take half as long as one at a time, since nobody foresees where quotes stand.
 */
export const escapedText = (json: Uint8Array): Made => ({
  most: 2 * json.length,
  put(target, from) {
    const view = new DataView(target.buffer, target.byteOffset, target.byteLength);
    const even = json.length - (json.length % 2);
    let end = from;
    // An index is several times as fast here as an iterator.
    for (let at = 0; at < even; at += 2) {
      const pair = (json[at] ?? 0) | ((json[at + 1] ?? 0) << 8);
      view.setInt32(end, ESCAPED[pair] ?? 0, true);
      end += LENGTHS[pair] ?? 0;
    }
    for (const byte of json.subarray(even)) {
      if (byte === QUOTE || byte === BACKSLASH) target[end++] = BACKSLASH;
      target[end++] = byte;
    }
    return end;
  },
});

/**
 * The JSON-RPC reply to a tools/call. The service's bytes are copied, not parsed: the result stays open at its last
 * brace and takes `_meta`, and in the modern era `resultType`, as further members.
 */
export function toolResultBody(era: Era, id: string | number, answer: ToolAnswer): readonly Piece[] {
  const { result, meta, asText } = answer;
  const open = asText ? openAround(answer, asText) : [result.subarray(0, result.length - 1)];
  const end = Buffer.from(`},"id":${JSON.stringify(id)}}`);
  if (era === 'legacy') return meta.length > 0 ? [HEAD, ...open, LEGACY_META, meta, end] : [HEAD, ...open, end];
  const own = meta.length > 0 ? [COMMA, meta.subarray(1)] : [CLOSE];
  return [HEAD, ...open, MODERN_META, ...own, end];
}

/** The reply to a tools/call that asks something back in place of a result. */
export const askedBody = (id: string | number, asked: InputRequiredResult): readonly Piece[] => {
  const result = { ...asked, _meta: { [SERVER_INFO_META_KEY]: SERVER_INFO } };
  return [Buffer.from(JSON.stringify({ jsonrpc: '2.0', result, id }))];
};

const TEXT = Buffer.from('{"content":[{"type":"text","text":"');
const TEXT_END = Buffer.from('"}');
const CONTENT_END = Buffer.from(']');
const STRUCTURED = Buffer.from('],"structuredContent":');

/** The MCP result of a text that is JSON, without its last brace. */
const openAround = (
  { result: text, beside = [] }: ToolAnswer,
  { structured }: NonNullable<ToolAnswer['asText']>,
): readonly Piece[] => [
  ...[TEXT, escapedText(text), TEXT_END],
  ...beside.map((content) => Buffer.from(`,${JSON.stringify(content)}`)),
  ...(structured ? [STRUCTURED, text] : [CONTENT_END]),
];
