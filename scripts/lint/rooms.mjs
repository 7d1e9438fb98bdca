import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ROOT } from '../lib/prepare.mjs';
import { ENGINE_ROOMS, roomFault, roomOf } from './engine-rooms.mjs';

// Prints the engine's rooms with the count of imports against their order, and all cycles of files in the repository.
const ENGINE = 'packages/engine/src/';
const sources = ['packages', 'services'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/src`),
);
const { output } = await cruise(
  [...sources, 'gateway/src'],
  {
    baseDir: ROOT,
    tsPreCompilationDeps: true,
    exclude: { path: '\\.test\\.ts$|/generated/|^node_modules|/dist/' },
    ruleSet: { forbidden: [{ name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } }] },
    validate: true,
    enhancedResolveOptions: { conditionNames: ['cuspal-source', 'import', 'node'], exportsFields: ['exports'] },
  },
  undefined,
  { tsConfig: extractTSConfig(join(ROOT, 'tsconfig.check.json')) },
);

const inside = (path) => (path.startsWith(ENGINE) ? path.slice(ENGINE.length) : null);
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: inside(source), to: inside(resolved) })),
);
const within = imports.filter(({ from, to }) => from !== null && to !== null);
const against = within.filter(({ from, to }) => roomFault(from, to) !== null);
const files = output.modules.map(({ source }) => inside(source)).filter((path) => path !== null);
const homeless = files.filter((path) => roomOf(path) === undefined);
const cycles = output.summary.violations.filter(({ rule }) => rule.name === 'no-cycle');

const row = (...cells) =>
  `${cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : String(cell).padStart(9))).join('')}\n`;
process.stdout.write(row('room', 'files', 'imports', 'against'));
for (const room of ENGINE_ROOMS) {
  const own = within.filter(({ from }) => roomOf(from) === room);
  const count = files.filter((path) => roomOf(path) === room).length;
  if (count > 0)
    process.stdout.write(row(room, count, own.length, own.filter((each) => against.includes(each)).length));
}
process.stdout.write(row('the engine', files.length, within.length, against.length));
for (const { from, to } of against) process.stderr.write(`${from} -> ${to}: ${roomFault(from, to)}\n`);
for (const path of homeless) process.stderr.write(`${path} stands in no room.\n`);
for (const { from, cycle = [] } of cycles) {
  process.stderr.write(`Cycle: ${[from, ...cycle.map((step) => step.name ?? step)].join(' -> ')}\n`);
}
process.stdout.write(`${output.modules.length} files, ${cycles.length} on a cycle of imports\n`);
process.exit(against.length + homeless.length + cycles.length === 0 ? 0 : 1);
