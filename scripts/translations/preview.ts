import { inLanguage, makeUp } from '@cuspal/speech';
import { functionOf } from '../generate/messages/function-of.ts';
import { catalogueId, type Source } from '../generate/messages/sources.ts';
import { jsonSchemaOf } from '../../packages/tool-kit/src/schema/json-schema.ts';
import { proseIn } from '../../packages/tool-kit/src/testing/prose.ts';
import { callTool, findTool, sampleArguments, SAMPLE_CHARTS } from '../../packages/tool-kit/src/testing/index.ts';

/**
 * Prints what a tool says in a language, from the files as they are, each text below its English. `turn` chooses one of
 * the sample births.
 */
export async function preview(tag: string, name: string, turn: number, sources: readonly Source[]): Promise<void> {
  const own = new Map(
    sources.filter((each) => each.tag === tag).map((each) => [catalogueId(each.path), each.messages]),
  );
  makeUp(tag, (id) =>
    Object.fromEntries(Object.entries(own.get(id) ?? {}).map(([key, text]) => [key, functionOf(text, tag).say])),
  );
  const tool = await findTool(name);
  const chart = SAMPLE_CHARTS[turn % SAMPLE_CHARTS.length] ?? SAMPLE_CHARTS[0];
  if (chart === undefined) return;
  const args = sampleArguments(jsonSchemaOf(tool.input, 'input'), chart);
  const [english, theirs] = [
    await callTool(tool, args, { now: chart.now }),
    await inLanguage(tag, () => callTool(tool, args, { now: chart.now })),
  ];
  process.stdout.write(`${name} for ${chart.label}: ${JSON.stringify(args)}\n\n`);
  if (tool.kind === 'text' || english.isError) {
    process.stdout.write(`${theirs.text}\n`);
    return;
  }
  const told = new Set<string>();
  for (const { path, english: text, own: translated } of pairsIn(english.result, theirs.result)) {
    if (told.has(text)) continue;
    told.add(text);
    process.stdout.write(`${path}\n  ${text}\n  ${translated === text ? '(in English)' : translated}\n`);
  }
}

interface Pair {
  readonly path: string;
  readonly english: string;
  readonly own: string;
}

/** The sentences of a result, each with what stands in its place in the other. */
function pairsIn(english: unknown, own: unknown, path = ''): readonly Pair[] {
  if (typeof english === 'string')
    return proseIn(english, path).map(({ text }) => ({ path, english: text, own: typeof own === 'string' ? own : '' }));
  if (typeof english !== 'object' || english === null) return [];
  const theirs = new Map<string, unknown>(Object.entries(typeof own === 'object' && own !== null ? own : {}));
  return Object.entries(english).flatMap(([key, value]: [string, unknown]) =>
    pairsIn(value, theirs.get(key), `${path}.${key}`),
  );
}
