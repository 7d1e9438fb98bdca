import { MOST_CHARACTERS } from '../answer.ts';
import type { AnyTool } from '../define-tool.ts';
import { discoverTools } from '../discover.ts';
import { jsonSchemaOf } from '../schema/json-schema.ts';
import { portableInput } from '../schema/portable.ts';
import { birthsFor } from './births-for.ts';
import { callTool } from './call-tool.ts';
import { eventOf } from './family-properties.ts';
import { randomLives } from './random-births.ts';
import { readsEasily } from './readability.ts';
import { sampleArguments } from './sample-arguments.ts';

/** Births of a test that asks each tool what it answers. */
const MANY = 100;
const FEW = 5;
/** Years: what is read for grown people only is asked of them. */
const FROM_AGE = 22;

/** What is sent beside the birth, by the name of a tool. */
type OwnArguments = Readonly<Record<string, (index: number) => object>>;

/**
 * A case for each tool file of a folder: it begins with `answer` or `about`, which says itself within its room, and the
 * median answer asks for no more than eight years of school.
 */
export async function answersEasily(
  folder: URL,
  seed: number,
  own: OwnArguments = {},
): Promise<readonly (readonly [string, () => Promise<void>])[]> {
  const tools = (await discoverTools(folder)).map(({ tool }) => tool).filter(({ kind }) => kind === 'engine');
  return tools.map((tool) => [
    tool.name,
    async () => {
      const answers = await answersOf(tool, seed, own[tool.name]);
      if (answers.length > 0) readsEasily(tool.name, answers);
    },
  ]);
}

/** The `answer` of a tool for random grown people; none where the tool begins with `about`. */
async function answersOf(
  tool: AnyTool,
  seed: number,
  own: (index: number) => object = () => ({}),
): Promise<readonly string[]> {
  const schema = portableInput(jsonSchemaOf(tool.input, 'input'));
  const takesEvent = Object.hasOwn(schema.properties ?? {}, 'event');
  const found: string[] = [];
  for (const [index, { args, now }] of randomLives(birthsFor(MANY, FEW), seed, FROM_AGE).entries()) {
    const sent = {
      ...sampleArguments(schema, { label: 'random', arguments: args, now }),
      ...(takesEvent && { event: eventOf(index) }),
      ...own(index),
    };
    const { isError, result } = await callTool(tool, sent, { now });
    if (isError) continue;
    const [first] = Object.keys(result);
    if (first !== 'answer' && first !== 'about') throw new Error(`${tool.name} begins with ${String(first)}`);
    const { answer } = result;
    if (typeof answer !== 'string') continue;
    if (answer.length > MOST_CHARACTERS)
      throw new Error(`${tool.name} answers in ${answer.length} characters: ${answer}`);
    found.push(answer);
  }
  return found;
}
