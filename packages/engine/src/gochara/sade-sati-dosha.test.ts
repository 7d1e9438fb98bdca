import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { beginSearch } from '../passages/transit-search.ts';
import { ashtakavarga } from '../parashari/strength/ashtakavarga.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { SADE_SATI_CANCELLATION_RULES, sadeSatiDosha } from './sade-sati-dosha.ts';
import { sadeSatiLife } from './sade-sati-life.ts';
import { nearSadeSati } from './sade-sati-near.ts';

const YEAR_MS = 365.25 * 86_400_000;
const yieldTurn = () => Promise.resolve();

describe('sadeSatiDosha (R34.2)', () => {
  it('counts from the sign of the Moon, Aquarius in the worked chart', () => {
    const chart = workedChart();
    const of = (sign: number) => sadeSatiDosha(chart, sign);
    expect([9, 10, 11].map((sign) => of(sign).phase)).toEqual(['Vraya', 'Janma', 'Patha']);
    expect([of(1).smallPanoti, of(5).smallPanoti, of(10).smallPanoti]).toEqual(['ArdhaAshtama', 'Ashtama', null]);
    expect(of(1)).toMatchObject({ present: false, houseFromMoon: 4, severity: 'None', severityFactors: [] });
    // Saturn of the worked chart stands in its own Capricorn.
    expect(of(10).cancellations.map(({ rule }) => rule)).toContain('natalSaturn');
  });

  it('adds its points up from the phase, the bindus and the natal Saturn, and meets every word', () => {
    const seen = new Set<string>();
    for (const chart of randomCharts(200, 342)) {
      const { planets, sarva } = ashtakavarga(chart);
      for (let sign = 0; sign < 12; sign += 1) {
        const { present, phase, severity, severityFactors, cancellations, houseFromMoon } = sadeSatiDosha(chart, sign);
        expect(present).toBe([12, 1, 2].includes(houseFromMoon));
        if (phase === null) continue;
        const [own = 0, all = 0] = [planets.Saturn.signScores[sign], sarva[sign]];
        const few = severityFactors.find(({ factor }) => factor === 'fewBindus')?.detail;
        const inWords = ['has no bindu of', 'has only 1 bindu of', 'has only 2 bindus of'][own];
        if (inWords === undefined) expect(few).toBeUndefined();
        else expect(few).toContain(inWords);
        const dignified = cancellations.some(({ rule }) => rule === 'natalSaturn');
        if ([9, 10, 6].includes(chart.planets.Saturn.signIndex)) expect(dignified).toBe(true);
        // Saturn owns a kendra and a trikona for Taurus and Libra.
        if ([1, 6].includes(chart.ascendant.signIndex)) expect(dignified).toBe(true);
        const sum =
          (phase === 'Janma' ? 2 : 1) + (own <= 2 ? 1 : 0) - (own >= 4 && all >= 28 ? 1 : 0) - (dignified ? 1 : 0);
        const step = Math.max(0, Math.min(3, sum));
        expect(severity).toBe(['None', 'Mild', 'Moderate', 'Severe'][step]);
        expect(severityFactors.reduce((total, { points }) => total + points, 0)).toBe(step);
        seen.add(phase).add(severity);
        severityFactors.forEach(({ factor }) => seen.add(factor));
      }
    }
    expect([...seen].sort()).toEqual(
      [
        ...['Vraya', 'Janma', 'Patha', 'None', 'Mild', 'Moderate', 'Severe'],
        ...['phase', 'fewBindus', 'clamp', ...SADE_SATI_CANCELLATION_RULES],
      ].sort(),
    );
  });
});

describe('nearSadeSati', () => {
  const search = (chart: ReturnType<typeof workedChart>) => beginSearch(ephemeris, chart.moment.ayanamsa, yieldTurn);

  it('is to the millisecond what the phases of a life have', async () => {
    let running = 0;
    for (const chart of randomCharts(12, 343)) {
      const at = chart.moment.utcMs + 30 * YEAR_MS;
      if (at > Date.UTC(2350, 0, 1)) continue;
      const near = await nearSadeSati(search(chart), chart, at);
      const { cycles, runningPhase } = await sadeSatiLife(search(chart), chart, at);
      const first = cycles.find(({ status }) => status !== 'PAST');
      expect(near.cycle?.spans).toEqual(first?.spans);
      expect(near.nextStartMs).toBe(cycles.find(({ startMs }) => startMs > at)?.startMs);
      expect(near.truncated).toBe(false);
      if (runningPhase !== null) running += 1;
    }
    expect(running).toBeGreaterThan(0);
  });

  it('goes on after a hundred years and before birth, where the sky is known', async () => {
    const chart = workedChart();
    for (const at of [chart.moment.utcMs + 140 * YEAR_MS, chart.moment.utcMs - 60 * YEAR_MS]) {
      const { cycle, nextStartMs, truncated } = await nearSadeSati(search(chart), chart, at);
      expect(truncated).toBe(false);
      expect(cycle?.endMs).toBeGreaterThan(at);
      expect((nextStartMs ?? 0) - at).toBeLessThan(31 * YEAR_MS);
      // Saturn enters Capricorn, the twelfth from the Moon in Aquarius.
      const { longitude } = siderealPosition(ephemeris, 'Saturn', jdFromUtcMs(nextStartMs ?? 0), 'kp');
      expect(longitude).toBeCloseTo(270, 3);
    }
  });

  it('says where the ephemeris ends before it', async () => {
    const chart = workedChart();
    const found = await nearSadeSati(search(chart), chart, Date.UTC(2399, 5, 1));
    expect(found).toMatchObject({ nextStartMs: null, truncated: true });
  });
});
