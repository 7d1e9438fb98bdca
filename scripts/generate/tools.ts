import { catalogueEntry, loadTools, SERVICES, type AnyTool, type ServiceName, type ToolEntry } from '@cuspal/tool-kit';

export interface LoadedTool {
  readonly tool: AnyTool;
  readonly entry: ToolEntry;
}

/** The tool files of these services, checked. */
export async function loadAllTools(services: readonly ServiceName[] = SERVICES): Promise<readonly LoadedTool[]> {
  const read: LoadedTool[] = [];
  for (const service of services) {
    const directory = new URL(`../../services/${service}/`, import.meta.url);
    for (const { tool } of await loadTools(directory)) read.push({ tool, entry: catalogueEntry(tool, service) });
  }
  return read;
}
