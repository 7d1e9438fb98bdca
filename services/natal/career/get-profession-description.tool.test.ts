import { EMPLOYMENT_MODES, SECTOR_CLASSES } from '@cuspal/engine/topics/career/career-signature';
import { INDUSTRIES } from '@cuspal/engine/topics/career/planet-fields';
import { MOBILITIES, SALARY_BANDS } from '@cuspal/engine/topics/career/profession';
import { CONFIDENCES } from '@cuspal/engine/topics/shared/describer';
import { planetFirst } from '@cuspal/engine/zodiac/planet-words';
import { conforms, GOLDEN, hasLead, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEnds } from '../test/answer-checks.ts';
import { LIVES, reached, refusal } from '../test/topic-lives.ts';
import signature from './get-career-signature.tool.ts';
import income from './get-earned-income-panel.tool.ts';
import tool from './get-profession-description.tool.ts';
import service from './get-job-vs-business-verdict.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_profession_description', () => {
  it('describes the golden chart by Mercury, for whom Ketu acts', async () => {
    expect(await call(GOLDEN)).toMatchObject({
      describer: { planet: 'Mercury', house: 1, sign: 'Cancer', correctedFrom: 'Ketu' },
      primaryIndustry: 'COMMERCE_COMMUNICATION',
      secondaryIndustry: 'ELECTRONICS_AVIATION_FOREIGN',
      sector: 'private',
      employmentMode: 'employment',
      salaryBand: 'AVERAGE',
      mobility: 'NORMAL',
      confidence: 'HIGH',
    });
  });

  it('begins with planet, industries, form, sector and pay, and with what makes them doubtful', async () => {
    const pay = { HIGH: 'high', ABOVE_AVERAGE: 'above average', AVERAGE: 'average', MODEST: 'modest' };
    const place = { TOURING_OR_ABROAD: 'with travel', FIXED_PLACE: 'in a fixed place', NORMAL: 'The pay' };
    for (const { args } of LIVES) {
      const { result } = await conforms(tool, args);
      const { answer, ...found } = output.parse(result);
      await checkEnds(result);
      expect(answer).toContain(`${planetFirst(found.describer.planet)} in house ${found.describer.house} points to`);
      for (const industry of [found.primaryIndustry, found.secondaryIndustry])
        for (const word of industry.toLowerCase().split('_')) expect(answer).toContain(word);
      expect(answer).toContain(`The pay is ${pay[found.salaryBand]}`);
      expect(answer).toContain(place[found.mobility]);
      expect(answer).toContain(
        { self: 'self-employment', mixed: 'mixture of government' }[String(found.sector)] ?? found.sector,
      );
      const form = { employment: 'employment', business: 'own business', mixed: 'employment with' }[
        found.employmentMode
      ];
      expect(answer).toContain(`The form is ${form}`);
      expect(answer.includes('only if the person works')).toBe(found.onlyIfWorking === true);
      // Beside an age the notes may hold it.
      if (!hasLead(answer)) expect(answer.includes('near a sub border')).toBe(found.confidence !== 'HIGH');
    }
  });

  it('says of sector, mode and pay what their own tools say', async () => {
    for (const { args, now } of LIVES) {
      const found = await call(args);
      const signed = z.object(signature.output.shape).parse((await conforms(signature, args)).result);
      expect([found.sector, found.employmentMode]).toEqual([signed.sectorClass, signed.employmentMode]);
      const { incomeGrade } = z.object(income.output.shape).parse((await conforms(income, args, { now })).result);
      const words = {
        ABUNDANT: 'HIGH',
        GOOD: 'ABOVE_AVERAGE',
        MODERATE: 'AVERAGE',
        THIN: 'MODEST',
        STRAINED: 'MODEST',
      };
      expect(found.salaryBand).toBe(words[incomeGrade]);
      const { denialGate } = z.object(service.output.shape).parse((await conforms(service, args)).result);
      expect(found.onlyIfWorking === true).toBe(denialGate.closed);
    }
  });

  it('reaches every value', async () => {
    const first = await reached(tool, 'primaryIndustry');
    const second = await reached(tool, 'secondaryIndustry');
    // A node never describes, so its trades come second.
    const nurse = await call({
      birth_datetime: '1878-03-06T21:37:28',
      latitude: -56.1221,
      longitude: -160.6719,
      utc_offset_minutes: -630,
      ayanamsa: 'khullar',
    });
    expect(new Set([...second, nurse.secondaryIndustry])).toEqual(new Set(INDUSTRIES));
    expect(first).toEqual(new Set(tool.output.shape.primaryIndustry.options));
    expect(await reached(tool, 'sector')).toEqual(new Set(SECTOR_CLASSES));
    expect(await reached(tool, 'employmentMode')).toEqual(new Set(EMPLOYMENT_MODES));
    expect(await reached(tool, 'salaryBand')).toEqual(new Set(SALARY_BANDS));
    expect(await reached(tool, 'mobility')).toEqual(new Set(MOBILITIES));
    expect(await reached(tool, 'confidence')).toEqual(new Set(CONFIDENCES));
    expect(await reached(tool, 'onlyIfWorking')).toEqual(new Set([true]));
    expect(await reached(tool, 'describer.correctedFrom')).toEqual(new Set(['Rahu', 'Ketu']));
  });

  it('refuses a polar birth', async () => expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/));
});
