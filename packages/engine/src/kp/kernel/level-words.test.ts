import { describe, expect, it } from 'vitest';
import { naiveLists, naiveRank } from '../../../test/naive-levels.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { housesInWords, levelInWords } from './level-words.ts';

describe('levels in words', () => {
  it('B14: names a level as its list has it, or says that it is raised', () => {
    let raised = 0;
    for (const chart of randomCharts(120, 1461, [0, 60]))
      for (const planet of PLANETS) {
        const lists = Object.values(naiveLists(chart, planet));
        for (const house of HOUSES) {
          const rank = naiveRank(chart, planet, house);
          const list = lists.findIndex((houses) => houses.includes(house)) + 1;
          const said = levelInWords(chart, planet, [house]);
          expect(said).toBe(rank === 9 ? 'level none' : rank === list ? `level ${rank}` : `level ${rank}, raised`);
          if (said.includes('raised')) raised += 1;
        }
      }
    expect(raised).toBeGreaterThan(500);
  });

  it('B14: reads Rahu of the worked chart, whose own place alone is raised', () => {
    // Rahu stands in 5 with nobody in its stars; what Mars and Jupiter lend it keeps levels 2 and 4.
    const chart = workedChart();
    expect(housesInWords(chart, 'Rahu', [2, 5, 6])).toBe('2 (level 2), 5 (level 1, raised) and 6 (level 4)');
    expect(levelInWords(chart, 'Rahu', [2, 5])).toBe('level 1, raised');
    // House 11 is at level 1 by the star lord, so nothing is raised for the group.
    expect(levelInWords(chart, 'Rahu', [5, 11])).toBe('level 1');
  });

  it('leaves out what is weaker than asked for, and says none', () => {
    const chart = workedChart();
    expect(housesInWords(chart, 'Rahu', [2, 6, 9], 2)).toBe('2 (level 2)');
    expect(housesInWords(chart, 'Rahu', [1, 4])).toBe('none');
  });
});
