import { describe, expect, it } from 'vitest';
import { childrenOf, inSandhi, mahadashas, vimshottari } from './vimshottari.ts';

const DAY = 86_400_000;

describe('inSandhi (R13.5)', () => {
  const [, venus] = mahadashas(vimshottari(0, 0));
  if (!venus) throw new Error('no mahadasha');
  const [own, sun] = childrenOf(venus);

  it('takes 90 days of a mahadasha of 20 years, whose 5 % is a year', () => {
    expect(venus.planet).toBe('Venus');
    expect(inSandhi(venus, venus.startMs)).toBe(true);
    expect(inSandhi(venus, venus.startMs + 90 * DAY - 1)).toBe(true);
    expect(inSandhi(venus, venus.startMs + 90 * DAY)).toBe(false);
    expect(inSandhi(venus, venus.endMs - 90 * DAY)).toBe(false);
    expect(inSandhi(venus, venus.endMs - 90 * DAY + 1)).toBe(true);
  });

  it('takes 30 days of a long antardasha and 5 % of a short one', () => {
    if (!own || !sun) throw new Error('no antardashas');
    expect(inSandhi(own, own.startMs + 30 * DAY - 1)).toBe(true);
    expect(inSandhi(own, own.startMs + 30 * DAY)).toBe(false);
    // One year of the Sun: 18.2625 days.
    expect(sun.planet).toBe('Sun');
    expect(inSandhi(sun, sun.startMs + 18.2 * DAY)).toBe(true);
    expect(inSandhi(sun, sun.startMs + 18.3 * DAY)).toBe(false);
  });

  it('measures the first period of a life from its full run', () => {
    // Half of the Ketu dasha had passed at birth: no junction then.
    const [ketu] = mahadashas(vimshottari(20 / 3, 0));
    expect(ketu && inSandhi(ketu, 0)).toBe(false);
  });
});
