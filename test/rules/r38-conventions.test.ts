import { charaKarakas } from '@cuspal/engine/jaimini/chara-karakas';
import { eightKarakas } from '@cuspal/engine/jaimini/eight-karakas';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import { rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { inWords } from '@cuspal/engine/base/words';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, inChennai, sampleChart, sky } from './sample-sky.ts';

const chart = sampleChart();

describe('examples of the choices where books differ', () => {
  it('R38', () => {
    const { degrees } = placementOf(chart);
    const [seven, eight] = [charaKarakas(degrees), eightKarakas(degrees)];
    exampleSays('R38', `scheme of ${seven.length} significators makes ${seven[1]?.reads} the second`);
    exampleSays('R38', `scheme of ${eight.length}, which is offered beside, makes it ${eight[1]?.planets[0]}`);
  });

  it('R38.8', () => {
    const { classicFive, ranked } = rulingPlanets(sky, inChennai('2026-11-22T10:00'));
    expect(classicFive).toEqual(['Sun', 'Jupiter', 'Ketu', 'Mars', 'Sun']);
    exampleSays('R38.8', `five are the ${inWords(classicFive.slice(0, 4)).replace(' and', ',')} and the Sun again`);
    const listed = ranked.filter(({ subSlotOnly }) => subSlotOnly).map(({ planet }) => planet);
    exampleSays('R38.8', `The ${inWords(listed)} rule in the sub slots alone`);
  });

  it('R38.12', () => {
    const { longitude, house } = chart.planets.Mars;
    exampleSays('R38.12', `Mars stands at ${degreeInSign(longitude)}`);
    exampleSays('R38.12', `is house ${wholeSignHouse(chart, 'Mars')}, and by Placidus cusps house ${house}`);
  });
});
