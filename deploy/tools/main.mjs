import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { findPromtool, keepPromtool } from './promtool.mjs';
import { run } from './run.mjs';
import { writeSchemas } from './schemas.mjs';
import {
  CACHE,
  clusterPrograms,
  CRD_MODULES,
  CRDS,
  GO_PROGRAMS,
  goProgram,
  KUBERNETES,
  OLDEST_KUBERNETES,
  RELEASE_PROGRAMS,
  SCHEMAS,
} from './versions.mjs';

// Installs what checks the chart, and prints what it is:  node deploy/tools/main.mjs
// With --cluster also the control plane of Kubernetes, which compiles for long (docs/operations.md), with --oldest that of
// the oldest Kubernetes on which the chart is tried; with --release what `npm run release` takes. What is there stays. Go uses the module proxy that it is set to, and ends after
// --minutes (45); a second run goes on from there.
const { values: asked } = parseArgs({
  options: {
    cluster: { type: 'boolean' },
    oldest: { type: 'boolean' },
    release: { type: 'boolean' },
    minutes: { type: 'string', default: '45' },
  },
});
const missing = [];
const say = (name, what) => process.stdout.write(`${name.padEnd(25)}${what}\n`);
const lacks = (name, why) => {
  missing.push(name);
  say(name, `not there: ${why}`);
};

say('folder', CACHE);
const programs = [
  ...GO_PROGRAMS,
  ...(asked.cluster ? clusterPrograms() : []),
  ...(asked.oldest ? clusterPrograms(OLDEST_KUBERNETES) : []),
  ...(asked.release ? RELEASE_PROGRAMS : []),
];
const isThere = (program) => existsSync(goProgram(program));
const faults = await buildAll(
  programs.filter((program) => !isThere(program)),
  { minutes: Number(asked.minutes) },
);
for (const program of programs) {
  if (isThere(program))
    say(program.name, `${program.version} (says ${run(goProgram(program), program.asked).output.split('\n')[0]})`);
  else lacks(program.name, faults.get(program.name));
}

const fault = findPromtool() === undefined ? keepPromtool() : undefined;
const promtool = findPromtool();
if (promtool === undefined) lacks('promtool', fault);
else say('promtool', run(promtool, ['--version']).output.split('\n')[0]);

try {
  if (!existsSync(SCHEMAS) || !existsSync(CRDS)) {
    const [kubernetes, ...others] = [KUBERNETES, ...CRD_MODULES].map(moduleFolder);
    const crds = others.map((folder, index) => join(folder, CRD_MODULES[index].crds));
    writeSchemas(SCHEMAS, join(kubernetes, KUBERNETES.swagger), crds);
    keepCrds(crds);
  }
  const versions = [KUBERNETES, ...CRD_MODULES].map(({ module, version }) => `${module} ${version}`);
  say('schemas', `${readdirSync(SCHEMAS).length} kinds of ${versions.join(', ')}`);
} catch (fault) {
  lacks('schemas', fault.message);
}
process.exitCode = missing.length > 0 ? 1 : 0;

/** Where Go keeps the files of a module. */
function moduleFolder({ module, version }) {
  const { ok, stdout, output } = run('go', ['mod', 'download', '-json', `${module}@${version}`]);
  if (!ok) throw new Error(output);
  return JSON.parse(stdout).Dir;
}

/** Copies the definitions that a cluster is given, a folder for each module, as a whole or not at all. */
function keepCrds(folders) {
  const unfinished = `${CRDS}.${process.pid}`;
  for (const [index, folder] of folders.entries())
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
      cpSync(join(folder, file), join(unfinished, `${index}`, file));
  rmSync(CRDS, { recursive: true, force: true });
  renameSync(unfinished, CRDS);
}
