import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';
import { report } from '../lib/echo.ts';
import { PLAIN_TOOLS } from '../rivals/plain-chart.ts';

// A server as the examples of the MCP SDK have it: stateless, so that each request has a server and a transport.
const BIRTH = {
  birth_datetime: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  utc_offset_minutes: z.number(),
};

function plainServer(): McpServer {
  const server = new McpServer({ name: 'plain', version: '1.0.0' });
  for (const [name, compute] of Object.entries(PLAIN_TOOLS)) {
    server.registerTool(name, { description: `Answers ${name}`, inputSchema: BIRTH }, (birth) => ({
      content: [{ type: 'text', text: compute(birth) }],
    }));
  }
  return server;
}

const server = createServer((request, response) => {
  void (async () => {
    const mcp = plainServer();
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => {
      void transport.close();
      void mcp.close();
    });
    await mcp.connect(transport);
    await transport.handleRequest(request, response);
  })();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
report((server.address() as AddressInfo).port);
