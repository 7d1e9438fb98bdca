import { planFor } from './plan.ts';
import { mainMatters } from './main-matters.ts';
import { describe, expect, it } from 'vitest';

const ADULT = [
  'Marriage',
  'Childbirth / Progeny',
  'Career / Job Start',
  'Wealth / Income Gain',
  'Property Purchase',
  'Higher Education',
  'Foreign Travel',
];
const promiseOf = (question: string, age: number | null) =>
  planFor(question, {}, { nowMs: Date.UTC(2026, 10, 28), age }).arguments['analyze_natal_promise']?.sends;

describe('mainMatters', () => {
  it('are those of the age', () => {
    expect(mainMatters(34)).toEqual(ADULT);
    expect(mainMatters(10)).toEqual(['School / Basic Education', 'Foreign Travel']);
    // A child can be born to a man until 70; a home is bought until 85.
    expect(mainMatters(80)).toEqual(['Marriage', 'Wealth / Income Gain', 'Property Purchase', 'Foreign Travel']);
  });

  it('are judged where a time as a whole is asked about and the age is known', () => {
    expect(promiseOf('How is 2027 for me?', 34)).toEqual({ events: ADULT, tables: true });
    expect(promiseOf('How is 2027 for me?', null)).toEqual({ tables: true });
    expect(promiseOf('When will I get married?', 34)).toEqual({ events: ['Marriage'] });
    expect(promiseOf('', 34)).toBeUndefined();
  });
});
