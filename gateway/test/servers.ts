import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, listens } from '../../scripts/lib/ports.mjs';
import { eventually } from '../../test/support/wait.ts';

export interface TestServer {
  readonly url: string;
  stop(): void;
}

const WAIT_MS = 15_000;

/** Whether anything listens at host and port of an address. */
export const answers = (url: string): Promise<boolean> => {
  const { hostname, port } = new URL(url);
  return listens(Number(port), hostname);
};

async function until(url: string): Promise<void> {
  if (!(await eventually(() => answers(url), WAIT_MS))) throw new Error(`nothing came to listen at ${url}`);
}

export interface PostgresServer extends TestServer {
  /** As an operator restarts it: connections are ended, and what was committed is there. */
  restart(): void;
}

/** A PostgreSQL of this test run from the binaries of the machine; undefined where there are none. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const binaries = postgresBinaries();
  if (binaries === undefined) return undefined;
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-postgres-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const run = (program: string, args: readonly string[]): void => {
    const command = join(binaries, program);
    const [first, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
    execFileSync(String(first), rest, { stdio: 'ignore', cwd: folder });
  };
  run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  run('pg_ctl', ['-D', join(folder, 'data'), '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    restart: () =>
      run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'fast', '-w', 'restart', '-l', join(folder, 'log')]),
    stop() {
      run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The most connections that a pooler has to its server, so that 500 clients share them. */
export const POOLER_CONNECTIONS = 40;

/** PgBouncer in transaction mode before a PostgreSQL, as Debian has it; undefined where it is not installed. */
export async function startPgBouncer(server: string): Promise<TestServer | undefined> {
  const binary = ['/usr/sbin', ...pathFolders()].map((folder) => join(folder, 'pgbouncer')).find(existsSync);
  if (binary === undefined) return undefined;
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-pgbouncer-'));
  const { hostname, port: behind, username } = new URL(server);
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${behind}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${join(folder, 'users')}`,
    'pool_mode = transaction',
    'max_client_conn = 1000',
    `default_pool_size = ${POOLER_CONNECTIONS}`,
    `logfile = ${join(folder, 'log')}`,
  ];
  writeFileSync(join(folder, 'settings.ini'), settings.join('\n'));
  // It refuses to run as root, as PostgreSQL does.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  const words = [binary, '-q', join(folder, 'settings.ini')];
  const [program = '', ...rest] = asRoot ? ['setpriv', '--reuid=postgres', '--clear-groups', ...words] : words;
  const child = spawn(program, rest, { stdio: 'ignore' });
  const url = `postgresql://${username}@127.0.0.1:${port}/postgres`;
  await until(url);
  return {
    url,
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

const pathFolders = (): readonly string[] => (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');

export interface RedisServer extends TestServer {
  /** Ends the process; it can be started again on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Keeps the process from answering, until it may go on. */
  freeze(): void;
  thaw(): void;
}

/** A Redis of this test alone, on a free port; undefined where none is installed. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const [port = 0] = await freePorts(1);
  return redisOn(port, ['--port', String(port)]);
}

/**
 * A process of redis-server that listens on the port and keeps nothing; undefined where none is installed. `files` are
 * written into its folder, where it starts.
 */
export async function redisOn(
  port: number,
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<RedisServer | undefined> {
  const binary = pathFolders()
    .map((folder) => join(folder, 'redis-server'))
    .find(existsSync);
  if (binary === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-redis-'));
  chmodSync(folder, 0o700);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url,
    async start() {
      child = spawn(binary, [...args, '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore', cwd: folder });
      await until(url);
    },
    async kill() {
      child?.kill('SIGKILL');
      await eventually(async () => !(await answers(url)), WAIT_MS);
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    stop() {
      child?.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
