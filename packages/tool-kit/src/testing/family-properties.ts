import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import type { AnyTool } from '../define-tool.ts';
import { discoverTools } from '../discover.ts';
import { jsonSchemaOf } from '../schema/json-schema.ts';
import { portableInput } from '../schema/portable.ts';
import { callTool, type CallResult } from './call-tool.ts';
import { birthsFor } from './births-for.ts';
import { holdsOver, type Property } from './holds-over.ts';
import { randomLives, type Life } from './random-births.ts';
import { sampleArguments } from './sample-arguments.ts';

/** What is particular to one tool of a family. */
interface ToolProperty extends Omit<Property, 'tool'> {
  /** Fewer for what searches over years and decades. */
  readonly births?: number;
}

export interface FamilyProperties {
  readonly seed: number;
  /** What must be true of every result of the family. */
  readonly verify?: (call: CallResult, tool: AnyTool) => void;
  /** By tool name. */
  readonly tools?: Readonly<Record<string, ToolProperty>>;
}

/** Births that a tool with calls of some milliseconds is shown. */
const MANY = 1000;

/** Words of a value that was missing when a sentence was made. */
const GAPS = /undefined|NaN|null lord/;

/** A case for each tool file of a folder, so that a new file is asked without being listed: its name, and what runs it. */
export async function familyProperties(
  folder: URL,
  { seed, verify, tools = {} }: FamilyProperties,
): Promise<readonly (readonly [string, () => Promise<void>])[]> {
  const family = (await discoverTools(folder)).map(({ tool }) => tool);
  if (family.length === 0) throw new Error(`${folder.pathname} holds no tool files`);
  const strangers = Object.keys(tools).filter((name) => !family.some((tool) => tool.name === name));
  if (strangers.length > 0) throw new Error(`${folder.pathname} holds no tool files of ${strangers.join(', ')}`);
  return family.map((tool) => {
    const { births = MANY, ...own } = tools[tool.name] ?? {};
    const property = {
      argumentsOf: plainArguments(tool),
      ...own,
      tool,
      verify: (call: CallResult, life: Life) => {
        if (GAPS.test(call.text)) throw new Error(`${tool.name} prints a gap: ${GAPS.exec(call.text)?.[0]}`);
        verify?.(call, tool);
        own.verify?.(call, life);
      },
    };
    const run = async () => {
      await holdsOver(property, birthsFor(births), seed);
      await repeats(property, seed);
    };
    return [tool.name, run];
  });
}

/** The natal events in turn, far from one another. */
export const eventOf = (index: number): string => NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length]?.label ?? 'Marriage';

/** For a tool that an event narrows: every second call names one, so that both forms of the result are seen. */
export const narrowedByTurns = (_: Life, index: number): object => (index % 2 === 0 ? {} : { event: eventOf(index) });

/** Arguments that the tool cannot be called without, and each event in turn where it takes one. */
function plainArguments(tool: AnyTool): (life: Life, index: number) => object {
  const schema = portableInput(jsonSchemaOf(tool.input, 'input'));
  const takesEvent = Object.hasOwn(schema.properties ?? {}, 'event');
  return ({ args, now }, index) => ({
    ...sampleArguments(schema, { label: 'random', arguments: args, now }),
    ...(takesEvent && { event: eventOf(index) }),
  });
}

/** The same call has the same answer. */
async function repeats({ tool, argumentsOf }: Property, seed: number): Promise<void> {
  for (const [index, life] of randomLives(1, seed + 1).entries()) {
    const args = { ...life.args, ...argumentsOf?.(life, index) };
    const [first, again] = [await callTool(tool, args, life), await callTool(tool, args, life)];
    if (first.text !== again.text) throw new Error(`the same call has two answers: ${JSON.stringify({ args })}`);
  }
}
