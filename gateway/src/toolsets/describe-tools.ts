import { nearestNames } from '@cuspal/catalog';
import { noFigureSaid } from '@cuspal/figures';
import { argumentFault, shown, type ArgumentFault } from '../response-shaping/argument-fault.ts';
import { DESCRIBE_TOOLS, MOST_DESCRIBED } from './definitions.ts';

/** The definitions of tools as tools/list shows them. */
export interface Definitions {
  readonly names: readonly string[];
  /** As JSON; undefined when no tool has that name. */
  definition(name: string): string | undefined;
}

type Described = ArgumentFault | { readonly ok: true; readonly text: string };

const EXPECTED = `must be a list of 1 to ${MOST_DESCRIBED} tool names`;

/** The definitions of the tools that the arguments name, in that order, each once. */
export function describeTools(args: object, definitions: Definitions): Described {
  const stranger = Object.keys(args).find((key) => key !== 'names');
  if (stranger !== undefined) {
    return argumentFault(
      stranger,
      `Unknown argument ${shown(stranger)}. ${DESCRIBE_TOOLS.name} takes names alone, so rename it or leave it out.`,
    );
  }
  const { names: sent }: { readonly names?: unknown } = args;
  if (sent === undefined || sent === null)
    return argumentFault('names', `Argument "names" is missing. It ${EXPECTED}.`);
  const list: unknown = typeof sent === 'string' ? sent.split(',').map((name) => name.trim()) : sent;
  const names: ReadonlySet<unknown> = new Set(Array.isArray(list) ? list : []);
  if (names.size === 0 || names.size > MOST_DESCRIBED) {
    return argumentFault('names', `Argument "names" is ${shown(sent)} but ${EXPECTED}. Correct it and call again.`);
  }
  const texts = [...names].filter((name) => typeof name === 'string');
  const [other] = [...names].filter((name) => typeof name !== 'string');
  if (other !== undefined)
    return argumentFault('names', `Argument "names" holds ${shown(other)}, which is no text. It ${EXPECTED}.`);
  const found = texts.map((name) => ({ name, json: definitions.definition(name) }));
  const unknown = found.find(({ json }) => json === undefined);
  if (unknown !== undefined) return noSuchTool('names', unknown.name, definitions.names);
  return { ok: true, text: `{"tools":[${found.map(({ json }) => json).join()}]${figuresOf(texts)}}` };
}

/** Why some of the tools have no figure, and the tools whose figure comes nearest, as a further member. */
function figuresOf(names: readonly string[]): string {
  const said = names.flatMap((name) => noFigureSaid(name) ?? []);
  return said.length === 0 ? '' : `,"withoutFigure":${JSON.stringify(said)}`;
}

/** A fault of an argument that names a tool. */
export const noSuchTool = (field: string, name: string, names: readonly string[]): ArgumentFault =>
  argumentFault(
    field,
    `Argument "${field}" names ${shown(name)}, which is no tool. The nearest are ${nearestNames(name, names).join(', ')}. get_tool_catalog lists all.`,
  );
