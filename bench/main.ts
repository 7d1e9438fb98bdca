import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { accounts } from './accounts.ts';
import { batches } from './batches.ts';
import { beside } from './beside.ts';
import { birthTimes } from './birth-times.ts';
import { charts } from './charts.ts';
import { composites } from './composites.ts';
import { dearest } from './dearest.ts';
import { elections } from './elections.ts';
import { endToEnd } from './endtoend.ts';
import { engine } from './engine.ts';
import { figures } from './figures.ts';
import { printed, type Row } from './lib/measurement.ts';
import { languages } from './languages.ts';
import { meters } from './meters.ts';
import { oneProcess } from './one-process.ts';
import { places } from './places.ts';
import { protocol } from './protocol.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { rivals } from './rivals.ts';
import { routing } from './routing.ts';
import { services } from './services.ts';
import { starts } from './starts.ts';
import { timing } from './timing.ts';
import { transport } from './transport.ts';
import { turns } from './turns.ts';
import { systems } from './systems.ts';
import { topics } from './topics.ts';

// Ratios of one run on one machine: measurements of different runs are not compared with each other.
const SECTIONS: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  protocol,
  accounts,
  meters,
  batches,
  engine,
  topics,
  charts,
  composites,
  systems,
  elections,
  timing,
  routing,
  transport,
  turns,
  languages,
  places,
  'one-process': oneProcess,
  figures,
  endtoend: endToEnd,
  beside,
  'birth-times': birthTimes,
  questions,
  services,
  dearest,
  reports,
  rivals,
  starts,
};
/** Measurements that no change of the code's speed moves, that take long, or that need another checkout. */
const BY_NAME_ALONE = ['birth-times', 'questions', 'services', 'beside', 'dearest', 'reports', 'rivals', 'starts'];

const wanted = process.argv.slice(2);
const measurements: Row[] = [];
for (const [name, section] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 ? !wanted.includes(name) : BY_NAME_ALONE.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  for (const row of await section()) {
    measurements.push(row);
    process.stdout.write(`  ${printed(row)}\n`);
  }
}
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? '' };
writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, figures: measurements }, null, 2)}\n`);
process.stdout.write(`\nWritten to ${file}\n`);
process.exit(0);
