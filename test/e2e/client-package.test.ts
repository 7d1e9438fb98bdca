import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CATALOG, exampleOf } from '@cuspal/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_WHOLE } from '../support/whole.ts';
import { toolPageCode } from '../support/tool-page-code.ts';
import { sharedSystem } from './support/shared.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const inClient = { cwd: join(ROOT, 'packages/client') };
/** The compiler of today, and the one before it, which many have and which takes several times as long. */
const TODAY = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const BEFORE = join(ROOT, 'node_modules/@typescript/old/bin/tsc');
const KIB = 1024;

/** The package as npm would publish it, installed in a folder of its own. */
describe('the package @cuspal/client', () => {
  let packed: { filename: string; size: number; unpackedSize: number; files: { path: string }[] };
  let consumer: string;

  beforeAll(async () => {
    consumer = await mkdtemp(join(tmpdir(), 'cuspal-client-'));
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', consumer],
      inClient,
    );
    [packed] = JSON.parse(stdout);
    await writeFile(join(consumer, 'package.json'), '{"type":"module"}');
    const words = ['install', join(consumer, packed.filename), '--offline', '--no-audit', '--no-fund'];
    await run('npm', words, { cwd: consumer });
    await mkdir(join(consumer, 'node_modules/@types'), { recursive: true });
    for (const name of ['@types/node', 'undici-types'])
      await symlink(join(ROOT, 'node_modules', name), join(consumer, 'node_modules', name));
  });
  afterAll(() => rm(consumer, { recursive: true, force: true }));

  /** What a compiler says of a file of the consumer; libraries are looked at too. */
  const compileWith = async (compiler: string, file: string, ...options: string[]): Promise<string> => {
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--noEmit',
    ];
    const args = [compiler, '--ignoreConfig', ...strict, ...options, file];
    return run(process.execPath, args, { cwd: consumer }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  };

  const compile = (file: string, ...options: string[]) => compileWith(TODAY, file, ...options);

  it('holds the compiled files, their types and what npm adds, and is small', () => {
    const files = packed.files.map(({ path }) => path);
    expect(files.filter((path) => !/^dist\/(?:generated\/)?[a-z]+\.(?:js|d\.ts)$/.test(path)).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(files).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'dist/generated/schemas.d.ts']));
    expect(packed.size).toBeLessThan(150 * KIB);
    // Types of all tools, and of management.
    expect(packed.unpackedSize).toBeLessThan(720 * KIB);
  });

  it('is under MIT, and brings nothing that is under another licence', async () => {
    const folder = join(consumer, 'node_modules/@cuspal/client');
    const { license, dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect([license, dependencies]).toEqual(['MIT', undefined]);
    expect(await readFile(join(folder, 'LICENSE'), 'utf8')).toMatch(/^MIT License\n/);
    const sources = packed.files.map(({ path }) => path).filter((path) => /\.(?:js|d\.ts)$/.test(path));
    const texts = await Promise.all(sources.map((path) => readFile(join(folder, path), 'utf8')));
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name),
    );
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((name) => !name?.startsWith('./') && !name?.startsWith('../'))).toEqual([]);
  });

  it('has an example back end that is short, and stands in the guide as it is compiled below', async () => {
    const example = await readFile(join(ROOT, 'docs/examples/back-end.ts'), 'utf8');
    expect(await readFile(join(ROOT, 'docs/client.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
    expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('has the types that the guides and the page of each tool ask for', async () => {
    const files: string[] = [];
    const folder = join(ROOT, 'docs/guides');
    for (const guide of await readdir(folder)) {
      const [, code = ''] = /```ts\n([^]*?)```/.exec(await readFile(join(folder, guide), 'utf8')) ?? [];
      files.push(`${guide}.ts`);
      await writeFile(join(consumer, `${guide}.ts`), code);
    }
    for (const [tool, code] of toolPageCode('ts', 'http://127.0.0.1:3000')) {
      files.push(`page-${tool}.ts`);
      await writeFile(join(consumer, `page-${tool}.ts`), code);
    }
    expect(files.length).toBeGreaterThan(200);
    expect(await compile(files[0] ?? '', ...files.slice(1), '--types', 'node', '--lib', 'es2023')).toBe('');
  });

  it('does what its README says, pasted as it is into an empty project', async () => {
    const readme = await readFile(join(ROOT, 'packages/client/README.md'), 'utf8');
    const blocks = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code);
    expect(blocks.length).toBeGreaterThan(5);
    const text = blocks.join('\n');
    await writeFile(join(consumer, 'readme.ts'), text);
    await writeFile(join(consumer, 'wrong.ts'), text.replace('latitude: 19.076', "latitude: 'north'"));
    const words = ['readme.ts', 'wrong.ts', '--types', 'node', '--lib', 'es2023'] as const;
    // The compiler before takes as long as all that is left of this file.
    for (const compiler of IS_WHOLE ? [BEFORE, TODAY] : [TODAY]) {
      const told = await compileWith(compiler, ...words);
      expect([...told.matchAll(/^[a-z]+\.ts/gm)].map(([file]) => file)).toContain('wrong.ts');
      expect(told).not.toContain('readme.ts');
    }
    const system = await sharedSystem();
    const env = { ...process.env, CUSPAL_KEY: system.key, CUSPAL_URL: system.baseUrl };
    const { stdout } = await run(process.execPath, ['readme.ts'], { cwd: consumer, env, timeout: 60_000 });
    expect(stdout).toMatch(/^[A-Z][a-z]+ [A-Z][A-Za-z ]+\n-?\d+\.\d\d\n/);
    expect(stdout).toContain('characters of SVG');
  });

  it('has examples that compile as strictly as can be, without a cast', async () => {
    const folder = join(ROOT, 'docs/examples');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8');
      const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
      expect([name, /\bas (?!const\b)|[\w)\]]!(?!=)|: any\b/.test(code), /@ts-/.test(text)]).toEqual([
        name,
        false,
        false,
      ]);
      await writeFile(join(consumer, name), text);
    }
    const stricter = ['--noUncheckedIndexedAccess', '--noPropertyAccessFromIndexSignature', '--noImplicitOverride'];
    const options = ['--types', 'node', '--lib', 'es2023', '--allowImportingTsExtensions', ...stricter];
    expect(await compile(names[0] ?? '', ...names.slice(1), ...options)).toBe('');
  });

  it('needs no types of Node, and few of its own for a small program', async () => {
    const program = `import { Cuspal } from '@cuspal/client';
      const cuspal = new Cuspal({ apiKey: 'k' });
      const birth = { birth_datetime: '1990-05-17T14:30', latitude: 19, longitude: 73, time_zone: 'Asia/Kolkata' };
      console.log((await cuspal.getFullChart(birth)).ascendant.sign);
      console.log((await cuspal.getFullChart({ ...birth, detail: 'full' })).planets.Sun.declination);
      for await (const each of cuspal.batch([{ name: 'get_full_chart', arguments: birth }]))
        if (each.ok) console.log(each.result.planets.Sun.sign);`;
    await writeFile(join(consumer, 'small.ts'), program);
    const told = await compileWith(
      BEFORE,
      'small.ts',
      '--lib',
      'es2023,dom,dom.iterable',
      '--skipLibCheck',
      '--extendedDiagnostics',
    );
    expect(told).not.toContain('error');
    // Types that are made while such a program is looked at: what compilers and editors take their time for.
    expect(Number(/^Instantiations:\s+(\d+)/m.exec(told)?.[1])).toBeLessThan(20_000);
  });

  it('has types that the real call and the real answer of every tool fit', async () => {
    await mkdir(join(consumer, 'examples'));
    const modules = CATALOG.map(async ({ name }) => {
      const { arguments: args, answer } = exampleOf(name);
      const types = `{ readonly call: ArgumentsOf<'${name}'>; readonly answer: AnyResultOf<'${name}'> }`;
      const head = `import type { AnyResultOf, ArgumentsOf } from '@cuspal/client';\nexport const example: ${types} = `;
      await writeFile(join(consumer, 'examples', `${name}.ts`), `${head}${JSON.stringify({ call: args, answer })};\n`);
      return `export * as ${name} from './${name}.js';\n`;
    });
    await writeFile(join(consumer, 'examples/index.ts'), (await Promise.all(modules)).join(''));
    expect(await compile('examples/index.ts', '--lib', 'es2023,dom', '--skipLibCheck')).toBe('');
  });

  it('runs by itself', async () => {
    const server = createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ asked: request.url }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const code = `import { Cuspal } from '@cuspal/client';
      const client = new Cuspal({ apiKey: 'k', baseUrl: 'http://127.0.0.1:${port}' });
      console.log(JSON.stringify(await client.getSubLordTable({ number: 7 })));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: consumer });
    server.close();
    expect(JSON.parse(stdout)).toEqual({ asked: '/v1/tools/get_sub_lord_table' });
  });
});
