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
  readonly words: readonly string[];
}

/** Puts the clients into a folder outside the project, which is kept for the next time; returns how each is started. */
export function installedClients(): readonly Program[] {
  const pins = readdirSync(HERE).filter((file) => file.endsWith('.txt'));
  const locked = ['package-lock.json', ...pins].map((file) => readFileSync(join(HERE, file)));
  const version = createHash('sha256').update(Buffer.concat(locked)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `cuspal-clients-${version}`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(HERE, file), join(folder, file));
  cpSync(join(HERE, 'programs'), folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules/.package-lock.json')))
    run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  const interpreted = readdirSync(join(HERE, 'programs'))
    .filter((file) => file !== 'asked.mjs')
    .map((file) => {
      const [name = '', kind] = file.split('.');
      const command = kind === 'py' ? python(folder, name) : process.execPath;
      return { name, command, words: [join(folder, file)] };
    });
  return [...interpreted, ...compiledClients(folder)];
}

/** The clients that a compiler of another language makes; its packages come by its own tool. */
function compiledClients(folder: string): readonly Program[] {
  cpSync(join(HERE, 'compiled'), folder, { recursive: true });
  const [go, java, rust] = [join(folder, 'go'), join(folder, 'java'), join(folder, 'rmcp')];
  const once = (made: string, ...commands: readonly (readonly [string, readonly string[], string])[]) => {
    if (!existsSync(made)) for (const command of commands) run(...command);
  };
  once(join(go, 'bin/mcp-go'), ['go', ['build', '-o', 'bin/', './...'], go]);
  const path = join(java, 'classpath.txt');
  once(path, ['mvn', ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${path}`], java]);
  const classes = readFileSync(path, 'utf8').trim();
  once(join(java, 'Client.class'), ['javac', ['-cp', classes, '-d', java, 'Client.java'], java]);
  const made = join(rust, 'target/debug/cuspal-client');
  once(made, ['cargo', ['build', '--quiet'], rust]);
  return [
    { name: 'go-sdk', command: join(go, 'bin/go-sdk'), words: [] },
    { name: 'mcp-go', command: join(go, 'bin/mcp-go'), words: [] },
    { name: 'java-sdk', command: 'java', words: ['-cp', `${classes}:${java}`, 'Client'] },
    { name: 'rmcp', command: made, words: [] },
  ];
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
