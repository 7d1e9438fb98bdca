import { describe, expect, it } from 'vitest';
import { toolByName } from '../catalog.ts';
import { PATTERNS, type PatternStep } from './patterns.ts';
import { TOPIC_KEYS, TOPIC_TOOLS } from './topics.ts';

const stepsOf = ({ steps, bundle }: (typeof PATTERNS)[number]): readonly PatternStep[] => [
  ...steps,
  ...(bundle === undefined ? [] : [bundle]),
];

interface Schema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}
const schemaOf = (tool: string): Schema => {
  const schema = toolByName(tool)?.inputSchema;
  if (schema === undefined) throw new Error(`${tool} has no arguments`);
  return schema as Schema;
};

const BIRTH = ['birth_datetime', 'latitude', 'longitude'];

describe.each(PATTERNS.map((pattern) => [pattern.prompt, pattern] as const))('%s', (_prompt, pattern) => {
  it('names tools that are specified, each with arguments that it knows', () => {
    for (const { tool, takes = {}, sends = {} } of stepsOf(pattern)) {
      const known = Object.keys(schemaOf(tool).properties);
      expect(known).toEqual(expect.arrayContaining([...BIRTH, ...Object.keys(takes), ...Object.keys(sends)]));
    }
  });

  it('gives each tool all that it requires', () => {
    for (const { tool, takes = {}, sends = {} } of stepsOf(pattern)) {
      const given = new Set([...BIRTH, ...Object.keys(takes), ...Object.keys(sends)]);
      expect((schemaOf(tool).required ?? []).filter((name) => !given.has(name))).toEqual([]);
    }
  });
});

describe('the topics', () => {
  it('are fourteen and nine more, and name specified tools', () => {
    expect(TOPIC_KEYS).toHaveLength(23);
    expect([...TOPIC_KEYS].sort()).toEqual(Object.keys(TOPIC_TOOLS).sort());
    const unknown = Object.values(TOPIC_TOOLS)
      .flat()
      .filter((tool) => toolByName(tool) === undefined);
    expect(unknown).toEqual([]);
  });
});
