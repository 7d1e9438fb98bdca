import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs steps in their order and says how each ended. A step has `name`, `after` (names of steps whose results it takes),
 * `lacks()` (why this machine cannot do it, else undefined) and `work()`, which returns what it did or throws. What a run
 * with the same `key` has done in the folder is not done again; one that is `ofAll` looks at whatever others made, and is
 * done again after any of them. Returns the names of the steps that were not done, and of the one that failed.
 */
export async function runSteps(steps, { folder, key, say }) {
  const done = recall(folder, key);
  const lacking = [];
  for (const { name, after = [], lacks = () => undefined, work } of steps) {
    if (done.steps[name] !== undefined) {
      say('kept', name, done.steps[name]);
      continue;
    }
    const first = after.find((other) => lacking.includes(other));
    const why = first === undefined ? await lacks() : `it needs "${first}"`;
    if (why !== undefined) {
      lacking.push(name);
      say('skipped', name, why);
      continue;
    }
    const start = performance.now();
    try {
      const said = (await work()) ?? '';
      for (const other of steps) if (other.ofAll) delete done.steps[other.name];
      done.steps[name] = said;
      writeFileSync(join(folder, 'done.json'), `${JSON.stringify(done, undefined, 2)}\n`);
      say('ok', name, said, performance.now() - start);
    } catch (fault) {
      say('FAILED', name, fault.message);
      return { lacking, failed: name };
    }
  }
  return { lacking, failed: undefined };
}

/** What was done before for the same key; with another one the folder begins anew. */
function recall(folder, key) {
  const file = join(folder, 'done.json');
  if (existsSync(file)) {
    const done = JSON.parse(readFileSync(file, 'utf8'));
    if (done.key === key) return done;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { key, steps: {} };
}
