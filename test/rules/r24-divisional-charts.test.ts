import { inWords } from '@cuspal/engine/base/words';
import { SCHEME_WEIGHTS, vimsopaka } from '@cuspal/engine/parashari/strength/vimsopaka';
import { d60Deity } from '@cuspal/engine/parashari/vargas/d60-deities';
import { FOCUS } from '@cuspal/engine/parashari/vargas/focus';
import { vargaSign } from '@cuspal/engine/parashari/vargas/vargas';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, sampleChart } from './sample-sky.ts';

const chart = sampleChart();
const sun = vimsopaka(chart).planets.Sun;

describe('examples of the rules on divisional charts', () => {
  it('R24', () => {
    const { longitude } = chart.planets.Moon;
    const { number, name } = d60Deity(longitude);
    exampleSays('R24', degreeInSign(longitude), `navamsa is ${SIGNS[vargaSign('D9', longitude)]}`);
    exampleSays('R24', `dasamsa ${SIGNS[vargaSign('D10', longitude)]}`, `number ${number}, ${name}`);
  });

  it('R24.1', () => {
    const { D10, D7 } = FOCUS;
    exampleSays('R24.1', `houses ${inWords(D10.houses)} and to the ${inWords(D10.karakas)}.`);
    exampleSays('R24.1', `houses ${inWords(D7.houses)} and to ${inWords(D7.karakas)}.`);
  });

  it('R24.2', () => {
    const weights = Object.entries(SCHEME_WEIGHTS.shad);
    const points = weights.map(([division]) => sun.perVarga.find((row) => row.division === division)?.points ?? 0);
    const sum = weights.reduce((total, [, weight], index) => total + weight * (points[index] ?? 0), 0);
    exampleSays('R24.2', `${inWords(points)} points in ${inWords(weights.map(([division]) => division))}`);
    exampleSays('R24.2', `weights ${inWords(weights.map(([, weight]) => weight))} that makes ${sum} of 400`);
    exampleSays('R24.2', `score of the six is ${sun.scores.shad}`);
  });

  it('R24.3', () => {
    exampleSays('R24.3', `${sun.scores.shad} in the scheme of six, and ${sun.byVargaFriendship.shad.toFixed(1)} with`);
  });
});
