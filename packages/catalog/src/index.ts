export { builtTools, CATALOG, COMPUTED_TOOL_COUNT, exampleOf, TOOL_COUNT, toolByName } from './catalog.ts';
export type { Example } from './catalog.ts';
export type { CatalogEntry } from './entry.ts';
export { readContract, readExample, schemaNames } from './contract.ts';
export { nearestNames, nearestTools } from './nearest.ts';
export { FULL_SPINE } from './full-spine.ts';
export { toolsetNamed, toolsInSets, TOOLSETS } from './toolsets/toolsets.ts';
