import { existsSync } from 'node:fs';
import { Cluster } from './cluster/cluster.mjs';
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

function skip() {
  process.stdout.write(`not installed: ${missing.join(', ')}\n`);
  for (const name of Object.keys(steps(undefined))) process.stdout.write(`skipped  ${name}\n`);
  return isAll ? 1 : 0;
}

async function check() {
  const cluster = new Cluster(programs);
  const left = Object.entries(steps(cluster));
  let skipped = 0;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  try {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [name, step] = next;
      const { lacks, work } = typeof step === 'function' ? { work: step } : step;
      const start = performance.now();
      try {
        const why = await lacks?.();
        if (why !== undefined) {
          process.stdout.write(`skipped  ${name}: ${why}\n`);
          skipped += 1;
          continue;
        }
        const said = await work();
        process.stdout.write(`ok       ${name}, ${((performance.now() - start) / 1000).toFixed(0)} s: ${said}\n`);
      } catch (fault) {
        process.stdout.write(`FAILED   ${name}\n${fault.message}\n`);
        // A program of the cluster that has ended is the reason.
        try {
          cluster.assertRunning();
        } catch (ended) {
          process.stdout.write(`${ended.message}\n`);
        }
        for (const [other] of left) process.stdout.write(`not done ${other}\n`);
        return 1;
      }
    }
    return isAll && skipped > 0 ? 1 : 0;
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
