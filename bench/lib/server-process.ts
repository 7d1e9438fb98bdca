import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const SERVERS = join(import.meta.dirname, '..', 'servers');
const CONNECTIONS = 32;

export interface Message {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Load extends Message {
  readonly requests: number;
}

/** A server in a process of its own whose CPU time per request, and whose speed, can be read. */
export async function serverProcess(file: string, environment: Readonly<Record<string, string>> = {}) {
  const child = fork(join(SERVERS, file), {
    execArgv: process.execArgv,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it served`)));
  const [{ port }] = (await Promise.race([once(child, 'message'), died])) as [{ port: number }];
  const cpu = async (): Promise<number> => {
    child.send('cpu');
    const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    return user + system;
  };
  const agents = new Map<number, Agent>();
  /** Sends messages in turn over so many connections, each with one request at a time. */
  const send = async (messages: readonly Message[], requests: number, connections: number): Promise<void> => {
    const agent = agents.get(connections) ?? new Agent({ keepAlive: true, maxSockets: connections });
    agents.set(connections, agent);
    let next = 0;
    const turn = async (): Promise<void> => {
      for (let at = next++; at < requests; at = next++) await post(agent, port, messages[at % messages.length]!);
    };
    await Promise.all(Array.from({ length: connections }, turn));
  };
  /** CPU microseconds of the server per request. */
  const cpuPerRequest = async ({ requests, ...message }: Load): Promise<number> => {
    const before = await cpu();
    await send([message], requests, CONNECTIONS);
    return ((await cpu()) - before) / requests;
  };
  /** Answers per second to messages sent in turn. */
  const perSecond = async (messages: readonly Message[], requests: number, connections: number): Promise<number> => {
    const start = performance.now();
    await send(messages, requests, connections);
    return (requests * 1_000) / (performance.now() - start);
  };
  return {
    port,
    cpuPerRequest,
    perSecond,
    stop: () => {
      for (const agent of agents.values()) agent.destroy();
      child.kill('SIGKILL');
    },
  };
}

const post = (agent: Agent, port: number, { body, headers }: Message) =>
  new Promise<void>((resolve, reject) => {
    const call = request({ agent, port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    call.once('error', reject).end(body);
  });
