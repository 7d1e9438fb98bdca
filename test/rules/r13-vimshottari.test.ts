import { ruleOf } from '@cuspal/catalog/rules';
import { inWords } from '@cuspal/engine/base/words';
import { natalEvent } from '@cuspal/engine/events/natal';
import { balanceAtBirth, dashaYears, mahadashas, vimshottari } from '@cuspal/engine/dasha/vimshottari';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { horaryMatter } from '@cuspal/engine/kp/horary/horary-matter';
import { horaryPeriodClass } from '@cuspal/engine/kp/horary/horary-period-class';
import { chidras } from '@cuspal/engine/kp/timing/chidra';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { dateInIndia } from './in-words.ts';

const cycle = vimshottariOf(CHENNAI);
const [mars, rahu, jupiter] = mahadashas(cycle);
const endOf = (period: typeof mars) => dateInIndia(period?.endMs ?? NaN);

describe('examples of the rules on the Vimshottari dasha', () => {
  it('R13.1', () => {
    exampleSays('R13.1', `passed ${cycle.elapsedFraction.toFixed(6)} of the star of ${cycle.firstLord}`);
    expect(balanceAtBirth(cycle)).toMatchObject({ lord: 'Mars', years: 0, months: 3, days: 1 });
    exampleSays('R13.1', '3 months and 1 day', `ends on ${endOf(mars)}`);
    exampleSays('R13.1', `Rahu follows until ${endOf(rahu)} and Jupiter until ${endOf(jupiter)}`);
  });

  it('R13.2', () => {
    const days = dashaYears('Rahu') * DASHA_YEAR_DAYS;
    exampleSays('R13.2', `${dashaYears('Rahu')} years, which are ${days.toLocaleString('en-GB')} days`);
    exampleSays('R13.2', `begins on ${endOf(mars)} and ends on ${endOf(rahu)}`);
    exampleSays('R13.2', `${balanceAtBirth(cycle).decimalYears.toFixed(6).slice(0, -1)}`);
    const apart = (year: number) => 60 * (DASHA_YEAR_DAYS - year);
    const hours = [365.2425, 365.2564].map((year) => `${Math.round(Math.abs(apart(year)) * 24)} hours`);
    expect(ruleOf('R13.2')?.schools).toContain(`${hours.join(', ')} or ${apart(360)} days`);
  });

  it('R13.4', () => {
    const of = horaryMatter(CHENNAI, natalEvent('marriage'));
    const lords = ['Saturn', 'Venus', 'Rahu'] as const;
    const found = horaryPeriodClass(of, lords);
    expect(lords.map((lord) => of.lords[lord].class)).toEqual(['FRUITFUL', 'FRUITFUL', 'FRUITFUL']);
    exampleSays('R13.4', `has ${inWords(lords)} for marriage. They are fruitful and cover ${inWords(found.covered)}`);
    exampleSays('R13.4', `is ${found.class}`);
    const [by] = found.postponedBy;
    exampleSays('R13.4', `${by?.planet} is in the star of ${by?.starLord}, who has ${inWords(by?.denialHouses ?? [])}`);
    const plain = { ...of, lords: { ...of.lords, Rahu: { ...of.lords.Rahu, postpones: null } } };
    exampleSays('R13.4', `not ${horaryPeriodClass(plain, lords).class}`);
  });

  it('R13.5', () => {
    const chidra = chidras(CHENNAI).find(({ mahadasha }) => mahadasha === 'Jupiter');
    const { startMs = NaN, endMs = NaN, sandhi = { startMs: NaN, endMs: NaN } } = chidra ?? {};
    exampleSays('R13.5', `antardasha of ${chidra?.chidraLord}, from ${dateInIndia(startMs)} to ${dateInIndia(endMs)}`);
    exampleSays('R13.5', `from ${dateInIndia(sandhi.startMs)} to ${dateInIndia(sandhi.endMs)}`);
    exampleSays(
      'R13.5',
      `House ${chidra?.housesLost.join()} is lost`,
      `${inWords(chidra?.housesGained ?? [])} come with Saturn`,
    );
  });

  it('R13.6', () => {
    const [libra, taurus] = [180 + 12, 30 + 16].map((moon) => balanceAtBirth(vimshottari(moon, 0)));
    expect([libra?.lord, taurus?.lord, taurus?.days]).toEqual(['Rahu', 'Moon', 0]);
    exampleSays('R13.6', `${libra?.years} years, ${libra?.months} months and ${libra?.days} days`);
    exampleSays('R13.6', `${taurus?.years} years and ${taurus?.months} months`, `is ${libra?.decimalYears} years`);
  });
});
