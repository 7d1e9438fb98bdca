import { catalogueEntry, loadTools, SERVICES, type AnyTool, type ServiceName, type ToolEntry } from '@cuspal/tool-kit';

export interface BuiltTool {
  readonly tool: AnyTool;
  readonly entry: ToolEntry;
}

/** The tool files of these services, checked. */
export async function builtTools(services: readonly ServiceName[] = SERVICES): Promise<readonly BuiltTool[]> {
  const built: BuiltTool[] = [];
  for (const service of services) {
    const directory = new URL(`../../services/${service}/`, import.meta.url);
    for (const { tool } of await loadTools(directory)) built.push({ tool, entry: catalogueEntry(tool, service) });
  }
  return built;
}
