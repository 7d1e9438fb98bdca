import type { ElectionTopic, Granularity } from '../src/election/election-topic.ts';
import { PREFERRED_LAGNA } from '../src/events/election-event.ts';
import { levels } from '../src/kp/kernel/levels.ts';
import type { Chart } from '../src/chart/chart.ts';
import { MODALITIES } from '../src/zodiac/sign-attributes.ts';
import type { Planet } from '../src/zodiac/names.ts';
import type { NaiveJudge, NaiveSecond, NaiveWindow } from './naive-election.ts';

/** The comparison of windows written out, from the chart of the middle second. */

function cautionCount(natal: Chart, { chart }: NaiveSecond, window: NaiveWindow, granularity: Granularity): number {
  const { planets, ascendant } = chart;
  const moon = planets.Moon;
  const house = ((moon.signIndex - natal.planets.Moon.signIndex + 12) % 12) + 1;
  const tara = ((moon.starIndex - natal.planets.Moon.starIndex + 27) % 9) + 1;
  const retrograde = (planet: Planet): boolean => planets[planet].retrograde;
  return [
    house === 8,
    [3, 5, 7].includes(tara),
    retrograde(moon.starLord) || retrograde(moon.subLord),
    granularity === 'minute' && (retrograde(ascendant.subLord) || retrograde(planets[ascendant.subLord].starLord)),
    window.to - window.from < 120,
  ].filter(Boolean).length;
}

/** The ten numbers of the comparison, the smaller the better. */
export function naiveRank(
  natal: Chart,
  topic: ElectionTopic,
  judge: NaiveJudge,
  window: NaiveWindow,
  granularity: Granularity,
): readonly number[] {
  const middle = judge.at(window.from + Math.floor((window.to - window.from) / 2));
  const { chart, states, members, lords } = middle;
  const rising = granularity === 'minute' ? chart.ascendant : null;
  const moon = chart.planets.Moon;
  const strong = (planet: Planet): boolean => judge.standings.get(planet)?.word === 'STRONG';
  const gradeOf = (planet: Planet): number => {
    if (!strong(planet)) return 9;
    const { L1, L2, L3, L4 } = levels(natal, planet);
    const grade = [L1, L2, L3, L4].findIndex((list) => list.some((house) => topic.electedHouses.includes(house)));
    if (grade < 0) return 8;
    return grade + (L1.includes(topic.primaryHouse) || L2.includes(topic.primaryHouse) ? 0 : 4);
  };
  const missing = states.indexOf('NOT_MET');
  const deciding = (rising ?? moon).subLord;
  const modality = MODALITIES[chart.ascendant.signIndex % 3] ?? 'fixed';
  return [
    states.filter((state) => state === 'NOT_MET').length,
    missing < 0 ? -9 : -missing,
    states.filter((state) => state === 'RELAXED').length,
    -members.filter(strong).length,
    cautionCount(natal, middle, window, granularity),
    gradeOf(deciding),
    rising === null || PREFERRED_LAGNA[topic.electionType].includes(modality) ? 0 : 1,
    deciding === lords[1] || deciding === lords[2] ? 0 : 1,
    rising === null ? 0 : gradeOf(rising.starLord),
    gradeOf(moon.subLord),
    gradeOf(moon.starLord),
    rising === null || strong(rising.subSubLord) ? 0 : 1,
  ];
}
