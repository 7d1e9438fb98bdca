import { tropicalPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { GOLDEN, instantMs, randomLives, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_22 } from '../test/call.ts';
import tool from './get-misdiagnosis-risk.tool.ts';

const call = caller(tool);

describe('get_misdiagnosis_risk', () => {
  it('adds the golden chart up by hand', async () => {
    const { factors, score, band, advice } = await call(GOLDEN);
    // Rahu is CSL6, in Sagittarius; CSL12 the Moon holds 8; Saturn opposite Mercury; the Sun leans to cure in 1.
    expect(factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['node_chain', 20],
      ['csl12', 10],
      ['mercury_afflicted', 6],
      ['dual', 8],
      ['clear_light', -8],
      ['csl11_relief', -8],
    ]);
    expect(factors.map(({ detail }) => detail).slice(2, 5)).toEqual([
      'Saturn aspects the sign of Mercury and presses on it.',
      'The sub lord of cusp 6, Rahu, is in Sagittarius, a dual sign.',
      'The Sun leans to cure and is in house 1.',
    ]);
    expect({ score, band }).toEqual({ score: 28, band: 'LOW' });
    expect(advice).toBe('Keep the usual follow-up of findings, and ask the doctor about any doubt.');
  });

  it('has no retrograde Mercury in its clear periods, at most eight of each, earliest first', async () => {
    for (const { args, now } of randomLives(25, 67)) {
      const { checkPeriods, clearPeriods } = await call({ ...args, horizon_years: 10 }, now);
      for (const list of [checkPeriods, clearPeriods]) {
        expect(list.length).toBeLessThanOrEqual(8);
        const starts = list.map(({ start }) => instantMs(start));
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
      }
      for (const { start, end } of clearPeriods) {
        const [from, to] = [instantMs(start), instantMs(end)];
        expect(to - from).toBeGreaterThanOrEqual(14 * 86_400_000 - 1000);
        for (const share of [0.02, 0.5, 0.98])
          expect(
            tropicalPosition(testEphemeris(), 'Mercury', jdFromUtcMs(from + share * (to - from))).speed,
          ).toBeGreaterThan(0);
      }
    }
  });

  it('never says that a finding is wrong, and says that it is of our own making', async () => {
    const { notes, answer, advice } = await call(OWN_22);
    expect(advice).toBe('It is worth asking the doctor what has been ruled out.');
    expect(answer).toContain('care goes on as the doctor advises.');
    expect(notes[0]).toContain('No book of KP states this reading.');
  });
});
