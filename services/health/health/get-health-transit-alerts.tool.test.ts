import { GOLDEN, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_17, OWN_28, refused } from '../test/call.ts';
import tool from './get-health-transit-alerts.tool.ts';

const call = caller(tool);

describe('get_health_transit_alerts', () => {
  it('counts over all pages and prints them by start or exact', async () => {
    for (const birth of [GOLDEN, OWN_28]) {
      const first = await call({ ...birth, horizon_days: 400 });
      const { totalItems, totalPages } = first.pagination;
      const pages = await Promise.all(
        Array.from({ length: totalPages }, (_, index) => call({ ...birth, horizon_days: 400, page: index + 1 })),
      );
      const all = pages.flatMap(({ alerts }) => alerts);
      expect(all).toHaveLength(totalItems);
      for (const severity of ['ALERT', 'WATCH', 'ADVISORY', 'RELIEF'] as const)
        expect(first.counts[severity]).toBe(all.filter((each) => each.severity === severity).length);
      const times = all.map(({ start, exact }) => instantMs(start ?? exact ?? ''));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const { type, start, end, exact, point, direction, offeredFrom, severity, planet } of all) {
        const stays = type === 'STAR_SUB' || type === 'RELIEF';
        expect([start === null, end === null, exact === null, point === null, direction === null]).toEqual(
          stays ? [false, false, true, true, true] : [true, true, false, false, false],
        );
        if (offeredFrom !== null) expect(offeredFrom <= (start ?? '')).toBe(true);
        expect(severity === 'RELIEF').toBe(type === 'RELIEF');
        if (planet === 'Jupiter') expect(['ADVISORY', 'RELIEF']).toContain(severity);
        if (type === 'NATAL_TOUCH') expect(severity).toBe('ADVISORY');
      }
    }
  });

  it('lowers everything where no illness is promised', async () => {
    const { capped, counts, answer } = await call({ ...OWN_17, start_date: '1990-01-01' });
    expect(capped).toBe(true);
    expect(counts).toMatchObject({ ALERT: 0, WATCH: 0 });
    expect(answer).toContain('No transit of this time asks for more than ordinary care.');
  });

  it('names each natal point once, though it has two parts', async () => {
    // In the golden chart CSL1 is Saturn and CSL6 is Rahu.
    const { alerts } = await call({ ...GOLDEN, horizon_days: 730 });
    const keys = alerts.flatMap(({ planet, point, exact }) => (exact === null ? [] : [`${planet} ${point} ${exact}`]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('ends with the ephemeris', async () => {
    const birth = { ...GOLDEN, birth_datetime: '2340-08-14T04:32:00' };
    const { truncated, notes } = await call({ ...birth, start_date: '2399-10-01', horizon_days: 400 });
    expect(truncated).toBe(true);
    expect(notes).toContain('Transits past 2399 are missing.');
  });

  it.each([
    [{ start_date: '1980-01-01' }, 'start_date'],
    [{ start_date: '2115-01-01' }, 'start_date'],
    [{ horizon_days: 29 }, 'horizon_days'],
    [{ horizon_days: 731 }, 'horizon_days'],
    [{ page: 99 }, 'page'],
  ])('refuses %j', async (change, field) => {
    await refused(tool, { ...GOLDEN, ...change }, { code: 'validation_failed', field });
  });
});
