import { jsonSchemaOf } from '@cuspal/tool-kit';
import { callTool, sampleArguments, SAMPLE_CHARTS, TEST_NOW } from '@cuspal/tool-kit/testing';
import { format, type Options } from 'prettier';
import type { BuiltTool } from './tools.ts';

export const EXAMPLES_FOLDER = 'packages/catalog/examples';

/** Arguments that show more of a tool than the shortest call, or less of a long answer. */
const OWN_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  get_sub_lord_table: { number: 108, include_sub_sub: false },
  analyze_natal_promise: { events: ['Marriage'] },
};

/** A real call of each tool and its real answer, at a birth and a moment that stay the same, by file name. */
export async function exampleFiles(tools: readonly BuiltTool[], style: Options): Promise<ReadonlyMap<string, string>> {
  const chart = SAMPLE_CHARTS[0];
  if (chart === undefined) throw new RangeError('No sample chart');
  const files = new Map<string, string>();
  for (const { tool } of tools) {
    const schema = jsonSchemaOf(tool.input, 'input');
    const args = { ...sampleArguments(schema, { ...chart, now: TEST_NOW }), ...OWN_ARGUMENTS[tool.name] };
    const { text, isError } = await callTool(tool, args);
    if (isError) throw new Error(`The example of ${tool.name} fails: ${text}`);
    const example = { arguments: args, answer: tool.kind === 'text' ? text : (JSON.parse(text) as object) };
    files.set(`${tool.name}.json`, await format(JSON.stringify(example), { ...style, parser: 'json' }));
  }
  return files;
}
