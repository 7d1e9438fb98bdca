import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cautionOf } from './accident.ts';
import { courseOf, curabilityOf } from './disease-nature.ts';
import { curePromise } from './cure-gate.ts';
import { cuspStatus, healthCuspPanel, rankedCusps } from './cusp-panel.ts';
import { hospitalPromise } from './hospital.ts';
import { HEALTH_MATTERS } from './matters.ts';
import { careModalities } from './modality.ts';
import { severityOf } from './organ-panel.ts';
import { typeOf } from './prakriti.ts';
import { cureWeight, diseaseWeight, HEALTH_CLASSES, healthClass, pull, starSide } from './pull.ts';
import { tenthsOf } from '../../base/printed.ts';
import { ownershipNature, spanBand } from './span-band.ts';
import { jointBand } from './three-pairs.ts';
import { recuperationOf } from './vitality.ts';
import { topDecade } from './watch-decades.ts';
import type { WatchDecade } from './watch-decades.ts';

const charts = randomCharts(300, 61);

describe('weights and classes, counted once more from the levels', () => {
  it.each([...PLANETS])('%s', (planet) => {
    for (const chart of charts.slice(0, 60)) {
      const held = HOUSES.flatMap((house) => {
        const at = level(chart, planet, house);
        return at === null ? [] : [{ house, at }];
      });
      const weigh = (houses: readonly number[]): number =>
        held.filter(({ house }) => houses.includes(house)).reduce((sum, { at }) => sum + (5 - at), 0);
      expect(diseaseWeight(chart, planet)).toBe(weigh([6, 8, 12]));
      expect(cureWeight(chart, planet)).toBe(weigh([1, 5, 11]));
      expect(pull(chart, planet)).toBe(weigh([1, 5, 11]) - weigh([6, 8, 12]));
      const best = (houses: readonly number[]): number =>
        Math.min(9, ...held.filter(({ house }) => houses.includes(house)).map(({ at }) => at));
      const [cure, ill] = [best([1, 5, 11]), best([6, 8, 12])];
      const side = cure === ill ? (cure === 9 ? 'NEUTRAL' : 'MIXED') : cure < ill ? 'CURE' : 'DISEASE';
      expect(healthClass(chart, planet)).toBe(side);
      const near = cure <= 2 === ill <= 2 ? 'NEUTRAL' : cure <= 2 ? 'FRIENDLY' : 'HOSTILE';
      expect(starSide(chart, planet)).toBe(near);
    }
  });

  it('the classes come as often as was measured: about 40, 42, 14 and 3 percent', () => {
    const all = charts.flatMap((chart) => PLANETS.map((planet) => healthClass(chart, planet)));
    const share = (of: string): number => (100 * all.filter((each) => each === of).length) / all.length;
    const expected = { CURE: 40, DISEASE: 42, MIXED: 14, NEUTRAL: 3 };
    for (const of of HEALTH_CLASSES) expect(Math.abs(share(of) - expected[of])).toBeLessThan(4);
  });
});

describe('the rules, each side of each border', () => {
  it('status of a cusp, the first that fits', () => {
    expect(cuspStatus('NEUTRAL', 'DISEASE')).toBe('SILENT');
    expect(cuspStatus('DISEASE', 'CURE')).toBe('VULNERABLE');
    expect(cuspStatus('MIXED', 'DISEASE')).toBe('VULNERABLE');
    expect(cuspStatus('CURE', 'DISEASE')).toBe('MIXED');
    expect(cuspStatus('CURE', 'NEUTRAL')).toBe('PROTECTIVE');
    expect(cuspStatus('MIXED', 'CURE')).toBe('MIXED');
  });

  it('the panel’s balance is the sum of its pulls, its cusps are ranked best first', () => {
    for (const chart of charts.slice(0, 100)) {
      const { cusps, balance, overall, planetsByClass } = healthCuspPanel(chart);
      expect(cusps.reduce((sum, row) => sum + row.pull, 0)).toBe(balance);
      expect(overall).toBe(balance >= 12 ? 'RESILIENT' : balance <= -12 ? 'SENSITIVE' : 'BALANCED');
      expect(Object.values(planetsByClass).flat().sort()).toEqual([...PLANETS].sort());
      expect(rankedCusps(cusps)).toHaveLength(6);
    }
  });

  it('curability: 11 at least as strong as 8, else no cure at all, else manageable', () => {
    expect(curabilityOf({ cure: 3, disease: 2, eleven: 3, eight: 3 })).toBe('CURABLE');
    expect(curabilityOf({ cure: 3, disease: null, eleven: 3, eight: null })).toBe('CURABLE');
    expect(curabilityOf({ cure: 3, disease: 2, eleven: 3, eight: 2 })).toBe('MANAGEABLE');
    expect(curabilityOf({ cure: null, disease: 4, eleven: null, eight: null })).toBe('PERSISTENT');
    expect(curabilityOf({ cure: null, disease: null, eleven: null, eight: null })).toBe('MANAGEABLE');
  });

  it('course of a pattern', () => {
    const gates = (hit: boolean) => ({
      serious: { hit: false, level: null },
      hospitalisation: { hit: false, level: null },
      curable: { hit, level: null, with: [] },
    });
    expect(courseOf({ curability: 'CURABLE', chronicity: 'RECURRING', severityGates: gates(true) })).toBe(
      'RECOVERY_PATTERN',
    );
    expect(courseOf({ curability: 'CURABLE', chronicity: 'CHRONIC', severityGates: gates(true) })).toBe(
      'MIXED_PATTERN',
    );
    expect(courseOf({ curability: 'PERSISTENT', chronicity: 'ACUTE', severityGates: gates(false) })).toBe(
      'CHRONIC_PATTERN',
    );
    expect(courseOf({ curability: 'MANAGEABLE', chronicity: 'CHRONIC', severityGates: gates(false) })).toBe(
      'CHRONIC_PATTERN',
    );
    expect(courseOf({ curability: 'MANAGEABLE', chronicity: 'ACUTE', severityGates: gates(false) })).toBe(
      'MIXED_PATTERN',
    );
  });

  it('promise of cure from three cusps', () => {
    const yes = { verdict: 'ACTIVE', side: 'yes' } as const;
    const mixed = { verdict: 'MIXED_ACTIVE', side: 'yes' } as const;
    const weak = { verdict: 'PARTIALLY_ACTIVE', side: 'yes' } as const;
    const no = { verdict: 'NEGATED', side: 'no' } as const;
    expect(curePromise([yes, mixed, no])).toBe('PROMISED');
    expect(curePromise([weak, weak, yes])).toBe('CONDITIONAL');
    expect(curePromise([no, no, weak])).toBe('CONDITIONAL');
    expect(curePromise([no, no, { verdict: 'DENIED', side: 'no' }])).toBe('DENIED');
  });

  it('promise of a hospital stay by verdict', () => {
    const verdicts = ['ACTIVE', 'MIXED_ACTIVE', 'PARTIALLY_ACTIVE', 'CONTRADICTED', 'DENIED', 'NEGATED'] as const;
    expect(verdicts.map(hospitalPromise)).toEqual([
      'STRONG',
      'INDICATED',
      'INDICATED',
      'INDICATED',
      'NOT_INDICATED',
      'NOT_INDICATED',
    ]);
  });

  it('caution, recuperation and severity at their borders', () => {
    expect([1, 2, 3, 4].map((sum) => cautionOf(sum, true))).toEqual(['LOW', 'MODERATE', 'MODERATE', 'HIGH']);
    expect(cautionOf(7, false)).toBe('MODERATE');
    expect([29, 30, 44, 45, 64, 65].map(recuperationOf)).toEqual([
      'FRAGILE',
      'SLOW_HEALER',
      'SLOW_HEALER',
      'AVERAGE',
      'AVERAGE',
      'FAST_HEALER',
    ]);
    expect([24, 25, 49, 50, 74, 75].map(severityOf)).toEqual([
      'LOW',
      'MODERATE',
      'MODERATE',
      'HIGH',
      'HIGH',
      'CRITICAL',
    ]);
  });

  it('ownership of the span (R21.5): a good lordship outweighs a hard one', () => {
    expect(ownershipNature([8, 9])).toBe('BENEFIC');
    expect(ownershipNature([6, 12])).toBe('MALEFIC');
    expect(ownershipNature([3, 8])).toBe('MALEFIC');
    expect(ownershipNature([2, 7])).toBe('NEUTRAL');
    expect([-2, -1, 0, 1, 2].map(spanBand)).toEqual(['SHORT', 'SHORT', 'MIDDLE', 'LONG', 'LONG']);
  });

  it('two of three pairs decide, else the lagna pair or that of Moon and Saturn (R21.2)', () => {
    const of = (...bands: readonly ('SHORT' | 'MIDDLE' | 'LONG')[]) => bands.map((band) => ({ band }));
    expect(jointBand(of('LONG', 'SHORT', 'LONG'), true)).toBe('LONG');
    expect(jointBand(of('LONG', 'SHORT', 'SHORT'), false)).toBe('SHORT');
    expect(jointBand(of('LONG', 'SHORT', 'MIDDLE'), false)).toBe('MIDDLE');
    expect(jointBand(of('LONG', 'SHORT', 'MIDDLE'), true)).toBe('SHORT');
  });

  it('one humour, two or three, on unrounded shares', () => {
    const of = (vata: number, pitta: number, kapha: number) =>
      typeOf([
        { humour: 'vata', share: vata },
        { humour: 'pitta', share: pitta },
        { humour: 'kapha', share: kapha },
      ]);
    expect(of(36, 36, 28)).toMatchObject({ primary: 'vata', secondary: 'pitta', prakritiCombo: 'TRIDOSHIC' });
    expect(of(28, 36.05, 35.95)).toMatchObject({ primary: 'pitta', prakritiCombo: 'dual', label: 'Pitta-Kapha' });
    expect(of(46, 34, 20)).toMatchObject({ prakritiCombo: 'dual', label: 'Vata-Pitta' });
    expect(of(46.1, 34, 19.9)).toMatchObject({ prakritiCombo: 'single', secondary: null, label: 'Vata' });
  });

  it('tenths of a percent add up to a hundred, or are all zero', () => {
    expect(tenthsOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
    expect(tenthsOf([0, 0])).toEqual([0, 0]);
    for (const chart of charts.slice(0, 100)) {
      const { modalities, silent } = careModalities(chart);
      const tenths = modalities.reduce((sum, { share }) => sum + Math.round(share * 10), 0);
      expect(tenths).toBe(silent ? 0 : 1000);
      for (const { planet, from, rank } of modalities) {
        expect(from.every((each) => each.planet === planet)).toBe(true);
        if (silent) expect(rank).toBe('OTHER');
      }
    }
  });

  it('the decade of most weight: band, then number, then the earliest that is not past', () => {
    const decade = (ageFrom: number, of: WatchDecade['band'], count: number, past: boolean): WatchDecade => ({
      ageFrom,
      ageTo: ageFrom + 9,
      decade: `${ageFrom}-${ageFrom + 9}`,
      band: of,
      past,
      periods: [],
      count,
    });
    expect(topDecade([])).toBeNull();
    const rows = [
      decade(0, 'AGGRAVATION', 2, true),
      decade(20, 'AGGRAVATION', 3, true),
      decade(40, 'AGGRAVATION', 3, false),
      decade(60, 'ONSET_RISK', 9, false),
    ];
    expect(topDecade(rows)?.decade).toBe('40-49');
    expect(topDecade([...rows, decade(80, 'CRITICAL', 1, false)])?.decade).toBe('80-89');
  });

  it('quotes the eight health rows of the catalogue', () => expect(HEALTH_MATTERS).toHaveLength(8));
});
