import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPromtool, keepPromtool } from './promtool.mjs';
import { run } from './run.mjs';
import { writeSchemas } from './schemas.mjs';
import { CACHE, CRD_MODULES, GO_PROGRAMS, goProgram, KUBERNETES, SCHEMAS } from './versions.mjs';

// Installs what checks the chart, and prints what it is:  node deploy/tools/main.mjs
// One compilation at a time, at low priority. What is there already stays. Go uses the module proxy that it is set to.
const GO = { GOFLAGS: `${process.env.GOFLAGS ?? ''} -p=1 -trimpath`.trim() };
const missing = [];
const say = (name, what) => process.stdout.write(`${name.padEnd(14)}${what}\n`);
const lacks = (name, why) => {
  missing.push(name);
  say(name, `not there: ${why}`);
};

say('folder', CACHE);
for (const program of GO_PROGRAMS) {
  const file = goProgram(program);
  if (!existsSync(file)) {
    const words = ['go', 'install', `${program.package}@${program.version}`];
    const made = run('nice', words, { env: { ...GO, GOBIN: dirname(file) } });
    if (!made.ok) {
      lacks(program.name, made.output.split('\n').at(-1));
      continue;
    }
  }
  say(program.name, `${program.version} (says ${run(file, program.asked).output.split('\n')[0]})`);
}

const fault = findPromtool() === undefined ? keepPromtool() : undefined;
const promtool = findPromtool();
if (promtool === undefined) lacks('promtool', fault);
else say('promtool', run(promtool, ['--version']).output.split('\n')[0]);

try {
  if (!existsSync(SCHEMAS)) {
    const [kubernetes, ...others] = [KUBERNETES, ...CRD_MODULES].map(moduleFolder);
    const crds = others.map((folder, index) => join(folder, CRD_MODULES[index].crds));
    writeSchemas(SCHEMAS, join(kubernetes, KUBERNETES.swagger), crds);
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
