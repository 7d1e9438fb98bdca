import { dayFrame } from '@cuspal/engine/almanac/day-frame';
import { signsOf } from '@cuspal/engine/parashari/base/frame';
import { chartNatures } from '@cuspal/engine/parashari/base/natures';
import { baladi } from '@cuspal/engine/parashari/states/avasthas/baladi';
import { deeptadi } from '@cuspal/engine/parashari/states/avasthas/deeptadi';
import { jagradadi } from '@cuspal/engine/parashari/states/avasthas/jagradadi';
import { sayanadiIndex, sayanadiNumbers, sayanadiState } from '@cuspal/engine/parashari/states/avasthas/sayanadi';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, sampleChart, sky } from './sample-sky.ts';

const chart = sampleChart();

describe('examples of the rules on states', () => {
  it('R27', () => {
    const { longitude } = chart.planets.Sun;
    exampleSays('R27', degreeInSign(longitude), `its age is ${baladi(longitude).state}`);
    const day = dayFrame(sky, chart.moment.utcMs, chart.moment, chart.moment);
    const numbers = sayanadiNumbers(chart, 'Sun', day);
    const { C, P, A, M, G, L } = numbers;
    const index = sayanadiIndex(numbers);
    exampleSays('R27', `star is ${C}, its navamsa ${A}, the Moon’s star ${M}, ghatis ${G} and the rising sign ${L}`);
    exampleSays('R27', `sum is ${C * P * A + M + G + L}, which leaves ${index}, ${sayanadiState(index)}`);
  });

  it('R27.1', () => {
    const { state, ground } = jagradadi('Mercury', chart.planets.Mercury.signIndex);
    const { states, relation } = deeptadi('Mercury', signsOf(chart), chartNatures(chart));
    exampleSays(
      'R27.1',
      `natural ${ground}, so it is ${state}`,
      `a ${relation}, so it is ${states[0]}, and ${states[1]}`,
    );
    expect(states).toHaveLength(2);
  });
});
