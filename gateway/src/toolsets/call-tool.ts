import { z } from 'zod';
import type { ToolEntry } from '../catalog/entry.ts';
import { isJsonObject } from '../core/json.ts';
import { argumentFault, shown, type ArgumentFault } from '../response-shaping/argument-fault.ts';
import { readSelection, type ResultSelection } from '../response-shaping/selection.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import { selectFrom } from '../response-shaping/select.ts';
import { CALL_TOOL, SET_TOOLS } from './definitions.ts';
import { noSuchTool } from './describe-tools.ts';

const result = z.looseObject({ content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })) });

/** The answer of a tool as `call_tool` gives it: the same text after the selection. A failed call stays as it is. */
export function textAlone(answer: ToolAnswer, { selection }: InnerCall): ToolAnswer {
  const whole = selection.fields === undefined && selection.precision === undefined;
  if (answer.code !== '' || whole) return answer;
  const rest = result.parse(JSON.parse(Buffer.from(answer.result).toString()));
  const content = rest.content.map((block) =>
    block.type === 'text' && block.text !== undefined ? { ...block, text: selectFrom(block.text, selection) } : block,
  );
  return { ...answer, result: Buffer.from(JSON.stringify({ ...rest, content })) };
}

/** A call of a tool that came as arguments of `call_tool`. */
export interface InnerCall {
  readonly ok: true;
  readonly entry: ToolEntry;
  readonly args: object;
  readonly selection: ResultSelection;
}

/** The tools that can be called. */
export interface Callable {
  readonly callable: readonly ToolEntry[];
  find(name: string): ToolEntry | undefined;
}

const TAKEN = ['name', 'arguments', 'fields', 'precision'];

/** Reads the arguments of `call_tool`; those of the tool itself are for its service to judge. */
export function readInnerCall(sent: object, catalogue: Callable): ArgumentFault | InnerCall {
  const stranger = Object.keys(sent).find((key) => !TAKEN.includes(key));
  if (stranger !== undefined) {
    return argumentFault(
      stranger,
      `Unknown argument ${shown(stranger)}. What the tool itself takes belongs into "arguments" of ${CALL_TOOL.name}.`,
    );
  }
  const { name, arguments: inner, ...sentSelection }: Readonly<Record<string, unknown>> = { ...sent };
  if (typeof name !== 'string') {
    const fault = name === undefined ? 'is missing. Send' : `is ${shown(name)} but must be`;
    return argumentFault('name', `Argument "name" ${fault} the name of a tool, such as get_full_chart.`);
  }
  const entry = catalogue.find(name);
  if (!entry) {
    if (SET_TOOLS.some((tool) => tool.name === name))
      return argumentFault('name', `Argument "name" is "${name}", which is called by itself. Call it directly.`);
    return noSuchTool(
      'name',
      name,
      catalogue.callable.map((tool) => tool.name),
    );
  }
  const args = objectOf(inner);
  if (args === undefined) {
    return argumentFault(
      'arguments',
      `Argument "arguments" is ${shown(inner)} but must be an object with the arguments of ${name}. Correct it and call again.`,
    );
  }
  const read = readSelection(sentSelection, entry);
  return read.ok ? { ok: true, entry, args, selection: read.selection } : read;
}

/** Some clients write the object as JSON into a text. */
function objectOf(sent: unknown): object | undefined {
  if (sent === undefined || sent === null) return {};
  if (isJsonObject(sent)) return sent;
  if (typeof sent !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(sent);
    return isJsonObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
