import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createToolClient } from '@cuspal/proto';
import { NODE_FLAGS, NODE_VARIABLES } from '../../deploy/processes.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';

/** Starts a built service as a process of its own, as the image starts it; it may not serve yet. */
export async function startService(service: string) {
  const [port = 0] = await freePorts(1);
  const main = join(import.meta.dirname, '../../services/dist/main.js');
  const child = spawn(process.execPath, [...NODE_FLAGS, main], {
    env: { ...process.env, PROCESS: service, GRPC_PORT: String(port), LOG_LEVEL: 'warn', ...NODE_VARIABLES },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, port };
}

/** The same once it serves, with a client. */
export async function serviceProcess(service: string) {
  const { child, port } = await startService(service);
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${service} ended before it served`)));
  died.catch(() => {});
  const target = `127.0.0.1:${port}`;
  const client = createToolClient(target);
  await Promise.race([client.ready(30_000), died]);
  const stop = (): void => {
    client.close();
    child.kill('SIGKILL');
  };
  return { target, client, pid: child.pid ?? 0, stop };
}
