import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS, tableRows } from '@cuspal/tool-kit/testing';
import { natalEvent } from '@cuspal/engine/events/natal';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import chartTool from './get-full-chart.tool.ts';
import cuspsTool from './get-house-cusps.tool.ts';
import planetsTool from './get-planets.tool.ts';

const whole = chartTool.output.omit({ eventResolution: true, cuspTable: true, planetTable: true }).required().loose();
const marriage = natalEvent('marriage');
const event = { event: 'Marriage' };
const charts = SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar');

/** The values of these names. */
const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object.entries(row).find(([key]) => key === name)?.[1]]));

describe('what an event leaves of the foundation', () => {
  it.each(charts)('$label: tables with the values of the whole rows', async ({ arguments: args, now }) => {
    const { houses, planets, significations, ...rest } = whole.parse((await conforms(chartTool, args, { now })).result);
    const short = (await conforms(chartTool, { ...args, ...event }, { now })).result;

    const cusps = tableRows(short['cuspTable']);
    expect(cusps).toEqual(houses.map((house) => pick(house, Object.keys(cusps[0] ?? {}))));
    for (const { for: favourable, against, planet: name, ...row } of tableRows(short['planetTable'])) {
      const planet = PLANETS.find((each) => each === name) ?? 'Sun';
      expect(row).toEqual(pick(planets[planet], Object.keys(row)));
      const { all } = significations[planet];
      expect(favourable).toEqual([...marriage.required, ...marriage.supporting].filter((each) => all.includes(each)));
      expect(against).toEqual(marriage.denial.filter((each) => all.includes(each)));
    }
    expect(tableRows(short['planetTable']).map(({ planet }) => planet)).toEqual(PLANETS);
    for (const same of ['input', 'ownsNoHouse', 'birthPanchanga', 'warnings', 'asOf'] as const)
      expect(short[same]).toEqual(rest[same]);
    const { mahadashas: _, ...running } = rest.dasha;
    expect(short['dasha']).toEqual(running);

    const rows = tableRows((await conforms(cuspsTool, { ...args, ...event }, { now })).result['houseTable']);
    expect(rows).toEqual(
      [1, 2, 6, 7, 10, 11].map((house) => pick(houses[house - 1] ?? {}, Object.keys(rows[0] ?? {}))),
    );
    const positions = tableRows((await conforms(planetsTool, { ...args, ...event }, { now })).result['planetTable']);
    const subLords = [2, 7, 11].map((house) => houses[house - 1]?.subLord ?? 'Sun');
    const chain = subLords.flatMap((csl) => [csl, planets[csl].starLord, planets[csl].subLord]);
    expect(positions.map(({ planet }) => planet)).toEqual(expect.arrayContaining([...chain, ...marriage.karakas]));
    for (const { planet: name, ...row } of positions)
      expect(row).toEqual(pick(planets[PLANETS.find((each) => each === name) ?? 'Sun'], Object.keys(row)));
  });

  it.each(charts)('$label: tables of all rows without an event', async ({ arguments: args, now }) => {
    const { houses, planets, dasha } = whole.parse((await conforms(chartTool, args, { now })).result);
    const read = async (tool: typeof chartTool | typeof cuspsTool | typeof planetsTool) =>
      (await conforms(tool, { ...args, tables: true }, { now })).result;
    const short = await read(chartTool);
    for (const { rows, of } of [
      { rows: tableRows(short['cuspTable']), of: houses },
      { rows: tableRows((await read(cuspsTool))['houseTable']), of: houses },
      { rows: tableRows(short['planetTable']), of: PLANETS.map((planet) => ({ planet, ...planets[planet] })) },
      {
        rows: tableRows((await read(planetsTool))['planetTable']),
        of: PLANETS.map((planet) => ({ planet, ...planets[planet] })),
      },
    ]) {
      expect(rows).toEqual(of.map((row) => pick(row, Object.keys(rows[0] ?? {}))));
    }
    expect(Object.keys(short)).not.toContain('eventResolution');
    const { current } = dasha;
    const rows = Object.entries(current ?? {}).map(([period, { startDate, endDate, ...rest }]) => ({
      period,
      ...rest,
      startDate: startDate.slice(0, 10),
      endDate: endDate.slice(0, 10),
    }));
    const shown = chartTool.output.shape.dasha.parse(short['dasha']);
    expect([shown.current, tableRows(shown.currentTable)]).toEqual([undefined, rows]);
  });

  it('is said of an event alone', async () => {
    const about = async (tool: typeof chartTool | typeof cuspsTool, more: object = {}) =>
      (await callTool(tool, { ...GOLDEN, ...more })).result['about'];
    expect([await about(chartTool), await about(chartTool, event)]).toEqual([
      'This is the KP birth chart, with twelve cusps, nine planets and the dasha that runs.',
      'This is the KP birth chart in short, with twelve cusps, nine planets and the dasha that runs.',
    ]);
    expect([await about(cuspsTool), await about(cuspsTool, event)]).toEqual([
      'This shows the twelve KP cusps (Placidus), with sign, star and sub lords, owners and occupants.',
      'This shows the KP cusps that count for or against the event, with sign, star and sub lords, owners and occupants.',
    ]);
  });

  it('takes any event of either catalogue, and names the nearest of an unknown one', async () => {
    const { result } = await conforms(cuspsTool, { ...GOLDEN, event: 'Childbirth / Progeny' });
    expect(tableRows(result['houseTable']).map(({ house }) => house)).toEqual([1, 2, 4, 5, 10, 11]);
    for (const tool of [cuspsTool, planetsTool]) {
      const { provenance } = (await conforms(tool, { ...GOLDEN, ...event })).result;
      expect(JSON.stringify(provenance)).toContain('are in get_full_chart');
    }
    for (const tool of [chartTool, cuspsTool, planetsTool]) {
      const { meta, text } = await callTool(tool, { ...GOLDEN, event: 'Weding' });
      expect(meta).toMatchObject({ code: 'invalid_event_name', field: 'event' });
      expect(text).toMatch(/Marriage/);
    }
  });

  it('gives all nine planets where no cusps exist', async () => {
    const { result } = await conforms(planetsTool, { ...POLAR, ...event });
    expect(tableRows(result['planetTable']).map(({ planet }) => planet)).toEqual(PLANETS);
    expect(Object.keys(result)).not.toContain('planets');
  });
});
