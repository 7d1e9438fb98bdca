import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { takes } from '../../test/support/wait.ts';

export interface TcpProxy {
  readonly port: number;
  /** Milliseconds by which each piece is held back, both ways. */
  delayMs: number;
  /** Ends all connections and takes no more. */
  cut(): Promise<void>;
  /** Takes connections again, at the same port. */
  mend(): Promise<void>;
}

/** A network between a client and a server on this machine that can be slow or away. `port` 0 takes a free one. */
export async function tcpProxy(target: { readonly host: string; readonly port: number }, port = 0): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    carry(near, far);
    carry(far, near);
  });
  const proxy = { port, delayMs: 0, cut, mend };
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    let last = Promise.resolve();
    const later = (work: () => void): void => {
      // Pieces stay in order, whatever the delay is meanwhile; nothing is waited for without one.
      const dueAt = performance.now() + proxy.delayMs;
      last = last.then(() => takes(Math.max(0, dueAt - performance.now()))).then(work);
    };
    from.on('data', (piece) => later(() => to.destroyed || to.write(piece)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      later(() => to.destroy());
    });
  };
  async function cut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  async function mend(): Promise<void> {
    server.listen(proxy.port, '127.0.0.1');
    await once(server, 'listening');
  }
  await mend();
  const { port: taken } = server.address() as AddressInfo;
  return Object.assign(proxy, { port: taken });
}
