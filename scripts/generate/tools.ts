import { catalogueEntry, SERVICES, type AnyTool, type ToolEntry } from '@cuspal/tool-kit';
import { loadTools } from '@cuspal/tool-kit/host';

export interface BuiltTool {
  readonly tool: AnyTool;
  readonly entry: ToolEntry;
}

/** Every tool file of every service, checked. */
export async function builtTools(): Promise<readonly BuiltTool[]> {
  const built: BuiltTool[] = [];
  for (const service of SERVICES) {
    const directory = new URL(`../../services/${service}/src/tools/`, import.meta.url);
    for (const { tool } of await loadTools(directory)) built.push({ tool, entry: catalogueEntry(tool, service) });
  }
  return built;
}
