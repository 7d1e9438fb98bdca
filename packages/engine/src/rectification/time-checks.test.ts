import { describe, expect, it } from 'vitest';
import { ephemeris, randomMoments } from '../../test/random-charts.ts';
import { readReference } from '../../test/read-reference.ts';
import { buildChart } from '../chart/build.ts';
import { agents } from '../kp/kernel/agents.ts';
import { resolveBirth } from '../time/moment.ts';
import { divide } from '../zodiac/division.ts';
import type { Division } from '../zodiac/division.ts';
import { isNode } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { ASPECT_ORDINALS } from '../zodiac/sign-aspects.ts';
import { rulersOf, rulingAgreement } from './ruling-fit.ts';
import { TIME_CHECKS, timeChecks } from './time-checks.ts';

interface Reference {
  readonly cases: readonly {
    readonly query: {
      readonly local: string;
      readonly utc_offset_minutes: number;
      readonly latitude: number;
      readonly longitude: number;
    };
    readonly rulingPlanets: Readonly<Record<string, Planet>>;
  }[];
}

const MOON_OF_ANSWER = divide(84); // Punarvasu, a star of Jupiter
/** Every sub-sub of some signs by its middle. */
const degrees = (sign: number): readonly Division[] =>
  Array.from({ length: 3000 }, (_, step) => divide(sign * 30 + (step + 0.5) / 100));

describe('the third example of Krishnamurti (Reader III, rectification)', () => {
  const [example] = readReference<Reference>('kp_reader3_rectification').cases;
  if (example === undefined) throw new Error('the example is missing');
  const { local, ...place } = example.query;
  const rulers = rulersOf(ephemeris, resolveBirth({ birth_datetime: local, ...place }));

  it('has the printed ruling planets, none of them rejected', () => {
    for (const planet of Object.values(example.rulingPlanets)) expect(rulers.members).toContain(planet);
    expect(rulers.risingSignLord).toBe('Mars');
  });

  it('agrees with his Lagna in Libra, star and sub-sub of Mars, more than with those he rejects', () => {
    const best = (sign: number, starLord: Planet, subSubLord?: Planet) =>
      Math.max(
        ...degrees(sign)
          .filter((each) => each.starLord === starLord && (subSubLord === undefined || each.subSubLord === subSubLord))
          .map((lagna) => rulingAgreement(rulers, { lagna, moon: MOON_OF_ANSWER })),
      );
    expect(best(6, 'Mars', 'Mars')).toBe(5);
    // Virgo in a star of the Moon: Mercury and the Moon did not rule the query.
    expect(best(5, 'Moon')).toBeLessThanOrEqual(3);
  });
});

describe('checks of a time', () => {
  const births = randomMoments(150, 61);
  const work = rulersOf(
    ephemeris,
    resolveBirth({ birth_datetime: '2025-06-01T10:00', latitude: 13, longitude: 80, utc_offset_minutes: 330 }),
  );
  const rows = births.map((moment) => ({
    chart: buildChart(ephemeris, moment),
    checks: timeChecks(ephemeris, moment, work, 'male'),
  }));
  const metOf = (index: number, code: string) => rows[index]?.checks.find((each) => each.code === code)?.met;

  it('come in one order, each met by some birth and not by another', () => {
    for (const { checks } of rows) expect(checks.map(({ code }) => code)).toEqual(TIME_CHECKS);
    for (const code of TIME_CHECKS)
      expect(new Set(rows.map((_, index) => metOf(index, code)))).toEqual(new Set([true, false]));
  });

  it('hold the lords of Lagna and Moon against the members', () => {
    rows.forEach(({ chart: { ascendant, planets } }, index) => {
      const member = (planet: Planet) => work.members.includes(planet);
      expect(metOf(index, 'RP_LAGNA')).toBe(
        member(ascendant.signLord) && member(ascendant.starLord) && member(ascendant.subLord),
      );
      expect(metOf(index, 'RP_MOON')).toBe(member(planets.Moon.signLord) || member(planets.Moon.starLord));
      expect(metOf(index, 'RP_SUBSUB')).toBe(ascendant.subSubLord === work.risingSignLord);
    });
  });

  it('tie the sub lord of the Lagna to the star lord of the Moon in any of the ways of R16.6', () => {
    const ways = new Set<string>();
    rows.forEach(({ chart }, index) => {
      const { planets } = chart;
      const [one, other] = [chart.ascendant.subLord, planets.Moon.starLord];
      const lordsOf = ({ signLord, starLord, subLord, subSubLord }: Division): readonly Planet[] => [
        signLord,
        starLord,
        subLord,
        subSubLord,
      ];
      const count = (a: Planet, b: Planet) => ((planets[b].signIndex - planets[a].signIndex + 12) % 12) + 1;
      const found = {
        same: one === other,
        lord: lordsOf(planets[one]).includes(other) || lordsOf(planets[other]).includes(one),
        sign: planets[one].signIndex === planets[other].signIndex,
        aspect: ASPECT_ORDINALS[one].includes(count(one, other)) || ASPECT_ORDINALS[other].includes(count(other, one)),
        node: (
          [
            [one, other],
            [other, one],
          ] as const
        ).some(([a, b]) =>
          lordsOf(planets[a])
            .slice(1)
            .some((lord) => isNode(lord) && agents(chart, lord).some(({ planet }) => planet === b)),
        ),
      };
      for (const [way, holds] of Object.entries(found)) if (holds) ways.add(way);
      expect(metOf(index, 'LAGNA_MOON')).toBe(Object.values(found).some(Boolean));
    });
    expect(ways.size).toBe(5);
  });

  it('ask for odd signs of a man and even ones of a woman, and say nothing of nobody', () => {
    rows.slice(0, 40).forEach(({ chart: { ascendant, planets, moment } }, index) => {
      const odd = [planets[ascendant.subSubLord], planets.Moon].filter(({ signIndex }) => signIndex % 2 === 0).length;
      expect(metOf(index, 'SEX')).toBe(odd === 2);
      expect(timeChecks(ephemeris, moment, work, 'female').at(-1)?.met).toBe(odd === 0);
      expect(timeChecks(ephemeris, moment, work, undefined).at(-1)?.met).toBeNull();
    });
  });
});
