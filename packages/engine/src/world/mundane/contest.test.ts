import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { buildChart } from '../../chart/build.ts';
import { cuspsFromAscendant, houseOf } from '../../chart/houses.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { LEANS, levels, signified } from '../../kp/kernel/levels.ts';
import { HORARY_PERIOD_CLASSES } from '../../kp/horary/horary-period-class.ts';
import { SIDES } from '../../kp/promise/promise-verdict.ts';
import { promise } from '../../kp/promise/promise.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { compareSides, CONTEST_STEPS, CONTEST_VERDICTS, contestSide, contestVerdict, ELECTION_WIN } from './contest.ts';

describe('the verdict of a contest', () => {
  it('is the first of loss and win that fits, else contested', () => {
    for (const side of SIDES)
      for (const found of HORARY_PERIOD_CLASSES)
        for (const six of LEANS)
          for (const ten of LEANS)
            for (const eleven of LEANS) {
              const loss = side === 'no' || six === 'AGAINST' || (found === 'BLOCKED' && eleven !== 'FOR');
              const good = ['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL', 'PARTIAL'].includes(found);
              const win = six === 'FOR' && (ten === 'FOR' || eleven === 'FOR') && good;
              expect(contestVerdict({ 6: six, 10: ten, 11: eleven }, side, found)).toBe(
                loss ? 'LOSS_INDICATED' : win ? 'WIN_INDICATED' : 'CONTESTED',
              );
            }
  });

  it('rests on the row of R10', () => {
    expect([ELECTION_WIN.primaryCusp, ELECTION_WIN.required, ELECTION_WIN.supporting, ELECTION_WIN.denial]).toEqual([
      10,
      [1, 6, 10, 11],
      [9],
      [5, 8, 12],
    ]);
  });
});

describe('two random people', () => {
  const charts = randomCharts(160, 206, [0, 60]);
  const DAYS = 40 * 365 * DAY_MS;
  const sideOf = (at: number, utcMs: number) => {
    const chart = charts[at];
    if (chart === undefined) throw new Error('no chart');
    return contestSide(ephemeris, chart, jointPeriodAt(chart, utcMs), utcMs, utcMs);
  };
  const sides = charts.map(({ moment }, at) => sideOf(at, moment.utcMs + DAYS));

  it('have all verdicts', () => {
    expect([...new Set(sides.map(({ verdict }) => verdict))].sort()).toEqual([...CONTEST_VERDICTS].sort());
  });

  it('change places when they are swapped, and a person equals itself', () => {
    const steps = new Set<string>();
    sides.forEach((first, at) => {
      for (const second of sides.slice(at + 1, at + 40)) {
        const [one, other] = [compareSides(first, second), compareSides(second, first)];
        expect(other.decidedBy).toBe(one.decidedBy);
        expect(other.leader).toBe(one.leader === null ? null : one.leader === 'first' ? 'second' : 'first');
        steps.add(one.decidedBy);
      }
      expect(compareSides(first, first)).toEqual({ leader: null, decidedBy: 'none' });
    });
    expect([...steps].sort()).toEqual([...CONTEST_STEPS].sort());
  });

  it('have the Moon and each lord of the day once', () => {
    for (const { transit } of sides) {
      const bodies = transit.map(({ body }) => body);
      expect(bodies).toContain('Moon');
      expect(new Set(bodies).size).toBe(bodies.length);
    }
  });
});

describe('Krishnamurti on a politician, number 206, 13 September 1969', () => {
  const { cases } = readReference<{
    readonly cases: readonly {
      readonly id: string;
      readonly printed_cusps?: { readonly c1: { readonly lon: number } };
    }[];
  }>('kp_reader3_horary');
  const ascendant = cases.find(({ id }) => id === 'H-206a')?.printed_cusps?.c1.lon ?? NaN;
  const utcMs = Date.parse('1969-09-13T08:30+05:30');
  const sky = buildChart(ephemeris, {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude: 16.5167,
    longitude: 80.65,
    offsetMinutes: 330,
    ayanamsa: 'kp',
  });
  const houses = cuspsFromAscendant(ephemeris, ascendant, 16.5167, sky.frame.obliquityTrue, sky.ayanamsaTrue);
  const chart = {
    ...sky,
    houses,
    planets: byPlanet((planet) => ({
      ...sky.planets[planet],
      house: houseOf(sky.planets[planet].longitude, houses.cusps),
    })),
  };

  it('has Mars and Saturn bring the houses of politics, as he says', () => {
    expect(signified(levels(chart, 'Mars'))).toEqual(expect.arrayContaining([7, 10, 11]));
    expect(signified(levels(chart, 'Saturn'))).toEqual(expect.arrayContaining([1, 3, 6, 9]));
    const { karakas } = contestSide(ephemeris, chart, jointPeriodAt(chart, utcMs), utcMs, utcMs);
    for (const planet of ['Mars', 'Saturn'])
      expect(karakas.find((row) => row.planet === planet)?.contact).not.toBeNull();
  });

  it('keeps the promise apart from the dasha of the Moon, which he rules out', () => {
    const { md } = jointPeriodAt(chart, utcMs);
    expect(md.planet).toBe('Moon');
    expect(new Date(md.endMs).getUTCFullYear()).toBe(1978);
    expect(promise(chart, ELECTION_WIN).side).not.toBe('no');
  });
});
