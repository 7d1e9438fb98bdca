import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';

const LONGEST_MS = 20 * 60_000;
const WHEEL = 'clients/python';

function must(program, words, cwd) {
  // A run of npm hands its settings on; a tree of its own has its own.
  const { ok, output } = run(program, words, { cwd, timeout: LONGEST_MS });
  if (!ok)
    throw new Error(`${program} ${words.slice(0, 3).join(' ')} failed:\n${output.split('\n').slice(-25).join('\n')}`);
  return output;
}

/** Installs and compiles the tree as anybody who clones it would. */
export function buildTree({ tree }) {
  must('npm', ['run', 'build'], tree);
  return 'npm run build';
}

/** Files of a kind that a step made. */
const made = (out, ending) => readdirSync(out).filter((name) => name.endsWith(ending));

/** Makes the npm package of the server, and that of the typed client. */
export function packNpm({ tree, out }) {
  must(process.execPath, ['deploy/pack.mjs', out], tree);
  must('npm', ['pack', '--workspace', 'packages/client', '--ignore-scripts', '--pack-destination', out], tree);
  return made(out, '.tgz').join(', ');
}

/** Makes the bundle for Claude Desktop. */
export function packBundle({ tree, out }) {
  must(process.execPath, ['deploy/bundle.mjs', out], tree);
  return made(out, '.mcpb').join(', ');
}

/** Why there is no wheel to make; undefined where there is. */
export function lacksWheel({ root }) {
  if (!existsSync(join(root, WHEEL, 'pyproject.toml'))) return `there is no ${WHEEL}`;
  return run('python3', ['-m', 'pip', '--version'], { timeout: 30_000 }).ok ? undefined : 'pip is not installed';
}

/** Makes the wheel of the client for Python. */
export function packWheel({ tree, out }) {
  must('python3', ['-m', 'pip', 'wheel', '--quiet', '--no-deps', '--wheel-dir', out, WHEEL], tree);
  return made(out, '.whl').join(', ');
}
