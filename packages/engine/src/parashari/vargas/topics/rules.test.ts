import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../../test/random-charts.ts';
import { signName } from '../../../zodiac/lords.ts';
import { GRAHAS, PLANETS } from '../../../zodiac/names.ts';
import { vargaChart, vargaHouse } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { planetPoints } from '../points.ts';
import { dasamsaTopic } from './d10.ts';
import { drekkanaTopic, dwadasamsaTopic, saptamsaTopic } from './family.ts';
import { horaTopic } from './d2.ts';
import { trimsamsaTopic } from './d30.ts';
import { navamsaTopic } from './d9.ts';

const charts = randomCharts(150, 1866);

describe('topics over random births', () => {
  it('D2: the halves hold nine planets, and the balance is the greater', () => {
    for (const chart of charts) {
      const { sunHora, moonHora, balance } = horaTopic(vargaChart(chart, 'D2'), chart);
      expect([...sunHora, ...moonHora].sort()).toEqual([...PLANETS].sort());
      const six = GRAHAS.filter((planet) => planet !== 'Mercury');
      const lead = six.reduce((sum, planet) => sum + (sunHora.includes(planet) ? 1 : -1), 0);
      expect(balance).toBe(lead > 0 ? 'SUN' : lead < 0 ? 'MOON' : 'EVEN');
    }
  });

  it('D3: the 22nd drekkana is the 8th sign of the chart; D9: the 64th navamsa is the 4th from Moon and ascendant', () => {
    for (const chart of charts) {
      const d3 = vargaChart(chart, 'D3');
      const { sign, lord } = vargaHouse(d3, 8);
      expect(drekkanaTopic(d3, chart).twentySecondDrekkana).toEqual({ sign, lord });
      const d9 = vargaChart(chart, 'D9');
      const { sixtyFourthNavamsa } = navamsaTopic(d9, chart, 'Sun');
      expect(sixtyFourthNavamsa.fromMoon.sign).toBe(signName(d9.planets.Moon.sign + 3));
      expect(sixtyFourthNavamsa.fromLagna.sign).toBe(signName(d9.ascendant.sign + 3));
    }
  });

  it('D7: an even ascendant counts 9, 7, 5', () => {
    const seen = charts.map((chart) => {
      const varga = vargaChart(chart, 'D7');
      return `${varga.ascendant.sign % 2} ${saptamsaTopic(varga)
        .childLine.map(({ house }) => house)
        .join(' ')}`;
    });
    expect([...new Set(seen)].sort()).toEqual(['0 5 7 9', '1 9 7 5']);
  });

  it('D10: no candidate has more points than the planet of work, and the tone follows houses 6 and 7', () => {
    for (const chart of charts) {
      const varga = vargaChart(chart, 'D10');
      const { strongestCareerPlanet, tone } = dasamsaTopic(varga, chart);
      const { lord, occupants, aspectedBy } = vargaHouse(varga, 10);
      const asked = new Set([lord, varga.ascendant.lord, ...occupants, ...aspectedBy]);
      expect(asked.has(strongestCareerPlanet)).toBe(true);
      for (const planet of GRAHAS)
        if (asked.has(planet))
          expect(planetPoints(varga, planet)).toBeLessThanOrEqual(planetPoints(varga, strongestCareerPlanet));
      const lead = judgedHouse(varga, 6).points - judgedHouse(varga, 7).points;
      expect(tone).toBe(lead > 1 ? 'SERVICE' : lead < -1 ? 'INDEPENDENT' : 'MIXED');
    }
  });

  it('D12: the stronger side leads by two', () => {
    for (const chart of charts) {
      const { mother, father, stronger } = dwadasamsaTopic(vargaChart(chart, 'D12'));
      const lead = mother.total - father.total;
      expect(stronger).toBe(lead > 1 ? 'MOTHER' : lead < -1 ? 'FATHER' : 'EVEN');
    }
  });

  it('D30: five shares hold nine planets; Jupiter looking at the Moon lifts the mark', () => {
    const seen = new Set<boolean>();
    for (const chart of charts) {
      const varga = vargaChart(chart, 'D30');
      const { rulers, mentalStrainMarker } = trimsamsaTopic(varga);
      expect(Object.values(rulers).flat().sort()).toEqual([...PLANETS].sort());
      const { house } = varga.planets.Moon;
      const { occupants, aspectedBy } = vargaHouse(varga, house);
      const near = [...occupants, ...aspectedBy];
      const troubled = near.some((planet) => ['Saturn', 'Rahu', 'Ketu', 'Mars'].includes(planet));
      expect(mentalStrainMarker).toBe(troubled && !aspectedBy.includes('Jupiter'));
      seen.add(mentalStrainMarker);
    }
    expect(seen.size).toBe(2);
  });
});
