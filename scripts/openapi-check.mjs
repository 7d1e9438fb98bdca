import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../deploy/tools/run.mjs';
import { CACHE } from '../deploy/tools/versions.mjs';
import { freePorts } from './lib/ports.mjs';
import { ensureBuilt, ensureInstalled, stopWith } from './lib/prepare.mjs';
import { startSystem } from './lib/system.mjs';

// npm run openapi:check: /openapi.json of the built system before a linter, and the system before schemathesis, which
// makes calls of the document. Words after -- go to schemathesis, such as --phases coverage. Both are kept in the cache
// of tools (deploy/tools/versions.mjs); schemathesis takes Python 3.
const REDOCLY = '@redocly/cli@2.77.0';
const SCHEMATHESIS = 'schemathesis==4.32.5';
const INSTALL_MS = 600_000;

/** What the linter would have otherwise, and is right as it is. */
const LINT = {
  extends: ['recommended'],
  rules: {
    // The server of this check is on this machine.
    'no-server-example.com': 'off',
    'tag-description': 'off',
    // Lines of a batch are text to OpenAPI, so that nothing refers to their schema.
    'no-unused-components': 'off',
    // Members of records whose names are an enum are required by `required` and `propertyNames`.
    'no-required-schema-properties-undefined': 'off',
    // Pairs of two alike are lists of either.
    'no-illogical-composition-keywords': 'off',
  },
};
/** Checks whose findings are none, by docs/client.md. */
const EXCLUDED = ['positive_data_acceptance', 'negative_data_rejection', 'allow_header_conformance'];

ensureInstalled();
ensureBuilt();
const linter = installed('redocly', join('node_modules', '.bin', 'redocly'), (folder) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  return [['npm', ['install', REDOCLY, '--no-audit', '--no-fund'], { cwd: folder }]];
});
const tester = installed('schemathesis', join('bin', 'schemathesis'), (folder) => [
  ['python3', ['-m', 'venv', folder]],
  [join(folder, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', SCHEMATHESIS]],
]);

const folder = mkdtempSync(join(tmpdir(), 'cuspal-openapi-'));
const key = `mcp_${randomBytes(32).toString('base64url')}`;
const [port] = await freePorts(1);
const env = { DEFAULT_RATE: '100000', DEFAULT_BURST: '100000', SMTP_URL: '' };
const system = await startSystem({ host: '127.0.0.1', port, dataDir: join(folder, 'data'), keys: [key], env });
let failed = true;
try {
  const text = await (await fetch(`${system.baseUrl}/openapi.json`, { signal: AbortSignal.timeout(60_000) })).text();
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  // JSON is YAML: the linter reads its rules so.
  writeFileSync(join(folder, 'redocly.yaml'), JSON.stringify(LINT));
  const linted = passes(linter, ['lint', file, '--config', join(folder, 'redocly.yaml')]);
  const called = join(folder, 'called.json');
  writeFileSync(called, JSON.stringify(withoutCuts(JSON.parse(text))));
  const words = ['run', called, '--url', system.baseUrl, '--header', `Authorization: Bearer ${key}`, '--workers', '1'];
  const bounds = ['--phases', 'examples,fuzzing', '--max-examples', '5', '--request-timeout', '60'];
  // Lines of JSON are nothing that schemathesis can make.
  const left = ['--exclude-path', '/v1/batch', '--exclude-checks', EXCLUDED.join(',')];
  const tested = passes(tester, [...words, ...bounds, ...left, ...process.argv.slice(2)]);
  failed = !linted || !tested;
} finally {
  await system.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** Shows what a program prints. It keeps its own files beside those of this check. */
function passes(program, words) {
  return spawnSync(program, words, { cwd: folder, stdio: 'inherit' }).status === 0;
}

/** The program `wanted` in a folder of the cache, which the commands fill when it is not there. */
function installed(name, wanted, commandsFor) {
  const home = join(CACHE, 'openapi', name);
  const program = join(home, wanted);
  if (existsSync(program)) return program;
  process.stdout.write(`> Installing ${name} in ${home}\n`);
  for (const [command, words, options = {}] of commandsFor(home)) {
    const { ok, output } = run(command, words, { ...options, timeout: INSTALL_MS });
    if (!ok) stopWith(`${name} could not be installed in ${home}: ${output.split('\n').at(-1)}`);
  }
  return program;
}

/** Without the parameters by which an answer leaves out members that its schema requires, or rounds a constant. */
function withoutCuts(document) {
  for (const { post } of Object.values(document.paths))
    if (post?.parameters)
      post.parameters = post.parameters.filter(
        ({ name, $ref }) => name !== 'fields' && $ref !== '#/components/parameters/precision',
      );
  return document;
}
