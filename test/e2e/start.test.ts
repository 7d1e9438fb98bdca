import { TOOL_COUNT } from '@cuspal/catalog';
import { keepSuiteLogs, stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layDatabase } from '../../gateway/test/migrated-folder.ts';
import { PageBrowser } from '../../gateway/test/page-browser.ts';
import { nodeSuffices } from '../../scripts/lib/runtime.mjs';
import { outputOf } from '../support/child-output.ts';
import { eventually } from '../support/wait.ts';
import { IS_WHOLE } from '../support/whole.ts';
import { environment, NODE_TWENTY, nodeTwenty, warnings } from './support/node-twenty.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 120_000;

const started: ChildProcess[] = [];
afterAll(() => {
  // A server that a failed test left running would keep the tests alive.
  for (const child of started.splice(0)) if (child.exitCode === null && child.pid) killGroup(child.pid);
});
const killGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
};

const npmStart = (env: Record<string, string>, ...words: readonly string[]) =>
  npmStartIn({ ...process.env, ...env }, ...words);

/** The same with these variables alone. */
function npmStartIn(env: NodeJS.ProcessEnv, ...words: readonly string[]) {
  const child = spawn('npm', ['start', ...(words.length > 0 ? ['--', ...words] : [])], {
    cwd: ROOT,
    env: { ...env, CUSPAL_API_KEYS: '' },
    detached: true,
  });
  started.push(child);
  const { until, text } = outputOf(child);
  // Once all is read: npm may be gone before what it started has said its last.
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, exit, until, output: text };
}
/**
 * How many processes of Cuspal run for a data folder: its address is in their environment; others on the machine do not
 * count.
 */
const processesOf = (dataDir: string) =>
  execFileSync('ps', ['axeww', '-o', 'args'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => /dist\/(?:whole\/)?main\.js/.test(line) && line.includes(`DATA_DIR=${dataDir}`)).length;

/**
 * Name, size and time of every file of the start: logs and key. The database is left out, because it writes by itself.
 */
const contents = (dataDir: string) =>
  [...readdirSync(join(dataDir, 'logs')).map((name) => join('logs', name)), 'demo-key'].map((name) => {
    const { size, mtimeMs, ino } = statSync(join(dataDir, name));
    return { name, ino, ...(name.endsWith('gateway.log') ? {} : { size, mtimeMs }) };
  });
/** What each log of the newest start says, by its name. */
const logsOf = (dataDir: string): ReadonlyMap<string, string> => {
  const names = readdirSync(join(dataDir, 'logs')).filter((name) => !/\.\d+\.log$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(dataDir, 'logs', name), 'utf8')]));
};

const allGone = (dataDir: string) =>
  expect.poll(() => processesOf(dataDir), { timeout: 20_000, interval: 100 }).toBe(0);

/** The number of the process that runs a service, or all of them. */
const pidOf = (dataDir: string, name: string) =>
  Number(
    execFileSync('ps', ['axeww', '-o', 'pid,args'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .split('\n')
      .find((line) => line.includes(`PROCESS=${name}`) && line.includes(`DATA_DIR=${dataDir}`))
      ?.trim()
      .split(' ')[0] ?? 0,
  );

const isReady = async (baseUrl: string | undefined) => (await fetch(`${baseUrl}/health/ready`)).status === 200;

/**
 * What the operator command lists. It finds the data folder by itself; where somebody's own server runs from this
 * folder too, it asks which one is meant, and is given the words that it proposes.
 */
function accountsOf(dataDir: string): readonly string[] {
  const { DATA_DIR: _, ...env } = process.env;
  const words = ['run', '-s', 'admin', '--', 'list-accounts', '--json'];
  const list = (more: Record<string, string> = {}) =>
    spawnSync('npm', words, { cwd: ROOT, encoding: 'utf8', env: { ...env, ...more } });
  const idsIn = (text: string) => JSON.parse(text).accounts.map(({ id }: { id: string }) => id);
  const listed = list();
  if (listed.status === 0) return idsIn(listed.stdout);
  expect(listed.stderr).toContain('servers run from this folder. Say which one is meant:');
  expect(listed.stderr).toContain(`  DATA_DIR=${dataDir} npm run admin -- list-accounts --json `);
  return idsIn(list({ DATA_DIR: dataDir }).stdout);
}

describe('npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-start-'));
  let run: ReturnType<typeof npmStart>;
  let baseUrl: string | undefined;
  let question = '';
  beforeAll(async () => {
    run = npmStartIn(environment(nodeTwenty(), { PORT: '0', DATA_DIR: dataDir, SMTP_URL: '' }));
    [, baseUrl] = await run.until(/^READY (http:\/\/127\.0\.0\.1:\d+)$/m);
    [question] = await run.until(/curl -s [^]*?\.answer'/);
  }, TIMEOUT_MS);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('prints an address, a key and a question whose answer is a sentence, and is found by the operator', async () => {
    expect(execFileSync('sh', ['-c', question], { encoding: 'utf8' })).toBe(
      'The chart promises Marriage, as in 78 of 100 charts. This holds for any birth time between 09:32 and 10:32.\n',
    );
    expect(run.output()).toContain(`${baseUrl}/mcp  (${TOOL_COUNT} tools)`);
    const [, documents = ''] = await run.until(/^ {2}Documents +(http\S+)$/m);
    expect((await fetch(documents)).status).toBe(200);
    const [, key] = await run.until(
      /^ {2}claude mcp add --transport http cuspal \S+ --header "Authorization: Bearer (\S+)"$/m,
    );
    expect(key).toBe(readFileSync(join(dataDir, 'demo-key'), 'utf8').trim());
    expect(accountsOf(dataDir)).toEqual(['operator', 'demo']);
    expect(run.output()).toContain(`${baseUrl}/mcp`);
    // The gateway, and one process for all services.
    expect(processesOf(dataDir)).toBe(2);

    const keyFile = join(dataDir, 'demo-key');
    expect(run.output()).toContain(readFileSync(keyFile, 'utf8').trim());
    expect(statSync(keyFile).mode & 0o077).toBe(0);
  });

  it('shows the sign-in code in its terminal, says so, and writes it into no file', async () => {
    expect(run.output()).toContain(`${baseUrl}/developer  (sign-in codes are shown here)`);
    const browser = new PageBrowser(baseUrl ?? '');
    const page = await browser.submit(await browser.get('/developer'), '/developer/sign-in', {
      email: 'ada@example.com',
    });
    expect(page.text).toContain('shown in the terminal in which it was started');
    await run.until(/E-mail to ada@example\.com: Your Cuspal sign-in code/);
    const [, code = ''] = await run.until(/^ {2}\| {5}(\d{6})$/m);
    expect((await browser.submit(page, '/developer/code', { code })).at).toBe('/developer');

    const logs = join(dataDir, 'logs');
    const written = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
    expect(stableText(written.join(''))).not.toMatch(new RegExp(`${code}|ada@example`));
    expect(readdirSync(dataDir)).not.toContain('mail.log');
  });

  it('runs, with Node 20 in PATH, on a Node that suffices, and nothing of npm, Node or a package warns', () => {
    expect(nodeSuffices(NODE_TWENTY)).toBe(false);
    const logs = logsOf(dataDir);
    // One log of the gateway, and one of the process of all services.
    expect([...logs.keys()].toSorted()).toEqual(['gateway.log', 'services.log']);
    expect(warnings([run.output(), ...logs.values()].join('\n'))).toEqual([]);
  });

  it('starts the process of all services again, on its ports', async () => {
    process.kill(pidOf(dataDir, 'services'), 'SIGKILL');
    await run.until(/services ended unexpectedly \(SIGKILL\); it is started again in 0\.5 s/);
    expect(await eventually(() => isReady(baseUrl), 30_000)).toBe(true);
    expect(execFileSync('sh', ['-c', question], { encoding: 'utf8' })).toMatch(
      /^The chart promises Marriage, as in \d+ of 100 charts\./,
    );
  });

  it('leaves no process when it is ended at the keyboard, and nothing warns', async () => {
    const before = logsOf(dataDir);
    const saidBefore = run.output().length;
    process.kill(-run.child.pid!, 'SIGINT');
    await run.exit;
    await allGone(dataDir);
    await expect(fetch(`${baseUrl}/health/live`)).rejects.toThrow();
    const said = run.output().slice(saidBefore);
    expect(said).toMatch(/Stopping …\nStopped\.\n$/);
    const written = [...logsOf(dataDir)].map(([name, text]) => text.slice(before.get(name)?.length));
    expect(warnings([said, ...written].join('\n'))).toEqual([]);
  });

  it(
    'is one process with --one, keeps the logs of earlier starts, keeps a second start out, and leaves no process when npm itself is killed',
    async () => {
      const told = logsOf(dataDir).get('gateway.log');
      const one = npmStart({ PORT: '0', DATA_DIR: dataDir }, '--one');
      const [, oneUrl] = await one.until(/^READY (http:\/\/127\.0\.0\.1:\d+)$/m);
      expect(readFileSync(join(dataDir, 'logs', 'gateway.1.log'), 'utf8')).toBe(told);
      expect(processesOf(dataDir)).toBe(1);
      expect(await isReady(oneUrl)).toBe(true);
      const [shown = ''] = await one.until(/curl -s [^]*?\.answer'/);
      expect(execFileSync('sh', ['-c', shown], { encoding: 'utf8' })).toMatch(/^The chart promises Marriage/);

      const before = contents(dataDir);
      const second = npmStart({ PORT: '0', DATA_DIR: dataDir });
      expect(await second.exit).toBe(1);
      expect(second.output()).toContain(`${dataDir} is in use by another Cuspal`);
      expect(contents(dataDir)).toEqual(before);

      process.kill(-one.child.pid!, 'SIGKILL');
      await one.exit;
      await allGone(dataDir);
      keepSuiteLogs(join(dataDir, 'logs'));
    },
    TIMEOUT_MS,
  );

  it(
    'leaves no process when it is ended while it starts',
    async () => {
      const begun = npmStart({ PORT: '0', DATA_DIR: dataDir });
      await begun.until(/^> Starting/m);
      expect(await eventually(() => processesOf(dataDir) > 0, 20_000)).toBe(true);
      process.kill(begun.child.pid!, 'SIGTERM');
      await begun.exit;
      await allGone(dataDir);
      expect(begun.output()).toMatch(/Stopping …\nStopped\.\n/);
      expect(begun.output()).not.toContain('READY');
    },
    TIMEOUT_MS,
  );
});

describe('npm start, by its settings', () => {
  // Eight processes take twenty seconds of a core to start; test/e2e/each-service.test.ts starts them in CI too.
  it.runIf(IS_WHOLE)(
    'starts a dead service again while the others go on, and leaves none of eight processes when npm itself is killed',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-start-'));
      await layDatabase(dataDir);
      const run = npmStart({ PORT: '0', DATA_DIR: dataDir, SERVICES: 'apart' });
      const [, baseUrl] = await run.until(/^READY (http:\/\/127\.0\.0\.1:\d+)$/m);
      expect(processesOf(dataDir)).toBe(8);

      const victim = pidOf(dataDir, 'horary');
      process.kill(victim, 'SIGKILL');
      await run.until(/horary ended unexpectedly \(SIGKILL\); it is started again in 0\.5 s/);
      expect((await fetch(`${baseUrl}/health/serving`)).status).toBe(200);
      const isBack = async () => (await isReady(baseUrl)) && pidOf(dataDir, 'horary') !== victim;
      expect(await eventually(isBack, 30_000)).toBe(true);
      expect(
        logsOf(dataDir)
          .get('horary.log')
          ?.match(/"serving"/g),
      ).toHaveLength(2);

      process.kill(-run.child.pid!, 'SIGKILL');
      await run.exit;
      await allGone(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    2 * TIMEOUT_MS,
  );

  it.each([
    [{ TOOLS: 'elsewhere' }, 'TOOLS is elsewhere: give services or in-process, or leave it out.'],
    [{ TOOLS: 'in-process', SERVICES: 'apart' }, 'SERVICES is apart, but there are none'],
    [{ TOOLS: 'in-process', WORKERS: '2' }, 'WORKERS is 2, but one process is all of it: leave it out'],
    [{ SERVICES: 'alone' }, 'SERVICES is alone: give together or apart, or leave it out.'],
    [{ SERVICES: 'together', WORKERS: '2' }, 'WORKERS is 2: leave it out, or start with SERVICES=apart npm start.'],
  ])('says what is wrong with %j', async (env, fault) => {
    const run = npmStart({ PORT: '0', DATA_DIR: join(tmpdir(), 'cuspal-never'), ...env });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain(fault);
  });

  it('says all that is wrong for the gateway and the services at once, before any of them starts', async () => {
    const dataDir = join(tmpdir(), 'cuspal-never');
    const wrong = { PORT: 'abc', WORKERS: '0', LOAD_TOOLS: 'x', BASE_URL: 'here', LOG_LEVEL: 'loud' };
    const run = npmStart({ DATA_DIR: dataDir, ...wrong });
    expect(await run.exit).toBe(1);
    const [, told = ''] = run.output().split('These settings cannot be used, and nothing was started:\n');
    expect(told.trimEnd().split('\n')).toEqual([
      '  PORT is abc: give a whole number from 1 to 65535, or 0 for any free port.',
      expect.stringMatching(/^  BASE_URL: must be an http or https address .* but is "here"$/),
      expect.stringMatching(/^  LOG_LEVEL: must be fatal, .* or silent, but is "loud"$/),
      '  WORKERS: must be a whole number from 1 to 64, in digits alone, but is "0"',
      '  LOAD_TOOLS: must be first-call or start, but is "x"',
    ]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it(
    'says which port is taken and what to do',
    async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as { port: number };
      const run = npmStart({ PORT: String(port) });
      expect(await run.exit).toBe(1);
      expect(run.output()).toContain(`127.0.0.1:${port} is in use`);
      server.close();
    },
    TIMEOUT_MS,
  );
});
