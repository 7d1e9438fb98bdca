import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';

const LONGEST_MS = 20 * 60_000;
const WHEELS = 'clients/python/dist';
/** Files of the Go client that are made, not committed (ADR 92). */
export const GO_FILES = ['types.go', 'tools.go'];

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
export { pythonMissing as lacksWheel } from '../../scripts/lib/python.mjs';

/** Makes the wheel of the client for Python, and the files that the Go module has in the commit of its tag alone. */
export function packClients({ tree, out }) {
  must('npm', ['run', 'clients:build'], tree);
  const wheels = made(join(tree, WHEELS), '.whl');
  if (wheels.length !== 1) throw new Error(`${WHEELS} holds ${wheels.length} wheels in place of one`);
  cpSync(join(tree, WHEELS, wheels[0]), join(out, wheels[0]));
  for (const name of GO_FILES) cpSync(join(tree, 'clients/go', name), join(out, `go-${name}`));
  return [...wheels, ...GO_FILES.map((name) => `go-${name}`)].join(', ');
}
