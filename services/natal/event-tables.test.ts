import { natalEvent } from '@cuspal/engine/events/natal';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS, tableRows } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import significators from './core-analysis/get-significators.tool.ts';
import cslAdvanced from './core-analysis/get-csl-advanced.tool.ts';

const matrix = z.object(significators.output.shape).omit({ houseTable: true, planetTable: true }).required();
const chains = z.object(cslAdvanced.output.shape);
const targets = z.looseObject({ target: z.string() });
const borders = z.looseObject({ warnings: z.array(targets), entries: z.array(targets) });
const audit = z.looseObject({ boundary: z.looseObject({ warnings: z.array(targets) }) });
const positions = z.looseObject({ positions: z.array(targets) });

const event = { event: 'Marriage' };
const charts = SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar');
const marriage = natalEvent('marriage');
const judging = marriage.required;
const counting = HOUSES.filter((house) => [...judging, ...marriage.denial].includes(house));

describe('what an event leaves of the core analysis', () => {
  it.each(charts)('$label: significators with the values of the matrix', async ({ arguments: args }) => {
    const whole = matrix.parse((await conforms(significators, args)).result);
    const { result } = await conforms(significators, { ...args, ...event });
    expect(result['table']).toEqual(judging.map((house) => whole.table[house - 1]));
    const houses = tableRows(result['houseTable']);
    expect(houses.map(({ house }) => house)).toEqual(counting);
    for (const [index, { A, B, C, D, house: _, ...row }] of houses.entries()) {
      const { ordered, levels: __, vacant: ___, ...same } = whole.houses[counting[index] ?? 1];
      expect(row).toEqual(same);
      const inGroup = (group: string) => ordered.filter((each) => each.group === group).map(({ planet }) => planet);
      expect([A, B, C, D]).toEqual(['A', 'B', 'C', 'D'].map(inGroup));
    }
    const planets = tableRows(result['planetTable']);
    expect(planets).toEqual(
      PLANETS.map((planet) => {
        const { levels, promoted, tenanted, cslOf } = whole.planets[planet];
        return { planet, ...levels, promoted, tenanted, cslOf };
      }),
    );
  });

  it.each(charts)('$label: the chains of cusps 2, 7 and 11 and the events of marriage', async ({ arguments: args }) => {
    // At 30 every matter of marriage belongs to the age, so the whole table names them too.
    const grown = { now: Date.parse(`${args.birth_datetime}Z`) + 30 * 365.25 * 86_400_000 };
    const whole = chains.parse((await conforms(cslAdvanced, args, grown)).result);
    const found = chains.parse((await conforms(cslAdvanced, { ...args, ...event }, grown)).result);
    expect(found.cusps).toEqual(
      judging.flatMap((house) =>
        whole.cusps
          .filter(({ cusp }) => cusp === house)
          .map((row) => ({ ...row, events: row.events.filter(({ key }) => natalEvent(key).topic === 'marriage') })),
      ),
    );
    expect(found.cusps[1]?.events.map(({ key }) => key)).toContain('marriage');
    expect(found.sharedCsl).toEqual(whole.sharedCsl);
  });

  it('lets cusps that are asked for win over those of the event', async () => {
    const { cusps } = chains.parse((await conforms(cslAdvanced, { ...GOLDEN, ...event, cusps: [5] })).result);
    expect(cusps.map(({ cusp }) => cusp)).toEqual([5]);
  });
});

describe('what an event leaves of the borders', () => {
  it.each(charts)('$label: the rows of its cusps and their planets, all counts', async ({ arguments: args }) => {
    const { cusps } = chains.parse((await conforms(cslAdvanced, { ...args, ...event })).result);
    const planets = cusps.flatMap(({ chain: { csl, starLordOfCsl, subLordOfCsl } }) => [
      ...[csl.planet, starLordOfCsl.planet, subLordOfCsl.planet],
      ...(csl.agents ?? []).map(({ planet }) => planet),
    ]);
    const kept = new Set<string>([...judging.map((h) => `cusp_${h}`), ...planets.map((p) => `planet_${p}`)]);
    const only = (rows: readonly z.output<typeof targets>[]) => rows.filter(({ target }) => kept.has(target));

    const whole = borders.parse((await conforms('get_boundary_warnings', args)).result);
    const found = borders.parse((await conforms('get_boundary_warnings', { ...args, ...event })).result);
    expect([found.warnings, found.entries]).toEqual([only(whole.warnings), only(whole.entries)]);
    expect(found.entries).toHaveLength(kept.size);
    for (const same of ['answer', 'criticalCount', 'cautionCount', 'clearCount', 'verdictStability'])
      expect(found[same]).toEqual(whole[same]);

    const { boundary } = audit.parse((await conforms('run_pre_verdict_audit', { ...args, ...event })).result);
    expect(boundary.warnings).toEqual(found.warnings);

    const wholeSub = positions.parse((await conforms('get_subsub_boundary', args)).result);
    const sub = positions.parse((await conforms('get_subsub_boundary', { ...args, ...event })).result);
    expect(sub.positions).toEqual(only(wholeSub.positions));
    for (const same of ['answer', 'counts', 'twinDivergenceIndex']) expect(sub[same]).toEqual(wholeSub[same]);
  });

  it('measures all planets where no cusps exist, and says why', async () => {
    const args = { ...POLAR, ...event, include_cusps: false };
    const { positions: rows, provenance } = positions.parse((await conforms('get_subsub_boundary', args)).result);
    expect(rows).toHaveLength(9);
    expect(JSON.stringify(provenance)).toContain('The event was not used');
  });

  it.each(['get_significators', 'get_csl_advanced', 'get_boundary_warnings', 'get_subsub_boundary'])(
    '%s names the nearest of an unknown event',
    async (name) => {
      const { meta, text } = await callTool(name, { ...GOLDEN, event: 'Weding' });
      expect(meta).toMatchObject({ code: 'invalid_event_name', field: 'event' });
      expect(text).toMatch(/Marriage/);
    },
  );
});
