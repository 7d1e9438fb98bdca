import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { GOLDEN, instantMs, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, R3_056 } from '../test/call.ts';
import tool from './get-medical-timing.tool.ts';

const call = caller(tool);

const LIST = {
  illness: 'illnessWindows',
  surgeryNeed: 'surgeryNeedWindows',
  surgeryFavourable: 'surgeryFavourableWindows',
  recovery: 'recoveryWindows',
} as const;

describe('get_medical_timing', () => {
  it('says so where the election of an operation reads its promise otherwise', async () => {
    const late = { birth_datetime: '2365-09-30T18:20', latitude: -34.6, longitude: -58.4, utc_offset_minutes: -180 };
    const asked = Date.UTC(2395, 0, 1);
    const found = await call({ ...late, horizon_years: 2 }, asked);
    expect(found.promises.elective.verdict).toBe('PARTIALLY_ACTIVE');
    expect(found.notes.join(' ')).toContain(
      'from houses 1, 5 and 11 against houses 2, 6 and 12 here. By find_surgery_time it is read from houses 1, 5 and 11 against houses 6, 8 and 12.',
    );
  });

  it('joins recovery and care where they share periods', async () => {
    const args = {
      ...{ birth_datetime: '2117-12-15T17:17:31', latitude: 19.6899, longitude: -137.8651 },
      ...{ utc_offset_minutes: -540, ayanamsa: 'true_chitra', horizon_years: 20 },
    };
    const { recoveryWindows, illnessWindows, notes } = await call(args, Date.UTC(2133, 2, 21, 15, 42, 6));
    const both = recoveryWindows.filter(({ start, end }) =>
      illnessWindows.some((other) => other.start === start && other.end === end),
    );
    expect(both).toHaveLength(4);
    expect(notes).toContain(
      '4 periods are of recovery and of care alike, because their lords signify the houses of both.',
    );
  });

  it('keeps every window in the horizon, and every empty list has its reason or note', async () => {
    for (const { args, now } of [{ args: GOLDEN, now: Date.UTC(2026, 0, 15) }, ...randomLives(25, 70)]) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      const lists = {
        illness: found.illnessWindows,
        surgeryNeed: found.surgeryNeedWindows,
        surgeryFavourable: found.surgeryFavourableWindows,
        recovery: found.recoveryWindows,
      };
      const end = instantMs(found.asOf) + 20 * DASHA_YEAR_MS + 1000;
      for (const name of ['illness', 'surgeryNeed', 'surgeryFavourable', 'recovery'] as const) {
        const windows = lists[name];
        expect(windows.length).toBeLessThanOrEqual(4);
        if (windows.length === 0) {
          if (found.withheld[name] !== undefined) expect(found.withheld[name]).toMatch(/not promised|denied/);
          if (found.weaker[LIST[name]].length === 0) expect(found.nearest[name]).toBeNull();
        } else expect(found.withheld[name]).toBeUndefined();
        windows.forEach((window, index) => {
          expect(instantMs(window.start)).toBeGreaterThanOrEqual(instantMs(found.asOf));
          expect(instantMs(window.end)).toBeLessThanOrEqual(end);
          expect(window.sunSupport === undefined).toBe(index > 0);
          for (const { body, start } of window.sunSupport ?? []) {
            expect(body).toBe('Sun');
            expect(instantMs(start)).toBeGreaterThanOrEqual(instantMs(window.start));
          }
        });
        const first = found.first[LIST[name]];
        expect(found.nearest[name]).toEqual(first && { start: first.start, end: first.end });
      }
    }
  });

  it('reads the course from get_disease_nature', async () => {
    // Rahu in a dual sign and curable: recovery. Venus in a fixed sign, with 11 signified: mixed.
    expect(await call(GOLDEN)).toMatchObject({ course: 'RECOVERY_PATTERN', curability: 'CURABLE' });
    expect(await call(R3_056)).toMatchObject({ chronicity: 'CHRONIC', course: 'MIXED_PATTERN' });
  });

  it('asks for ordinary care and foretells nothing', async () => {
    const { careNote, answer, promises } = await call(GOLDEN);
    expect(careNote).toMatch(/ordinary care and usual check-ups.*say nothing of what happens/);
    expect(answer).toContain('Care is sought whenever it is needed.');
    expect(Object.keys(promises)).toEqual(['illness_acute', 'surgery', 'recovery', 'elective']);
  });

  it('names Mars or Ketu as the surgeon', async () => {
    const met = new Set<boolean>();
    for (const { args, now } of randomLives(60, 71)) {
      const { surgeryNeedWindows } = await call({ ...args, horizon_years: 20 }, now);
      for (const { surgeonPlanet, md, ad, pd } of surgeryNeedWindows) {
        met.add(surgeonPlanet);
        if ([md, ad, pd].some((lord) => lord === 'Mars' || lord === 'Ketu')) expect(surgeonPlanet).toBe(true);
      }
    }
    expect(met).toEqual(new Set([true, false]));
  });
});
