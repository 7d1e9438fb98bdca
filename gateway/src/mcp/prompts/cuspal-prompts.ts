import { nearestNames } from '@cuspal/catalog';
import { PATTERNS, type Pattern } from '@cuspal/catalog/reading';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import { invalidParams, shown } from '../texts/invalid-params.ts';
import type { Prompts, Typed } from '../texts/texts.ts';
import type { Argument } from './arguments/argument.ts';
import { ASK_PROMPT } from './ask-prompt.ts';
import { readArguments } from './read-arguments.ts';
import { type Callable, type TaskPrompt, requiredFirst } from './task-prompt.ts';
import { COMMON_ARGUMENTS, INPUT_ARGUMENTS } from './arguments/inputs.ts';
import { patternText } from './pattern-text.ts';

/** No argument needs more; what is longer is not completed. */
const LONGEST_TYPED = 2_000;

/** An expert pattern of the reading protocol as a prompt. */
const patternPrompt = (pattern: Pattern): TaskPrompt => ({
  name: pattern.prompt,
  title: pattern.name,
  answers: pattern.answers,
  description: `${pattern.answers} ${pattern.use}`,
  arguments: requiredFirst([...pattern.inputs.flatMap((input) => INPUT_ARGUMENTS[input]), ...COMMON_ARGUMENTS]),
  tools: pattern.steps.map(({ tool }) => tool),
  text: (values, callable, toolsets) => patternText(pattern, values, callable, toolsets),
});

/** Any question first, then the six expert patterns of the reading protocol. */
const PROMPTS: readonly TaskPrompt[] = [ASK_PROMPT, ...PATTERNS.map(patternPrompt)];

/** The prompts of the server, as far as their tools can be called. */
export function cuspalPrompts(catalogue: Pick<ToolCatalogue, 'find'>): Prompts {
  const callable: Callable = (tool) => catalogue.find(tool) !== undefined;
  const offered = (): readonly TaskPrompt[] => PROMPTS.filter(({ tools }) => tools.some(callable));
  const named = (name: string): TaskPrompt => {
    const prompt = offered().find((each) => each.name === name);
    if (prompt) return prompt;
    const nearest = nearestNames(
      name,
      offered().map((each) => each.name),
    );
    const hint = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
    throw invalidParams(`Unknown prompt: ${shown(name)}.${hint} prompts/list names all prompts.`, { nearest });
  };
  return {
    list: () =>
      offered().map((prompt) => ({
        name: prompt.name,
        title: prompt.title,
        description: prompt.description,
        arguments: prompt.arguments.map(({ name, title, description, required }) => ({
          name,
          title,
          description,
          required,
        })),
      })),
    get: (name, given, toolsets = []) => {
      const prompt = named(name);
      const text = prompt.text(readArguments(prompt.arguments, given), callable, toolsets);
      return { description: prompt.answers, messages: [{ role: 'user', content: { type: 'text', text } }] };
    },
    complete: (name, typed) => completeArgument(named(name).arguments, typed),
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
