import { birth, GOLDEN, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, NOW, refused } from '../test/call.ts';
import diseaseNature from './get-disease-nature.tool.ts';
import medicalTiming from './get-medical-timing.tool.ts';
import vitality from './get-vitality-index.tool.ts';
import tool from './get-surgery-success.tool.ts';

const call = caller(tool);
const NEVER = 'Emergency surgery, and an organ that is offered, are never delayed or declined for astrology.';
const EQUAL = 'A date moves only within the span that the surgeon calls medically equal.';
/** Mars is retrograde from 6 December 2024 to 24 February 2025 (almanac). */
const RETROGRADE = '2025-01-15';
/** A word of each reason that moves a day. */
const WORDS = {
  MARS_RETROGRADE: 'Mars is retrograde',
  PERIOD_HOSTILE: 'both period lords lean to illness',
  PD_HOSTILE: 'a period lord leans to illness',
  RP_NO_CURE: 'no ruling planet signifies cure',
  MOON_HOSTILE: 'both lords of the Moon lean to illness',
  MOON_HALF: 'one lord of the Moon leans to illness',
} as const;

describe('get_surgery_success', () => {
  it('grades the golden chart: the first test fails, 70, GUARDED', async () => {
    const found = await call(GOLDEN);
    expect(found.tests.map(({ id, passed }) => [id, passed])).toEqual([
      ['T1', false],
      ['T2', true],
      ['T3', true],
      ['T4', true],
    ]);
    expect(found).toMatchObject({ mode: 'NATAL', successScore: 70, successVerdict: 'GUARDED' });
    expect(found.factors.reduce((sum, { points }) => sum + points, 0)).toBe(70);
    expect(found.factors.at(-1)).toMatchObject({ factor: 'mars_combustion', points: 0 });
    for (const field of ['asOf', 'lords', 'observations', 'dateVerdict', 'deferReasons', 'recommendedWindows'] as const)
      expect(found[field]).toBeUndefined();
  });

  it('changes no number of the birth chart by the kind of operation', async () => {
    const { successScore, factors } = await call(GOLDEN);
    for (const surgery_type of ['EMERGENCY', 'COSMETIC', 'TRANSPLANT'])
      expect(await call({ ...GOLDEN, surgery_type })).toMatchObject({
        successScore,
        factors,
        surgeryType: surgery_type,
      });
  });

  it('moves an elective date while Mars is retrograde, and never an emergency', async () => {
    const then = Date.UTC(2025, 0, 1);
    const elective = await call({ ...GOLDEN, surgery_date: RETROGRADE }, then);
    expect(elective).toMatchObject({ mode: 'DATE_SPECIFIC', dateVerdict: 'DEFER', deferReasons: ['MARS_RETROGRADE'] });
    expect(elective.asOf).toBe('2025-01-15T12:00:00+05:30');
    const emergency = await call({ ...GOLDEN, surgery_date: RETROGRADE, surgery_type: 'EMERGENCY' }, then);
    expect(emergency).toMatchObject({ dateVerdict: 'GO', deferReasons: [] });
    expect(emergency.recommendedWindows).toBeUndefined();
    expect(emergency.relaxations).toBeUndefined();
    expect(emergency.answer).toContain('An emergency is never delayed.');
    // Windows begin after Mars turns direct.
    for (const { start } of elective.recommendedWindows ?? []) expect(start > '2025-02-24').toBe(true);
  });

  it('puts emergency and offered organ first, and binds every date to the surgeon', async () => {
    for (const surgery_type of ['ELECTIVE', 'EMERGENCY', 'COSMETIC', 'TRANSPLANT']) {
      const natal = await call({ ...GOLDEN, surgery_type });
      const dated = await call({ ...GOLDEN, surgery_type, surgery_date: '2026-03-01' });
      const first = surgery_type === 'EMERGENCY' || surgery_type === 'TRANSPLANT';
      for (const { disclaimer } of [natal, dated]) expect(disclaimer.startsWith(NEVER)).toBe(first);
      expect(natal.disclaimer).not.toContain(EQUAL);
      expect(dated.disclaimer.endsWith(EQUAL)).toBe(true);
      expect(dated.disclaimer).toContain('never a reason to delay, refuse or stop care');
    }
  });

  it('A19: recovers as quickly as get_vitality_index, get_disease_nature and get_medical_timing say', async () => {
    const classes = ['FAST_HEALER', 'AVERAGE', 'SLOW_HEALER', 'FRAGILE'];
    const [index, nature, timing] = [caller(vitality), caller(diseaseNature), caller(medicalTiming)];
    for (const { args, now } of randomLives(60, 83)) {
      const { recoverySpeedClass, complicationRisks } = await call(args, now);
      const { recuperationClass, score } = await index(args, now);
      const { course, recoverySpeedClass: dated } = await timing(args, now);
      const { delay, recoverySpeedClass: named } = await nature(args, now);
      expect([recuperationClass, named, dated]).toEqual(Array(3).fill(recoverySpeedClass));
      // A second time: the bands of the score, Saturn, the ages, and no quick one beside a long course or late relief.
      const plain = [65, 45, 30].filter((least) => score < least).length;
      const slow = complicationRisks.some(({ planet, level }) => planet === 'Saturn' && level === 'ELEVATED');
      const age = (now - Date.parse(`${args.birth_datetime}Z`)) / (365.2425 * 86_400_000);
      const steps = plain + Number(slow) + Number(age >= 70) + Number(age >= 85);
      const long = course === 'CHRONIC_PATTERN' || delay !== null;
      expect(classes.indexOf(recoverySpeedClass)).toBe(Math.min(3, Math.max(steps, Number(long))));
      expect(complicationRisks.map(({ planet }) => planet)).toEqual(['Saturn', 'Rahu', 'Ketu', 'Mars']);
    }
  });

  it('A19: counts an age of 92 as two steps, and says so', async () => {
    const old = birth('1934-06-11T05:20:00', 48.2085, 16.3721, 60);
    const at = async (year: number) => caller(vitality)(old, Date.UTC(year, 10, 27));
    const [young, aged] = [await at(1974), await at(2026)];
    expect(young.slowedBy).not.toContain('AGE');
    expect(aged.slowedBy).toContain('AGE');
    expect(aged.answer).toContain('the person is 92');
    expect(['SLOW_HEALER', 'FRAGILE']).toContain(aged.recuperationClass);
    expect(aged.score).toBe(young.score);
  });

  it('follows its tests', async () => {
    for (const { args, now } of randomLives(60, 84)) {
      const { tests, successVerdict } = await call(args, now);
      const [first, second, third] = tests.map(({ passed }) => passed);
      const plain =
        first && second && third ? 'FAVOURABLE' : !second && (!first || !third) ? 'UNFAVOURABLE' : 'GUARDED';
      expect(successVerdict).toBe(plain);
    }
  });

  it('grades a past date and looks for no window', async () => {
    const found = await call({ ...GOLDEN, surgery_date: RETROGRADE });
    expect(found).toMatchObject({ dateVerdict: 'DEFER', recommendedWindows: [], relaxations: [] });
    expect(found.notes).toContain('The date is past, so it is graded and no window is looked for.');
    expect(found.answer).toContain(
      'The day is past, and another would have suited better. On the requested day, Mars is retrograde.',
    );
    expect(found.answer).not.toContain('if the surgeon leaves the date free');
  });

  it('B10: has windows only where a day is not clean, and says in the answer where there is none', async () => {
    for (const [index, { args, now }] of randomLives(30, 85).entries()) {
      const surgery_date = new Date(Math.min(now + index * 86_400_000, Date.UTC(2399, 11, 31))).toISOString();
      const found = await call({ ...args, surgery_date }, now);
      const { recommendedWindows: windows, observations = [], deferReasons = [], answer } = found;
      // The answer denies nothing that was observed, and gives as many reasons as moved the day.
      expect(answer.includes('Nothing on the day')).toBe(found.dateVerdict === 'GO' && observations.length === 0);
      expect(answer.includes('too little to move it')).toBe(found.dateVerdict === 'GO' && observations.length > 0);
      for (const code of deferReasons) expect(answer).toContain(WORDS[code]);
      // A better day may be named before, so the reason says which day it is of.
      expect(answer.includes(' On the requested day, ')).toBe(deferReasons.length > 0);
      expect(windows === undefined).toBe(found.dateVerdict === 'GO');
      if (windows === undefined) continue;
      expect(windows.length).toBeLessThanOrEqual(3);
      expect(new Set(windows.map(({ start }) => start.slice(0, 10))).size).toBe(windows.length);
      // Where no other day is offered, the answer itself says so.
      expect(answer.includes("so the surgeon's date stands")).toBe(windows.length === 0);
      expect(answer.includes('would suit better')).toBe(windows.length > 0);
      // A window may be put off by a sign that the page does not ask of it, so its reader is sent back with it.
      if (windows.length > 0) expect(found.notes.join(' ')).toContain('Send one as surgery_date');
    }
  });

  it('refuses dates outside the life and the sky, and polar births', async () => {
    for (const surgery_date of ['1980-01-01', '2115-01-01', 'tomorrow'])
      await refused(tool, { ...GOLDEN, surgery_date }, { code: 'validation_failed', field: 'surgery_date' });
    const late = { ...GOLDEN, birth_datetime: '2350-08-14T04:32:00', surgery_date: '2405-01-01' };
    await refused(tool, late, { code: 'out_of_range' }, NOW);
    await refused(tool, { ...GOLDEN, surgery_type: 'OTHER' }, { code: 'validation_failed', field: 'surgery_type' });
    await refused(tool, POLAR, { code: 'out_of_range' });
  });
});
