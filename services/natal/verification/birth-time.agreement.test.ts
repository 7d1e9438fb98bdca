import { conforms, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const stands = {
  stability: z.object({
    beforeSeconds: z.int(),
    afterSeconds: z.int(),
    limitedBy: z.object({ at: z.string(), kind: z.string(), of: z.string() }).optional(),
    becomes: z.string().optional(),
  }),
  alternatives: z.array(z.object({ subLord: z.string(), seconds: z.int(), share: z.number() })).optional(),
  uncertain: z.literal(true).optional(),
};
const some = { ...stands, stability: stands.stability.optional() };
const warnings = z.array(
  z.object({ target: z.string(), shiftSeconds: z.int().nullable(), alternateSubLord: z.string(), ...stands }),
);
const shapes = {
  warnings: z.object({ warnings, entries: z.array(z.object({ target: z.string(), subLord: z.string(), ...some })) }),
  audit: z.object({ boundary: z.object({ warnings }) }),
  subSub: z.object({
    positions: z.array(
      z.object({
        target: z.string(),
        flag: z.string(),
        shiftSeconds: z.int().nullable().optional(),
        alternateSubLord: z.string().optional(),
        ...some,
      }),
    ),
  }),
  table: z.object({ table: z.array(z.object({ point: z.string(), subLord: z.string(), ...some })) }),
};

const births = randomBirths(10, 1515);

/** What the four tools say of one birth. */
async function asked(birth: object, more: object = {}) {
  const args = { ...birth, ...more };
  return {
    ...shapes.warnings.parse((await conforms('get_boundary_warnings', args)).result),
    audit: shapes.audit.parse((await conforms('run_pre_verdict_audit', args)).result).boundary.warnings,
    ...shapes.subSub.parse((await conforms('get_subsub_boundary', args)).result),
    ...shapes.table.parse((await conforms('get_significators', args)).result),
  };
}

describe('how long a sub lord stands is the same in every tool that says it', () => {
  it.each(births)('$birth_datetime: seconds, borders and lords', async (birth) => {
    const { warnings: warned, entries, audit, positions, table } = await asked(birth);
    expect(audit.map(({ target, stability }) => ({ target, stability }))).toEqual(
      warned.map(({ target, stability }) => ({ target, stability })),
    );
    expect(entries.every(({ stability }) => stability === undefined)).toBe(true);
    const cusps = table.filter(({ stability }) => stability !== undefined);
    expect(cusps.map(({ point }) => point)).toEqual(Array.from({ length: 12 }, (_, at) => `cusp_${at + 1}`));
    const known = new Map(cusps.map(({ point, stability }) => [point, stability]));
    for (const { target, stability, shiftSeconds, alternateSubLord } of warned) {
      if (target.startsWith('cusp_')) expect(stability).toEqual(known.get(target));
      if (shiftSeconds === null || Math.abs(shiftSeconds) > 1200) continue;
      const { beforeSeconds, afterSeconds, becomes } = stability;
      expect(shiftSeconds < 0 ? -beforeSeconds - 1 : afterSeconds + 1).toBe(shiftSeconds);
      if (Math.abs(shiftSeconds) === Math.min(beforeSeconds, afterSeconds) + 1) expect(becomes).toBe(alternateSubLord);
    }
    for (const { target, stability, flag, shiftSeconds, alternateSubLord } of positions) {
      expect(stability === undefined).toBe(flag === 'STABLE');
      if (stability === undefined || !target.startsWith('cusp_')) continue;
      expect(stability).toEqual(known.get(target));
      // Where the sub ends with the sub-sub, both tools count the seconds to one border.
      if (alternateSubLord === undefined || shiftSeconds === undefined || shiftSeconds === null) continue;
      expect(shiftSeconds < 0 ? -stability.beforeSeconds - 1 : stability.afterSeconds + 1).toBe(shiftSeconds);
    }
  });

  it('with an uncertain birth time lists the sub lords that are possible', async () => {
    let several = 0;
    for (const birth of births.slice(0, 4)) {
      const { entries, warnings: warned, positions, table } = await asked(birth, { birth_time_uncertainty_minutes: 5 });
      for (const { target, subLord, stability, alternatives = [], uncertain } of entries) {
        expect(alternatives.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(601);
        expect(alternatives.map((each) => each.subLord)).toContain(subLord);
        const { beforeSeconds = 0, afterSeconds = 0 } = stability ?? {};
        expect(uncertain).toBe(beforeSeconds < 300 || afterSeconds < 300 ? true : undefined);
        several += uncertain ? 1 : 0;
        const same = { stability, alternatives };
        expect(positions.find((row) => row.target === target)).toMatchObject(same);
        if (target.startsWith('cusp_')) expect(table.find(({ point }) => point === target)).toMatchObject(same);
        const warning = warned.find((row) => row.target === target);
        if (warning) expect(warning).toMatchObject(same);
      }
    }
    expect(several).toBeGreaterThan(20);
  });

  it('a sub-sub table of planets alone needs no houses', async () => {
    const polar = { birth_datetime: '1992-08-14T04:32:00', latitude: 69, longitude: 20, utc_offset_minutes: 60 };
    const { result } = await conforms('get_subsub_boundary', {
      ...polar,
      include_cusps: false,
      birth_time_uncertainty_minutes: 5,
    });
    expect(shapes.subSub.parse(result).positions.every(({ stability }) => stability === undefined)).toBe(true);
    expect(JSON.stringify(result['provenance'])).toContain('birth_time_uncertainty_minutes was not used');
  });
});
