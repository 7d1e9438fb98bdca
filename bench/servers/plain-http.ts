import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { report } from '../lib/echo.ts';
import { PLAIN_TOOLS } from '../rivals/plain-chart.ts';

// Nothing but Node's HTTP server: the message is read, the chart computed, the answer written.
const call = z.object({
  id: z.number(),
  params: z.object({
    name: z.string(),
    arguments: z.object({
      birth_datetime: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      utc_offset_minutes: z.number(),
    }),
  }),
});

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { id, params } = call.parse(JSON.parse(Buffer.concat(parts).toString()));
    const text = PLAIN_TOOLS[params.name]?.(params.arguments) ?? '';
    const body = JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
report((server.address() as AddressInfo).port);
