export {
  ANSWER_TOOL,
  CALENDAR_TOOL,
  CALLABLE,
  SERVED,
  CATALOG,
  COMPUTED_TOOL_COUNT,
  exampleOf,
  hasExampleIn,
  readContract,
  readExample,
  schemaNames,
  TOOL_COUNT,
  toolByName,
} from './catalog.ts';
export type { Example } from './catalog.ts';
export type { CatalogEntry } from './entry.ts';
export { nearestNames, nearestTools } from './nearest.ts';
export { isLongSearch } from './long-search.ts';
export { FULL_SPINE } from './full-spine.ts';
export { firstSentence, isForAdvisers, SCHOOLS } from './tool-words.ts';
export { toolsetNamed, toolsInSets, TOOLSETS } from './toolsets/toolsets.ts';
