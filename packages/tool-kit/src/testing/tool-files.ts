import { basename } from 'node:path';
import type { AnyTool } from '../define-tool.ts';
import { loadTool, toolFilesIn } from '../discover.ts';
import { SERVICES, type ServiceName } from '@cuspal/catalog/taxonomy';

/** The sources of a service's tools, seen from this file in the repository. */
export const toolsDirectoryOf = (service: ServiceName): URL =>
  new URL(`../../../../services/${service}/`, import.meta.url);

const found = new Map<string, Promise<AnyTool>>();

/** The tool of that name, wherever it lives. Tests ask for each many times: its file is looked for once in a process. */
export function findTool(name: string): Promise<AnyTool> {
  const known = found.get(name) ?? look(name);
  found.set(name, known);
  return known;
}

async function look(name: string): Promise<AnyTool> {
  const wanted = `${name.replaceAll('_', '-')}.tool.ts`;
  for (const service of SERVICES) {
    const files = await toolFilesIn(toolsDirectoryOf(service));
    const file = files.find((path) => basename(path) === wanted);
    if (file !== undefined) return loadTool(file);
  }
  throw new Error(`no service has a file ${wanted}`);
}
