import { describe, expect, it } from 'vitest';
import { EVENTS, charts, majority, spanOf } from '../../test/paradigm-charts.ts';
import { workedChart } from '../../test/worked-chart.ts';
import type { Chart } from '../chart/chart.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../dasha/vimshottari.ts';
import { natalEvent } from '../events/natal.ts';
import { condition } from '../parashari/states/condition.ts';
import { vargaDignity } from '../parashari/base/dignity.ts';
import { signsOf } from '../parashari/base/frame.ts';
import { vargaSign } from '../parashari/vargas/vargas.ts';
import { PLANETS, SIGN_LORDS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { paradigmMatter } from './paradigm-panel.ts';
import { parashariParadigm } from './paradigm-parashari.ts';
import { VARGA_OF_TOPIC } from './paradigm.ts';

const ASPECTS: Readonly<Partial<Record<Planet, readonly number[]>>> = {
  Mars: [4, 8],
  Jupiter: [5, 9],
  Saturn: [3, 10],
};

/** Occupies a sign or looks at it, counted on the fingers. */
const acts = (chart: Chart, planet: Planet, sign: number): boolean => {
  const count = ((sign - signsOf(chart)[planet] + 12) % 12) + 1;
  return count === 1 || count === 7 || (ASPECTS[planet] ?? []).includes(count);
};

describe('Parashari', () => {
  it('adds up five factors of one point', () => {
    for (const chart of charts)
      for (const event of EVENTS) {
        const of = paradigmMatter(event);
        const { factors, answer } = parashariParadigm(chart, of, spanOf(chart));
        const sign = (chart.ascendant.signIndex + of.house - 1) % 12;
        const lord = SIGN_LORDS[sign] ?? 'Sun';
        const strength = (planet: Planet) => ({ strong: 1, medium: 0, weak: -1 })[condition(chart, planet)];
        const from = (start: number) => ((signsOf(chart)[lord] - start + 12) % 12) + 1;
        const [fromLagna, fromHouse] = [from(chart.ascendant.signIndex), from(sign)];
        const hidden = [6, 8, 12].includes(fromLagna) || [6, 8, 12].includes(fromHouse);
        const dignity = vargaDignity(
          lord,
          vargaSign(VARGA_OF_TOPIC[of.topic], chart.planets[lord].longitude),
          signsOf(chart),
        );
        const expected = [
          strength(lord),
          hidden ? -1 : [1, 4, 5, 7, 9, 10].includes(fromLagna) ? 1 : 0,
          majority(
            chart,
            PLANETS.filter((planet) => acts(chart, planet, sign)),
          ),
          of.karaka === null ? 0 : strength(of.karaka),
          ['OWN', 'EXALTED', 'GREAT_FRIEND', 'FRIEND'].includes(dignity) ? 1 : dignity === 'NEUTRAL' ? 0 : -1,
        ].map((points) => (of.adverse ? 0 - points : points) + 0);
        expect(factors.map(({ points }) => points)).toEqual(expected);
        const sum = expected.reduce((total, points) => total + points, 0);
        expect(answer).toBe(sum >= 2 ? 'YES' : sum <= -2 ? 'NO' : 'CONDITIONAL');
      }
  });

  it('takes the first antardasha of the span whose lord is tied to the house and whose other lord is no enemy of it', () => {
    const ENEMIES: Readonly<Record<Planet, readonly Planet[]>> = {
      Sun: ['Venus', 'Saturn'],
      Moon: [],
      Mars: ['Mercury'],
      Mercury: ['Moon'],
      Jupiter: ['Mercury', 'Venus'],
      Venus: ['Sun', 'Moon'],
      Saturn: ['Sun', 'Moon', 'Mars'],
      Rahu: ['Sun', 'Moon', 'Mars'],
      Ketu: ['Sun', 'Moon'],
    };
    let found = 0;
    for (const chart of charts)
      for (const event of EVENTS) {
        const of = paradigmMatter(event);
        const span = spanOf(chart, 4);
        const { next, answer } = parashariParadigm(chart, of, span);
        const sign = (chart.ascendant.signIndex + of.house - 1) % 12;
        const tied = (planet: Planet) =>
          planet === of.karaka || SIGN_LORDS[sign] === planet || acts(chart, planet, sign);
        const enemy = (one: Planet, other: Planet) =>
          other === 'Rahu' || other === 'Ketu' ? ENEMIES[other].includes(one) : ENEMIES[one].includes(other);
        const expected = mahadashas(vimshottariOf(chart))
          .flatMap((md) => childrenOf(md).map((ad) => ({ md: md.planet, ad })))
          .filter(({ ad }) => ad.endMs > span.startMs && ad.startMs < span.endMs)
          .find(({ md, ad: { planet: ad } }) => (tied(md) && !enemy(md, ad)) || (tied(ad) && !enemy(ad, md)));
        expect(next).toEqual(
          answer === 'NO' || !expected
            ? null
            : {
                startMs: Math.max(expected.ad.startMs, span.startMs),
                endMs: Math.min(expected.ad.endMs, span.endMs),
                label: `mahadasha ${expected.md}, antardasha ${expected.ad.planet}`,
              },
        );
        if (next) found += 1;
      }
    expect(found).toBeGreaterThan(200);
  });

  it('of the worked chart: the seventh lord Saturn in its own seventh house', () => {
    const chart = workedChart();
    const { factors, answer, grounds } = parashariParadigm(
      chart,
      paradigmMatter(natalEvent('marriage')),
      spanOf(chart),
    );
    expect(factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['LORD_STRENGTH', 1],
      ['LORD_PLACE', 1],
      ['HOUSE_INFLUENCE', -1],
      ['KARAKA', 1],
      ['LORD_IN_VARGA', 0],
    ]);
    expect([answer, grounds]).toEqual(['YES', { planets: ['Saturn', 'Venus'], houses: [7] }]);
  });
});
