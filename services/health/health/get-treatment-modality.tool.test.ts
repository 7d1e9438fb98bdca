import { buildChart } from '@cuspal/engine/chart/build';
import { cuspalSubLord, occupants } from '@cuspal/engine/chart/placement';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { cureWeight } from '@cuspal/engine/topics/health/pull';
import { GOLDEN, randomLives, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_17 } from '../test/call.ts';
import tool from './get-treatment-modality.tool.ts';

const call = caller(tool);

describe('get_treatment_modality', () => {
  it('recomputes from the rulers it prints', async () => {
    for (const { args, now } of [{ args: GOLDEN, now: 0 }, ...randomLives(25, 68)]) {
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      const { modalities } = await call(args, now);
      const points = modalities.map(({ planet, from }) => {
        for (const { ruler, planet: of } of from) {
          const cusp = ruler.endsWith('11') ? 11 : ruler.endsWith('5') ? 5 : 1;
          const csl = cuspalSubLord(chart, cusp);
          if (ruler.startsWith('OCCUPANT')) expect(occupants(chart, cusp)).toContain(of);
          else expect(of).toBe(ruler.startsWith('STAR') ? chart.planets[csl].starLord : csl);
        }
        return from.reduce((sum, { multiplier }) => sum + multiplier, 0) * cureWeight(chart, planet);
      });
      const all = points.reduce((sum, each) => sum + each, 0);
      const most = Math.max(...points);
      modalities.forEach(({ share, rank }, index) => {
        const own = points[index] ?? 0;
        if (all > 0) expect(Math.abs(share - (100 * own) / all)).toBeLessThan(0.1);
        expect(rank).toBe(all === 0 ? 'OTHER' : own === most ? 'PRIMARY' : own >= 0.6 * most ? 'SUPPORTIVE' : 'OTHER');
      });
      const shares = modalities.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      expect(modalities).toHaveLength(9);
    }
  });

  it('puts the doctor first, and names care in whole words', async () => {
    const golden = await call(GOLDEN);
    expect(golden.answer).toBe(
      'The cure cusps point first to minimally invasive care and homoeopathy. They also support surgery and physiotherapy. What a doctor advises comes first.',
    );
    expect((await call(OWN_17)).modalities[0]).toMatchObject({ key: 'LONG_COURSE', share: 100, rank: 'PRIMARY' });
  });

  it('says that silent cure cusps point nowhere', async () => {
    const silent = [];
    for (const { args, now } of randomLives(700, 69)) {
      const found = await call(args, now);
      if (found.modalities.every(({ share }) => share === 0)) silent.push(found);
      if (silent.length > 0) break;
    }
    for (const { notes, answer, modalities } of silent) {
      expect(notes[0]).toContain('The cure cusps are silent');
      expect(answer).toContain('point to no kind of care before another');
      expect(new Set(modalities.map(({ rank }) => rank))).toEqual(new Set(['OTHER']));
    }
  });
});
