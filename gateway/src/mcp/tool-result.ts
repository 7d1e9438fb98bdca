import { SERVER_INFO_META_KEY } from '@modelcontextprotocol/server';
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

/**
 * The JSON-RPC reply to a tools/call. The service's bytes are copied, not parsed: its result object stays open at its
 * last brace and takes `_meta`, and in the modern era `resultType`, as further members.
 */
export function toolResultBody(era: Era, id: string | number, { result, meta }: ToolAnswer): readonly Uint8Array[] {
  const open = result.subarray(0, result.length - 1);
  const end = Buffer.from(`},"id":${JSON.stringify(id)}}`);
  if (era === 'legacy') return meta.length > 0 ? [HEAD, open, LEGACY_META, meta, end] : [HEAD, result, end.subarray(1)];
  const own = meta.length > 0 ? [COMMA, meta.subarray(1)] : [CLOSE];
  return [HEAD, open, MODERN_META, ...own, end];
}
