import { SERVER_INFO_META_KEY, type InputRequiredResult } from '@modelcontextprotocol/server';
import type { Piece } from '../http/pieces.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import { escapedText } from './escaped-text.ts';
import { SERVER_INFO } from './identity.ts';
import type { Era } from './recognise.ts';

const HEAD = Buffer.from('{"jsonrpc":"2.0","result":');
const LEGACY_META = Buffer.from(',"_meta":');
const MODERN_META = Buffer.from(
  `,"resultType":"complete","_meta":{"${SERVER_INFO_META_KEY}":${JSON.stringify(SERVER_INFO)}`,
);
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from('}');

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
