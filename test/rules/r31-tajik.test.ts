import { solarReturn } from '@cuspal/engine/search/solar-return';
import { chartAt, munthaOf } from '@cuspal/engine/tajik/annual-chart';
import { muddaDasha } from '@cuspal/engine/tajik/mudda';
import { skyPairs } from '@cuspal/engine/tajik/pairs';
import { krisamsas, patyayini } from '@cuspal/engine/tajik/patyayini';
import { sahamPoint } from '@cuspal/engine/tajik/sahams';
import { panchavargeeya } from '@cuspal/engine/tajik/strength';
import { tithiPravesha } from '@cuspal/engine/tajik/tithi-pravesha';
import { judgeLord } from '@cuspal/engine/tajik/year-lord';
import { sixteenYogas } from '@cuspal/engine/tajik/yogas/sixteen';
import { inWords } from '@cuspal/engine/base/words';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { chennaiClock } from './chennai-clock.ts';
import { exampleSays } from './example-says.ts';
import { degreeInSign, sampleChart, sky } from './sample-sky.ts';

const AGE = 34;
const natal = sampleChart();
const year = { startMs: solarReturn(sky, natal, AGE), endMs: solarReturn(sky, natal, AGE + 1) };
const lit = chartAt(sky, natal, year.startMs);
const annual = lit.chart;
const pairs = skyPairs(sky, annual);
const judged = judgeLord(sky, natal, lit, AGE);
/** `15 August 2026 at 03:00:14` by the clock of Chennai. */
const clock = (utcMs: number): string => Object.values(chennaiClock(utcMs)).join(' at ');
const pairOf = (fast: string, slow: string) => pairs.find((pair) => pair.fast === fast && pair.slow === slow);

describe('examples of the rules of Tajik', () => {
  it('R31.1', () => {
    const found = tithiPravesha(sky, natal, year.startMs);
    exampleSays('R31.1', `${AGE}th return falls on ${clock(year.startMs)}`, `returns on ${clock(found?.atMs ?? 0)}`);
    exampleSays('R31.1', `Sun is in ${SIGNS[natal.planets.Sun.signIndex]} as at birth`);
    expect(found?.sunSignDiffers).toBe(false);
  });

  it('R31.2', () => {
    const { sign, house, grade } = munthaOf(natal, annual, AGE);
    exampleSays(
      'R31.2',
      `rising sign is ${SIGNS[natal.ascendant.signIndex]}`,
      `After ${AGE} years the muntha is in ${SIGNS[sign]}`,
    );
    exampleSays('R31.2', `house ${house} of the chart of 2026, which is ${grade}`);
  });

  it('R31.3', () => {
    const planets = judged.candidates.map(({ planet }) => planet);
    expect(lit.byDay).toBe(false);
    exampleSays('R31.3', `candidates are the ${inWords([...new Set(planets)]).replace('and', 'and the')}`);
    expect(planets.filter((planet) => planet === 'Mercury')).toHaveLength(3);
    exampleSays('R31.3', `${judged.lord.planet} is chosen and acts through the ${judged.lord.moonSubstitute}`);
  });

  it('R31.4', () => {
    const { kshetra, uchcha, hadda, drekkana, navamsa, total, grade } = panchavargeeya(annual).Mercury;
    exampleSays('R31.4', `has ${kshetra}, ${uchcha.toFixed(2)}, ${hadda}, ${drekkana} and ${navamsa}`);
    exampleSays('R31.4', `divided by 4 is ${total.toFixed(2)}, which is ${grade}`);
  });

  it('R31.5', () => {
    const pair = pairOf('Mercury', 'Venus');
    const sign = (planet: 'Mercury' | 'Venus') => SIGNS[annual.planets[planet].signIndex];
    exampleSays('R31.5', `Mercury in ${sign('Mercury')} and Venus in ${sign('Venus')} are ${pair?.aspect}`);
    exampleSays('R31.5', `orb is ${pair?.o}, and Mercury is ${pair?.e.toFixed(2)} degrees past Venus`);
  });

  it('R31.6', () => {
    const pair = pairOf('Mercury', 'Jupiter');
    const yogas = sixteenYogas({ chart: annual, pairs });
    const found = yogas
      .find(({ name }) => name === 'ITHASALA')
      ?.instances.find(({ planets }) => planets.join() === 'Mercury,Jupiter');
    expect(found).toMatchObject({ result: 'bad', turnedBy: ['RADDA'] });
    exampleSays('R31.6', `${(-(pair?.e ?? 0)).toFixed(2)} degrees behind Jupiter`, `ithasala is ${pair?.kind}`);
    exampleSays('R31.6', `exact on ${chennaiClock(pair?.perfectsAtMs ?? 0).date}`, 'Mercury is combust');
  });

  it('R31.7', () => {
    const [punya, vidya] = [sahamPoint(natal, false, 'Punya'), sahamPoint(natal, false, 'Vidya')];
    expect([punya.formula, punya.added30, vidya.added30]).toEqual(['Moon - Sun + Lagna', false, true]);
    exampleSays(
      'R31.7',
      `lies at ${degreeInSign(punya.longitude)}`,
      `gains a sign and lies at ${degreeInSign(vidya.longitude)}`,
    );
  });

  it('R31.8', () => {
    const { firstLord, balanceDegrees } = muddaDasha(natal, AGE);
    exampleSays('R31.8', `begins with the ${firstLord} and ${balanceDegrees.toFixed(2)} of its 18 degrees`);
    const ordered = krisamsas(annual);
    const [first] = patyayini(ordered, year);
    const days = ((first?.endMs ?? 0) - (first?.startMs ?? 0)) / 86_400_000;
    exampleSays(
      'R31.8',
      `begins with ${first?.lord} at ${first?.patyamsa.toFixed(2)} degrees of ${ordered.at(-1)?.degrees.toFixed(2)}`,
    );
    exampleSays('R31.8', `makes ${days.toFixed(1)} days`);
  });

  it('R31.9', () => {
    const { planet, decidedBy } = judged.lord;
    expect(decidedBy).toBe('weakBenefic');
    const total = panchavargeeya(annual);
    expect(judged.candidates.every((each) => total[each.planet].total < 10)).toBe(true);
    const sights = judged.candidates.map((each) => `${each.planet} ${each.sightOfLagna}`);
    expect(new Set(sights)).toEqual(new Set(['Sun semisextile', 'Mercury semisextile', 'Moon sextile']));
    exampleSays('R31.9', `${planet} with ${total[planet].total.toFixed(2)}`, 'strongest weak one with kind sight');
  });
});
