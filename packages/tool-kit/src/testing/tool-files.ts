import { basename } from 'node:path';
import type { AnyTool } from '../define-tool.ts';
import { loadTool, toolFilesIn } from '../discover.ts';
import { SERVICES, type ServiceName } from '@cuspal/catalog/taxonomy';

/** The sources of a service's tools, seen from this file in the repository. */
export const toolsDirectoryOf = (service: ServiceName): URL =>
  new URL(`../../../../services/${service}/`, import.meta.url);

/** The tool of that name, wherever it lives. */
export async function findTool(name: string): Promise<AnyTool> {
  const wanted = `${name.replaceAll('_', '-')}.tool.ts`;
  for (const service of SERVICES) {
    const files = await toolFilesIn(toolsDirectoryOf(service));
    const file = files.find((path) => basename(path) === wanted);
    if (file !== undefined) return loadTool(file);
  }
  throw new Error(`no service has a file ${wanted}`);
}
