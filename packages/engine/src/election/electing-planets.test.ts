import { describe, expect, it } from 'vitest';
import { naiveStandings } from '../../test/naive-standing.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { ELECTION_EVENTS } from '../events/election.ts';
import { STANDINGS } from '../kp/kernel/standing.ts';
import { levels } from '../kp/kernel/levels.ts';
import { PLANETS } from '../zodiac/names.ts';
import { ELECTION_GRADES, electingSet } from './electing-planets.ts';
import { electionTopic, topicOfElection } from './election-topic.ts';
import { planetsIn } from '../zodiac/planet-bits.ts';

const charts = randomCharts(120, 360);

describe('the planets of an elector', () => {
  it('have the standing of any matter of a birth chart, stand-ins among the strong and against it by themselves', () => {
    const seen = new Set<string>();
    let relaxed = 0;
    for (const [index, chart] of charts.entries()) {
      const event = ELECTION_EVENTS[index % ELECTION_EVENTS.length];
      if (event === undefined) continue;
      const topic = topicOfElection(event);
      const set = electingSet(chart, topic);
      const { electedHouses: required, avoidHouses: denial, primaryHouse: primaryCusp } = event;
      const naive = naiveStandings(chart, { primaryCusp, required, supporting: [], denial });
      const those = (wanted: string, standIn?: boolean) =>
        PLANETS.filter((planet) => {
          const row = naive.get(planet);
          return row?.word === wanted && (standIn === undefined || row.standIn === standIn);
        });
      relaxed += Number(set.setRelaxed);
      for (const planet of PLANETS) {
        const { standing, standIn, grade, favourableLevel } = set.planets[planet];
        seen.add(standing).add(`grade ${grade}`);
        expect({ word: standing, standIn }).toMatchObject({
          word: naive.get(planet)?.word,
          standIn: naive.get(planet)?.standIn,
        });
        // A strong planet may come to the event through a cusp or a star alone, and then has no grade.
        expect(grade === null).toBe(standing !== 'STRONG' || favourableLevel === null);
        expect(set.gradeOrder[planet]).toSatisfy((order: number) =>
          standing !== 'STRONG' ? order === 9 : grade === null ? order === 8 : order < 8,
        );
      }
      expect(planetsIn(set.strong)).toEqual(those('STRONG'));
      expect(planetsIn(set.weak)).toEqual(those('WEAK'));
      expect(planetsIn(set.against)).toEqual(those('AGAINST'));
      expect(planetsIn(set.standIns)).toEqual(those('STRONG', true));
      expect(planetsIn(set.own.strong)).toEqual(those('STRONG', false));
      expect(planetsIn(set.own.against ^ set.against)).toEqual(those('STRONG', true));
      expect(set.setRelaxed).toBe(those('STRONG', true).length > 0);
    }
    expect([...seen].sort()).toEqual(
      [...STANDINGS, ...ELECTION_GRADES.map((grade) => `grade ${grade}`), 'grade null'].sort(),
    );
    // Too few planets bring the event in some charts, and in most of them enough do.
    expect(relaxed).toBeGreaterThan(0);
    expect(relaxed / charts.length).toBeLessThan(0.1);
  });

  it('grades by the first list that holds a house of the event, without promotion', () => {
    const topic = electionTopic('marriage');
    for (const chart of charts.slice(0, 40)) {
      const { planets } = electingSet(chart, topic);
      for (const planet of PLANETS) {
        const { grade, reachesPrimary } = planets[planet];
        const { L1, L2, L3, L4 } = levels(chart, planet);
        const first = [L1, L2, L3, L4].findIndex((list) => list.some((house) => [2, 7, 11].includes(house)));
        if (grade !== null) expect(grade).toBe(ELECTION_GRADES[first]);
        expect(reachesPrimary).toBe([...L1, ...L2].includes(7));
      }
    }
  });
});
