import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { ENTRIES, PAYLOAD, report } from '../lib/echo.ts';

// The SDK's own handler with the same tool and the same list, no authentication: what the hot path is compared with.
const handler = createMcpHandler(
  () => {
    const server = new Server({ name: 'sdk', version: '1.0.0' }, { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools: [...ENTRIES] }));
    server.setRequestHandler('tools/call', () => ({ content: [{ type: 'text', text: PAYLOAD }] }));
    return server;
  },
  { legacy: 'stateless', responseMode: 'json' },
);
const node = toNodeHandler(handler);
const server = createServer((request, response) => void node(request as Parameters<typeof node>[0], response)).listen(
  0,
  '127.0.0.1',
);
await once(server, 'listening');
report((server.address() as AddressInfo).port);
