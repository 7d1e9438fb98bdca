import { KEY } from './echo.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
};

/** A call of the echo tool. */
export const ECHO = {
  name: 'echo',
  arguments: { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 },
} as const;

/** The same call by name. */
export const BY_NAME = { name: 'call_tool', arguments: ECHO } as const;

/** A request of the 2026-07-28 era with all its headers: the form in which the SDK is fastest. */
export function message(method: 'tools/call' | 'tools/list', params: object, name?: string, key = KEY) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } });
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'content-length': String(Buffer.byteLength(body)),
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': method,
    ...(name === undefined ? {} : { 'mcp-name': name }),
  };
  return { body, headers };
}
