import { ashtakavarga } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { ownSignBindus, reductionOf } from '@cuspal/engine/parashari/strength/ashtakavarga-reductions';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { inWords } from '@cuspal/engine/base/words';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, sampleChart } from './sample-sky.ts';

const chart = sampleChart();
const { planets, sarva } = ashtakavarga(chart);
const sun = reductionOf(chart, planets.Sun.signScores);

describe('examples of the rules on ashtakavarga', () => {
  it('R26', () => {
    const [most, least] = [Math.max(...sarva), Math.min(...sarva)];
    exampleSays('R26', `${ownSignBindus(chart, 'Moon').bindus} bindus in ${SIGNS[chart.planets.Moon.signIndex]}`);
    exampleSays(
      'R26',
      `${most} in ${SIGNS[sarva.indexOf(most)]}, the most`,
      `${least} in ${SIGNS[sarva.indexOf(least)]}, the least`,
    );
    expect(sarva.reduce((sum, each) => sum + each, 0)).toBe(337);
  });

  it('R26.1', () => {
    const fire = (scores: readonly number[]) => inWords([0, 4, 8].map((sign) => scores[sign] ?? 0));
    exampleSays('R26.1', `Sagittarius are ${fire(planets.Sun.signScores)}`, `they are ${fire(sun.afterTrikona)}`);
    exampleSays('R26.1', `Scorpio falls from ${sun.afterTrikona[7]} to ${sun.afterEkadhipatya[7]}`);
    expect(sun.afterEkadhipatya[0]).toBe(1);
  });

  it('R26.2', () => {
    exampleSays(
      'R26.2',
      `rasi pinda of ${sun.rasiPinda} and a graha pinda of ${sun.grahaPinda}`,
      `pinda is ${sun.sodhyaPinda}`,
    );
  });

  it('R26.3', () => {
    const { bindus, kakshyaLord, kakshyaBindu } = ownSignBindus(chart, 'Jupiter');
    expect(kakshyaBindu).toBe(true);
    exampleSays(
      'R26.3',
      `Jupiter stands at ${degreeInSign(chart.planets.Jupiter.longitude)}, where it has ${bindus} bindus`,
    );
    exampleSays('R26.3', `kakshya of the ${kakshyaLord}`);
  });
});
