import { OFFERED_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { BLOCKAGE_CODES, BLOCKAGE_SEVERITIES } from '@cuspal/engine/topics/career/blockage';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEnds } from '../test/answer-checks.ts';
import { windowsTold } from '../test/told.ts';
import { LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-career-blockage-diagnosis.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_career_blockage_diagnosis', () => {
  it('finds nothing blocked in the golden chart: Rahu brings 2 by Jupiter, 6 and 10 by its agents, 11 by its star', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2012-01-01' });
    // Only house 5 is as strong as 11, at level 1; 8, 9 and 12 are weaker.
    expect(found).toMatchObject({ tenthCsl: 'Rahu', missingHouses: [], diagnoses: [], primaryBlockage: null });
    expect([found.clear, found.deferred]).toEqual([true, null]);
  });

  it('names what is missing with a second witness, and none where that would be the tenth sub lord again', async () => {
    const said = new Set<string>();
    for (const { args, now } of LIVES) {
      const { diagnoses, tenthCsl } = await call({ ...args, horizon_years: 1 }, now);
      for (const { house, severity, reason } of diagnoses) {
        const cusp = house === 10 ? 11 : house;
        const none = reason.includes(
          `There is no second witness, because ${planetInWords(tenthCsl)} is the sub lord of cusp ${cusp} too.`,
        );
        const other = new RegExp(`The second witness ((?:the )?\\w+), sub lord of cusp ${cusp},`).exec(reason)?.[1];
        expect(none).toBe(other === undefined);
        if (none) expect(severity).toBe('MODERATE');
        else expect(other).not.toBe(planetInWords(tenthCsl));
        said.add(none ? 'none' : 'second');
      }
    }
    expect([...said].sort()).toEqual(['none', 'second']);
  });

  it('never both covers and misses a house; at most four diagnoses; no date without promise', async () => {
    for (const { args, now } of LIVES) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      const { L1, L2, L3, L4 } = found.chain.csl.levels;
      const held = [...L1, ...L2, ...L3, ...L4];
      for (const house of found.missingHouses) expect(held).not.toContain(house);
      expect(found.diagnoses.length).toBeLessThanOrEqual(4);
      expect(found.primaryBlockage).toBe(found.diagnoses[0]?.code ?? null);
      expect(found.clear).toBe(found.diagnoses.length === 0);
      if (found.clear) expect(found.missingHouses).toEqual([]);
      expect(found.resolutionWindows.length).toBeLessThanOrEqual(5);
      if (found.withheldReason !== undefined) expect(found.resolutionWindows).toEqual([]);
      expect(found.deferred !== null).toBe(found.chain.starLordOfCsl.retrograde);
    }
  });

  it('begins with the main blockage, its ground and the first period of relief', async () => {
    const words = {
      LAYOFF_EXPOSURE: 'exposure to layoff',
      PROLONGED_UNEMPLOYMENT: 'long unemployment',
      BLOCKED_PROMOTION: 'blocked promotion',
      STAGNANT_SALARY: 'a stagnant salary',
    };
    for (const { args, now } of LIVES) {
      const { result } = await conforms(tool, args, { now });
      const found = output.parse(result);
      const { answer, primaryBlockage, diagnoses, deferred, resolutionWindows } = found;
      await checkEnds(result);
      expect(answer).toMatch(new RegExp(`\\b${found.tenthCsl}, sub lord of cusp 10,`));
      expect(answer.includes(`ts star lord ${deferred?.starLord}, retrograde at birth, delays it`)).toBe(
        deferred !== null,
      );
      expect(answer.includes('Nothing is found that blocks')).toBe(found.clear);
      if (primaryBlockage === null) {
        expect(answer.includes('periods listed are simply good')).toBe(resolutionWindows.length > 0);
        continue;
      }
      const severity = diagnoses[0]?.severity.toLowerCase();
      expect(answer).toContain(`The chart indicates ${words[primaryBlockage]} (${severity})`);
      for (const { code } of diagnoses) expect(answer).toContain(words[code]);
      for (const house of found.missingHouses)
        expect(answer).toMatch(new RegExp(`does not signify [^.]*\\b${house}\\b`));
      if (found.withheldReason === undefined)
        expect(answer).toContain(windowsTold({ ...found, windows: resolutionWindows }));
      else expect(answer).toContain('No date of relief is given');
    }
  });

  it('says what other tools promise or find good beside a blockage of the same matter', async () => {
    const met = new Set<string>();
    for (const { args, now } of LIVES) {
      const { result } = await conforms(tool, { ...args, horizon_years: 1 }, { now });
      const found = new Set(output.parse(result).diagnoses.map(({ code }) => code));
      const notes = z
        .object({ notes: z.array(z.string()) })
        .parse(result['provenance'])
        .notes.join(' ');
      const promises = await callTool('analyze_natal_promise', { ...args, events: ['Job', 'Promotion'] }, { now });
      const [work, promotion] = z
        .array(z.object({ side: z.string() }))
        .length(2)
        .parse(promises.result['events']);
      const income = await callTool('get_earned_income_panel', args, { now });
      const good = ['GOOD', 'ABUNDANT'].includes(String(income.result['incomeGrade']));
      for (const [said, stands] of [
        ['Career / Job Start is promised', found.has('PROLONGED_UNEMPLOYMENT') && work?.side === 'yes'],
        ['Promotion / Increment is promised', found.has('BLOCKED_PROMOTION') && promotion?.side === 'yes'],
        ['arned income as a whole is', found.has('STAGNANT_SALARY') && good],
      ] as const) {
        expect(notes.includes(said)).toBe(stands);
        if (stands) met.add(said);
      }
    }
    expect(met.size).toBe(3);
  });

  it('reaches every code and severity, a clear tenth, a delay and a refused date', async () => {
    expect(await reached(tool, 'diagnoses.*.code')).toEqual(new Set(BLOCKAGE_CODES));
    expect(await reached(tool, 'primaryBlockage')).toEqual(new Set(BLOCKAGE_CODES));
    expect(await reached(tool, 'diagnoses.*.severity')).toEqual(new Set(BLOCKAGE_SEVERITIES));
    expect(await reached(tool, 'clear')).toEqual(new Set([true, false]));
    expect((await reached(tool, 'deferred.planet')).size).toBeGreaterThan(1);
    const open = await call(
      {
        birth_datetime: '2275-08-19T01:49:15',
        latitude: -46.4013,
        longitude: -176.4617,
        utc_offset_minutes: -720,
        ayanamsa: 'lahiri',
      },
      Date.UTC(2319, 3, 3),
    );
    const classes = [
      ...(await reached(tool, 'resolutionWindows.*.class')),
      ...open.resolutionWindows.map((window) => window.class),
    ];
    expect(new Set(classes)).toEqual(new Set(OFFERED_CLASSES));
    expect([...(await reached(tool, 'withheldReason'))].join()).toMatch(/Career.*not promised/);
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 21 })).toMatch(/^validation_failed.*20/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: 'soon' })).toMatch(/^validation_failed.*as_of_date/);
  });
});
