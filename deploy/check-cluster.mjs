import { existsSync } from 'node:fs';
import { Cluster } from './cluster/cluster.mjs';
import { runSteps } from './cluster/run-steps.mjs';
import { guideSteps } from './cluster/steps-guide.mjs';
import { growingSteps, lifeSteps } from './cluster/steps-life.mjs';
import { registrySteps } from './cluster/steps-registry.mjs';
import { validationSteps } from './cluster/steps-validation.mjs';
import { versionSteps } from './cluster/steps-versions.mjs';
import { clusterPrograms, CRDS, GO_PROGRAMS, goProgram, OLDEST_KUBERNETES } from './tools/versions.mjs';

// Tests the chart on a real control plane, whose nodes and pods kwok plays:  npm run cluster:check
// It starts everything in a temporary folder and leaves nothing. It prints each step, and by name those that were skipped
// because a program is missing; node deploy/tools/main.mjs --cluster --release installs them. With --all that is a fault.
// With --oldest it is the oldest Kubernetes on which the chart is tried (node deploy/tools/main.mjs --oldest).
const isOldest = process.argv.includes('--oldest');
const isAll = process.argv.includes('--all');
const needed = [GO_PROGRAMS[0], ...clusterPrograms(isOldest ? OLDEST_KUBERNETES : undefined)];
const programs = Object.fromEntries(needed.map((program) => [program.name, goProgram(program)]));
const files = { ...programs, 'definitions of resources': CRDS };
const missing = Object.keys(files).filter((name) => !existsSync(files[name]));

process.exitCode = missing.length > 0 ? skip() : await check();

function say(line) {
  process.stdout.write(`${line}\n`);
}

function skip() {
  say(`not installed: ${missing.join(', ')}`);
  for (const name of Object.keys(steps(undefined))) say(`skipped  ${name}`);
  return isAll ? 1 : 0;
}

async function check() {
  const cluster = new Cluster(programs);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  try {
    const { skipped, failed } = await runSteps(steps(cluster), { say, assertRunning: () => cluster.assertRunning() });
    return failed !== undefined || (isAll && skipped > 0) ? 1 : 0;
  } finally {
    await cluster.stop();
  }
}

function steps(cluster) {
  return {
    'control plane and nodes': () => cluster.start(),
    ...validationSteps(cluster),
    ...guideSteps(cluster),
    ...growingSteps(cluster),
    ...versionSteps(cluster),
    ...registrySteps(cluster, programs),
    ...lifeSteps(cluster),
  };
}
