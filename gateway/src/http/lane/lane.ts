import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Line } from '@cuspal/proto/line';
import { LaneConnection, type LaneSetting } from './lane-connection.ts';

export type LaneOptions = Pick<LaneSetting, 'times' | 'mostBytes' | 'owns' | 'answer'>;

/**
 * Reads plain requests of our own addresses in front of Node's server, which takes most of a small call
 * (docs/adr/0047-a-lane-for-plain-requests.md). All that is not plain, and every other address, is Node's.
 */
export function openLane(server: Server, options: LaneOptions): void {
  const connections = new Line<LaneConnection>();
  const toNode = server.listeners('connection');
  const setting: LaneSetting = {
    ...options,
    connections,
    handOver: (socket) => toNode.forEach((listener) => void listener.call(server, socket)),
    refuse: (socket, code) => {
      socket.on('error', () => {});
      // Whoever does not end its side after that has no more to say.
      socket.setTimeout(options.times.headersMs, () => socket.destroy());
      server.emit('clientError', Object.assign(new Error('an incomplete request'), { code }), socket);
    },
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => new LaneConnection(socket, setting));

  const timer = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) connection.check(now);
  }, options.times.checkMs);
  timer.unref();
  server.on('close', () => clearInterval(timer));

  // Whoever ends the server ends the connections of the lane with it: `close` asks for the idle ones by itself.
  const [closeIdle, closeAll] = [server.closeIdleConnections.bind(server), server.closeAllConnections.bind(server)];
  server.closeIdleConnections = () => {
    for (const connection of connections) connection.closeIdle();
    closeIdle();
  };
  server.closeAllConnections = () => {
    for (const connection of connections) connection.close();
    closeAll();
  };
}
