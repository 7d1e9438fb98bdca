import { setImmediate, setTimeout } from 'node:timers/promises';
import { readEntry, type CatalogEntry } from '@cuspal/catalog/entry';
import type { Family, ServiceName } from '@cuspal/catalog/taxonomy';
import { toolFilesIn, toolNameOfFile } from '../discover.ts';
import { listing, type Listed, type ReadyTool, type ServiceTools } from './service-tools.ts';

/**
 * Tools whose code is read with their first call, as a folder has them. Until then the catalogue says what they are; a
 * tool that it does not have is read to be listed. Throws where two files are of one name.
 */
export async function toolsOnCall(directory: URL, service: ServiceName): Promise<ServiceTools> {
  const files = await toolFilesIn(directory);
  const fileOf = new Map(files.map((file) => [toolNameOfFile(file), file]));
  if (fileOf.size < files.length) throw new Error(`Two tools in ${directory.pathname} have the same file name.`);
  const known = new Map<string, ReadyTool | Promise<ReadyTool>>();
  const read = async (name: string): Promise<ReadyTool> => {
    const { readTool, unreadable } = await readerOfTools();
    try {
      const ready = await readTool(fileOf.get(name) ?? '');
      known.set(name, ready);
      return ready;
    } catch (fault) {
      // A later call tries again.
      known.delete(name);
      return unreadable(name, fault);
    }
  };
  return {
    names: [...fileOf.keys()],
    has: (name) => fileOf.has(name),
    find(name) {
      const found = known.get(name);
      if (found) return found;
      const reading = read(name);
      known.set(name, reading);
      return reading;
    },
    list: listing(() =>
      Promise.all(
        files.map(async (file) => published(file, service) ?? (await readerOfTools()).entryOf(file, service)),
      ),
    ),
  };
}

/** What reads and runs tools needs the engine, so it is loaded with the first call. */
const readerOfTools = () => import('./ready-tools.ts');

/**
 * Families of which nobody should wait while a tool is read: with one of the first each conversation begins, the others
 * are made of many parts, and to search for a moment takes long by itself.
 */
const AHEAD: readonly Family[] = ['meta', 'answers', 'composites', 'electional'];

/** Until then a process that has just started is left to those who wait for it to answer. */
const WAIT_MS = 1_000;

/** Reads what each first call needs, and the tools of some families, with turns for calls between them. Never rejects. */
export async function readAhead(services: readonly ServiceTools[], waitMs = WAIT_MS): Promise<void> {
  await setTimeout(waitMs, undefined, { ref: false });
  try {
    if (services.length > 0) await readerOfTools();
  } catch {
    // It shows again, and is told, at the call of a tool.
    return;
  }
  const ahead = services.flatMap((tools) =>
    tools.names.map((name) => ({ tools, name, family: entryOf(name)?.family })),
  );
  for (const wanted of AHEAD)
    for (const { tools, name } of ahead.filter(({ family }) => family === wanted)) {
      await setImmediate();
      await tools.find(name);
    }
}

/** The entry of the catalogue, where it has the tool as one of this service. */
function published(file: string, service: ServiceName): Listed | undefined {
  const entry = entryOf(toolNameOfFile(file));
  return entry?.service === service ? entry : undefined;
}

function entryOf(name: string): CatalogEntry | undefined {
  try {
    return readEntry(name);
  } catch {
    return undefined;
  }
}
