import { describe, expect, it } from 'vitest';
import { natalEvent } from '@cuspal/engine/events/natal';
import { judgedGroup } from '@cuspal/engine/events/resolve';
import { stageYears } from '@cuspal/engine/kp/timing/stage-years';
import { birthdayMs } from '@cuspal/engine/time/moment';
import { YEAR_MS } from '@cuspal/engine/time/julian';
import { buildChart } from '@cuspal/engine/chart/build';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { GOLDEN, testEphemeris } from '../testing/index.ts';
import { lifeStageLead } from './life-stage-words.ts';

const chart = buildChart(testEphemeris(), resolveBirth(GOLDEN));
const at = (age: number): number => birthdayMs(chart.moment, age);
const marriage = natalEvent('marriage');
const childbirth = natalEvent('childbirth');

/** What is said of a matter whose periods are judged so many years from an age, the moment of the call. */
function dated(event: typeof marriage, age: number, years = 15): string | null {
  const span = stageYears(chart, event, { startMs: at(age), endMs: at(age) + years * YEAR_MS });
  return lifeStageLead({ chart, now: at(age) }, { event, years: span });
}

describe('A1: what a caller names outside its life stage is answered with a sentence that says so', () => {
  it.each([
    [marriage, 12, 'The person is 12, and Marriage is read from 18, so these are periods from 18 on.'],
    [marriage, 1, 'The person is 1, and Marriage is read from 18, so these are periods from 14 August 2010 on.'],
    [childbirth, 85, 'The person is 85, and Childbirth / Progeny is read up to 70, so no period is given.'],
    [marriage, 104, 'The person is 104, and periods are judged up to the 100th birthday, so none is given.'],
    [marriage, 18, null],
    [childbirth, 70, null],
  ] as const)('%#', (event, age, said) => {
    expect(dated(event, age)).toBe(said);
  });

  it('without periods', () => {
    const told = (event: typeof marriage, age: number) => lifeStageLead({ chart, now: at(age) }, { event });
    expect(told(marriage, 12)).toBe('The person is 12, and Marriage is read from 18, so this speaks of later years.');
    expect(told(childbirth, 85)).toMatch(/read up to 70, so this speaks of earlier years\.$/);
    expect(told(marriage, 101)).toBe(
      'The person is 101, and matters are read up to 100, so this speaks of earlier years.',
    );
    expect(told(marriage, 0)).toMatch(/^The person is under one year old, and /);
    expect(lifeStageLead({ chart, now: at(3) }, { event: judgedGroup([2, 7, 11]) })).toBeNull();
  });

  it('with the day, where another than that of the call is asked about', () => {
    expect(lifeStageLead({ chart, now: at(33) }, { event: marriage, atMs: at(12) })).toMatch(
      /^The person is 12 on 14 August 2004, and /,
    );
  });
});
