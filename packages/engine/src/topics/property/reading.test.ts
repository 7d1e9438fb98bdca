import { describe, expect, it } from 'vitest';
import { disguised, naiveContact } from '../../../test/naive-lean.ts';
import { naivePeriodClass, naiveStandings } from '../../../test/naive-standing.ts';
import { printedChart } from '../../../test/printed-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Chart } from '../../chart/chart.ts';
import { birthdayMs } from '../../time/moment.ts';
import type { Planet } from '../../zodiac/names.ts';
import { LAYER_STATES } from './now-layer.ts';
import { PROPERTY_FLAGS, PROPERTY_KIND_ROWS, PROPERTY_KINDS } from './property-data.ts';
import { FUNDINGS, propertyReading } from './reading.ts';

/** An age at which people buy and sell. */
const grownAt = ({ moment }: Chart): number => birthdayMs(moment, 40);

const charts = randomCharts(120, 4_011);
const lordsOf = (index: number): Record<'MD' | 'AD' | 'PD', Planet> => {
  const pick = (step: number): Planet => PLANETS[(index * 7 + step) % 9] ?? 'Sun';
  return { MD: pick(0), AD: pick(4), PD: pick(5) };
};

describe('propertyReading', () => {
  it('agrees with the rule worked out plainly, and reaches every state, funding and flag', () => {
    const met = new Set<string>();
    for (const [index, chart] of charts.entries()) {
      const kind = PROPERTY_KINDS[index % 5] ?? 'house';
      const lords = lordsOf(index);
      const { now, karaka, funding, flags } = propertyReading(chart, kind, lords, grownAt(chart));
      const fourth = cuspalSubLord(chart, 4);
      for (const [layer, event] of [
        [now.buy, natalEvent(kind === 'vehicle' ? 'vehicle_purchase' : 'property_purchase')],
        [now.sell, natalEvent('property_sale')],
      ] as const) {
        const standings = naiveStandings(chart, event);
        const { MD, AD, PD } = layer.weighed;
        expect([MD.standing, AD.standing, PD.standing]).toEqual(
          (['MD', 'AD', 'PD'] as const).map((period) => standings.get(lords[period])?.word),
        );
        const found = naivePeriodClass(standings, [lords.MD, lords.AD, lords.PD]);
        expect(layer.state).toBe(found === 'SILENT' ? 'CLOSED' : found === 'WEAK' ? 'PENDING' : 'OPEN');
        met.add(layer.state);
      }
      const onOwning = naiveContact(chart, karaka.planet, [4, 11, 12]);
      expect(karaka.contact).toBe(onOwning === 9 ? null : onOwning);
      expect(flags.map(({ house, level }) => [house, level])).toEqual(
        ([6, 8, 3, 12] as const)
          .map((house) => [house, naiveContact(chart, fourth, [house])])
          .filter(([, level]) => level !== 9),
      );
      flags.forEach(({ house }) => met.add(`flag ${house}`));
      const sides = ['loan', 'ancestral_property'].map((key) => promise(chart, natalEvent(key)).side);
      const byLoan = sides[0] === 'yes' && naiveContact(chart, fourth, [6]) < 9;
      expect(funding).toBe(byLoan ? 'WITH_LOAN' : sides[1] === 'yes' ? 'FROM_FAMILY' : 'OWN_FUNDS');
      met.add(funding);
    }
    expect(met).toEqual(new Set([...LAYER_STATES, ...FUNDINGS, ...PROPERTY_FLAGS.map(({ house }) => `flag ${house}`)]));
  });

  it('is moved by no speed, no retrogression, no latitude and no distance', () => {
    for (const [index, chart] of charts.slice(0, 60).entries()) {
      const plain = propertyReading(chart, 'house', lordsOf(index), grownAt(chart));
      const other = propertyReading(disguised(chart), 'house', lordsOf(index), grownAt(chart));
      expect({ ...other, decide: null }).toEqual({ ...plain, decide: null });
    }
  });
});

describe('rule data', () => {
  it('names karaka, purchase row and source of every kind', () => {
    const karakas = { house: 'Mars', land: 'Saturn', apartment: 'Mars', commercial: 'Mars', vehicle: 'Venus' };
    for (const kind of PROPERTY_KINDS) {
      const { karaka, purchase, source } = PROPERTY_KIND_ROWS[kind];
      expect([kind, karaka]).toEqual([kind, karakas[kind]]);
      expect(purchase).toBe(kind === 'vehicle' ? 'vehicle_purchase' : 'property_purchase');
      expect(source).toMatch(/^(?:KP)?R\d/);
    }
    PROPERTY_FLAGS.forEach(({ source }) => expect(source).toMatch(/^R\d/));
  });
});

/**
 * R3-059 "Farm and Future": land was bought. The printed fourth cusp stands 37' inside a sub of Saturn, and the book's
 * intermediate cusps are off by up to 45': on the other side of that border the sub lord is Jupiter.
 */
describe('Reader III, farm (R3-059)', () => {
  const born = Date.UTC(1927, 11, 5, 6, 27);
  const purchase = natalEvent('property_purchase');

  it('as printed the sub lord Saturn signifies only helping houses', () => {
    const { csl, verdict } = promise(printedChart('R3-059', born), purchase);
    expect([csl, verdict]).toEqual(['Saturn', 'NEGATED']);
  });

  it('with the cusp on the other side of the border, 40 minutes of arc away, the purchase is promised as it came', () => {
    const moved = printedChart('R3-059', born, { 4: 33.6167 - 40 / 60, 10: 213.6167 - 40 / 60 });
    const { csl, side, verdict } = promise(moved, purchase);
    expect([csl, side, verdict]).toEqual(['Jupiter', 'yes', 'PARTIALLY_ACTIVE']);
  });
});
