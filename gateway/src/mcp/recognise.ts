import type { IncomingHttpHeaders } from 'node:http';
import {
  classifyInboundRequest,
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  LOG_LEVEL_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import { isJsonObject, type JsonObject } from '../core/json.ts';
import { showsApps } from './apps/shows-apps.ts';

export type Era = 'legacy' | 'modern';

/** The revision whose requests carry everything themselves and need no handshake. */
const MODERN_REVISION = '2026-07-28';

/** The revisions that are spoken, the latest first; those of the initialize era are the ones that the SDK knows. */
export const REVISIONS: readonly string[] = [MODERN_REVISION, ...SUPPORTED_PROTOCOL_VERSIONS];

/** A message the gateway answers by itself, or undefined: the SDK answers everything else. */
export type Recognised =
  | {
      readonly method: 'tools/list';
      readonly era: Era;
      readonly id: string | number;
      /** Whether the list names the page of each tool that has one. */
      readonly apps: boolean;
    }
  | {
      readonly method: 'tools/call';
      readonly era: Era;
      readonly id: string | number;
      readonly name: string;
      readonly args: object;
      readonly meta: JsonObject;
      /** By which the client wants to hear of the progress. */
      readonly progressToken?: ProgressToken;
    };

export type ProgressToken = string | number;

/**
 * Recognises a plain `tools/list` or `tools/call` of either era. Anything unusual (a cursor, a header that
 * does not match, an odd type) is not recognised, so that nothing is guessed.
 */
export function recognise(message: unknown, headers: IncomingHttpHeaders): Recognised | undefined {
  if (!isJsonObject(message) || !hasOnly(message, MEMBERS) || message['jsonrpc'] !== '2.0') return undefined;
  const { method, id, params = {} } = message;
  if (method !== 'tools/call' && method !== 'tools/list') return undefined;
  if (typeof id !== 'string' && !isInteger(id)) return undefined;
  if (!isJsonObject(params) || !hasOnly(params, PARAMS[method])) return undefined;
  const { name, arguments: args = {}, _meta: meta = {} } = params;
  if (!isJsonObject(meta) || !hasPlainKeys(meta)) return undefined;
  const era = eraOf(message, meta, headers);
  if (!era) return undefined;
  if (method === 'tools/list') return { method, era, id, apps: listsApps(era, meta) };
  if (typeof name !== 'string' || !isJsonObject(args)) return undefined;
  if (era === 'modern' && header(headers, 'mcp-name') !== name) return undefined;
  const { progressToken } = meta;
  return { method, era, id, name, args, meta, ...(isToken(progressToken) && { progressToken }) };
}

export const MEMBERS = new Set(['jsonrpc', 'id', 'method', 'params']);
const PARAMS = {
  'tools/list': new Set(['_meta']),
  'tools/call': new Set(['name', 'arguments', '_meta']),
} as const;

/**
 * Whether lists name the page that clients of MCP Apps show. A request of 2026-07-28 says what its client can show; one
 * of the initialize era is answered without memory of what was announced, so there lists always do.
 */
export const listsApps = (era: Era, meta: JsonObject | undefined): boolean =>
  era === 'legacy' || showsApps(meta?.[CLIENT_CAPABILITIES_META_KEY]);

/** Header and envelope must say the same; one of them alone, or another version, is for the SDK to judge. */
export function eraOf(message: JsonObject, meta: JsonObject, headers: IncomingHttpHeaders): Era | undefined {
  const version = header(headers, 'mcp-protocol-version');
  const claim = meta[PROTOCOL_VERSION_META_KEY];
  if (claim === undefined) {
    return version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(version) ? 'legacy' : undefined;
  }
  if (claim !== MODERN_REVISION || version !== MODERN_REVISION) return undefined;
  if (header(headers, 'mcp-method') !== message['method']) return undefined;
  return isAcceptedEnvelope(message, meta) ? 'modern' : undefined;
}

/** Envelopes that the SDK has found right; a client sends the same one with each request. */
const acceptedEnvelopes = new Set<string>();
const REMEMBERED_ENVELOPES = 1_000;
const REMEMBERED_LENGTH = 2_000;

function isAcceptedEnvelope(message: JsonObject, meta: JsonObject): boolean {
  const envelope = JSON.stringify(ENVELOPE_KEYS.map((key) => (key in meta ? [meta[key]] : 'absent')));
  if (acceptedEnvelopes.has(envelope)) return true;
  if (classifyInboundRequest({ httpMethod: 'POST', body: message }).kind !== 'modern') return false;
  if (acceptedEnvelopes.size >= REMEMBERED_ENVELOPES) acceptedEnvelopes.clear();
  if (envelope.length <= REMEMBERED_LENGTH) acceptedEnvelopes.add(envelope);
  return true;
}

const ENVELOPE_KEYS: readonly string[] = [
  PROTOCOL_VERSION_META_KEY,
  CLIENT_INFO_META_KEY,
  CLIENT_CAPABILITIES_META_KEY,
  LOG_LEVEL_META_KEY,
];

/** A progress token only of a kind that may be, and of the protocol's own keys only the envelope. */
export function hasPlainKeys(meta: JsonObject): boolean {
  for (const key in meta) {
    if (key === 'progressToken' && !isToken(meta[key])) return false;
    if (key.startsWith('io.modelcontextprotocol/') && !ENVELOPE_KEYS.includes(key)) return false;
  }
  return true;
}

export function hasOnly(fields: JsonObject, allowed: ReadonlySet<string>): boolean {
  for (const key in fields) if (!allowed.has(key)) return false;
  return true;
}

const isToken = (value: unknown): value is ProgressToken => typeof value === 'string' || isInteger(value);

export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

export function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : undefined;
}
