import { INTERNAL_ERROR, INVALID_PARAMS, PROTOCOL_VERSION_META_KEY } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../core/json.ts';
import { REVISIONS } from './recognise.ts';
import { errorBody, isErrorCode, rpcError, type RpcErrorObject, type RpcId } from './rpc-error.ts';

/** Code that the SDK uses where the protocol names none; ours is then the HTTP status. */
const UNNAMED = -32_000;
/** Code of resource-not-found up to 2025-11-25. The SDK always sends the 2026-07-28 code, invalid params. */
const NOT_FOUND_BEFORE_2026 = -32_002;

/** What the SDK says of a header whose revision it does not know; it names those of the initialize era alone. */
const UNSPOKEN = /^Bad Request: Unsupported protocol version: (.*) \(supported versions: [^()]*\)$/;

export interface ErrorSetting {
  readonly status: number;
  /** The message that was answered. */
  readonly message: unknown;
  readonly requestId: string;
  /** Tools that a name may have been meant for. */
  readonly nearest: (name: string) => readonly string[];
  /** Told what the SDK said of a fault of our own; callers learn the request id alone. */
  readonly onInternal: (said: string) => void;
}

/** The SDK's reply with its error, if it is one, in our form: readable text, `data` with code, recoverable and request id. */
export function shapedBody(body: string, setting: ErrorSetting): string {
  if (!body.includes('"error"')) return body;
  const answer: unknown = JSON.parse(body);
  if (!isJsonObject(answer) || !isJsonObject(answer['error'])) return body;
  return errorBody(readableId(answer['id']) ?? idOf(setting.message), shapedError(answer['error'], setting));
}

const readableId = (id: unknown): RpcId => (typeof id === 'string' || Number.isSafeInteger(id) ? (id as RpcId) : null);

/** The id of a request that names a method; what is no such request has none. */
export const idOf = (message: unknown): RpcId =>
  isJsonObject(message) && typeof message['method'] === 'string' ? readableId(message['id']) : null;

function shapedError(error: JsonObject, setting: ErrorSetting): RpcErrorObject {
  const { status, requestId, onInternal } = setting;
  const said = String(error['message']);
  const named = error['code'] === UNNAMED || typeof error['code'] !== 'number' ? status : error['code'];
  const issues = schemaIssues(said);
  if (issues) {
    return rpcError(
      INVALID_PARAMS,
      `Invalid params: ${issues}.`,
      'validation_failed',
      requestId,
      nearestTools(setting),
    );
  }
  if (named === INTERNAL_ERROR || status >= 500) {
    onInternal(said);
    return rpcError(INTERNAL_ERROR, `Internal error. Request id: ${requestId}.`, 'internal_error', requestId);
  }
  const [, unspoken] = UNSPOKEN.exec(said) ?? [];
  if (unspoken !== undefined)
    return rpcError(
      named,
      `Unsupported protocol version: ${unspoken} (supported versions: ${REVISIONS.join(', ')})`,
      'validation_failed',
      requestId,
      { supported: REVISIONS, requested: unspoken },
    );
  const data = isJsonObject(error['data']) ? error['data'] : {};
  const code = isMissingResource(setting.message, data) ? NOT_FOUND_BEFORE_2026 : named;
  const kind = isErrorCode(data['code']) ? data['code'] : 'validation_failed';
  return rpcError(code, said, kind, requestId, data);
}

/** Whether a reading of the older era led nowhere. */
function isMissingResource(message: unknown, data: JsonObject): boolean {
  if (!isJsonObject(message) || message['method'] !== 'resources/read' || typeof data['uri'] !== 'string') return false;
  const meta = isJsonObject(message['params']) ? message['params']['_meta'] : undefined;
  return !isJsonObject(meta) || meta[PROTOCOL_VERSION_META_KEY] === undefined;
}

function nearestTools({ message, nearest }: ErrorSetting): { readonly nearest?: readonly string[] } {
  if (!isJsonObject(message) || message['method'] !== 'tools/call' || !isJsonObject(message['params'])) return {};
  const { name } = message['params'];
  return typeof name === 'string' ? { nearest: nearest(name) } : {};
}

const dumpedIssues = z
  .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1);

/** The SDK answers params of the wrong form with a JSON dump of what its schema found, sometimes as an internal error. */
function schemaIssues(said: string): string | undefined {
  const from = said.indexOf('[\n');
  if (from < 0) return undefined;
  try {
    const issues = dumpedIssues.parse(JSON.parse(said.slice(from)));
    return issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.')}: ${inJsonTerms(message)}`)
      .join('; ');
  } catch {
    return undefined;
  }
}

/** What the schema says of a value, in the words of JSON. */
const inJsonTerms = (message: string): string =>
  message
    .replace('Invalid input: ', '')
    .replace('expected record', 'expected object')
    .replace('received undefined', 'received nothing');
