import { chmod, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { Logger } from '@cuspal/telemetry';
import { AccountError } from '../accounts/accounts.ts';
import type { Services } from './command.ts';
import { runCommand } from './commands.ts';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** Path of the socket on which a gateway with the embedded database takes commands. */
export function socketPath(folder: string): string {
  const absolute = join(folder, 'admin.sock');
  const short = relative(process.cwd(), absolute);
  // Socket paths are limited to about a hundred bytes.
  return short.length < absolute.length ? short : absolute;
}

/** One line of JSON each way. */
const requestSchema = z.object({ line: z.array(z.string()) });
export const answerSchema = z.union([
  z.object({ ok: z.literal(true), json: z.unknown(), text: z.string() }),
  z.object({ ok: z.literal(false), fault: z.string() }),
]);

type Answer = z.infer<typeof answerSchema>;

const LONGEST_LINE = 64 * 1024;

export interface AdminSocket {
  close(): Promise<void>;
}

/**
 * Listens for the operator while this process has the embedded database: on a socket in its folder that only the owner
 * of the process can open. The process holds the lock of the folder, so it may remove what a dead one left there.
 */
export async function listenAdmin(
  folder: string,
  services: Services,
  logger: Logger,
): Promise<AdminSocket | undefined> {
  const path = socketPath(folder);
  const server = createServer({ allowHalfOpen: true }, (socket) => answer(socket, services, logger));
  try {
    await rm(path, { force: true });
    await listen(server, path);
    await chmod(path, 0o600);
  } catch (fault) {
    logger.warn({ fault }, 'the operator command cannot reach this process');
    return undefined;
  }
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket is made within listen(): nobody else may open it, not even before its mode is set.
    const mask = process.umask(0o177);
    server.listen(path, () => resolve());
    process.umask(mask);
  });
}

function answer(socket: Socket, services: Services, logger: Logger): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    text += part;
    if (text.length > LONGEST_LINE) socket.destroy();
  });
  socket.on('end', () => {
    run(text, services, logger).then(
      (result) => socket.end(JSON.stringify(result)),
      () => socket.destroy(),
    );
  });
}

async function run(text: string, services: Services, logger: Logger): Promise<Answer> {
  try {
    const { line } = requestSchema.parse(JSON.parse(text));
    logger.info({ command: line[0] }, 'operator command');
    return { ok: true, ...(await runCommand(services, line)) };
  } catch (fault) {
    if (fault instanceof AccountError) return { ok: false, fault: fault.message };
    logger.error({ fault }, 'operator command failed');
    return { ok: false, fault: 'The command failed inside the gateway: its log says why.' };
  }
}
