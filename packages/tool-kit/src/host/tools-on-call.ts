import { readEntry } from '@cuspal/catalog/entry';
import type { ServiceName } from '@cuspal/catalog/taxonomy';
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

/** The entry of the catalogue, where it has the tool as one of this service. */
function published(file: string, service: ServiceName): Listed | undefined {
  try {
    const entry = readEntry(toolNameOfFile(file));
    return entry.service === service ? entry : undefined;
  } catch {
    return undefined;
  }
}
