import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import { ELECTION_EVENTS } from '../events/election.ts';
import { fruitfulness, timingSets } from '../kp/kernel/fruitfulness.ts';
import { levels } from '../kp/kernel/levels.ts';
import { PLANETS } from '../zodiac/names.ts';
import { ELECTION_CLASSES, ELECTION_GRADES, electingSet } from './electing-planets.ts';
import { electionTopic, topicOfElection } from './election-topic.ts';
import { planetsIn } from './sub-rows.ts';

const charts = randomCharts(120, 360);

describe('the planets of an elector', () => {
  it('split the hostile significators into QUALIFIED and HOSTILE, with stand-ins where none is fruitful', () => {
    const seen = new Set<string>();
    let relaxed = 0;
    for (const [index, chart] of charts.entries()) {
      const event = ELECTION_EVENTS[index % ELECTION_EVENTS.length];
      if (event === undefined) continue;
      const topic = topicOfElection(event);
      const set = electingSet(chart, topic);
      relaxed += Number(set.setRelaxed);
      for (const planet of PLANETS) {
        const { class: found, grade, favourableLevel, denialLevel } = set.planets[planet];
        seen.add(found).add(`grade ${grade}`);
        const plain = fruitfulness(chart, planet, timingSets(topic.judged));
        if (!set.setRelaxed) {
          expect(found === 'QUALIFIED' ? 'HOSTILE' : found).toBe(plain.class);
        }
        if (found === 'QUALIFIED') {
          expect(favourableLevel).not.toBeNull();
          const weaker = (denialLevel ?? 9) < (favourableLevel ?? 0);
          expect(weaker).not.toBe(plain.sub.verdict === 'OPPOSES');
        }
        expect(grade === null).toBe(found !== 'FRUITFUL');
        expect(set.gradeOrder[planet] === 8).toBe(grade === null);
      }
      expect(planetsIn(set.fruitful)).toEqual(PLANETS.filter((planet) => set.planets[planet].class === 'FRUITFUL'));
    }
    expect([...seen].sort()).toEqual(
      [...ELECTION_CLASSES, ...ELECTION_GRADES.map((grade) => `grade ${grade}`), 'grade null'].sort(),
    );
    // Measured before: 10 to 18 of a hundred charts have no fruitful planet.
    expect(relaxed / charts.length).toBeGreaterThan(0.02);
    expect(relaxed / charts.length).toBeLessThan(0.3);
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
