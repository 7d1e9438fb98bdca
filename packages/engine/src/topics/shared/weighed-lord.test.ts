import { expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import { houseSets, timingSets } from '../../kp/kernel/fruitfulness.ts';
import type { TimingSets } from '../../kp/kernel/fruitfulness.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { weighedLord } from './weighed-lord.ts';

const MATTERS = [
  timingSets({ primaryCusp: 2, required: [2, 4, 11], supporting: [], denial: [3, 8, 12] }),
  timingSets(houseSets(7)),
];

/** How a lord leans, once more, as the words that must stand in the reason. */
function rule(chart: Chart, planet: Planet, { favourable, denial, widerDenial }: TimingSets): string {
  const { subLord } = chart.planets[planet];
  const [f, d] = [contact(chart, planet, favourable), contact(chart, planet, denial)];
  if (f === null)
    return d === null
      ? 'It signifies none of either, so it is neutral.'
      : 'It signifies only what opposes, so it is hostile.';
  const [sf, sd] = [contact(chart, subLord, favourable) ?? 9, contact(chart, subLord, widerDenial) ?? 9];
  if (sd < sf) return `Its sub lord ${planetInWords(subLord)} opposes, so it is hostile.`;
  if ((d ?? 9) < f) return 'cannot outweigh the stronger opposing houses, so it is hostile.';
  return `Its sub lord ${planetInWords(subLord)} ${sf < 9 ? 'supports' : 'is silent'}, so it is fruitful.`;
}

it('weighedLord says which rule decided, with the houses by level', () => {
  const decided = new Set<string>();
  for (const chart of randomCharts(60, 77))
    for (const sets of MATTERS)
      for (const planet of PLANETS) {
        const { class: of, reason } = weighedLord(chart, planet, sets);
        expect(reason.endsWith(`so it is ${of.toLowerCase()}.`)).toBe(true);
        const expected = rule(chart, planet, sets);
        expect(reason).toContain(expected);
        decided.add(expected.replace(planetInWords(chart.planets[planet].subLord), 'X'));
        for (const house of [...sets.favourable, ...sets.denial]) {
          const at = level(chart, planet, house);
          expect(reason.includes(`${house} (level ${at})`)).toBe(at !== null);
        }
      }
  expect(decided.size).toBe(6);
});
