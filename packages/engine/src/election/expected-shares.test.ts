import { describe, expect, it } from 'vitest';
import { birthsFor } from '../../../tool-kit/src/testing/births-for.ts';
import { placeOf, QUIET } from '../../test/election-scans.ts';
import { randomCharts } from '../../test/random-charts.ts';
import type { Chart } from '../chart/chart.ts';
import { STANDINGS } from '../kp/kernel/standing.ts';
import { PLANETS } from '../zodiac/names.ts';
import { electingSet } from './electing-planets.ts';
import { scanElection } from './election-scan.ts';
import type { ElectionScan } from './election-scan.ts';
import { electionTopic } from './election-topic.ts';
import { layersSatisfied, relaxedLayers } from './layers.ts';
import { timelineOf } from './timeline.ts';
import { usableStretches } from './usable-hours.ts';

/**
 * What elections find, over random births. A few show that nothing is broken; `CUSPAL_BIRTHS=120` prints the shares that
 * docs/rules/readings.md states.
 */
const BIRTHS = birthsFor(120, 4);
const WHOLE = BIRTHS >= 100;

const EVENTS = ['marriage', 'start_business', 'sign_agreement'] as const;
const YEAR_SECONDS = 31_557_600;

/** Scans of thirty days by the minute, one for each event, between the ages of 20 and 49. */
async function scansOf(chart: Chart, index: number): Promise<readonly ElectionScan[]> {
  const from = Math.round(chart.moment.utcMs / 1000) + (20 + (index % 30)) * YEAR_SECONDS;
  const span = { from, to: from + 30 * 86_400 };
  const place = placeOf(chart);
  const timeline = await timelineOf(QUIET, place, span, span.to);
  const stretches = usableStretches(span, place, null, false);
  const scans: ElectionScan[] = [];
  for (const event of EVENTS) {
    const set = electingSet(chart, electionTopic(event));
    scans.push(await scanElection(QUIET, { set, timeline, span, granularity: 'minute', stretches, forSurgery: false }));
  }
  return scans;
}

/** How the running period serves a scan at its best. */
const periodOf = ({ layerSeconds: { PERIOD } }: ElectionScan): string =>
  PERIOD.met > 0 ? 'period met' : PERIOD.relaxed > 0 ? 'period relaxed' : 'period waived';

function bestOf({ windows }: ElectionScan): string {
  const [best] = windows;
  if (best === undefined) return 'nothing';
  const held = layersSatisfied(best.layers);
  if (held === 4) return relaxedLayers(best.layers) > 0 ? 'four layers, some relaxed' : 'four layers in full';
  return held === 3 && best.layers.period === 'NOT_MET' ? 'three layers without the period' : 'fewer layers';
}

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  Math.round((100 * items.filter(is).length) / items.length);

const printShares = (of: string, names: readonly string[], found: readonly string[]): void => {
  const shares = names.map((name) => `${name} ${shareOf(found, (each) => each === name)}`);
  process.stdout.write(`${of}: ${shares.join(', ')} of 100\n`);
};

describe(`elections of ${BIRTHS} random births, thirty days by the minute`, () => {
  it(
    'find a moment in nearly every scan',
    async () => {
      const scans: ElectionScan[] = [];
      for (const [index, chart] of randomCharts(BIRTHS, 1201).entries()) scans.push(...(await scansOf(chart, index)));
      const found = shareOf(scans, (scan) => scan.windows.length > 0);
      expect(found).toBeGreaterThanOrEqual(WHOLE ? 90 : 70);
      if (!WHOLE) return;
      for (const event of EVENTS) {
        const own = scans.filter(({ set }) => set.topic.key === event);
        printShares(event, ['period met', 'period relaxed', 'period waived'], own.map(periodOf));
      }
      const kinds = ['four layers in full', 'four layers, some relaxed', 'three layers without the period'];
      printShares('best moment', [...kinds, 'fewer layers', 'nothing'], scans.map(bestOf));
      const planets = scans.flatMap(({ set }) => PLANETS.map((planet) => set.planets[planet].standing));
      printShares('planets', STANDINGS, planets);
      process.stdout.write(`stand-ins in ${shareOf(scans, ({ set }) => set.setRelaxed)} of 100\n`);
    },
    BIRTHS * 20_000,
  );
});
