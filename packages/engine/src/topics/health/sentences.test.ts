import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { separation } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { owned } from '../../kp/kernel/agents.ts';
import { level } from '../../kp/kernel/levels.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { afflictersOf, afflictionInWords } from './affliction.ts';
import { dependence } from './dependence.ts';
import { growth } from './growth.ts';
import { hiddenCause } from './hidden-cause.ts';
import { mindPanel } from './mind-panel.ts';
import { spanReading } from './span-band.ts';
import { surgeryOutlook } from './surgery-natal.ts';

/** Sentences of the health tools that name the half of a rule that holds, checked against the chart. */
const charts = randomCharts(150, 907, [0, 64]);
const LATER = Date.UTC(2090, 0, 1);
const named = (text: string): readonly Planet[] => PLANETS.filter((planet) => new RegExp(`\\b${planet}\\b`).test(text));
const near = ({ planets }: Chart, a: Planet, b: Planet): boolean =>
  separation(planets[a].longitude, planets[b].longitude) <= 8;
const seen = ({ planets }: Chart, by: Planet, of: Planet): boolean =>
  signAspect(by, planets[by].signIndex, planets[of].signIndex) !== null;

describe('affliction in words', () => {
  it('says who stands within 8° and who aspects the sign', () => {
    const kinds = new Set<string>();
    for (const chart of charts)
      for (const planet of PLANETS) {
        const by = afflictersOf(chart, planet);
        if (by.length === 0) continue;
        const text = afflictionInWords(chart, planet, by);
        const [close = '', looks = ''] = / within 8° of /.test(text)
          ? text.split(/ within 8° of [^,]+?(?:, and| and|$)/)
          : ['', text];
        const [nearOnes, lookers] = [
          named(close),
          / aspects? /.test(looks) ? named(looks.split(/ aspects? /)[0] ?? '') : [],
        ];
        expect([text, [...nearOnes, ...lookers].sort()]).toEqual([text, [...by].sort()]);
        for (const each of nearOnes) expect([text, near(chart, each, planet)]).toEqual([text, true]);
        for (const each of lookers) expect([text, seen(chart, each, planet)]).toEqual([text, true]);
        kinds.add(nearOnes.length === 0 ? 'sign' : lookers.length === 0 ? 'near' : 'both');
      }
    expect([...kinds].sort()).toEqual(['both', 'near', 'sign']);
  });
});

describe('factors of the health scores', () => {
  it('name houses only with the level at which the planet has them', () => {
    let found = 0;
    for (const chart of charts) {
      const texts = [
        ...dependence(chart).factors.map(({ detail }) => detail),
        ...growth(chart).growthSignature.factors.map(({ detail }) => detail),
        ...surgeryOutlook(chart).complicationRisks.flatMap(({ reasons }) => reasons),
      ];
      for (const text of texts)
        for (const [, house, at] of text.matchAll(/(\d+) \(level (\d)\)/g)) {
          const [planet] = named(text);
          expect([text, planet && level(chart, planet, Number(house) as House)]).toEqual([text, Number(at)]);
          found += 1;
        }
    }
    expect(found).toBeGreaterThan(100);
  });

  it('tell the dual sign from Mercury, and Jupiter with the Moon from its aspect', () => {
    const said = new Set<string>();
    for (const chart of charts) {
      const csl = cuspalSubLord(chart, 6);
      const { signIndex } = chart.planets[csl];
      const dual = hiddenCause(chart).factors.find(({ factor }) => factor === 'dual');
      if (dual) {
        expect(/, a dual sign\.$/.test(dual.detail)).toBe(signIndex % 3 === 2);
        if (signIndex % 3 !== 2)
          expect([csl, dual.detail]).toEqual(['Mercury', expect.stringContaining('more than one')]);
        said.add(signIndex % 3 === 2 ? 'dual' : 'Mercury');
      }
      const [mood] = mindPanel(chart).domains;
      const jupiter = mood?.factors.find(({ factor }) => factor === 'jupiter');
      if (jupiter) {
        const together = chart.planets.Jupiter.signIndex === chart.planets.Moon.signIndex;
        expect(jupiter.detail.includes('is with the Moon')).toBe(together);
        said.add(together ? 'with' : 'aspect');
      }
    }
    expect([...said].sort()).toEqual(['Mercury', 'aspect', 'dual', 'with']);
  });
});

describe('the ownership test of the span (R21.5)', () => {
  it('names the houses, and lets the agents of a node rule them (R3.4)', () => {
    const said = new Set<string>();
    for (const chart of charts) {
      const planet = cuspalSubLord(chart, 1);
      const { tests, reasons } = spanReading(chart, LATER);
      const counted = tests.ownership.nature === 'BENEFIC' ? [1, 5, 9, 10] : [6, 8, 12];
      const houses = owned(chart, planet).filter((house) => counted.includes(house));
      const [first = ''] = reasons;
      expect(/ts agents rule /.test(first)).toBe(isNode(planet));
      if (tests.ownership.nature !== 'NEUTRAL')
        expect([first, [...first.replace('cusp 1', '').matchAll(/\d+/g)].map(Number)]).toEqual([first, houses]);
      said.add(isNode(planet) ? 'agents' : tests.ownership.nature);
    }
    expect(said.has('agents')).toBe(true);
  });
});
