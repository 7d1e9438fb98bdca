import { dayFrame } from '@cuspal/engine/almanac/day-frame';
import { dignity } from '@cuspal/engine/parashari/base/dignity';
import { aspectOn, baseDrishti, sputaDrishti } from '@cuspal/engine/parashari/base/drishti';
import { countSigns, signsOf } from '@cuspal/engine/parashari/base/frame';
import { compoundRelation, naturalRelation } from '@cuspal/engine/parashari/base/relations';
import { combustion, sunSeparation } from '@cuspal/engine/parashari/states/combustion';
import { yogaKaraka } from '@cuspal/engine/parashari/states/functional-nature';
import { wars } from '@cuspal/engine/parashari/states/war';
import { bhriguBindu } from '@cuspal/engine/parashari/strength/bhrigu-bindu';
import { risingAt, timePart } from '@cuspal/engine/parashari/strength/upagrahas';
import { pushkaraKinds } from '@cuspal/engine/parashari/strength/vargottama';
import { vargaSign } from '@cuspal/engine/parashari/vargas/vargas';
import { inMrityuBhaga } from '@cuspal/engine/parashari/yogas/catalogue/mrityu-bhaga';
import { gandanta } from '@cuspal/engine/zodiac/gandanta';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, sampleChart, sky } from './sample-sky.ts';

const chart = sampleChart();
const { planets } = chart;
const newYork = sampleChart('New York');

describe('examples of the basics of Parashari astrology', () => {
  it('R23.1', () => {
    const at = (degree: number) => dignity('Mercury', 150 + degree, signsOf(chart));
    exampleSays('R23.1', `At 12° it is ${at(12)}, at 17° ${at(17)} and at 25° ${at(25)}`);
  });

  it('R23.2', () => {
    const count = countSigns(planets.Mercury.signIndex, planets.Moon.signIndex);
    exampleSays('R23.2', `an ${naturalRelation('Mercury', 'Moon')} of Mercury by nature`, `in the ${count}th sign`);
    exampleSays('R23.2', `relation is ${compoundRelation('Mercury', 'Moon', signsOf(chart))}`);
  });

  it('R23.3', () => {
    const apart = sunSeparation(chart, 'Mercury');
    expect([combustion('Mercury', apart, false), combustion('Mercury', 12.5, true)]).toEqual(['NONE', 'NONE']);
    exampleSays('R23.3', `${apart.toFixed(1)} degrees from the Sun and not combust`);
    exampleSays('R23.3', `At 12.5 degrees it would be ${combustion('Mercury', 12.5, false)} when direct`);
    exampleSays('R23.3', `At 4 degrees it would be ${combustion('Mercury', 4, false)}`);
  });

  it('R23.4', () => {
    const [war] = wars(newYork);
    if (!war) throw new RangeError('no war');
    exampleSays('R23.4', `${war.planets.join(' and ')} stand ${war.separationLongitude.toFixed(2)} degrees apart`);
    exampleSays('R23.4', `${war.winner} is ${war.separationLatitude.toFixed(2)} degrees farther north and wins`);
  });

  it('R23.5', () => {
    const { inGandanta, core, distanceDegrees } = gandanta(planets.Sun);
    expect([inGandanta, core, inMrityuBhaga(chart).map(({ body }) => body)]).toEqual([true, false, ['Mercury']]);
    exampleSays('R23.5', degreeInSign(planets.Sun.longitude), `${distanceDegrees.toFixed(2)} degrees before Leo`);
    exampleSays('R23.5', `Mercury at ${degreeInSign(planets.Mercury.longitude)}`);
  });

  it('R23.6', () => {
    const { longitude } = newYork.planets.Jupiter;
    expect(pushkaraKinds(longitude)).toEqual(['NAVAMSA', 'BHAGA']);
    exampleSays('R23.6', `Jupiter stands at ${degreeInSign(longitude)}`);
  });

  it('R23.7', () => {
    const { angle, virupas, special } = sputaDrishti('Mars', planets.Mars.longitude, planets.Jupiter.longitude);
    expect(special).toBe(true);
    exampleSays('R23.7', `${angle.toFixed(2)} degrees ahead of Mars`, `${baseDrishti(angle).toFixed(2)} virupas`);
    const ordinal = aspectOn('Mars', 'Jupiter', signsOf(chart));
    exampleSays('R23.7', `it has ${virupas.toFixed(2)}, and by sign it is the ${ordinal}th`);
  });

  it('R23.8', () => {
    const { longitude } = planets.Venus;
    const navamsa = SIGNS[vargaSign('D9', longitude)];
    exampleSays('R23.8', `Venus stands at ${degreeInSign(longitude)}, and its navamsa is ${navamsa} too`);
    const found = yogaKaraka(sampleChart('Tokyo'));
    exampleSays('R23.8', `${found?.planet} owns ${found?.owns.join(' and ')} as yogakaraka`);
  });

  it('R23.9', () => {
    const day = dayFrame(sky, chart.moment.utcMs, chart.moment, chart.moment);
    const gulika = timePart('gulika', day, 'start');
    exampleSays('R23.9', `Saturn has part ${gulika.partNumber} of the day`);
    exampleSays('R23.9', `Gulika is ${degreeInSign(risingAt(sky, chart, gulika.instantMs))}`);
    exampleSays(
      'R23.9',
      `bindu is ${degreeInSign(bhriguBindu(planets.Rahu.longitude, planets.Moon.longitude).longitude)}`,
    );
  });
});
