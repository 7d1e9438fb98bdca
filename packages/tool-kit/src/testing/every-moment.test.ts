import { SERVICES } from '@cuspal/catalog/taxonomy';
import { describe, expect, it } from 'vitest';
import { loadTool, toolFilesIn } from '../discover.ts';
import { jsonSchemaOf, type JsonSchema } from '../schema/json-schema.ts';
import { callTool } from './call-tool.ts';
import { sampleArguments } from './sample-arguments.ts';
import { SAMPLE_CHARTS } from './sample-charts.ts';
import { toolsDirectoryOf } from './tool-files.ts';

/** Where a value stands in arguments; a list is looked at by its first item. */
type Path = readonly string[];

const ZONE = /zone$/i;
const MOMENT = /(?:date|dates|datetime|as_of|scan_start|scan_end|_utc|illness_start)$/i;

/** What is no moment or zone, for an argument that holds one. */
function nonsenseFor(name: string, { type, items, enum: words }: JsonSchema): unknown {
  const text = ZONE.test(name) ? 'Mars/Olympus' : MOMENT.test(name) ? 'soon' : undefined;
  if (text === undefined || words !== undefined) return undefined;
  if (type === 'string') return text;
  return type === 'array' && typeof items === 'object' && items.type === 'string' ? [text, '2031-05-05'] : undefined;
}

/** Moments and zones of an input and of the objects in it, with what is none. */
function nonsenseIn(schema: JsonSchema, path: Path = []): readonly (readonly [Path, unknown])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = nonsenseFor(name, property);
    const inner = property.type === 'array' && typeof property.items === 'object' ? property.items : property;
    return own === undefined ? nonsenseIn(inner, [...path, name]) : [[[...path, name], own] as const];
  });
}

/** The same arguments with another value at a path. */
function withValue(args: unknown, [name, ...deeper]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(args)) return [withValue(args[0], [name, ...deeper], value), ...args.slice(1)];
  return { ...Object(args), [name]: withValue(Object(args)[name], deeper, value) };
}

/** A zone and the offset that may stand beside it. */
const CLOCKS = [
  ['time_zone', 'utc_offset_minutes'],
  ['event_time_zone', 'event_utc_offset_minutes'],
  ['match_time_zone', 'match_utc_offset_minutes'],
  ['question_time_zone', 'query_utc_offset_minutes'],
  ['timeZone', 'utcOffsetMinutes'],
] as const;

/** The note of a tool that reads no zone. */
const UNUSED = /This tool accepts [a-z_, ]*(?:and )?time_zone but does not use/;

const [chart] = SAMPLE_CHARTS;

describe('the moments and zones of all tools', () => {
  it.each(SERVICES)(
    'B15: what is none is refused by the name under which it was sent, needed or not, by the tools of %s',
    async (service) => {
      if (chart === undefined) throw new Error('there are no sample charts');
      let looked = 0;
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
        const tool = await loadTool(file);
        const schema = jsonSchemaOf(tool.input, 'input');
        for (const [path, nonsense] of nonsenseIn(schema)) {
          const [first = ''] = path;
          const required = [...(schema.required ?? []), ...(path.length > 1 ? [first] : [])];
          const args = withValue(sampleArguments({ ...schema, required }, chart), path, nonsense);
          const { isError, meta } = await callTool(tool, Object(args), { now: chart.now });
          const field = String(meta['field']).replaceAll(/\[0\]/g, '');
          expect([tool.name, isError, field]).toEqual([tool.name, true, path.join('.')]);
          looked += 1;
        }
      }
      if (service !== 'meta') expect(looked).toBeGreaterThan(40);
    },
    180_000,
  );

  it.each(SERVICES)(
    'B15: a zone and an offset that disagree are refused, or one is noted as not used, by the tools of %s',
    async (service) => {
      if (chart === undefined) throw new Error('there are no sample charts');
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
        const tool = await loadTool(file);
        const schema = jsonSchemaOf(tool.input, 'input');
        for (const [zone, offset] of CLOCKS) {
          if (schema.properties?.[zone] === undefined || schema.properties[offset] === undefined) continue;
          const args = { ...sampleArguments(schema, chart), [zone]: 'Asia/Kolkata', [offset]: -300 };
          const { isError, text, meta } = await callTool(tool, args, { now: chart.now });
          if (isError)
            expect([tool.name, meta['field'], text]).toEqual([
              tool.name,
              offset,
              expect.stringMatching(`${offset} -300 \\(-05:00\\) disagrees with ${zone} Asia/Kolkata`),
            ]);
          else expect([tool.name, text]).toEqual([tool.name, expect.stringMatching(UNUSED)]);
        }
      }
    },
    180_000,
  );
});
