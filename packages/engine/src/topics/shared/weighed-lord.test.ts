import { expect, it } from 'vitest';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { houseSets, timingSets } from '../../kp/kernel/timing-sets.ts';
import { level } from '../../kp/kernel/levels.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { weighedLord } from './weighed-lord.ts';

const MATTERS = [{ primaryCusp: 2, required: [2, 4, 11], supporting: [], denial: [3, 8, 12] } as const, houseSets(7)];
const WORDS = {
  STRONG: 'It is strong for the matter. ',
  WEAK: 'It is weak for the matter. ',
  AGAINST: 'It works against the matter. ',
  SILENT: 'It is silent on the matter. ',
};

it('weighedLord says the standing and the rule that decided, with the houses by level', () => {
  const met = new Set<string>();
  for (const chart of randomCharts(60, 77))
    for (const event of MATTERS) {
      const expected = naiveStandings(chart, event);
      const { favourable, denial } = timingSets(event);
      for (const planet of PLANETS) {
        const { standing, reason } = weighedLord(chart, planet, event);
        expect(standing).toBe(expected.get(planet)?.word);
        expect(reason).toContain(WORDS[standing]);
        expect(reason.endsWith('.')).toBe(true);
        met.add(standing);
        for (const house of [...favourable, ...denial]) {
          const at = level(chart, planet, house);
          expect(new RegExp(`\\b${house} \\(level ${at}[,)]`).test(reason)).toBe(at !== null);
        }
      }
    }
  expect(met.size).toBe(4);
});
