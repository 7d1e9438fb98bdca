import { careerCuspPanel } from '@cuspal/engine/topics/career/career-cusp-panel';
import { careerSignature } from '@cuspal/engine/topics/career/career-signature';
import { jobOrBusiness } from '@cuspal/engine/topics/career/job-or-business';
import { occupationMatches } from '@cuspal/engine/topics/career/occupation-matches';
import { professionDescription } from '@cuspal/engine/topics/career/profession';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sampleChart } from './sample-sky.ts';

const chart = sampleChart();
const signature = careerSignature(chart);

describe('examples of the rules on profession', () => {
  it('R20', () => {
    const { careerCusps, balance, band } = careerCuspPanel(chart);
    expect(careerCusps.map(({ cusp, net }) => [cusp, net])).toEqual([
      [2, 2],
      [6, 2],
      [7, 2],
      [10, 0],
      [11, 2],
    ]);
    exampleSays(
      'R20',
      'cusps 2, 6, 7 and 11 have a net of 2',
      'cusp 10 one of 0',
      `balance is ${balance.score}, which is ${band}`,
    );
  });

  it('R20.1', () => {
    const { describer, primaryIndustry, secondaryIndustry } = professionDescription(chart);
    exampleSays('R20.1', `Ketu in the star of ${describer.planet}`, `${primaryIndustry} for ${describer.planet}`);
    exampleSays('R20.1', `${secondaryIndustry} for Ketu`);
  });

  it('R20.2', () => {
    const { matches, meridian } = occupationMatches(chart);
    const [first] = matches;
    const pair = first?.factors.find(({ factor }) => factor === 'Pair');
    expect(pair?.detail).toBe('Star lord and sub lord give Jupiter and Mars.');
    expect(first?.occupation.title()).toBe('Trainer or coach');
    exampleSays('R20.2', `star lord ${meridian.starLord} and the sub lord ${meridian.subLord}, who acts for Mars`);
    exampleSays('R20.2', `gains ${pair?.points} and leads with ${first?.score}`);
  });

  it('R20.3', () => {
    const [first, second] = signature.categories;
    exampleSays('R20.3', `${first?.key} leads with ${first?.score}, before ${second?.key} with ${second?.score}`);
    const { rules, consensus, agreement } = jobOrBusiness(chart);
    const count = (of: string) => rules.filter(({ result }) => result === of).length;
    exampleSays(
      'R20.3',
      `${count('business')} say business, ${count('service')} says service and ${count('inconclusive')} are silent`,
    );
    exampleSays('R20.3', `consensus is ${consensus} and the agreement ${agreement}`);
  });

  it('R20.4', () => {
    const { leadership, technical, creative } = signature.talents;
    exampleSays(
      'R20.4',
      `leadership has ${leadership.score}, technical talent ${technical.score} and creative talent ${creative.score}`,
    );
    const mars = leadership.hits.find(({ carrier }) => carrier === 'STAR_LORD_OF_CSL_10');
    exampleSays('R20.4', `${mars?.planet}, star lord of the sub lord of cusp 10, gives ${mars?.points}`);
  });
});
