import { nearestNames } from '@cuspal/catalog';
import { PATTERNS, type Pattern } from '@cuspal/catalog/reading';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import { invalidParams, shown } from '../texts/invalid-params.ts';
import type { Prompts, Typed } from '../texts/texts.ts';
import type { Argument } from './arguments/argument.ts';
import { COMMON_ARGUMENTS, INPUT_ARGUMENTS } from './arguments/inputs.ts';
import { patternText, type Callable } from './pattern-text.ts';
import { readArguments } from './read-arguments.ts';

/** No argument needs more; what is longer is not completed. */
const LONGEST_TYPED = 2_000;

/** What is required comes first: some clients take arguments by their place. */
function argumentsOf({ inputs }: Pattern): readonly Argument[] {
  const all = [...inputs.flatMap((input) => INPUT_ARGUMENTS[input]), ...COMMON_ARGUMENTS];
  return [...all.filter(({ required }) => required), ...all.filter(({ required }) => !required)];
}

/** The six expert patterns of the reading protocol as prompts, as far as their tools can be called. */
export function patternPrompts(catalogue: Pick<ToolCatalogue, 'find'>): Prompts {
  const callable: Callable = (tool) => catalogue.find(tool) !== undefined;
  const offered = (): readonly Pattern[] => PATTERNS.filter(({ steps }) => steps.some(({ tool }) => callable(tool)));
  const named = (name: string): Pattern => {
    const pattern = offered().find(({ prompt }) => prompt === name);
    if (pattern) return pattern;
    const nearest = nearestNames(
      name,
      offered().map(({ prompt }) => prompt),
    );
    const hint = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
    throw invalidParams(`Unknown prompt: ${shown(name)}.${hint} prompts/list names all prompts.`, { nearest });
  };
  return {
    list: () =>
      offered().map((pattern) => ({
        name: pattern.prompt,
        title: pattern.name,
        description: `${pattern.answers} ${pattern.use}`,
        arguments: argumentsOf(pattern).map(({ name, title, description, required }) => ({
          name,
          title,
          description,
          required,
        })),
      })),
    get: (name, given, toolsets = []) => {
      const pattern = named(name);
      const values = readArguments(argumentsOf(pattern), given);
      const text = patternText(pattern, values, callable, toolsets);
      return { description: pattern.answers, messages: [{ role: 'user', content: { type: 'text', text } }] };
    },
    complete: (name, typed) => completeArgument(argumentsOf(named(name)), typed),
  };
}

function completeArgument(known: readonly Argument[], { argument, value, given }: Typed): readonly string[] {
  const found = known.find(({ name }) => name === argument);
  if (!found) {
    const names = known.map(({ name }) => name);
    throw invalidParams(`Unknown argument: ${shown(argument)}. This prompt takes ${names.join(', ')}.`, {
      field: argument,
    });
  }
  return value.length > LONGEST_TYPED ? [] : found.suggest(value, given);
}
