import { birth, callTool, GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import type { ToolDefinition } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import chart from './get-varshaphala-chart.tool.ts';
import mudda from './get-mudda-dasha.tool.ts';
import sahams from './get-sahams.tool.ts';
import strengths from './get-tajik-strengths.tool.ts';
import tithi from './get-tithi-pravesha.tool.ts';
import yogas from './get-tajik-yogas.tool.ts';

/** The six tools, each with what it needs to read an annual chart. */
const TOOLS = [
  ['get_varshaphala_chart', chart, {}],
  ['get_tajik_strengths', strengths, {}],
  ['get_tajik_yogas', yogas, {}],
  ['get_mudda_dasha', mudda, {}],
  ['get_sahams', sahams, { chart: 'annual' }],
  ['get_tithi_pravesha', tithi, {}],
] as const;

const MAY_2026 = Date.UTC(2026, 4, 1);
const call = (tool: ToolDefinition, args: object, now = MAY_2026) => callTool(tool, { ...GOLDEN, ...args }, { now });

describe.each(TOOLS)('%s takes its year', (_, tool, extra) => {
  const yearOf = async (args: object, now = MAY_2026) => {
    const { result, isError, text } = await call(tool, { ...extra, ...args }, now);
    if (isError) throw new Error(text);
    return result;
  };

  it('by age, by calendar year and by a date', async () => {
    // The birthday is in August: in May 2026 the year of age 33 runs.
    for (const args of [{ age: 33 }, { year: 2025 }, { year: 2025, age: 33 }, {}, { query_date: '2026-05-01' }]) {
      expect(await yearOf(args)).toMatchObject({ age: 33, yearNumber: 34 });
    }
    expect(await yearOf({ query_date: '2026-08-20' })).toMatchObject({ age: 34, yearNumber: 35 });
    expect(await yearOf({ age: 33, query_date: '2040-01-01' })).toMatchObject({ age: 33 });
  });

  it('and says which moment chose it', async () => {
    expect((await yearOf({}))['asOf']).toBe('2026-05-01T05:30:00+05:30');
    expect((await yearOf({ query_date: '2026-05-01' }))['asOf']).toBe('2026-05-01T12:00:00+05:30');
    if (tool !== mudda) expect((await yearOf({ age: 33 }))['asOf']).toBeUndefined();
  });

  it('begins with birth at age 0 and ends where the next one begins', async () => {
    const born = await yearOf({ age: 0 });
    expect(born).toMatchObject({
      yearNumber: 1,
      pravesha: { at: '1992-08-14T04:32:00+05:30', utc: '1992-08-13T23:02:00+00:00' },
      // The Sun is under the horizon at 04:32.
      dayBirth: false,
    });
    const next = await yearOf({ age: 1 });
    const { at, utc } = { at: '', utc: '', ...(next['pravesha'] ?? {}) };
    expect(born['nextPravesha']).toEqual({ at, utc });
  });

  it.each([
    [{ year: 2026, age: 33 }, 'year', /disagree/],
    [{ year: 1991 }, 'year', /Argument "year" is 1991, but the birth is in 1992/],
    [{ year: 2112 }, 'year', /which is age 120/],
    [{ age: 120 }, 'age', /119/],
    [{ age: -1 }, 'age', /0 to 119/],
    [{ age: 3.5 }, 'age', /whole/],
    [{ query_date: '1992-08-13' }, 'query_date', /before the birth on 14 August 1992, 04:32/],
    [{ query_date: '1992-08-13', age: 3 }, 'query_date', /before the birth/],
    [{ query_date: '2120-01-01' }, 'query_date', /Argument "query_date" is 1 January 2120, which is age 127/],
  ])('refuses %j', async (args, field, words) => {
    const { meta, text } = await call(tool, { ...extra, ...args });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('refuses a call before birth', async () => {
    const { meta, text } = await call(tool, extra, Date.UTC(1980, 0, 1));
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'query_date' });
    expect(text).toMatch(/^Now is 1 January 1980/);
  });

  it('ends with 2399', async () => {
    const late = birth('2390-03-01T10:00', 13, 80, 330);
    expect((await call(tool, { ...extra, ...late, age: 8 })).isError).toBe(false);
    for (const [args, field] of [
      [{ age: 9 }, 'age'],
      [{ year: 2399 }, 'year'],
      [{ year: 2450 }, 'year'],
      [{ query_date: '2399-06-01' }, 'query_date'],
    ] as const) {
      const { meta, text } = await call(tool, { ...extra, ...late, ...args });
      expect(meta).toMatchObject({ code: 'out_of_range', field });
      expect(text).toMatch(/2399/);
    }
  });

  it('works beyond the polar circle and at the pole', async () => {
    for (const latitude of [69.65, -78, 89.9]) {
      expect((await call(tool, { ...extra, ...POLAR, latitude, age: 30 })).isError).toBe(false);
    }
  });

  it('prints the clock of a zone as it is kept at the return', async () => {
    const berlin = { birth_datetime: '1975-07-01T12:00', latitude: 52.5, longitude: 13.4, time_zone: 'Europe/Berlin' };
    const { result } = await callTool(tool, { ...extra, ...berlin, age: 10 }, { now: MAY_2026 });
    // No summer time in Germany in 1975, but in 1985.
    expect(JSON.stringify(result['pravesha'])).toMatch(/1985-0[67]-\d\dT\d\d:\d\d:\d\d\+02:00/);
  });
});

it('all but the tithi pravesha speak of the same return', async () => {
  const of = async (tool: ToolDefinition, extra: object) =>
    (await call(tool, { ...extra, age: 12 })).result['pravesha'];
  const first = await of(chart, {});
  for (const [, tool, extra] of TOOLS.filter(([, each]) => each !== tithi)) {
    expect(await of(tool, extra)).toEqual(first);
  }
});

it('a birth at the end of a year counts its calendar years from the birth year', async () => {
  const eve = birth('1999-12-31T23:30', 13, 80, 330, 'lahiri');
  const { value } = await readResult(chart, { ...eve, year: 2003 });
  expect(value.age).toBe(4);
  // The return of that year falls a day into the next.
  expect(value.pravesha.at).toMatch(/^2004-01-01/);
});
