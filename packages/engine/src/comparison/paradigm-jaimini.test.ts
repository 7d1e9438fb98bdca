import { describe, expect, it } from 'vitest';
import { EVENTS, charts, majority, spanOf } from '../../test/paradigm-charts.ts';
import { charaDasha } from '../dasha/sign/chara.ts';
import { arudhaOf } from '../jaimini/arudha.ts';
import { placementOf } from '../jaimini/placement.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { jaiminiParadigm } from './paradigm-jaimini.ts';
import { paradigmMatter } from './paradigm-panel.ts';
import { CHARA_KARAKA_OF_TOPIC } from './paradigm.ts';

describe('Jaimini', () => {
  const sees = (from: number, to: number): boolean => {
    const step = (to - from + 12) % 12;
    if (from % 3 === 0) return [4, 7, 10].includes(step);
    if (from % 3 === 1) return [2, 5, 8].includes(step);
    return [3, 6, 9].includes(step);
  };

  it('adds up the majorities on the arudha, the second from it and the navamsa of the movable significator', () => {
    for (const chart of charts)
      for (const event of EVENTS) {
        const of = paradigmMatter(event);
        const { factors, answer, next } = jaiminiParadigm(chart, of, spanOf(chart));
        const placement = placementOf(chart);
        const arudha = arudhaOf(placement, (chart.ascendant.signIndex + of.house - 1) % 12).sign;
        const byDegree = PLANETS.slice(0, 7).sort((a, b) => placement.degrees[b] - placement.degrees[a]);
        const karaka = byDegree[['AK', 'AmK', 'BK', 'MK', 'PK', 'GK', 'DK'].indexOf(CHARA_KARAKA_OF_TOPIC[of.topic])];
        if (!karaka) throw new Error('no significator');
        const navamsa = (planet: Planet) => Math.floor(chart.planets[planet].longitude * 0.3) % 12;
        const on = (sign: number, where: (planet: Planet) => number) =>
          majority(
            chart,
            PLANETS.filter((planet) => where(planet) === sign || sees(where(planet), sign)),
          );
        const inSign = (planet: Planet) => placement.signs[planet];
        const expected = [on(arudha, inSign), on((arudha + 1) % 12, inSign), on(navamsa(karaka), navamsa)].map(
          (points) => (of.adverse ? 0 - points : points) + 0,
        );
        expect(factors.map(({ points }) => points)).toEqual(expected);
        const sum = expected.reduce((total, points) => total + points, 0);
        expect(answer).toBe(sum >= 1 ? 'YES' : sum <= -2 ? 'NO' : 'CONDITIONAL');

        const span = spanOf(chart);
        const dasha = charaDasha(placement, chart.ascendant.signIndex, chart.moment.utcMs, 2).mahadashas.find(
          ({ sign, startMs, endMs }) =>
            endMs > span.startMs &&
            startMs < span.endMs &&
            [arudha, placement.signs[karaka]].some((each) => each === sign || sees(sign, each)),
        );
        expect(next?.startMs).toBe(answer === 'NO' || !dasha ? undefined : Math.max(dasha.startMs, span.startMs));
      }
  });
});
