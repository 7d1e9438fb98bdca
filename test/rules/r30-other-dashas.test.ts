import { ashtottari } from '@cuspal/engine/dasha/nakshatra/ashtottari';
import { kalachakra } from '@cuspal/engine/dasha/nakshatra/kalachakra';
import { yoginiDasha } from '@cuspal/engine/dasha/nakshatra/yogini';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sampleChart } from './sample-sky.ts';

const { planets, moment } = sampleChart();
const { longitude, starIndex } = planets.Moon;

describe('examples of the rules on other dashas', () => {
  it('R30', () => {
    const star = starIndex + 1;
    const { firstLord } = yoginiDasha(longitude, moment.utcMs);
    exampleSays('R30', `star ${star}, and ${star} plus 3 leaves ${(star + 3) % 8}, ${firstLord}`);
    const { cycle } = ashtottari(longitude, moment.utcMs);
    const years = cycle.scheme.years[cycle.scheme.lords.indexOf(cycle.firstLord)];
    exampleSays('R30', `begins with ${cycle.firstLord} and ${cycle.balanceYears.toFixed(2)} of its ${years} years`);
    const { mahadashas, paramayush } = kalachakra(longitude, moment.utcMs);
    exampleSays('R30', `begins with ${SIGNS[mahadashas[0]?.sign ?? 0]} in a quarter of ${paramayush} years`);
  });
});
