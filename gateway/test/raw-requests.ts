import { ENVELOPE, legacy, MODERN, modern, type RawRequest } from './http.ts';

type Case = readonly [what: string, request: RawRequest];

const call = { name: 'echo_arguments', arguments: { latitude: 6.927 } };
const withHeaders = (request: RawRequest, headers: RawRequest['headers']): RawRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
const body = (value: RawRequest['body'], headers: RawRequest['headers'] = {}): RawRequest => ({ body: value, headers });
const rpc = (fields: object) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call, ...fields });
const initialize = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});

/** The legacy revision headers a client sends after its handshake. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const ERAS = Object.entries({ legacy, modern });

/** Raw requests that the hot path and the SDK must answer alike. */
export const RAW_REQUESTS: readonly Case[] = [
  // plain calls and lists
  ['legacy call', legacy('tools/call', call)],
  ['modern call', modern('tools/call', call)],
  ['legacy list', legacy('tools/list')],
  ['modern list', modern('tools/list')],
  ['legacy list with empty params', legacy('tools/list', {})],
  ...VERSIONS.map((version): Case => [
    `call of ${version}`,
    legacy('tools/call', call, { 'mcp-protocol-version': version }),
  ]),
  ...VERSIONS.map((version): Case => [
    `list of ${version}`,
    legacy('tools/list', {}, { 'mcp-protocol-version': version }),
  ]),
  ['legacy call without arguments', legacy('tools/call', { name: 'echo_arguments' })],
  ['modern call without arguments', modern('tools/call', { name: 'echo_arguments' })],
  ['meta-tool with structured meta, legacy', legacy('tools/call', { name: 'get_tool_catalog' })],
  ['meta-tool with structured meta, modern', modern('tools/call', { name: 'get_tool_catalog' })],
  ['structured content, legacy', legacy('tools/call', { ...call, name: 'echo_structured' })],
  ['structured content, modern', modern('tools/call', { ...call, name: 'echo_structured' })],
  ['argument fault, legacy', legacy('tools/call', { ...call, name: 'refuse_argument' })],
  ['argument fault, modern', modern('tools/call', { ...call, name: 'refuse_argument' })],
  ['fault inside, legacy', legacy('tools/call', { ...call, name: 'break_inside' })],
  ['fault inside, modern', modern('tools/call', { ...call, name: 'break_inside' })],
  ['garbage from the service', legacy('tools/call', { name: 'return_garbage', arguments: { form: 1 } })],
  ['text beyond ASCII', modern('tools/call', { ...call, arguments: { place: 'कोलंबो \u0000 \ud83c\udf1f "\\' } })],
  [
    'trace context in _meta',
    modern('tools/call', { ...call, _meta: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` } }),
  ],
  [
    'trace context in headers',
    legacy('tools/call', call, { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` }),
  ],
  ['own keys in _meta, legacy', legacy('tools/call', { ...call, _meta: { 'example.com/a': 1 } })],
  // sets of tools
  ...ERAS.flatMap(([era, ask]): readonly Case[] => [
    [`list of a set, ${era}`, { ...ask('tools/list'), path: '/mcp?toolsets=meta' }],
    [`list of a set by header, ${era}`, ask('tools/list', {}, { 'x-cuspal-toolsets': 'sport,meta' })],
    [`cursor in a set, ${era}`, { ...ask('tools/list', { cursor: 'next' }), path: '/mcp?toolsets=core' }],
    [`unknown set, ${era}`, { ...ask('tools/list'), path: '/mcp?toolsets=nothing' }],
    [`call in a set, ${era}`, { ...ask('tools/call', call), path: '/mcp?toolsets=compact' }],
    [`call by name, ${era}`, ask('tools/call', { name: 'call_tool', arguments: call })],
    [`call by an unknown name, ${era}`, ask('tools/call', { name: 'call_tool', arguments: { name: 'echo' } })],
    [
      `structured call by name, ${era}`,
      ask('tools/call', { name: 'call_tool', arguments: { ...call, name: 'echo_structured' } }),
    ],
    [
      `failed call by name, ${era}`,
      ask('tools/call', { name: 'call_tool', arguments: { ...call, name: 'refuse_argument' } }),
    ],
    [
      `description, ${era}`,
      ask('tools/call', { name: 'describe_tools', arguments: { names: ['echo_arguments', 'call_tool'] } }),
    ],
  ]),
  // ids
  ['text id', body(rpc({ id: 'a "quoted" id' }))],
  ['empty id', body(rpc({ id: '' }))],
  ['zero id', body(rpc({ id: 0 }))],
  ['negative id', body(rpc({ id: -7 }))],
  ['null id', body(rpc({ id: null }))],
  ['fractional id', body(rpc({ id: 1.5 }))],
  ['object id', body(rpc({ id: {} }))],
  ['no id: a notification', body({ jsonrpc: '2.0', method: 'tools/call', params: call })],
  // what is asked
  ['unknown tool, legacy', legacy('tools/call', { ...call, name: 'echo_argument' })],
  ['unknown tool, modern', modern('tools/call', { ...call, name: 'echo_argument' })],
  ['tool that nobody knows', legacy('tools/call', { ...call, name: 'no_such_tool' })],
  ['name of the prototype', legacy('tools/call', { ...call, name: '__proto__' })],
  ['empty name', modern('tools/call', { ...call, name: '' })],
  ['very long name', legacy('tools/call', { ...call, name: 'x'.repeat(10_000) })],
  ['name not text, legacy', legacy('tools/call', { ...call, name: 5 })],
  ['name not text, modern', modern('tools/call', { ...call, name: 5 })],
  ['no params, legacy', legacy('tools/call')],
  ['no name, legacy', legacy('tools/call', { arguments: {} })],
  ['arguments a list', legacy('tools/call', { ...call, arguments: [1] })],
  ['arguments null', modern('tools/call', { ...call, arguments: null })],
  ['arguments a text', modern('tools/call', { ...call, arguments: '{}' })],
  ['cursor, legacy', legacy('tools/list', { cursor: 'next' })],
  ['cursor, modern', modern('tools/list', { cursor: 'next' })],
  ['empty cursor', legacy('tools/list', { cursor: '' })],
  ['null cursor', legacy('tools/list', { cursor: null })],
  ['null cursor, modern', modern('tools/list', { cursor: null })],
  ['cursor not text', legacy('tools/list', { cursor: 5 })],
  ['progress token, legacy', legacy('tools/call', { ...call, _meta: { progressToken: 1 } })],
  ['progress token, modern', modern('tools/call', { ...call, _meta: { progressToken: 'p' } })],
  ['progress token of a wrong type', legacy('tools/call', { ...call, _meta: { progressToken: {} } })],
  ['_meta not an object', legacy('tools/call', { ...call, _meta: 5 })],
  ['further params', legacy('tools/call', { ...call, task: { ttl: 5 } })],
  ['retry fields of multi round trips', modern('tools/call', { ...call, requestState: 'x', inputResponses: {} })],
  ['retry state of a wrong type', modern('tools/call', { ...call, requestState: 5 })],
  // the envelope and its headers
  ['version header without envelope', withHeaders(legacy('tools/call', call), { 'mcp-protocol-version': MODERN })],
  ['envelope without version header', withHeaders(modern('tools/call', call), { 'mcp-protocol-version': undefined })],
  ['envelope without method header', withHeaders(modern('tools/call', call), { 'mcp-method': undefined })],
  ['envelope without name header', withHeaders(modern('tools/call', call), { 'mcp-name': undefined })],
  ['other method in the header', withHeaders(modern('tools/call', call), { 'mcp-method': 'tools/list' })],
  ['other name in the header', withHeaders(modern('tools/call', call), { 'mcp-name': 'echo_structured' })],
  ['name header in other case', withHeaders(modern('tools/call', call), { 'mcp-name': 'ECHO_ARGUMENTS' })],
  ['name header with spaces around', withHeaders(modern('tools/call', call), { 'mcp-name': '  echo_arguments ' })],
  [
    'name header as base64',
    withHeaders(modern('tools/call', call), {
      'mcp-name': `=?base64?${Buffer.from('echo_arguments').toString('base64')}?=`,
    }),
  ],
  ['name header as broken base64', withHeaders(modern('tools/call', call), { 'mcp-name': '=?base64?***?=' })],
  ['name header on a list', withHeaders(modern('tools/list'), { 'mcp-name': 'anything' })],
  ['other version in the header', withHeaders(modern('tools/call', call), { 'mcp-protocol-version': '2025-11-25' })],
  [
    'later version in both',
    modern(
      'tools/call',
      { ...call, _meta: { 'io.modelcontextprotocol/protocolVersion': '2027-01-01' } },
      { 'mcp-protocol-version': '2027-01-01' },
    ),
  ],
  ['unknown version header, legacy', legacy('tools/call', call, { 'mcp-protocol-version': '1999-01-01' })],
  ['empty version header, legacy', legacy('tools/call', call, { 'mcp-protocol-version': '' })],
  [
    'envelope without capabilities',
    modern('tools/call', { ...call, _meta: { 'io.modelcontextprotocol/clientCapabilities': undefined } }),
  ],
  [
    'capabilities not an object',
    modern('tools/call', { ...call, _meta: { 'io.modelcontextprotocol/clientCapabilities': 5 } }),
  ],
  [
    'version in the envelope not text',
    modern('tools/call', { ...call, _meta: { 'io.modelcontextprotocol/protocolVersion': 5 } }),
  ],
  [
    'envelope without client info',
    modern('tools/list', { _meta: { 'io.modelcontextprotocol/clientInfo': undefined } }),
  ],
  [
    'client info of a wrong form',
    modern('tools/list', { _meta: { 'io.modelcontextprotocol/clientInfo': { name: 5 } } }),
  ],
  [
    'client info null, after the same envelope without it',
    modern('tools/list', { _meta: { 'io.modelcontextprotocol/clientInfo': null } }),
  ],
  ['log level of no meaning', modern('tools/list', { _meta: { 'io.modelcontextprotocol/logLevel': 'loud' } })],
  [
    'log level in the envelope',
    modern('tools/call', { ...call, _meta: { 'io.modelcontextprotocol/logLevel': 'debug' } }),
  ],
  [
    'unknown key of the protocol in _meta',
    modern('tools/list', { _meta: { 'io.modelcontextprotocol/related-task': { taskId: 't' } } }),
  ],
  [
    'legacy envelope version',
    modern(
      'tools/call',
      { ...call, _meta: { 'io.modelcontextprotocol/protocolVersion': '2025-11-25' } },
      { 'mcp-protocol-version': '2025-11-25' },
    ),
  ],
  ['method header on a legacy call', legacy('tools/call', call, { 'mcp-method': 'tools/list' })],
  // the message
  ['no jsonrpc', body({ id: 1, method: 'tools/call', params: call })],
  ['jsonrpc 1.0', body(rpc({ jsonrpc: '1.0' }))],
  ['params a list', body(rpc({ params: [] }))],
  ['params null', body(rpc({ params: null }))],
  ['method not text', body(rpc({ method: 5 }))],
  ['further member', body(rpc({ extra: true }))],
  ['result beside method', body(rpc({ result: {} }))],
  ['number', body('5')],
  ['null', body('null')],
  ['text', body('"tools/list"')],
  ['empty object', body('{}')],
  ['empty body', body('')],
  ['broken JSON', body('{"jsonrpc":"2.0","id":1,"method":"tools/list"')],
  ['batch', body([rpc({ id: 1 }), rpc({ id: 2 })])],
  ['empty batch', body('[]')],
  ['invalid UTF-8', body(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
  ['duplicate member', body('{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}')],
  ['byte order mark', body(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(JSON.stringify(rpc({})))]))],
  // other methods, which go to the SDK either way
  ['ping', legacy('ping')],
  ['ping, modern', modern('ping')],
  ['initialize', legacy('initialize', initialize('2025-11-25'))],
  ['initialize of an unknown version', legacy('initialize', initialize('2020-01-01'))],
  ['server/discover', modern('server/discover')],
  ['unknown method, legacy', legacy('resources/list')],
  ['unknown method, modern', modern('resources/list')],
  ['initialized', body({ jsonrpc: '2.0', method: 'notifications/initialized' })],
  ['answer of a client', body({ jsonrpc: '2.0', id: 1, result: {} })],
  [
    'envelope in a notification',
    body({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, _meta: ENVELOPE } }),
  ],
];
