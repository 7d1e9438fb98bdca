import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../deploy/tools/run.mjs';
import { ensureInstalled, ROOT, stopWith } from './lib/prepare.mjs';
import { pythonMissing, pythonWith } from './lib/python.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run clients:build: writes the generated files of the Python and the Go client, and builds the wheel of the first in
// clients/python/dist, where a Python is installed.
const BUILDER = ['flit_core==3.12.0'];
const PACKAGE = join(ROOT, 'clients/python');

ensureInstalled();
if (runSource('scripts/clients/main.ts', [], SOURCE_FLAGS) !== 0) process.exit(1);
// Alignment alone: without gofmt the files are as good.
run('gofmt', ['-w', 'types.go', 'tools.go'], { cwd: join(ROOT, 'clients/go'), timeout: 60_000 });
const missing = pythonMissing();
if (missing) {
  process.stdout.write(`No wheel was built: ${missing}.\n`);
} else {
  const dist = join(PACKAGE, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  // Without a shell of pip's own: what builds is pinned here.
  const words = ['-c', 'import sys; from flit_core.buildapi import build_wheel; print(build_wheel(sys.argv[1]))', dist];
  const { ok, output } = run(pythonWith(BUILDER), words, { cwd: PACKAGE, timeout: 120_000 });
  if (!ok) stopWith(`The wheel was not built: ${output}`);
  process.stdout.write(`clients/python/dist/${output.split('\n').at(-1)}\n`);
}
