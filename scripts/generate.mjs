import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './lib/prepare.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run generate          writes what is derived from the proto, the tool files and the configuration modules
// npm run generate:check    writes nothing and fails when something committed is not what would be written
const GENERATED = 'packages/proto/src/generated';
ensureInstalled();
const check = process.argv.includes('--check');
// npm run generate messages   the sentences alone, in a second
if (process.argv.includes('messages')) process.exit(step('messages'));

const protoDrift = generateProto();
// The sentences before the tools that say them, the catalogue before the meta-tools, which read it while they load.
const status = ['messages', 'catalogue', 'derived'].map(step);
if (protoDrift.length > 0) {
  process.stderr.write(`Not up to date, run npm run generate:\n${protoDrift.map((file) => `  ${file}\n`).join('')}`);
}
process.exit(status.every((code) => code === 0) && protoDrift.length === 0 ? 0 : 1);

function step(name) {
  return runSource(`scripts/generate/${name}.ts`, check ? ['--check'] : [], SOURCE_FLAGS);
}

/** Files of the generated protobuf code that differ; with no --check they are written and nothing differs. */
function generateProto() {
  const buf = join(ROOT, 'node_modules/.bin/buf');
  if (!check) {
    if (run(buf, ['generate']) !== 0) process.exit(1);
    return [];
  }
  const out = mkdtempSync(join(tmpdir(), 'cuspal-generate-'));
  try {
    if (run(buf, ['generate', '-o', out]) !== 0) process.exit(1);
    const files = new Set([...filesIn(join(out, GENERATED)), ...filesIn(join(ROOT, GENERATED))]);
    return [...files].filter((file) => text(join(out, GENERATED, file)) !== text(join(ROOT, GENERATED, file)));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function text(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function run(command, args) {
  const { status: code, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) process.stderr.write(`${command}: ${error.message}\n`);
  return code ?? 1;
}
