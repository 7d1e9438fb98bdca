import { describe, expect, it } from 'vitest';
import { resultSchema } from './catalogue-entry.ts';
import { brieflyBy, windowDays, withLeftOut } from './detail.ts';
import { compileTool } from './run-tool.ts';
import { jsonSchemaOf } from './schema/json-schema.ts';
import { portableInput } from './schema/portable.ts';
import { callTool, testEphemeris } from './testing/call-tool.ts';
import { sampleArguments } from './testing/sample-arguments.ts';
import { SAMPLE_CHARTS } from './testing/sample-charts.ts';
import { findTool } from './testing/tool-files.ts';

const RESULT = {
  answer: 'It is so.',
  table: [{ house: 1, chain: { csl: 'Sun', levels: [1, 2, 3] } }, { house: 2, chain: null }, { house: 3 }],
  notes: ['a', 'b', 'c'],
};

describe('brieflyBy', () => {
  it('leaves out fields, of each item of a list too', () => {
    expect(brieflyBy({ without: ['notes', 'table.chain.levels'] })(RESULT)).toEqual({
      answer: 'It is so.',
      table: [{ house: 1, chain: { csl: 'Sun' } }, { house: 2, chain: null }, { house: 3 }],
    });
  });

  it('leaves out fields of whatever stands under any name', () => {
    expect(brieflyBy({ without: ['*.b'] })({ x: { a: 1, b: 2 }, y: { b: 3 }, z: 4 })).toEqual({
      x: { a: 1 },
      y: {},
      z: 4,
    });
  });

  it('keeps the first rows of a list', () => {
    const { table, notes } = RESULT;
    expect(brieflyBy({ most: { table: 2, notes: 1 } })(RESULT)).toEqual({
      ...RESULT,
      table: table.slice(0, 2),
      notes: notes.slice(0, 1),
    });
  });

  it('prints the day alone of instants that minutes of birth time move by days', () => {
    const timed = {
      asOf: '2026-11-22T17:30:00+05:30',
      windows: [{ start: '2034-10-26T01:51:43+05:30', usableStart: null, end: '2035-04-17T13:42:43+05:30' }],
      best: null,
    };
    expect(brieflyBy({ days: windowDays('windows', 'best', 'first') })(timed)).toEqual({
      ...timed,
      windows: [{ start: '2034-10-26', usableStart: null, end: '2035-04-17' }],
    });
  });

  it('says of a stability the band alone where nothing changes in the time looked at', () => {
    const near = { beforeSeconds: 197, afterSeconds: 17, band: 'KNIFE_EDGE', becomes: 'NEGATED' };
    const rows = [
      { stability: { beforeSeconds: 1800, afterSeconds: 1800, band: 'FIRM', beyond: true } },
      { stability: { ...near, beyond: false } },
    ];
    expect(brieflyBy({ far: ['rows.stability'] })({ rows })).toEqual({
      rows: [{ stability: { band: 'FIRM' } }, { stability: near }],
    });
  });

  it('changes nothing of what it was given', () => {
    const before = structuredClone(RESULT);
    brieflyBy({ without: ['table.house'], most: { notes: 0 } })(RESULT);
    expect(RESULT).toEqual(before);
  });
});

describe('withLeftOut', () => {
  it('asks no longer for what may be left out, inside lists and choices too', () => {
    const row = { type: 'object', properties: { a: {}, b: {} }, required: ['a', 'b'] };
    const schema = {
      type: 'object',
      properties: { rows: { type: 'array', items: { anyOf: [row, { type: 'null' }] } }, whole: row },
      required: ['rows', 'whole'],
    };
    expect(withLeftOut(schema, { without: ['rows.b', 'whole'] })).toEqual({
      ...schema,
      properties: {
        rows: { type: 'array', items: { anyOf: [{ ...row, required: ['a'] }, { type: 'null' }] } },
        whole: row,
      },
      required: ['rows'],
    });
  });

  it('asks no longer for the seconds of a stability', () => {
    const fields = ['beforeSeconds', 'afterSeconds', 'band', 'beyond'];
    const stability = { type: 'object', properties: Object.fromEntries(fields.map((name) => [name, {}])) };
    const schema = { type: 'object', properties: { stability: { ...stability, required: fields } } };
    expect(withLeftOut(schema, { far: ['stability'] })).toEqual({
      ...schema,
      properties: { stability: { ...stability, required: ['band'] } },
    });
  });
});

const NOW = Date.UTC(2026, 10, 22, 12);

describe.each([
  'analyze_natal_promise',
  'find_contract_signing_time',
  'find_event_timing_v2',
  'get_boundary_warnings',
  'get_annual_forecast',
  'get_compatibility_advanced',
  'get_csl_advanced',
  'get_d10_chart',
  'get_medical_timing',
  'get_panchang',
  'get_property_decision',
  'get_sahams',
  'get_transit_timing_hierarchy',
])('%s in short', (name) => {
  it('keeps the answer and all that its schema asks for, and is what comes unasked', async () => {
    const tool = await findTool(name);
    const [chart] = SAMPLE_CHARTS;
    if (tool.kind !== 'engine' || chart === undefined) throw new Error(name);
    const input = portableInput(jsonSchemaOf(tool.input, 'input'));
    const args = sampleArguments(input, chart);
    const short = await callTool(tool, { ...args, detail: 'brief' }, { now: NOW });
    const full = await callTool(tool, args, { now: NOW });
    expect(short.isError).toBe(false);
    expect(short.text.length).toBeLessThan(full.text.length);
    expect(short.result['answer']).toBe(full.result['answer']);
    expect(resultSchema(tool).required?.filter((field) => !(field in short.result))).toEqual([]);
    const unasked = await compileTool(tool)(Buffer.from(JSON.stringify(args)), {
      ephemeris: testEphemeris(),
      now: NOW,
    });
    expect(JSON.parse(unasked.resultJson)).toMatchObject({ content: [{ text: short.text }] });
  });
});

describe.each(['get_full_chart'])('%s, which makes its short form by itself', (name) => {
  it.each(SAMPLE_CHARTS)('$label: shows the whole without what it leaves out', async ({ arguments: args, now }) => {
    const tool = await findTool(name);
    if (tool.kind !== 'engine' || tool.brief?.made === undefined) throw new Error(name);
    for (const more of [{}, { event: 'Marriage' }]) {
      const whole = await callTool(tool, { ...args, ...more }, { now });
      const short = await callTool(tool, { ...args, ...more, detail: 'brief' }, { now });
      expect(short.result).toEqual(brieflyBy(tool.brief)(whole.result));
    }
  });
});
