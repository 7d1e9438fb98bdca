import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request as the server got it. */
export interface Got {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  /** In the order in which they came. */
  readonly got: readonly Got[];
}

/** An HTTP server on a free port that answers each request as `answer` says. */
export async function startServer(
  answer: (got: Got, response: ServerResponse, number: number) => unknown,
): Promise<TestServer> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
      got.push(one);
      answer(one, response, got.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    got,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'Content-Type': type, 'X-Request-Id': 'req-1', ...headers }).end(JSON.stringify(body));
}

/** A problem as the server writes it. */
export const problemBody = (code: string, status: number, more: object = {}): object => ({
  title: 'Problem',
  status,
  detail: 'What was sent is wrong.',
  code,
  remedy: 'Correct what field names and send the request again.',
  recoverable: true,
  requestId: 'req-1',
  ...more,
});
