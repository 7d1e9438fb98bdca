import type { Socket } from 'node:net';

const MOST_BYTES = 8 * 1024;
const HEAD_END = '\r\n\r\n';
const HEALTH = /^(?:GET|HEAD) \/health(?:\/[a-z]+)? HTTP\/1\.[01]\r\n/;

/**
 * Reads the first head of a connection, in `ms` at most. Where it asks for health, `heard` gets it with nothing but the
 * host, and told to end the connection: nothing else can be asked on it. Any other gives undefined.
 */
export function readHealthHead(socket: Socket, ms: number, heard: (head: Buffer | undefined) => void): void {
  let text = '';
  const end = (head?: Buffer): void => {
    clearTimeout(timer);
    socket.off('data', read).off('end', give).off('close', give);
    if (!socket.destroyed) heard(head);
  };
  const give = (): void => end();
  const read = (chunk: Buffer): void => {
    text += chunk.toString('latin1');
    const at = text.indexOf(HEAD_END);
    if (at < 0 && text.length <= MOST_BYTES) return;
    const [line] = HEALTH.exec(text) ?? [];
    if (at < 0 || line === undefined) return end();
    const [host = ''] = /\r\nhost:[^\r\n]*/i.exec(text.slice(0, at)) ?? [];
    end(Buffer.from(`${line}Connection: close${host}${HEAD_END}`, 'latin1'));
  };
  const timer = setTimeout(give, ms).unref();
  socket.on('data', read).once('end', give).once('close', give);
}
