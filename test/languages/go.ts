import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../deploy/tools/run.mjs';
import { toolPageCode } from '../support/tool-page-code.ts';
import { codeOf, execute, mustPrint, ROOT, type Check } from './check.ts';

const LEAST = 23;

/** Why no Go can be used here; the clients need iterators. */
export function goMissing(): string | undefined {
  const { ok, stdout } = run('go', ['env', 'GOVERSION'], { timeout: 30_000 });
  if (!ok) return 'Go is not installed';
  const [, minor] = /^go1\.(\d+)/.exec(stdout) ?? [];
  return Number(minor) >= LEAST ? undefined : `${stdout.trim()} is older than go1.${LEAST}`;
}

/** The module in an empty project: vet, tests, and what its README and the pages of the tools say. */
export const GO: Check = {
  name: 'Go client',
  missing: goMissing,
  async run(ground) {
    const module = join(ground.folder, 'module');
    cpSync(join(ROOT, 'clients/go'), module, { recursive: true });
    // The tests vet as well, but not all of it.
    await execute(ground, 'go', ['vet', './...'], { cwd: module });
    await execute(ground, 'go', ['test', './...'], { cwd: module });
    const empty = join(ground.folder, 'empty');
    mkdirSync(empty);
    const name = 'github.com/cuspal/cuspal/clients/go';
    const lines = ['module example', 'go 1.23', `require ${name} v0.0.0`, `replace ${name} => ../module`];
    writeFileSync(join(empty, 'go.mod'), `${lines.join('\n')}\n`);
    writeFileSync(join(empty, 'main.go'), codeOf('clients/go/README.md', 'go', ground.baseUrl));
    // What the documents show of each tool, a program each.
    for (const [tool, code] of toolPageCode('go', ground.baseUrl)) {
      mkdirSync(join(empty, 'pages', tool), { recursive: true });
      writeFileSync(join(empty, 'pages', tool, 'main.go'), `${code}\n`);
    }
    await execute(ground, 'go', ['vet', './pages/...'], { cwd: empty });
    mustPrint(`${await execute(ground, 'gofmt', ['-l', 'pages'], { cwd: empty })}.`, /^\.$/);
    const printed = await execute(ground, 'go', ['run', '.'], { cwd: empty });
    mustPrint(printed, /twelve KP cusps/, /Marriage/, /^true$/m, /Asia\/Kolkata/, /^validation_failed latitude /m);
  },
};
