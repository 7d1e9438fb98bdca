import type { Pattern } from '@cuspal/catalog/reading';
import { COMMON_ARGUMENTS, INPUT_ARGUMENTS } from './arguments/inputs.ts';
import { patternText } from './pattern-text.ts';
import { requiredFirst, type TaskPrompt } from './task-prompt.ts';

/** An expert pattern of the reading protocol as a prompt. */
export const patternPrompt = (pattern: Pattern): TaskPrompt => ({
  name: pattern.prompt,
  title: pattern.name,
  answers: pattern.answers,
  description: `${pattern.answers} ${pattern.use}`,
  arguments: requiredFirst([...pattern.inputs.flatMap((input) => INPUT_ARGUMENTS[input]), ...COMMON_ARGUMENTS]),
  tools: pattern.steps.map(({ tool }) => tool),
  text: (values, callable, toolsets) => patternText(pattern, values, callable, toolsets),
});
