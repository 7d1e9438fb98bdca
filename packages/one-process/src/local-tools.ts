import type { ToolEntry } from '@cuspal/gateway/protocol';
import type { AnyTool, CompiledTool } from '@cuspal/tool-kit';

type Place = Pick<ToolEntry, 'name' | 'family' | 'service'>;

/** `@cuspal/services/natal/core-analysis/check-doshas.tool`: a tool stands where service, family and name say. */
const toolModule = ({ name, family, service }: Place): string =>
  `@cuspal/services/${service}/${family.replaceAll(' ', '-')}/${name.replaceAll('_', '-')}.tool`;

const loaded = new Map<string, Promise<CompiledTool>>();

/** The tool ready to run. Its file and what that imports are loaded with its first call, and kept. */
export function localTool(place: Place): Promise<CompiledTool> {
  const known = loaded.get(place.name) ?? load(place);
  loaded.set(place.name, known);
  return known;
}

async function load(place: Place): Promise<CompiledTool> {
  const file: unknown = await import(toolModule(place));
  const tool = typeof file === 'object' && file !== null && 'default' in file ? file.default : undefined;
  if (!isTool(tool) || tool.name !== place.name) throw new Error(`${toolModule(place)} does not hold ${place.name}`);
  // Loaded here, so that tools are listed before the kit is needed.
  const { compileTool } = await import('@cuspal/tool-kit');
  return compileTool(tool);
}

const isTool = (value: unknown): value is AnyTool =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'engine' || value.kind === 'text');
