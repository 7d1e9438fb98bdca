import { inWords } from '@cuspal/engine/base/words';
import { ToolError } from '@cuspal/tool-kit';
import { distance } from 'fastest-levenshtein';
import { echo } from '../text/lines.ts';

/** Capitals, spaces, `-` and `_` make no difference between names. */
const comparable = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/gu, '_');

/** An argument of blanks counts as none. */
export const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The value a caller means; validation_failed with all values when there is none. */
export function chosen<Value extends string>(field: string, text: string, values: readonly Value[]): Value {
  const found = values.find((value) => comparable(value) === comparable(text));
  if (found !== undefined) return found;
  throw new ToolError(
    'validation_failed',
    `Argument "${field}" is "${echo(text)}" but must be one of ${inWords(values, 'or')}. Correct it and call again.`,
    { field },
  );
}

/** The tool a caller means; validation_failed with the three nearest names when there is none. */
export function chosenTool<Tool extends { readonly name: string }>(text: string, tools: readonly Tool[]): Tool {
  const wanted = comparable(text);
  const found = tools.find(({ name }) => name === wanted);
  if (found) return found;
  throw new ToolError(
    'validation_failed',
    `Argument "tool" is "${echo(text)}", which is no tool of this server. The nearest names are ${nearest(wanted, tools).join(', ')}.`,
    { field: 'tool' },
  );
}

function nearest(wanted: string, tools: readonly { readonly name: string }[]): readonly string[] {
  return tools
    .map(({ name }) => ({ name, far: distance(wanted, name) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
