import { request, type Agent } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { MixedCall } from '../../deploy/load/lib/mix.js';

/**
 * Sends one request of the mix, without a tool that for the list; rejects unless the answer is good. The result is the
 * number of bytes that came, those of the head among them.
 */
export const post = (
  agent: Agent,
  url: string,
  key: string,
  tool: MixedCall | undefined,
  encoding: 'identity' | 'gzip' = 'identity',
): Promise<number> =>
  new Promise((resolve, reject) => {
    const [name, args] = tool ?? [];
    const message =
      name === undefined || args === undefined
        ? { jsonrpc: '2.0', id: 1, method: 'tools/list' }
        : { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args() } };
    const body = JSON.stringify(message);
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'accept-encoding': encoding,
      'content-length': Buffer.byteLength(body),
    };
    // An answer has no socket any more when it has ended.
    let bytesRead = (): number => 0;
    const sending = request(`${url}/mcp`, { agent, method: 'POST', headers, timeout: 60_000 }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const whole = Buffer.concat(pieces);
        const text = String(response.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole);
        const came = bytesRead();
        if (response.statusCode === 200 && !text.includes('"isError":true')) resolve(came);
        else reject(new Error(`${name ?? 'tools/list'}: status ${response.statusCode} ${text.slice(0, 300)}`));
      });
    });
    sending.once('socket', (socket) => {
      const before = socket.bytesRead;
      bytesRead = () => socket.bytesRead - before;
    });
    sending.once('timeout', () => sending.destroy(new Error('no answer in time')));
    sending.once('error', reject);
    sending.end(body);
  });
