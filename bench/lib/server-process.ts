import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const SERVERS = join(import.meta.dirname, '..', 'servers');
const CONNECTIONS = 16;

export interface Load {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
}

/** A server in a process of its own whose CPU time per request can be read. */
export async function serverProcess(file: string) {
  const child = fork(join(SERVERS, file), {
    execArgv: process.execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const cpu = async (): Promise<number> => {
    child.send('cpu');
    const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    return user + system;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  /** CPU microseconds of the server per request. */
  const cpuPerRequest = async (load: Load): Promise<number> => {
    const before = await cpu();
    let left = load.requests;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (left-- > 0) await post(agent, port, load);
      }),
    );
    return ((await cpu()) - before) / load.requests;
  };
  return {
    cpuPerRequest,
    stop: () => {
      agent.destroy();
      child.kill('SIGKILL');
    },
  };
}

const post = (agent: Agent, port: number, { body, headers }: Load) =>
  new Promise<void>((resolve, reject) => {
    const call = request({ agent, port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    call.once('error', reject).end(body);
  });
