import { jsonSchemaOf, resultSchema, type JsonSchema } from '@cuspal/tool-kit';
import { callTool, SAMPLE_CHARTS, sampleArguments } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { portableInput } from '../packages/tool-kit/src/schema/portable.ts';
import { loadAllTools } from '../scripts/generate/tools.ts';
import { SharedSchemas } from './support/shared-schemas.ts';

const schemas = new SharedSchemas();
const tools = (await loadAllTools()).flatMap(({ tool }) => (tool.kind === 'engine' && tool.tabled ? [tool] : []));
const CHARTS = SAMPLE_CHARTS.slice(0, 6);

const object = z.record(z.string(), z.unknown());
const table = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) });

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** All values within a value, however deep; an instant by its day. */
function valuesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [isInstant(value) ? value.slice(0, 10) : value];
  return Object.values(value).flatMap(valuesIn);
}

const at = (result: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => object.parse(value)[name], result);

const inputOf = (tool: (typeof tools)[number]): JsonSchema => portableInput(jsonSchemaOf(tool.input, 'input'));

describe('results in tables', () => {
  it('are offered by the tools of a reading of a year', () => {
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['get_annual_forecast', 'get_sahams']));
    expect(tools.length).toBeGreaterThanOrEqual(12);
  });

  it.each(tools.map((tool) => [tool.name, tool] as const))(
    'say nothing that the lists do not say, and satisfy the schema: %s',
    async (_, tool) => {
      const validate = schemas.compile(resultSchema(tool));
      for (const chart of CHARTS) {
        for (const detail of tool.brief ? ['brief', 'full'] : [undefined]) {
          const args = { ...sampleArguments(inputOf(tool), chart), ...(detail && { detail }) };
          const whole = await callTool(tool, { ...args, tables: false }, { now: chart.now });
          const inTables = await callTool(tool, { ...args, tables: true }, { now: chart.now });
          expect([inTables.isError, inTables.isError && inTables.text]).toEqual([false, false]);
          if (!validate(inTables.result)) expect({ args, faults: validate.errors }).toBeUndefined();
          for (const { list, as, each } of tool.tabled ?? []) {
            const holder = list.split('.').slice(0, -1).join('.');
            const held = holder === '' ? inTables.result : object.parse(at(inTables.result, holder));
            const listed = at(whole.result, list);
            expect(Object.hasOwn(held, list.split('.').at(-1) ?? '')).toBe(listed === null);
            if (held[as] === undefined) continue;
            const { columns, rows } = table.parse(held[as]);
            if (each === undefined) expect(rows).toHaveLength(Object.keys(object.parse({ ...Object(listed) })).length);
            for (const row of rows) expect(row).toHaveLength(columns.length);
            const said = new Set([...valuesIn(listed), ...Object.keys(Object(listed)), null]);
            expect(valuesIn(rows).filter((value) => !said.has(value))).toEqual([]);
          }
        }
      }
    },
  );

  it('leave the rest of a result as it is', async () => {
    const [chart] = CHARTS;
    const args = { ...chart?.arguments, year: 2027, chart: 'annual', detail: 'brief' };
    const { sahams: _, ...lists } = (await callTool('get_sahams', args)).result;
    const { sahamTable: __, ...tables } = (await callTool('get_sahams', { ...args, tables: true })).result;
    expect(tables).toEqual(lists);
  });
});
