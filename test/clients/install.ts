import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const INSTALL_MS = 600_000;

/** How one client is started. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly file: string;
}

/** Puts the clients into a folder outside the project, which is kept for the next time; returns how each is started. */
export function installedClients(): readonly Program[] {
  const locked = ['package-lock.json', 'python-sdk.txt', 'fastmcp-client.txt'].map((file) =>
    readFileSync(join(HERE, file)),
  );
  const version = createHash('sha256').update(Buffer.concat(locked)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `cuspal-clients-${version}`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(HERE, file), join(folder, file));
  cpSync(join(HERE, 'programs'), folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules/.package-lock.json')))
    run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  return readdirSync(join(HERE, 'programs'))
    .filter((file) => file !== 'asked.mjs')
    .map((file) => {
      const [name = '', kind] = file.split('.');
      const command = kind === 'py' ? python(folder, name) : process.execPath;
      return { name, command, file: join(folder, file) };
    });
}

/** Each Python client has an environment of its own: they want different versions of the same packages. */
function python(folder: string, name: string): string {
  const environment = join(folder, `python-${name}`);
  const command = join(environment, 'bin/python');
  if (existsSync(join(environment, 'installed'))) return command;
  run('python3', ['-m', 'venv', environment], folder);
  run(command, ['-m', 'pip', 'install', '--quiet', '-r', join(HERE, `${name}.txt`)], folder);
  mkdirSync(join(environment, 'installed'));
  return command;
}

function run(command: string, words: readonly string[], cwd: string): void {
  process.stdout.write(`> ${command} ${words.join(' ')}\n`);
  const { status, error } = spawnSync(command, words, { cwd, stdio: 'inherit', timeout: INSTALL_MS });
  if (error || status !== 0) throw new Error(`${command} failed${error ? `: ${error.message}` : ''}`);
}
