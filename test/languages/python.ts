import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonMissing, pythonWith } from '../../scripts/lib/python.mjs';
import { toolPageCode } from '../support/tool-page-code.ts';
import { codeOf, execute, mustPrint, ROOT, type Check } from './check.ts';
import { nodeProgram } from './node-programs.ts';

const PACKAGE = join(ROOT, 'clients/python');
const PACKAGES = ['httpx==0.28.1', 'anyio==4.16.0', 'pytest==9.2.0'];
/** The generated modules are looked at where they are used; all of them takes longer than all else. */
const BY_HAND = ['__init__', '_async_client', '_batch', '_call', '_client', '_error', '_request', '_service'];

/** The wheel in an empty folder: types, tests, and what its README and the pages of the tools say. */
export const PYTHON: Check = {
  name: 'Python client',
  missing: pythonMissing,
  async run(ground) {
    const python = pythonWith(PACKAGES);
    const [wheel = ''] = readdirSync(join(PACKAGE, 'dist'));
    const site = join(ground.folder, 'site');
    const words = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', site, join(PACKAGE, 'dist', wheel)];
    await execute(ground, python, words);
    const env = { PYTHONPATH: site };

    const empty = join(ground.folder, 'empty');
    mkdirSync(empty);
    writeFileSync(join(empty, 'readme.py'), codeOf('clients/python/README.md', 'python', ground.baseUrl));
    const printed = await execute(ground, python, ['readme.py'], { cwd: empty, env });
    mustPrint(printed, /twelve KP cusps/, /Marriage/, /Asia\/Kolkata/, /^validation_failed latitude /m, /^True$/m);

    // What the documents show of each tool.
    const pages = join(ground.folder, 'pages');
    mkdirSync(pages);
    for (const [tool, code] of toolPageCode('py', ground.baseUrl))
      writeFileSync(join(pages, `${tool}.py`), `${code}\n`);

    const modules = ground.isWhole ? [site] : BY_HAND.map((name) => join(site, 'cuspal', `${name}.py`));
    const settings = { include: [...modules, empty, pages, join(PACKAGE, 'tests')], extraPaths: [site] };
    const project = join(ground.folder, 'pyrightconfig.json');
    writeFileSync(project, JSON.stringify({ ...settings, typeCheckingMode: 'strict' }));
    await execute(ground, process.execPath, [nodeProgram('pyright'), '-p', project, '--pythonpath', python]);

    const quiet = ['-m', 'pytest', '--quiet', '-p', 'no:cacheprovider', join(PACKAGE, 'tests')];
    await execute(ground, python, quiet, { env: { ...env, PYTHONDONTWRITEBYTECODE: '1' } });
    await starts(ground, python, env);
  },
};

/** Nobody waits for types: a program that imports the client imports none of them. */
async function starts(ground: Parameters<Check['run']>[0], python: string, env: Record<string, string>): Promise<void> {
  const code = "import sys, cuspal; print('cuspal.types' in sys.modules)";
  mustPrint(await execute(ground, python, ['-c', code], { env }), /^False$/m);
}
