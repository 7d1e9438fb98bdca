import type { CatalogEntry } from '@cuspal/catalog';
import { FAMILIES, PHASES, SYSTEMS } from '@cuspal/tool-kit';
import { joinLines } from '../text/lines.ts';
import { say } from './catalog-view.messages.ts';
import { chosen, chosenTool, isGiven } from './choice.ts';
import { entry, entryLines } from './entry.ts';
import type { Filter } from './filtered.ts';
import { filtered, filteredData, filteredLines } from './filtered.ts';
import { overview, overviewLines } from './overview.ts';

export interface CatalogQuestion {
  readonly family?: string | undefined;
  readonly phase?: string | undefined;
  readonly system?: string | undefined;
  readonly tool?: string | undefined;
}

export interface Answer {
  readonly text: string;
  readonly structured: object;
}

/** One tool when one is named, the filtered list when a filter is given, else the overview. */
export function catalogAnswer(question: CatalogQuestion, tools: readonly CatalogEntry[]): Answer {
  if (isGiven(question.tool)) return oneTool(question.tool, question, tools);
  const filter = filterOf(question);
  if (Object.keys(filter).length === 0) {
    const structured = overview(tools);
    return { text: joinLines(overviewLines(structured)), structured };
  }
  const found = filtered(filter, tools);
  return { text: joinLines(filteredLines(filter, found)), structured: { filter, tools: filteredData(found) } };
}

function oneTool(name: string, question: CatalogQuestion, tools: readonly CatalogEntry[]): Answer {
  const tool = chosenTool(name, tools);
  const ignored = (['family', 'phase', 'system'] as const).filter((field) => isGiven(question[field]));
  const structured = entry(tool, tools);
  const note = ignored.length === 0 ? [] : [`Note: ${say.filtersUnused({ filters: ignored.join(', ') })}`];
  return { text: joinLines([...entryLines(tool, structured), ...note]), structured };
}

function filterOf({ family, phase, system }: CatalogQuestion): Filter {
  return {
    ...(isGiven(family) ? { family: chosen('family', family, FAMILIES) } : {}),
    ...(isGiven(phase) ? { phase: chosen('phase', phase, PHASES) } : {}),
    ...(isGiven(system) ? { system: chosen('system', system, SYSTEMS) } : {}),
  };
}
