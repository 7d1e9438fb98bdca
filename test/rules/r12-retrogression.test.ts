import { ruleOf } from '@cuspal/catalog/rules';
import { stationarySpeed } from '@cuspal/engine/chart/motion';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { runningAt } from '@cuspal/engine/dasha/vimshottari';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { delayOf, deferral } from '@cuspal/engine/kp/timing/deferral';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { stationarySpan } from '@cuspal/engine/search/stationary';
import { stations } from '@cuspal/engine/search/stations';
import { jdFromUtcMs, utcMsFromJd } from '@cuspal/engine/time/julian';
import { testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { dateInIndia } from './in-words.ts';

const { planets } = CHENNAI;
const speed = (planet: 'Saturn' | 'Mercury' | 'Ketu') =>
  `by ${planets[planet].speed.toFixed(4).replace('-', '−')} degrees`;

describe('examples of the rules on retrogression', () => {
  it('R12', () => {
    expect([planets.Saturn.retrograde, planets.Mercury.retrograde]).toEqual([true, false]);
    exampleSays('R12', `Saturn moves ${speed('Saturn')}`, `Mercury moves ${speed('Mercury')}`);
    const turned = stations(testEphemeris(), 'Mercury', CHENNAI.moment.jdUt - 2, CHENNAI.moment.jdUt);
    expect(turned.map(({ jd }) => dateInIndia(utcMsFromJd(jd)))).toEqual(['13 August 1992']);
  });

  it('R12.1', () => {
    expect(planets.Mercury.starLord).toBe('Saturn');
    const [first, second] = ([4, 10] as const).map(
      (house) => `house ${house} at level ${level(CHENNAI, 'Mercury', house)}`,
    );
    exampleSays('R12.1', `${first} and ${second}`);
  });

  it('R12.2', () => {
    const antardasha = runningAt(vimshottariOf(CHENNAI), Date.UTC(2016, 0, 1), 2)[1];
    if (antardasha === undefined) throw new Error('no antardasha');
    const found = deferral(CHENNAI, antardasha, { asOfMs: 0, releases: releaseFinder(testEphemeris(), 'kp') });
    expect([antardasha.planet, found?.starLord]).toEqual(['Mercury', 'Saturn']);
    const { turnsDirectMs, passesStartingPointMs } = found?.release ?? {};
    const dates = [antardasha.startMs, turnsDirectMs ?? NaN, passesStartingPointMs ?? NaN].map(dateInIndia);
    exampleSays('R12.2', `begins on ${dates[0]}`, `turns direct on ${dates[1]}`, `retrograde station on ${dates[2]}`);
  });

  it('R12.3', () => {
    expect([planets.Rahu.starLord, planets.Mars.starLord]).toEqual(['Ketu', 'Moon']);
    expect([delayOf(CHENNAI, 'Rahu'), delayOf(CHENNAI, 'Mars'), planets.Ketu.retrograde]).toEqual([null, null, false]);
    exampleSays('R12.3', `Ketu moves ${speed('Ketu')}`);
  });

  it('R12.4', () => {
    const from = jdFromUtcMs(Date.UTC(1992, 8, 1));
    const [turn] = stations(testEphemeris(), 'Saturn', from, from + 90);
    const span = stationarySpan(testEphemeris(), 'Saturn', turn?.jd ?? NaN);
    const [station, start, end] = [turn?.jd ?? NaN, span.fromJd, span.toJd].map((jd) => dateInIndia(utcMsFromJd(jd)));
    exampleSays('R12.4', `direct on ${station}`, `from ${start?.replace(' 1992', '')} to ${end}`);
    exampleSays('R12.4', `${stationarySpeed('Saturn')?.toFixed(4)} degrees a day`);
    for (const planet of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const) {
      expect(ruleOf('R12.4')?.computed).toContain((stationarySpeed(planet) ?? 0).toFixed(4));
    }
  });
});
