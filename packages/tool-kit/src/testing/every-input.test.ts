import { SERVICES } from '@cuspal/catalog/taxonomy';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareArguments } from '../arguments/prepare.ts';
import type { AnyTool } from '../define-tool.ts';
import { loadTool, toolFilesIn } from '../discover.ts';
import { jsonSchemaOf, type JsonSchema } from '../schema/json-schema.ts';
import { callTool } from './call-tool.ts';
import { sampleArguments } from './sample-arguments.ts';
import { SAMPLE_CHARTS } from './sample-charts.ts';
import { toolsDirectoryOf } from './tool-files.ts';

/** A part of an input with its path, such as `run_kundli_match_complete.partner.ayanamsa`. */
type Part = readonly [path: string, schema: JsonSchema];

const partsOf = (path: string, schema: JsonSchema): readonly Part[] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => partsOf(`${path}.${name}`, part)),
  ...(typeof schema.items === 'object' ? partsOf(`${path}[]`, schema.items) : []),
];

const isPerson = ({ properties = {} }: JsonSchema): boolean => 'datetime' in properties && 'timeZone' in properties;

describe('the inputs of all tools', () => {
  const tools: AnyTool[] = [];
  const parts: Part[] = [];

  beforeAll(async () => {
    for (const service of SERVICES)
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) tools.push(await loadTool(file));
    for (const { name, input } of tools) parts.push(...partsOf(name, jsonSchemaOf(input, 'input')));
  }, 120_000);

  it('B2: every ayanamsa is one of the six, and kp by default', () => {
    const found = parts.filter(([path]) => path.endsWith('.ayanamsa'));
    expect(found.length).toBeGreaterThan(220);
    for (const [path, schema] of found) {
      expect([path, schema.enum]).toEqual([path, AYANAMSAS]);
      if (path.split('.').length === 2) expect([path, schema.default]).toEqual([path, 'kp']);
    }
  });

  it('B2: every person takes the names of a birth in place of its own', () => {
    const persons = parts.filter(([path, schema]) => path.includes('.') && isPerson(schema));
    expect(persons.length).toBeGreaterThanOrEqual(10);
    for (const [path, schema] of persons) {
      const sent = {
        birth_datetime: '1990-01-01T10:00',
        latitude: 1,
        longitude: 2,
        utc_offset_minutes: 60,
        time_zone: 'UTC',
      };
      expect([path, prepareArguments(schema, sent)]).toEqual([
        path,
        { datetime: '1990-01-01T10:00', latitude: 1, longitude: 2, utcOffsetMinutes: 60, timeZone: 'UTC' },
      ]);
    }
  });

  it('B13: every coordinate has its bounds', () => {
    const coordinates = parts.filter(
      // That of a sub table is a longitude of the zodiac.
      ([path]) => /[._](?:latitude|longitude)$/.test(path) && path !== 'get_sub_lord_table.longitude',
    );
    expect(coordinates.length).toBeGreaterThan(440);
    for (const [path, { minimum, maximum }] of coordinates) {
      const most = path.endsWith('latitude') ? 90 : 180;
      expect([path, minimum, maximum]).toEqual([path, -most, most]);
    }
  });

  it('B8: every other place may have one coordinate, and the birth gives the other', async () => {
    const other = /^(?!birth)(.+_)latitude$/;
    const prefixes = new Set<string>();
    const [chart] = SAMPLE_CHARTS;
    for (const tool of tools.filter(({ birth }) => birth === 'required')) {
      const schema = jsonSchemaOf(tool.input, 'input');
      const name = Object.keys(schema.properties ?? {}).find((each) => other.test(each));
      if (chart === undefined || name === undefined || schema.required?.includes(name)) continue;
      const prefix = other.exec(name)?.[1] ?? '';
      prefixes.add(prefix);
      const few = schema.properties?.['scan_days'] === undefined ? {} : { scan_days: 1 };
      const args = { ...sampleArguments(schema, chart), ...few, [`${prefix}longitude`]: 10 };
      const { text, isError } = await callTool(tool, args, { now: chart.now });
      expect([tool.name, isError, text]).toEqual([
        tool.name,
        false,
        expect.stringContaining(
          `${prefix}longitude was sent alone, so ${prefix}latitude is that of the birth, ${chart.arguments.latitude}.`,
        ),
      ]);
    }
    expect([...prefixes].sort()).toEqual(expect.arrayContaining(['event_', 'query_', 'second_', 'session_']));
  }, 120_000);

  it.each([
    ['birth_datetime', 'yesterday', 'validation_failed'],
    ['birth_datetime', '2024-02-30', 'validation_failed'],
    ['birth_datetime', '', 'validation_failed'],
    ['birth_datetime', '1799-06-01T10:00', 'out_of_range'],
    ['time_zone', 'Mars/Olympus', 'validation_failed'],
  ])('B15: no tool that can do without a birth takes %s %j', async (field, value, code) => {
    const accepting = tools.filter(({ birth }) => birth === 'accepted');
    expect(accepting.length).toBeGreaterThanOrEqual(15);
    const [chart] = SAMPLE_CHARTS;
    for (const tool of accepting) {
      const args = chart && sampleArguments(jsonSchemaOf(tool.input, 'input'), chart);
      const { isError, meta, text } = await callTool(tool, { ...args, [field]: value });
      expect([tool.name, isError, meta['code'], meta['field'], text]).toEqual([
        tool.name,
        true,
        code,
        field,
        expect.stringContaining(`${field} \"${value}\"`),
      ]);
    }
  });
});
