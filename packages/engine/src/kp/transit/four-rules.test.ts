import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { judgmentMoment } from '../ruling/judgment-moment.ts';
import { levels } from '../kernel/levels.ts';
import { DAY_MS } from '../../time/julian.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { fourRules } from './four-rules.ts';

const random = randomNumbers(6);
const skies = randomCharts(60, 4).map((chart) => {
  const utcMs = chart.moment.utcMs + Math.floor(random() * 90 * 365.25) * DAY_MS;
  const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
  return { chart, utcMs, sky, read: fourRules(chart, sky) };
});

describe('fourRules (R14.1)', () => {
  it('reads the nine planets in their natal houses', () => {
    for (const { chart, sky, read } of skies) {
      expect(read.planets.map(({ position }) => position.planet)).toEqual(PLANETS);
      for (const { position, natalHouse } of read.planets) {
        const cusp = chart.houses?.cusps.find(({ house }) => house === natalHouse);
        const passed = (position.longitude - (cusp?.longitude ?? NaN) + 360) % 360;
        expect(passed).toBeLessThan(cusp?.span ?? NaN);
        expect(position).toBe(sky.planets[position.planet]);
      }
    }
  });

  it('rule 1 lists every natal house of the star lord, rule 2 lets the sub lord decide', () => {
    const decisions = new Set<string>();
    for (const { chart, read } of skies) {
      for (const { position, matterHouses } of read.planets) {
        const star = levels(chart, position.starLord).best;
        const sub = levels(chart, position.subLord).best;
        expect(matterHouses.map(({ house }) => house)).toEqual(HOUSES.filter((house) => star[house] !== null));
        for (const { house, level, decision } of matterHouses) {
          expect(level).toBe(star[house]);
          const holds = (ahead: number): boolean =>
            HOUSES.some((other) => (other - house + 12) % 12 === ahead && sub[other] !== null);
          const [own, twelfth, eighth] = [holds(0), holds(11), holds(7)];
          expect(decision).toBe(own && !twelfth ? 'FAVOURS' : !own && (twelfth || eighth) ? 'OBSTRUCTS' : 'SILENT');
          decisions.add(decision);
        }
      }
    }
    expect([...decisions].sort()).toEqual(['FAVOURS', 'OBSTRUCTS', 'SILENT']);
  });

  it('rule 3 reads the running lords for their own houses, by their sub lord in transit', () => {
    for (const { chart, utcMs, sky, read } of skies) {
      const lords = runningLords(chart, utcMs) ?? [];
      expect(read.dashaLords.map(({ period, planet }) => ({ period, planet }))).toEqual(lords);
      for (const { planet, matterHouses } of read.dashaLords) {
        const own = levels(chart, planet).best;
        expect(matterHouses.map(({ house, level }) => [house, level])).toEqual(
          HOUSES.filter((house) => own[house] !== null).map((house) => [house, own[house]]),
        );
        const { subLord } = sky.planets[planet];
        const sub = levels(chart, subLord).best;
        for (const { house, decision } of matterHouses) {
          if (decision === 'FAVOURS') expect(sub[house]).not.toBeNull();
          if (decision === 'OBSTRUCTS') expect(sub[house]).toBeNull();
        }
      }
    }
  });

  it('has no dasha lord outside the dasha years, and marks stations', () => {
    const chart = workedChart();
    const at = (iso: string) => fourRules(chart, buildChart(ephemeris, judgmentMoment(chart, Date.parse(iso))));
    expect(at('1990-01-01').dashaLords).toEqual([]);
    // Saturn stood still on 29 September 2020 (almanac) and was in swift motion on 20 January 2021.
    const saturn = (iso: string) => at(iso).planets.find(({ position }) => position.planet === 'Saturn')?.stationary;
    expect([saturn('2020-09-29'), saturn('2021-01-20')]).toEqual([true, false]);
  });
});
