import { request, type Agent } from 'node:http';
import type { MixedCall } from '../../deploy/load/lib/mix.js';

/** Sends one request of the mix, without a tool that for the list; rejects unless the answer is good. */
export const post = (agent: Agent, url: string, key: string, tool: MixedCall | undefined): Promise<void> =>
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
      'content-length': Buffer.byteLength(body),
    };
    const sending = request(`${url}/mcp`, { agent, method: 'POST', headers, timeout: 60_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200 && !text.includes('"isError":true')) resolve();
        else reject(new Error(`${name ?? 'tools/list'}: status ${response.statusCode} ${text.slice(0, 300)}`));
      });
    });
    sending.once('timeout', () => sending.destroy(new Error('no answer in time')));
    sending.once('error', reject);
    sending.end(body);
  });
