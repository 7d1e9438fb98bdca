import type { Prompts } from '../src/mcp/texts/texts.ts';

/** The text of a prompt's one message. */
export function promptText(prompts: Prompts, name: string, given: Readonly<Record<string, string>>): string {
  const [message, ...more] = prompts.get(name, given).messages;
  if (message?.content.type !== 'text' || more.length > 0) throw new Error(`${name} is not one text`);
  return message.content.text;
}

/** The calls that a prompt writes out: a line with the tool, and a line with its arguments. */
export const callsIn = (text: string): readonly { readonly tool: string; readonly args: Record<string, unknown> }[] =>
  [...text.matchAll(/^(?:\d+\.|-) (\w+)[^\n]*\n {3}(\{.*\})$/gm)].map(([, tool = '', args = '']) => ({
    tool,
    args: JSON.parse(args) as Record<string, unknown>,
  }));
