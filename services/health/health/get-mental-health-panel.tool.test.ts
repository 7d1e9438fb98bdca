import { GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_06, OWN_17, OWN_28 } from '../test/call.ts';
import tool from './get-mental-health-panel.tool.ts';

const call = caller(tool);

describe('get_mental_health_panel', () => {
  it('reads thought of the golden chart by hand', async () => {
    const { domains, overall, supports, answer } = await call(GOLDEN);
    const thought = domains.find(({ domain }) => domain === 'THOUGHT');
    // Mercury weighs 3 on 6, 8, 12 and 3 on 1, 5, 11; CSL3 Saturn leans to illness, its star lord the Moon to cure.
    expect(thought?.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['planet', 9],
      ['cusp', 24],
      ['affliction', 8],
      ['relief', -6],
    ]);
    expect(thought).toMatchObject({ score: 35, band: 'SENSITIVE' });
    // The mean of 35 and 11, the two highest.
    expect(overall).toEqual({ score: 23, band: 'SUPPORTED' });
    expect(supports).toEqual(['Quiet hours without a screen and one task at a time rest the thoughts.']);
    expect(answer).toContain('Support helps most with busy thoughts.');
  });

  it('has the mean of the two highest domains, and a pointer for each that asks', async () => {
    for (const birth of [OWN_06, OWN_17, OWN_28]) {
      const { domains, overall, supports } = await call({ ...birth, horizon_years: 10 });
      const [first = 0, second = 0] = domains.map(({ score }) => score).sort((a, b) => b - a);
      expect(overall.score).toBe(Math.round((first + second) / 2 + 1e-9));
      expect(supports).toHaveLength(domains.filter(({ band }) => band !== 'SUPPORTED').length);
      for (const { score, band } of domains)
        expect(band).toBe(score < 35 ? 'SUPPORTED' : score < 60 ? 'SENSITIVE' : 'NEEDS_CARE');
    }
  });

  it('always points to people who help, and names no disorder', async () => {
    for (const birth of [GOLDEN, OWN_06]) {
      const { crisisNote, answer } = await call(birth);
      expect(crisisNote).toBe(
        'If you or someone near you may come to harm, contact the local emergency number or a crisis line now.',
      );
      expect(answer).toContain('Talking to somebody trusted or to a professional is always a good step.');
    }
  });

  it('gives no date where the promise is denied, and says why or that there is none', async () => {
    for (const birth of [GOLDEN, OWN_06, OWN_17, OWN_28]) {
      const found = await call({ ...birth, horizon_years: 10 });
      for (const [windows, reason] of [
        [found.careWindows, found.careWithheldReason],
        [found.easeWindows, found.easeWithheldReason],
      ] as const) {
        if (reason !== undefined) expect(windows).toEqual([]);
        if (reason !== undefined) expect(reason).toMatch(/not promised|denied|up to the 100th birthday/);
        expect(windows.length).toBeLessThanOrEqual(6);
      }
    }
  });
});
