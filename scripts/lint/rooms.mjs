import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ROOT } from '../lib/prepare.mjs';
import { folderRings } from './folder-rings.mjs';
import { importFault, isPlaced, roomOf } from './import-order.mjs';
import { ORDERS } from './orders/all.mjs';

// Prints the rooms of each order with the count of imports against it, and all cycles of files and rings of folders.
const { output } = await cruise(
  ['packages', 'services', 'gateway', 'scripts', 'bench', 'deploy', 'test'],
  {
    baseDir: ROOT,
    tsPreCompilationDeps: true,
    exclude: { path: '\\.test\\.ts$|^services/[^/]+/test/|/generated/|^node_modules|/dist/|/bundle/' },
    ruleSet: { forbidden: [{ name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } }] },
    validate: true,
    enhancedResolveOptions: { conditionNames: ['cuspal-source', 'import', 'node'], exportsFields: ['exports'] },
  },
  undefined,
  { tsConfig: extractTSConfig(join(ROOT, 'tsconfig.check.json')) },
);

const cycles = output.summary.violations.filter(({ rule }) => rule.name === 'no-cycle');

const row = (...cells) =>
  `${cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : String(cell).padStart(9))).join('')}\n`;

/** Prints one order; returns how many imports run against it and how many files stand in none of its rooms. */
function printed(order) {
  const inside = (path) => (path.startsWith(order.folder) ? path.slice(order.folder.length) : null);
  const files = output.modules.map(({ source }) => inside(source)).filter((path) => path !== null);
  const imports = output.modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: inside(source), to: inside(resolved) })),
    )
    .filter(({ from, to }) => from !== null && to !== null);
  const against = imports.filter(({ from, to }) => importFault(order, from, to) !== null);
  const homeless = files.filter((path) => !isPlaced(order, path));
  process.stdout.write(row('room', 'files', 'imports', 'against'));
  for (const room of order.rooms) {
    const own = imports.filter(({ from }) => roomOf(order, from) === room);
    const count = files.filter((path) => roomOf(order, path) === room).length;
    if (count > 0)
      process.stdout.write(row(room, count, own.length, own.filter((each) => against.includes(each)).length));
  }
  process.stdout.write(`${row(order.folder, files.length, imports.length, against.length)}\n`);
  for (const { from, to } of against) process.stderr.write(`${from} -> ${to}: ${importFault(order, from, to)}\n`);
  for (const path of homeless) process.stderr.write(`${order.folder}${path} stands in no room.\n`);
  return against.length + homeless.length;
}

const faults = ORDERS.map(printed).reduce((sum, count) => sum + count, 0);
for (const { from, cycle = [] } of cycles) {
  process.stderr.write(`Cycle: ${[from, ...cycle.map((step) => step.name ?? step)].join(' -> ')}\n`);
}
const rings = folderRings(
  output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  ),
);
for (const { folder, ring } of rings) process.stderr.write(`Ring in ${folder}: ${ring.join(', ')}\n`);
process.stdout.write(
  `${output.modules.length} files, ${cycles.length} on a cycle of imports, ${rings.length} rings of folders\n`,
);
process.exit(faults + cycles.length + rings.length === 0 ? 0 : 1);
