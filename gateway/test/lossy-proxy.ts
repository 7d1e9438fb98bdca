import { once } from 'node:events';
import { createServer, request as httpRequest, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that went through, and what became of it. */
export interface Passed {
  readonly key: string;
  readonly path: string;
  readonly status: number;
  /** All that the server answered, whether the client got it or not; a part where the request was cut. */
  readonly text: string;
  readonly isLost: boolean;
}

export interface LossyProxy extends AsyncDisposable {
  readonly url: string;
  readonly passed: readonly Passed[];
}

/** What is done to an answer: it passes, its end is lost, or the connection is cut on both sides in the middle. */
export type Fate = 'passes' | 'lost' | 'cut';

/** A proxy that hands requests to servers in turn and loses answers. `fateOf` is asked for each. */
export async function lossyProxy(targets: readonly string[], fateOf: () => Fate): Promise<LossyProxy> {
  const agent = new Agent({ keepAlive: true });
  const passed: Passed[] = [];
  let next = 0;
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url: path = '', headers } = request;
    const fate = fateOf();
    const target = new URL(path, targets[next++ % targets.length]);
    const onward = httpRequest(target, { method, headers: { ...headers, host: target.host }, agent }, (answer) => {
      const parts: Buffer[] = [];
      const { statusCode: status = 0 } = answer;
      const note = (): void => {
        const text = Buffer.concat(parts).toString();
        passed.push({ key: String(headers['idempotency-key']), path, status, text, isLost: fate !== 'passes' });
      };
      // A cut comes with the first piece, so that a batch is in the middle of its calls.
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        if (fate === 'cut' && parts.length === 1) onward.destroy();
      });
      answer.on('error', () => {
        note();
        request.socket.destroy();
      });
      answer.on('end', () => {
        note();
        if (fate === 'passes') response.writeHead(status, answer.headers).end(Buffer.concat(parts));
        else request.socket.destroy();
      });
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  };
  const server = createServer(pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
