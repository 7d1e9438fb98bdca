import { buildChart } from '@cuspal/engine/chart/build';
import { genderScore, INTERVAL_WEIGHTS, intervalOf } from '@cuspal/engine/rectification/rising-interval';
import type { Candidate } from '@cuspal/engine/rectification/candidate';
import type { EventPart } from '@cuspal/engine/rectification/event-parts';
import { locate } from '@cuspal/engine/rectification/located';
import { rulersOf, rulingAgreement } from '@cuspal/engine/rectification/ruling-fit';
import type { Stretch } from '@cuspal/engine/rectification/scored';
import { timeChecks } from '@cuspal/engine/rectification/time-checks';
import { divergence } from '@cuspal/engine/rectification/twin-divergence';
import { divide } from '@cuspal/engine/zodiac/division';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { inWords } from '@cuspal/engine/base/words';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { inChennai, sampleChart, sky } from './sample-sky.ts';

const chart = sampleChart();
const { ascendant } = chart;
const { Moon } = chart.planets;
const rulers = rulersOf(sky, inChennai('2026-11-22T10:00'));

describe('examples of the rules on rectification', () => {
  it('R16.1', () => {
    const lords = [ascendant.signLord, ascendant.starLord, ascendant.subLord, ascendant.subSubLord, Moon.starLord];
    const count = rulingAgreement(rulers, { lagna: ascendant, moon: Moon });
    exampleSays('R16.1', `Ruling planets are ${inWords(rulers.members)}.`, inWords(lords), `${count} of 5`);
  });

  it('R16.2', () => {
    const event = { place: { latitude: 19.076, longitude: 72.8777 } } as Parameters<typeof locate>[0];
    const found = locate(event, chart.moment);
    const km = Math.round(found?.distanceKm ?? 0).toLocaleString('en-GB');
    exampleSays('R16.2', `${km} km`, `class is ${found?.class}`, `houses ${inWords(found?.houses ?? [])}`);
    exampleSays('R16.2', `sub lord of cusp ${found?.cusp}`);
  });

  it('R16.3', () => {
    const { events, rulingPlanets } = INTERVAL_WEIGHTS;
    const middle = { lagna: divide(ascendant.longitude), moon: divide(Moon.longitude) } as Candidate;
    const stretch: Stretch = {
      ...{ fromMs: 0, toMs: 1000, widthSeconds: 1, rpAgreement: 2 },
      middle,
      parts: new Array<EventPart>(1),
      totals: { base: 80 } as Stretch['totals'],
    };
    // Mercury and Jupiter are two of the four lords.
    const half = { ...rulers, members: [ascendant.signLord, ascendant.subLord] };
    const { score, intervalParts } = intervalOf(stretch, { rulers: half, stature: undefined, gender: undefined });
    expect(intervalParts).toMatchObject({ events: 80, rulingPlanets: 50 });
    exampleSays('R16.3', `scores ${score}`, `${events} of 0.9`, `${rulingPlanets} of 0.9`);
  });

  it('R16.4', () => {
    const second = buildChart(sky, inChennai('1992-08-14T10:06'));
    const { score, band, points, perCusp } = divergence({ first: chart, second });
    const cusps = (of: number) => perCusp.filter((each) => each.points === of).length;
    exampleSays('R16.4', `${cusps(2)} stand in another sub`, `${cusps(1)} in another sub-sub`);
    exampleSays('R16.4', `${points} of 24`, `score is ${score} and the band ${band}`);
  });

  it('R16.5', () => {
    const scores = (['male', 'female'] as const).map((gender) => genderScore(ascendant, Moon, gender));
    expect(scores).toEqual([50, 50]);
    exampleSays('R16.5', `${SIGNS[ascendant.signIndex]} rises`, `Moon is in ${SIGNS[Moon.signIndex]}`, '50 of 100');
  });

  it('R16.6', () => {
    const tie = timeChecks(sky, chart.moment, rulers, undefined).find(({ code }) => code === 'LAGNA_MOON');
    expect(tie).toMatchObject({ met: true, detail: expect.stringContaining('Mars aspects the sign of Jupiter.') });
    const sign = (planet: 'Mars' | 'Jupiter') => SIGNS[chart.planets[planet].signIndex];
    exampleSays('R16.6', `Mars in ${sign('Mars')} aspects ${sign('Jupiter')}`);
    exampleSays('R16.6', `Lagna is ${ascendant.subLord}`, `Moon is ${Moon.starLord}`, 'the 4th from it');
  });

  it('R16.7', () => {
    const query = buildChart(sky, inChennai('1966-04-07T07:35'));
    const { Moon: moon } = query.planets;
    const { signLord, starLord, signIndex } = query.ascendant;
    exampleSays(
      'R16.7',
      `${moon.starLord} and ${moon.signLord} for the Moon`,
      `${signLord} and ${starLord} for the Lagna`,
    );
    exampleSays('R16.7', `${SIGNS[signIndex]} was rising`, `so ${signLord} had to be`, 'Jupiter for the day');
    expect(new Date(Date.UTC(1966, 3, 7)).getUTCDay()).toBe(4);
  });
});
