import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface File {
  readonly body: string;
  readonly headers: OutgoingHttpHeaders;
}

/** A web site of somebody else on this machine: its origin, and how it is stopped. */
export async function startSite(fileAt: (path: string) => File | undefined) {
  const server = createServer((request, response) => {
    const file = fileAt(request.url ?? '/');
    response.writeHead(file ? 200 : 404, file?.headers ?? {}).end(file?.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
