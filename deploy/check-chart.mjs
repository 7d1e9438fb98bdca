import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPromtool } from './tools/promtool.mjs';
import { run } from './tools/run.mjs';
import { locationOf } from './tools/schemas.mjs';
import { GO_PROGRAMS, goProgram, KUBERNETES, SCHEMAS } from './tools/versions.mjs';

// Checks the chart as far as that needs no cluster:  npm run chart:check
// It prints each step, and by name what was skipped because its tool is missing; node deploy/tools/main.mjs installs
// the tools. With --all a step that is skipped is a fault.
const CHART = fileURLToPath(new URL('helm/cuspal/', import.meta.url));
const FILES = join(CHART, 'files');
const LONGEST_MS = 120_000;
const files = readdirSync(CHART).filter((name) => /^values.*\.yaml$/.test(name));
const KEDA = ['scaling.from=keda', 'scaling.keda.prometheus=http://prometheus:9090'];
const chosen = [
  ...files.map((file) => [file]),
  ['values-large.yaml', 'scaling.from=prometheus-adapter'],
  ['values-large.yaml', ...KEDA],
];
const [helm, kubeconform] = GO_PROGRAMS.map(goProgram).map((file) => (existsSync(file) ? file : undefined));
const promtool = findPromtool();
const tests = readdirSync(FILES).filter((name) => name.endsWith('.test.yaml'));
let failed = 0;
let skipped = 0;

for (const [file, ...settings] of chosen) {
  const words = [CHART, '-f', join(CHART, file), ...settings.flatMap((setting) => ['--set', setting])];
  const name = [file, ...settings.slice(0, 1)].join(', ');
  step(`helm lint --strict, ${name}`, { helm }, () => run(helm, ['lint', '--strict', ...words], limits()));
  step(`helm template | kubeconform -strict, ${name}`, { helm, kubeconform, schemas: schemas() }, () => {
    const rendered = run(helm, ['template', 'cuspal', ...words, '--kube-version', KUBERNETES.version], limits());
    if (!rendered.ok) return rendered;
    const asked = ['-strict', '-summary', '-schema-location', locationOf(SCHEMAS), '-'];
    return run(kubeconform, asked, { ...limits(), input: rendered.stdout });
  });
}
step('promtool check rules', { promtool }, () =>
  run(promtool, ['check', 'rules', join(FILES, 'rules.yaml')], limits()),
);
for (const file of tests)
  step(`promtool test rules, ${file}`, { promtool }, () => run(promtool, ['test', 'rules', file], limits()));
process.stdout.write(`${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 || (skipped > 0 && process.argv.includes('--all')) ? 1 : 0;

function step(name, tools, work) {
  const missing = Object.keys(tools).filter((tool) => tools[tool] === undefined);
  if (missing.length > 0) {
    skipped += 1;
    process.stdout.write(`skipped  ${name}: ${missing.join(' and ')} not installed\n`);
    return;
  }
  const { ok, output } = work();
  if (!ok) failed += 1;
  process.stdout.write(ok ? `ok       ${name}\n` : `FAILED   ${name}\n${output}\n`);
}

function schemas() {
  return existsSync(SCHEMAS) ? SCHEMAS : undefined;
}

function limits() {
  return { cwd: FILES, timeout: LONGEST_MS };
}
