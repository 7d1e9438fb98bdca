import { statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { outputOf, removeLive, writeLive } from './live-output.mjs';
import { buildPage } from './prepare.mjs';
import { partsOf, PROCESSES, roomsOf, servicesWith, sourcesOf } from './rooms.mjs';
import { filesUnder } from './files.mjs';
import { ROOT } from './runtime.mjs';

/** Processes that start at the same time: more would not be ready sooner on a small machine. */
const AT_ONCE = 2;

const ROOMS = new Map([...PROCESSES].map(([name, room]) => [name, roomsOf(room)]));
const say = (sentence) => process.stdout.write(`${sentence}\n`);

/** Replaces the processes of a running system whose sources are saved, for as long as it runs. */
export function keepLive(system) {
  const parts = new Map([...ROOMS].map(([name, rooms]) => [name, partsOf(rooms)]));
  const spares = new Map();
  const refill = () => {
    for (const name of ROOMS.keys()) {
      if (!spares.get(name)?.running) spares.set(name, system.spare(name, parts.get(name)));
    }
  };
  const waiting = new Set();
  let working = false;

  const replace = async (name) => {
    const since = Date.now();
    const spare = spares.get(name);
    spares.delete(name);
    try {
      await system.replace(spare?.running ? spare : system.spare(name, parts.get(name)));
      say(`> ${name} runs the new code (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    } catch (error) {
      say(`> ${error.message}`);
    }
  };
  const work = async () => {
    if (working) return;
    working = true;
    while (waiting.size > 0) {
      const worker = async () => {
        for (let name = nextService(waiting, system); name; name = nextService(waiting, system)) {
          waiting.delete(name);
          await replace(name);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      // When the gateway starts it asks the services for their lists.
      if (waiting.delete('gateway')) await replace('gateway');
    }
    working = false;
    refill();
  };

  watchSources(new Set([...ROOMS.values()].flatMap((rooms) => [...rooms])), ({ changed, gone }) => {
    const touched = takeOver(changed, gone);
    for (const name of affected(touched)) waiting.add(name);
    if (waiting.size > 0) void work();
  });
  refill();
  say('Watching the sources: a saved file is live in a moment.\n');
}

/** Brings the compiled code in step; returns the files that count. What cannot be compiled is shown and left as it was. */
function takeOver(changed, gone) {
  const touched = [];
  for (const file of [...changed, ...gone].filter((each) => !each.endsWith('.test.ts'))) {
    try {
      if (outputOf(file)) (gone.includes(file) ? removeLive : writeLive)(file);
      touched.push(file);
    } catch (error) {
      say(`> ${file} does not compile:\n${error.message}`);
    }
  }
  // The page holds the code of the figures too. What cannot be built is shown, and the page stays as it was.
  if (touched.some((file) => /^packages\/(?:views|figures)\//.test(file))) buildPage();
  return touched;
}

/** The processes that are compiled from one of these files; the gateway also lists what a tool file says of its tool. */
function affected(files) {
  return [...ROOMS.keys()].filter((name) =>
    files.some((file) => {
      if (name === 'gateway' && file.endsWith('.tool.ts')) return true;
      if (file.startsWith('services/')) return servicesWith(file).includes(name);
      return [...ROOMS.get(name)].some((room) => file.startsWith(`${room}/`));
    }),
  );
}

/** The service that spoke last comes first: it is probably the one that is looked at. */
function nextService(waiting, system) {
  const spoke = (name) => statSync(system.processes.get(name).file).mtimeMs;
  return [...waiting].filter((name) => name !== 'gateway').sort((a, b) => spoke(b) - spoke(a))[0];
}

/** Editors write a file in several steps. */
const SETTLED_MS = 40;

/**
 * Calls back with { changed, gone }, paths in the project, whenever sources of these rooms have been saved. An event
 * only says that something happened; what did is read from the files themselves.
 */
function watchSources(rooms, onChange) {
  const folders = [...rooms].map((room) => join(ROOT, sourcesOf(room)));
  let known = stamps(folders);
  let timer;
  const look = () => {
    const now = stamps(folders);
    const changed = [...now.keys()].filter((file) => now.get(file) !== known.get(file));
    const gone = [...known.keys()].filter((file) => !now.has(file));
    known = now;
    if (changed.length + gone.length > 0) onChange({ changed, gone });
  };
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    });
  }
}

function stamps(folders) {
  const found = new Map();
  for (const file of folders.flatMap(filesUnder).filter((each) => !each.includes('/dist/'))) {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (size !== undefined) found.set(relative(ROOT, file), `${mtimeMs} ${size}`);
  }
  return found;
}
