import { type CatalogEntry, nearestTools } from '@cuspal/catalog';
import { FAMILIES, PHASES, SYSTEMS, ToolError } from '@cuspal/tool-kit';
import { joinLines, echo } from '../text/lines.ts';
import { say as fault } from '../text/faults.messages.ts';
import { say } from './catalog-view.messages.ts';
import { entry, entryLines } from './entry.ts';
import { type Filter, filtered, filteredData, filteredLines } from './filtered.ts';
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

/** Capitals, spaces, `-` and `_` make no difference between names. */
const comparable = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/gu, '_');

/** Names of tools that are told to whoever asks for one that is none. */
const NEAREST = 3;

/** An argument of blanks counts as none. */
const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The value a caller means; validation_failed with all values when there is none. */
function chosen<Value extends string>(field: string, text: string, values: readonly Value[]): Value {
  const found = values.find((value) => comparable(value) === comparable(text));
  if (found !== undefined) return found;
  throw new ToolError('validation_failed', fault.notOneOf({ field, text: echo(text), values }), { field });
}

/** The tool a caller means; validation_failed with the three nearest names when there is none. */
function chosenTool<Tool extends { readonly name: string; readonly title: string }>(
  text: string,
  tools: readonly Tool[],
): Tool {
  const wanted = comparable(text);
  const found = tools.find(({ name }) => name === wanted);
  if (found) return found;
  throw new ToolError(
    'validation_failed',
    fault.noSuchTool({ text: echo(text), nearest: nearestTools(text, tools, NEAREST).join(', ') }),
    { field: 'tool' },
  );
}
