import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PAYLOAD, report } from '../lib/echo.ts';

// Node's own HTTP server, which reads a message and answers with text that is ready: no server built on it can do less.
const answer = Buffer.from(
  JSON.stringify({ jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: PAYLOAD }] } }),
);
const server = createServer({ noDelay: true }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': answer.length });
    response.end(answer);
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
report((server.address() as AddressInfo).port);
