import type { IncomingHttpHeaders } from 'node:http';
import { isJsonObject } from '../../core/json.ts';
import { eraOf, hasOnly, hasPlainKeys, header, isInteger, listsApps, MEMBERS, type Era } from '../recognise.ts';

const PARAMS: ReadonlyMap<unknown, ReadonlySet<string>> = new Map([
  ['prompts/list', new Set(['_meta'])],
  ['resources/list', new Set(['_meta'])],
  ['resources/templates/list', new Set(['_meta'])],
  ['resources/read', new Set(['uri', '_meta'])],
]);

/** A plain request for a list or for one text. */
export interface TextRequest {
  readonly era: Era;
  readonly id: string | number;
  readonly list: 'prompts/list' | 'resources/list' | 'resources/templates/list' | undefined;
  /** What is to be read, where no list is asked for. */
  readonly uri: string;
  /** Whether a list names the pages that clients of MCP Apps show. */
  readonly apps: boolean;
}

/** As `recognise` does for tools: whatever is unusual is not recognised, and the SDK judges it. */
export function textRequest(message: unknown, headers: IncomingHttpHeaders): TextRequest | undefined {
  if (!isJsonObject(message) || !hasOnly(message, MEMBERS) || message['jsonrpc'] !== '2.0') return undefined;
  const { method, id, params = {} } = message;
  const allowed = PARAMS.get(method);
  if (!allowed || (typeof id !== 'string' && !isInteger(id))) return undefined;
  if (!isJsonObject(params) || !hasOnly(params, allowed)) return undefined;
  const { uri = '', _meta: meta = {} } = params;
  if (!isJsonObject(meta) || !hasPlainKeys(meta) || typeof uri !== 'string') return undefined;
  const era = eraOf(message, meta, headers);
  if (!era) return undefined;
  const apps = method === 'resources/list' && listsApps(era, meta);
  if (method !== 'resources/read') return { era, id, list: listed(method), uri, apps };
  return era === 'modern' && header(headers, 'mcp-name') !== uri ? undefined : { era, id, list: undefined, uri, apps };
}

const listed = (method: unknown): TextRequest['list'] =>
  method === 'prompts/list' || method === 'resources/list' ? method : 'resources/templates/list';
