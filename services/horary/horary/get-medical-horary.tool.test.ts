import { MEDICAL_VERDICTS } from '@cuspal/engine/kp/horary/medical';
import { MEDICAL_QUESTIONS, MEDICAL_ROWS } from '@cuspal/engine/kp/horary/medical-data';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { callTool, conforms, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CHENNAI, NOON, OWN_NOON, ownMoment } from '../test/questions.ts';
import tool, { medicalReading } from './get-medical-horary.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object): Promise<Output> =>
  output.parse((await conforms(tool, { ...OWN_NOON, ...args })).result);

const found: Output[] = [];
for (const [index, life] of randomLives(250, 44).entries())
  found.push(
    await call({
      ...life.args,
      ...ownMoment(life),
      target_number: 1 + ((index * 37) % 249),
      query_type: MEDICAL_QUESTIONS[index % 5],
      patient_relation: RELATIONS[index % 9],
    }),
  );

describe('get_medical_horary', () => {
  it('reaches every verdict in every question, read in the words of that question', () => {
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(MEDICAL_VERDICTS));
    for (const { queryType, verdict, reading } of found) expect(reading).toBe(medicalReading(queryType, verdict));
    const readings = MEDICAL_QUESTIONS.flatMap((question) =>
      MEDICAL_VERDICTS.filter((verdict) => verdict !== 'WITHHELD').map((verdict) => medicalReading(question, verdict)),
    );
    expect(new Set(readings).size).toBe(20);
    // No word of death, drug or dose.
    for (const text of [...readings, ...found.map(({ answer }) => answer)])
      expect(text).not.toMatch(/\b(?:death|die|dies|fatal|drug|dose|tablet|medicine)\b/i);
  });

  it('has the verdict that its tests and chains give', () => {
    for (const { verdict, tests, withhold } of found) {
      const joined = tests.find(({ id }) => id === 'CURE_JOINED')?.met ?? false;
      const rest = tests.slice(1).every(({ met }) => met);
      expect(withhold !== null).toBe(verdict === 'WITHHELD');
      if (verdict === 'RECOVERY') expect([joined, rest]).toEqual([true, true]);
      if (verdict === 'SLOW_RECOVERY') expect([joined, rest]).toEqual([true, false]);
      if (verdict === 'MIXED' || verdict === 'DETERIORATION') expect(joined).toBe(false);
    }
  });

  it('gives no period where it is withheld or worse, and always sends to care there and where severity is asked', () => {
    for (const { verdict, queryType, recoveryWindows, caution, answer } of found) {
      if (verdict === 'WITHHELD' || verdict === 'DETERIORATION') expect(recoveryWindows).toEqual([]);
      expect(caution !== null).toBe(verdict === 'DETERIORATION' || queryType === 'severity');
      if (caution !== null) expect(caution).toMatch(/^Seek medical care now/);
      if (verdict === 'DETERIORATION') expect(answer).toMatch(/Seek medical care now\.$/);
    }
    expect(found.some(({ recoveryWindows }) => recoveryWindows.length > 0)).toBe(true);
  });

  it('shows the houses from the patient beside those of the chart, the chains, and which questions are ours', () => {
    for (const { queryType, relation, rotatedLagnaCusp, houses, chains, extensionNote } of found) {
      const { main, second, favourable, eighth, ours } = MEDICAL_ROWS[queryType];
      const turned = (house: number): number => ((rotatedLagnaCusp + house - 2) % 12) + 1;
      expect(houses.favourable).toEqual(favourable);
      expect(houses.originalHouses.favourable).toEqual(favourable.map(turned));
      if (relation === 'self') expect(houses.originalHouses.against).toEqual(houses.against);
      expect(chains.map(({ role, chain }) => `${role} ${chain.cusp}`)).toEqual([
        `P ${turned(main)}`,
        `Q ${turned(second)}`,
        ...(eighth ? [`EIGHTH ${turned(8)}`] : []),
      ]);
      expect(extensionNote !== undefined).toBe(ours);
    }
  });

  it('tells the periods in houses counted from the patient', () => {
    for (const { recoveryWindows, houses } of found)
      for (const { covered, missing } of recoveryWindows)
        for (const house of [...covered, ...missing]) expect(houses.favourable).toContain(house);
  });

  it('always carries the health disclaimer, and needs no moment of its own', async () => {
    const { result } = await conforms(tool, { ...OWN_NOON, target_number: 9 });
    expect(result['disclaimer']).toMatch(/not a medical diagnosis/);
    expect((await conforms(tool, { ...NOON, target_number: 9 })).result['tests']).toEqual(result['tests']);
  });

  it('A3: tells periods of a birth long past as past, and for which date the chart is cast', async () => {
    let over = 0;
    for (let target_number = 1; target_number <= 249; target_number += 8) {
      const asked = { birth_datetime: '1991-05-14T09:20', ...CHENNAI, utc_offset_minutes: 330, target_number };
      const { result } = await conforms(tool, asked, { now: Date.UTC(2026, 10, 27) });
      const { answer, recoveryWindows } = output.parse(result);
      expect(answer).toMatch(/It is cast for 14 May 1991, 35 years ago/);
      expect(answer).not.toMatch(/best period|the first runs|already running/);
      if (recoveryWindows.length > 0 && /(?:ran .* and is over|are over, the last)/.test(answer)) over += 1;
    }
    expect(over).toBeGreaterThan(3);
  });

  it('says what is wrong with a call', async () => {
    const faultOf = async (args: object) => (await callTool(tool, { ...OWN_NOON, target_number: 9, ...args })).meta;
    expect(await faultOf({ target_number: 300 })).toMatchObject({ code: 'validation_failed', field: 'target_number' });
    expect(await faultOf({ query_type: 'death' })).toMatchObject({ code: 'validation_failed', field: 'query_type' });
    expect(await faultOf({ patient_relation: 'boss' })).toMatchObject({ field: 'patient_relation' });
    expect(await faultOf({ longitude: undefined })).toMatchObject({ code: 'birth_data_missing', field: 'longitude' });
  });
});
