import { describe, expect, it } from '@jest/globals';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { charaDasha } from '../dasha/sign/chara.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import { judgedElection, judgedGroup } from '../events/resolve.ts';
import { ELECTION_EVENTS } from '../events/election.ts';
import { TOPICS } from '../events/event.ts';
import type { JudgedEvent } from '../events/event.ts';
import { NATAL_EVENTS, natalEvent } from '../events/natal.ts';
import { arudhaOf } from '../jaimini/arudha.ts';
import { placementOf } from '../jaimini/placement.ts';
import { releaseFinder } from '../kp/timing/release.ts';
import { eventWindows } from '../kp/timing/event-windows.ts';
import { promise } from '../kp/promise/promise.ts';
import { condition } from '../parashari/states/condition.ts';
import { vargaDignity } from '../parashari/base/dignity.ts';
import { signsOf } from '../parashari/base/frame.ts';
import { chartNatures } from '../parashari/base/natures.ts';
import { vargaSign } from '../parashari/vargas/vargas.ts';
import { AYANAMSAS, HOUSES, PLANETS, SIGN_LORDS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { jaiminiParadigm } from './paradigm-jaimini.ts';
import { kpParadigm } from './paradigm-kp.ts';
import {
  FRAME_SENSITIVITIES,
  PARADIGM_LABELS,
  paradigmLabel,
  paradigmMatter,
  paradigmPanel,
} from './paradigm-panel.ts';
import { parashariParadigm } from './paradigm-parashari.ts';
import { CHARA_KARAKA_OF_TOPIC, PARADIGM_ANSWERS, VARGA_OF_TOPIC } from './paradigm.ts';
import type { Paradigm } from './paradigm.ts';

const charts = randomCharts(40, 2207, [0, 60]);
const spanOf = (chart: Chart, years = 10) => {
  const startMs = chart.moment.utcMs + 25 * DASHA_YEAR_MS;
  return { startMs, endMs: startMs + years * DASHA_YEAR_MS };
};
const EVENTS = NATAL_EVENTS.filter((_, index) => index % 5 === 0);

describe('the matter as sign-based traditions read it', () => {
  it('is that of the catalogue row, else of the first row with the same primary cusp', () => {
    expect(paradigmMatter(natalEvent('childbirth'))).toEqual({
      house: 5,
      topic: 'children',
      karaka: 'Jupiter',
      adverse: false,
    });
    expect(paradigmMatter(natalEvent('divorce'))).toMatchObject({ house: 7, topic: 'marriage', adverse: true });
    // Second Marriage is the first row judged from cusp 2.
    expect(paradigmMatter(judgedGroup([2, 6, 11]))).toEqual({
      house: 2,
      topic: 'marriage',
      karaka: 'Venus',
      adverse: false,
    });
    expect(paradigmMatter(judgedGroup([10, 11], { primary: 4 }))).toMatchObject({ house: 4, topic: 'property' });
    for (const row of ELECTION_EVENTS) expect(TOPICS).toContain(paradigmMatter(judgedElection(row)).topic);
  });
});

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
const majority = (chart: Chart, planets: readonly Planet[]): number => {
  const natures = chartNatures(chart);
  return Math.sign(planets.reduce((sum, planet) => sum + (natures[planet] === 'benefic' ? 1 : -1), 0));
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

describe('KP', () => {
  it('answers by its verdict and dates by its first window, never where nothing is promised', () => {
    const answers = new Map<string, string>();
    for (const chart of charts.slice(0, 20))
      for (const event of EVENTS) {
        const span = spanOf(chart);
        const { answer, next, grounds, factors } = kpParadigm(ephemeris, chart, event, span);
        const { verdict, side, csl, covered } = promise(chart, event);
        answers.set(verdict, answer);
        expect(grounds).toEqual({ planets: [csl], houses: covered });
        expect(factors.every(({ points }) => points === null)).toBe(true);
        const releases = releaseFinder(ephemeris, chart.moment.ayanamsa);
        const context = { rulingPlanets: [], asOfMs: span.startMs, releases };
        const usable = eventWindows(chart, event, span, 10_000, context).windows.flatMap(({ usableStartMs, endMs }) =>
          usableStartMs === null ? [] : [[usableStartMs, endMs]],
        );
        const [first] = usable.sort(([a = 0], [b = 0]) => a - b);
        expect(next && [next.startMs, next.endMs]).toEqual(first ?? null);
        if (side === 'no') expect(next).toBeNull();
      }
    expect(Object.fromEntries(answers)).toEqual({
      ACTIVE: 'YES',
      MIXED_ACTIVE: 'YES',
      PARTIALLY_ACTIVE: 'CONDITIONAL',
      CONTRADICTED: 'CONDITIONAL',
      DENIED: 'NO',
      NEGATED: 'NO',
    });
  });
});

describe('label', () => {
  const row = (answer: Paradigm['answer'], planets: readonly Planet[], year: number | null): Paradigm => ({
    tradition: 'kp',
    answer,
    factors: [],
    grounds: { planets, houses: [] },
    next: year === null ? null : { startMs: year * DASHA_YEAR_MS, endMs: (year + 1) * DASHA_YEAR_MS, label: '' },
  });

  it.each([
    ['CONCORDANT', [row('YES', ['Moon'], 1), row('YES', ['Sun', 'Moon'], 2), row('YES', ['Moon', 'Mars'], 3)]],
    ['CONCORDANT_ON_DIFFERENT_GROUNDS', [row('YES', ['Moon'], 1), row('YES', ['Moon'], 1), row('YES', ['Mars'], 3)]],
    ['TIMING_DIVERGENCE', [row('YES', ['Moon'], 1), row('YES', ['Moon'], 2), row('YES', ['Moon'], 3.01)]],
    ['TIMING_DIVERGENCE', [row('YES', ['Moon'], 1), row('YES', ['Sun'], null), row('YES', ['Moon'], 4)]],
    ['CONCORDANT', [row('YES', ['Moon'], 1), row('YES', ['Moon'], null), row('YES', ['Moon'], null)]],
    ['CONCORDANT', [row('NO', ['Moon'], null), row('NO', ['Moon'], null), row('NO', ['Moon'], null)]],
    ['PARTLY_CONCORDANT', [row('YES', ['Moon'], 1), row('CONDITIONAL', ['Moon'], 9), row('YES', ['Moon'], 1)]],
    ['PARTLY_CONCORDANT', [row('NO', ['Moon'], null), row('CONDITIONAL', ['Moon'], 9), row('NO', ['Moon'], null)]],
    ['DIVERGENT', [row('YES', ['Moon'], 1), row('CONDITIONAL', ['Moon'], 9), row('NO', ['Moon'], null)]],
    ['DIVERGENT', [row('YES', ['Moon'], 1), row('YES', ['Moon'], 9), row('NO', ['Moon'], null)]],
  ] as const)('%s', (label, paradigms) => {
    expect(paradigmLabel(paradigms)).toBe(label);
  });
});

describe('panel', () => {
  const panel = (chart: Chart, event: JudgedEvent, ayanamsas: Parameters<typeof paradigmPanel>[3]) =>
    paradigmPanel(ephemeris, chart, event, ayanamsas, spanOf(chart));

  it('of one frame is stable and reads the chart itself', () => {
    for (const chart of charts.slice(0, 10)) {
      const { frames, frameSensitivity, changedCusps } = panel(chart, natalEvent('marriage'), [chart.moment.ayanamsa]);
      expect([frames.length, frameSensitivity, changedCusps]).toEqual([1, 'STABLE', []]);
      expect(frames[0]?.paradigms[0]).toEqual(kpParadigm(ephemeris, chart, natalEvent('marriage'), spanOf(chart)));
    }
  });

  it('of six frames reads each ayanamsa once and names the cusps whose sub lord changes', () => {
    const seen = { labels: new Set<string>(), answers: new Set<string>(), sensitivities: new Set<string>() };
    for (const chart of charts)
      for (const event of EVENTS.slice(0, 8)) {
        const { frames, frameSensitivity, changedCusps } = panel(chart, event, ['kp', ...AYANAMSAS, 'lahiri']);
        expect(frames.map(({ ayanamsa }) => ayanamsa)).toEqual(AYANAMSAS);
        const all = AYANAMSAS.map((ayanamsa) => buildChart(ephemeris, { ...chart.moment, ayanamsa }));
        const stable = new Set(all.map((each) => promise(each, event).verdict)).size === 1;
        expect(frameSensitivity).toBe(stable ? 'STABLE' : 'FRAME_SENSITIVE');
        const subs = (house: number) => new Set(all.map(({ houses }) => houses?.cusps[house - 1]?.subLord)).size;
        expect(changedCusps).toEqual(stable ? [] : HOUSES.filter((house) => subs(house) > 1));
        for (const { label, paradigms } of frames) {
          seen.labels.add(label);
          expect(label).toBe(paradigmLabel(paradigms));
          for (const { answer, tradition, next } of paradigms) {
            seen.answers.add(`${tradition} ${answer}`);
            if (answer === 'NO') expect(next).toBeNull();
          }
        }
        seen.sensitivities.add(frameSensitivity);
      }
    expect(seen.labels).toEqual(new Set(PARADIGM_LABELS));
    expect(seen.sensitivities).toEqual(new Set(FRAME_SENSITIVITIES));
    expect(seen.answers).toEqual(
      new Set(['kp', 'parashari', 'jaimini'].flatMap((each) => PARADIGM_ANSWERS.map((answer) => `${each} ${answer}`))),
    );
  });
});
