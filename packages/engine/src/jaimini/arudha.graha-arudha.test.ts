import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { readReference } from '../../test/read-reference.ts';
import { signsOfText } from '../../test/short-signs.ts';
import { buildChart } from '../chart/build.ts';
import { kthSign } from '../parashari/base/frame.ts';
import { resolveBirth } from '../time/moment.ts';
import type { BirthParameters } from '../time/moment.ts';
import { signLordOf } from '../zodiac/division.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import { arudhaOf, grahaArudha } from './arudha.ts';
import { JAIMINI_VARGAS, placementIn, placementOf } from './placement.ts';

const { cases } = readReference<{
  readonly cases: readonly {
    readonly id: string;
    readonly natal: BirthParameters;
    readonly padas?: readonly string[];
    readonly grahaArudhas?: readonly string[];
  }[];
}>('jaimini_charts');
const printed = cases.find(({ id }) => id === 'PVR-chart1');

describe('arudhas of planets (PVR 9.5)', () => {
  it('as printed for a birth of 9 April 2000, with the arudhas of its houses', () => {
    if (!printed?.padas || !printed.grahaArudhas) throw new Error('no printed chart');
    const chart = buildChart(ephemeris, resolveBirth(printed.natal));
    const placement = placementOf(chart);
    const houses = HOUSES.map((house) => arudhaOf(placement, kthSign(chart.ascendant.signIndex, house)).sign);
    expect(houses).toEqual(signsOfText(printed.padas.join(' ')));
    const planets = PLANETS.map((planet) => grahaArudha(placement, planet).sign);
    expect(planets).toEqual(signsOfText(printed.grahaArudhas.join(' ')));
  });

  it('never fall on the planet or opposite to it, and each rule between two signs is met', () => {
    const rules = new Set<number | null>();
    for (const chart of randomCharts(150, 905)) {
      for (const varga of JAIMINI_VARGAS) {
        const placement = placementIn(chart, varga);
        for (const planet of PLANETS) {
          const { sign, ownedSign, signRule } = grahaArudha(placement, planet);
          const from = placement.signs[planet];
          expect([0, 6]).not.toContain((sign - from + 12) % 12);
          // Twice the way to the own sign, or three signs short of that.
          const plain = (2 * ownedSign - from + 12) % 12;
          expect([plain, (plain + 9) % 12]).toContain(sign);
          if (planet === 'Rahu') expect([ownedSign, signRule]).toEqual([10, null]);
          else if (planet === 'Ketu') expect([ownedSign, signRule]).toEqual([7, null]);
          else expect(signLordOf(ownedSign)).toBe(planet);
          if (planet === 'Sun' || planet === 'Moon') expect(signRule).toBeNull();
          rules.add(signRule);
        }
      }
    }
    expect([...rules].sort()).toEqual([1, 2, 3, 4, 5, null]);
  });
});
