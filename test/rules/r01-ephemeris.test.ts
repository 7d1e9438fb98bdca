import { dayFrame } from '@cuspal/engine/almanac/day-frame';
import { trueNode } from '@cuspal/engine/chart/modifiers';
import { longitudeCrossings } from '@cuspal/engine/search/crossings';
import { jdFromUtcMs, utcMsFromJd } from '@cuspal/engine/time/julian';
import { testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { arc, dateInIndia, inSign, timeInIndia } from './in-words.ts';

const { planets, ayanamsaTrue, ayanamsaMean, moment, houses } = CHENNAI;

describe('examples of the rules on ephemeris and time', () => {
  it('R1', () => {
    const { Sun } = planets;
    const ut = new Date(moment.utcMs).toISOString().slice(11, 16);
    exampleSays('R1', ut, arc(Sun.tropicalLongitude), arc(ayanamsaTrue), inSign(Sun.longitude));
    expect(Sun.tropicalLongitude - ayanamsaTrue).toBeCloseTo(Sun.longitude, 9);
  });

  it('R1.1', () => {
    const { rahuSidereal } = trueNode(testEphemeris(), CHENNAI);
    const apart = Math.round((rahuSidereal - planets.Rahu.longitude) * 60);
    const places = [planets.Rahu.longitude, planets.Ketu.longitude, rahuSidereal].map(inSign);
    exampleSays('R1.1', ...places, `${apart} minutes of arc`);
  });

  it('R1.3', () => {
    const nutation = ((ayanamsaTrue - ayanamsaMean) * 3600).toFixed(1);
    exampleSays('R1.3', arc(ayanamsaMean), `${nutation} arc-seconds`, arc(ayanamsaTrue));
    for (const point of [planets.Sun, ...(houses?.cusps.slice(0, 1) ?? [])]) {
      expect(point.tropicalLongitude - point.longitude).toBeCloseTo(ayanamsaTrue, 9);
    }
  });

  it('R1.5', () => {
    const from = jdFromUtcMs(Date.UTC(1992, 0, 1));
    const found = longitudeCrossings(testEphemeris(), 'Saturn', 'kp', [270 + 23 + 20 / 60], from, from + 500);
    expect(found.map(({ direction }) => direction)).toEqual(['direct', 'retrograde', 'direct']);
    exampleSays('R1.5', ...found.map(({ jd }) => dateInIndia(utcMsFromJd(jd))));
  });

  it('R1.6', () => {
    const days = (['hindu', 'apparent'] as const).map((kind) =>
      dayFrame(testEphemeris(), moment.utcMs, moment, moment, kind),
    );
    expect(days.map(({ weekday }) => weekday)).toEqual([5, 5]);
    exampleSays(
      'R1.6',
      ...days.map(({ sunriseMs }) => timeInIndia(sunriseMs)),
      `${days[0]?.weekdayLord} is the day lord`,
    );
  });
});
