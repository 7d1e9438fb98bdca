import { cuspOf, owner, owns } from '@cuspal/engine/chart/placement';
import { spanWarnings } from '@cuspal/engine/chart/warnings';
import { horaryChart } from '@cuspal/engine/kp/horary/number-chart';
import { anglesOf, bhavaOf, requireSripatiBhavas } from '@cuspal/engine/parashari/strength/sripati';
import { wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { polar } from '@cuspal/engine/sky/polar';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { CHENNAI, sampleChart } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { inSign } from './in-words.ts';

const { planets } = CHENNAI;

describe('examples of the rules on houses', () => {
  it('R3', () => {
    const first = cuspOf(CHENNAI, 1);
    expect([first.signLord, first.starLord, first.subLord]).toEqual(['Mercury', 'Mars', 'Jupiter']);
    exampleSays('R3', inSign(first.longitude), `${first.span.toFixed(3)} degrees wide`);
    expect(CHENNAI.houses?.cusps.reduce((sum, { span }) => sum + span, 0)).toBeCloseTo(360, 6);
  });

  it('R3.1', () => {
    expect([planets.Sun.house, planets.Mercury.house]).toEqual([11, 10]);
    const points = [cuspOf(CHENNAI, 11), planets.Sun, planets.Mercury];
    exampleSays('R3.1', ...points.map(({ longitude }) => inSign(longitude)), 'house 11', 'house 10');
  });

  it('R3.2', () => {
    const { moment, frame, houses } = sampleChart('Tromso');
    const limit = /limit is ([\d.]+) degrees/.exec(polar(moment.latitude, frame.obliquityTrue).message)?.[1];
    const reykjavik = sampleChart('Reykjavik').houses;
    expect(houses).toBeNull();
    const warning = reykjavik && spanWarnings(reykjavik)[0];
    const spans = /House 5 spans ([\d.]+) degrees/.exec(warning?.message ?? '')?.[1];
    exampleSays('R3.2', `${moment.latitude} degrees`, `is ${limit} degrees`, `house 5 spans ${spans} degrees`);
    exampleSays('R3.2', warning?.code ?? 'none');
  });

  it('R3.3', () => {
    const chart = sampleChart('London');
    const held = (sign: (typeof SIGNS)[number]) =>
      chart.houses?.cusps.filter(({ signIndex }) => SIGNS[signIndex] === sign).map(({ house }) => house);
    expect(SIGNS.filter((sign) => held(sign)?.length === 0)).toEqual(['Taurus', 'Scorpio']);
    expect([held('Leo'), held('Aquarius'), owns(chart, 'Venus')]).toEqual([[1, 2], [7, 8], [4]]);
    exampleSays('R3.3', 'Leo holds cusps 1 and 2', 'Aquarius holds cusps 7 and 8', 'Venus owns house 4 by Libra');
  });

  it('R3.4', () => {
    expect(owner(CHENNAI, 1)).toBe('Mercury');
    exampleSays('R3.4', inSign(cuspOf(CHENNAI, 1).longitude), `houses ${owns(CHENNAI, 'Mercury').join(' and ')}`);
  });

  it('R3.5', () => {
    const chart = horaryChart(testEphemeris(), CHENNAI, 100);
    exampleSays('R3.5', ...([1, 7, 10] as const).map((house) => inSign(cuspOf(chart, house).longitude)));
  });

  it('R3.6', () => {
    const bhavas = requireSripatiBhavas(anglesOf(testEphemeris(), CHENNAI));
    const { longitude, house } = planets.Mars;
    expect([wholeSignHouse(CHENNAI, 'Mars'), house, bhavaOf(bhavas, longitude)]).toEqual([9, 8, 9]);
    exampleSays('R3.6', inSign(longitude), inSign(bhavas[8]?.start ?? NaN));
  });
});
