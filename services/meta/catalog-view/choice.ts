import { nearestTools } from '@cuspal/catalog';
import { ToolError } from '@cuspal/tool-kit';
import { echo } from '../text/lines.ts';
import { say as fault } from '../text/faults.messages.ts';

/** Capitals, spaces, `-` and `_` make no difference between names. */
const comparable = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/gu, '_');

/** Names of tools that are told to whoever asks for one that is none. */
const NEAREST = 3;

/** An argument of blanks counts as none. */
export const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The value a caller means; validation_failed with all values when there is none. */
export function chosen<Value extends string>(field: string, text: string, values: readonly Value[]): Value {
  const found = values.find((value) => comparable(value) === comparable(text));
  if (found !== undefined) return found;
  throw new ToolError('validation_failed', fault.notOneOf({ field, text: echo(text), values }), { field });
}

/** The tool a caller means; validation_failed with the three nearest names when there is none. */
export function chosenTool<Tool extends { readonly name: string; readonly title: string }>(
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
