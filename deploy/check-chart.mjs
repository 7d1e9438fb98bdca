import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { findingsOf, openFindings } from './tools/findings.mjs';
import { findPromtool } from './tools/promtool.mjs';
import { run } from './tools/run.mjs';
import { locationOf } from './tools/schemas.mjs';
import { GO_PROGRAMS, goProgram, KUBERNETES, SCHEMAS } from './tools/versions.mjs';

// Checks the chart as far as that needs no cluster:  npm run chart:check
// It prints each step, and by name what was skipped because its tool is missing; node deploy/tools/main.mjs installs
// the tools. With --all a step that is skipped is a fault.
const CHART = fileURLToPath(new URL('helm/cuspal/', import.meta.url));
const FILES = join(CHART, 'files');
const ANSWERS = fileURLToPath(new URL('helm/kube-score.yaml', import.meta.url));
const LONGEST_MS = 300_000;
const files = readdirSync(CHART).filter((name) => /^values.*\.yaml$/.test(name));
const KEDA = ['scaling.from=keda', 'scaling.keda.prometheus=http://prometheus:9090'];
const chosen = [
  ...files.map((file) => [file]),
  ['values-large.yaml', 'scaling.from=prometheus-adapter'],
  ['values-large.yaml', ...KEDA],
];
const named = Object.fromEntries(GO_PROGRAMS.map((program) => [program.name, goProgram(program)]));
const [helm, kubeconform, score] = ['helm', 'kubeconform', 'kube-score']
  .map((name) => named[name])
  .map((file) => (existsSync(file) ? file : undefined));
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
step('kube-score, findings all answered', { helm, 'kube-score': score }, () => {
  const found = new Map();
  for (const file of files) {
    const words = ['template', 'cuspal', CHART, '-f', join(CHART, file), '--kube-version', KUBERNETES.version];
    const rendered = run(helm, words, limits());
    if (!rendered.ok) return rendered;
    const { stdout, output } = run(score, ['score', '-o', 'json', '-'], { ...limits(), input: rendered.stdout });
    if (!stdout.startsWith('[')) return { ok: false, output };
    for (const [name, object] of findingsOf(stdout)) found.set(name, object);
  }
  const open = openFindings(found, parse(readFileSync(ANSWERS, 'utf8')));
  return { ok: open.length === 0, output: open.join('\n') };
});
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
