import { describe, expect, it } from 'vitest';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { birthdayMs } from '../../time/moment.ts';
import { calledFirst, stageAt, stageYears, tooOld } from './stage-years.ts';

const chart = workedChart();
const at = (age: number): number => birthdayMs(chart.moment, age);
const years = (age: number, count: number) => ({ startMs: at(age), endMs: at(age) + count * DASHA_YEAR_MS });
const marriage = natalEvent('marriage');
const childbirth = natalEvent('childbirth');

describe('the years in which a matter is judged', () => {
  it('A1: begin on the birthday from which it is read, with their full length', () => {
    const found = stageYears(chart, marriage, years(12, 15));
    expect(found).toMatchObject({ startMs: at(18), endMs: at(18) + 15 * DASHA_YEAR_MS, stage: 'early', beyond: false });
    expect(stageYears(chart, marriage, years(1, 15))).toMatchObject({ startMs: at(18), stage: 'early', beyond: true });
  });

  it('are those asked for where the matter fits', () => {
    expect(stageYears(chart, marriage, years(30, 15))).toEqual({ ...years(30, 15), stage: 'inside', beyond: false });
  });

  it('A1: end with its last age, and on the 100th birthday at the latest', () => {
    expect(stageYears(chart, childbirth, years(65, 15)).endMs).toBe(at(71));
    expect(stageYears(chart, childbirth, years(45, 15), 'female').endMs).toBe(at(51));
    expect(stageYears(chart, marriage, years(95, 15)).endMs).toBe(at(100));
    expect(stageYears(chart, judgedGroup([2, 7, 11]), years(95, 15)).endMs).toBe(at(100));
  });

  it('A1: are none after that, and say why', () => {
    const late = years(85, 15);
    expect(stageYears(chart, childbirth, late)).toMatchObject({ startMs: late.startMs, endMs: late.startMs });
    expect(tooOld(chart, childbirth, late)).toBe(
      'Childbirth / Progeny is read up to 70, and the person is 85 then, so no period is given.',
    );
    expect(tooOld(chart, marriage, years(104, 5))).toBe(
      'Periods are judged up to the 100th birthday, and the person is 104 then.',
    );
    expect(tooOld(chart, marriage, years(12, 15))).toBeNull();
    expect(tooOld(chart, marriage, years(99, 15))).toBeNull();
  });

  it('are the same when they are asked for again', () => {
    const once = stageYears(chart, marriage, years(3, 20));
    const { startMs, endMs } = stageYears(chart, marriage, once);
    expect({ startMs, endMs }).toEqual({ startMs: once.startMs, endMs: once.endMs });
  });
});

it('an instant lies inside the ages or before or after them', () => {
  const stages = [10, 17, 18, 70, 71, 101].map((age) => stageAt(chart, childbirth, at(age)));
  expect(stages).toEqual(['early', 'inside', 'inside', 'inside', 'late', 'late']);
  expect([99, 100, 101].map((age) => stageAt(chart, marriage, at(age)))).toEqual(['inside', 'inside', 'over']);
});

it('a matter begins a sentence by its name, a group by its houses', () => {
  expect(calledFirst(marriage)).toBe('Marriage');
  expect(calledFirst(natalEvent('house_construction'))).toBe('House Construction');
  expect(calledFirst(judgedGroup([2, 7]))).toBe('The matter of houses 2 and 7');
});
