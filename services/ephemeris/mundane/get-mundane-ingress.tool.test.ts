import { INGRESSES } from '@cuspal/engine/world/mundane/ingress';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { CUSP_GRADES } from '@cuspal/engine/kp/promise/csl-advanced';
import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import { COLOMBO, DELHI, TROMSO, VIENNA } from '../test/weather-checks.ts';
import tool from './get-mundane-ingress.tool.ts';

const one = async (args: object) => {
  const { value } = await readResult(tool, args);
  const [ingress] = value.ingresses;
  if (ingress === undefined) throw new Error('no ingress');
  return { value, notes: value.notes, ingress };
};
const secondsFrom = (text: string, printed: string): number => Math.abs(Date.parse(text) - Date.parse(printed)) / 1000;

describe('get_mundane_ingress', () => {
  it.each([
    [{ ayanamsa: 'kp' }, '2026-04-14T01:40:21Z'],
    [{ ayanamsa: 'lahiri' }, '2026-04-14T04:02:39Z'],
    [{ zodiac: 'tropical' }, '2026-03-20T14:45:58Z'],
  ])('has Aries of 2026 by %p', async (more, printed) => {
    const { ingress, value } = await one({ ...DELHI, year: 2026, ...more });
    expect(secondsFrom(ingress.utc, printed)).toBeLessThan(5);
    expect(Date.parse(ingress.at)).toBe(Date.parse(ingress.utc));
    expect(value.ingresses).toHaveLength(1);
    expect(ingress.inForce).toBe(true);
  });

  it('runs all four in order of date', async () => {
    const order = async (zodiac: string) =>
      (await readResult(tool, { ...DELHI, year: 2026, ingress: 'all', zodiac })).value.ingresses.map(
        (row) => row.ingress,
      );
    expect(await order('sidereal')).toEqual(['capricorn', 'aries', 'cancer', 'libra']);
    expect(await order('tropical')).toEqual(['aries', 'cancer', 'libra', 'capricorn']);
  });

  it('keeps a chart in force until it has run out', async () => {
    const held = new Set<boolean>();
    for (let year = 1990; year < 2030; year += 1) {
      const { ingresses } = (await readResult(tool, { ...VIENNA, year, ingress: 'all' })).value;
      let until = 0;
      for (const { at, validUntil, inForce } of ingresses) {
        // A movable sign ends with the very second of the next entry.
        expect(inForce).toBe(Date.parse(at) >= until);
        if (inForce) until = Date.parse(validUntil ?? '');
        held.add(inForce);
      }
    }
    expect(held).toEqual(new Set([true, false]));
  });

  it('tiles the validity with nine periods from the star lord of the Moon', async () => {
    for (const ingress of INGRESSES) {
      const row = (await one({ ...COLOMBO, year: 2031, ingress })).ingress;
      expect(row.timeline).toHaveLength(9);
      expect(new Set(row.timeline.map(({ planet }) => planet)).size).toBe(9);
      row.timeline.forEach(({ startDate, endDate }, at) => {
        expect(startDate).toBe(row.timeline[at - 1]?.endDate ?? row.at);
        expect(endDate).toBe(row.timeline[at + 1]?.startDate ?? row.validUntil);
      });
      const sign = { movable: 3, fixed: 12, dual: 6 };
      const kinds = ['movable', 'fixed', 'dual'] as const;
      expect(row.validityMonths).toBe(sign[kinds[SIGNS.findIndex((sign) => sign === row.lagna.sign) % 3] ?? 'dual']);
      expect(Date.parse(row.precedingNewMoon?.at ?? '')).toBeLessThanOrEqual(Date.parse(row.at));
      expect(Date.parse(row.at) - Date.parse(row.precedingNewMoon?.at ?? '')).toBeLessThan(30 * 86_400_000);
    }
  });

  it('has the new Moon of 21 March 2023, 17:23 UT, before Aries of 2023', async () => {
    const { ingress } = await one({ ...COLOMBO, utc_offset_minutes: 0, year: 2023 });
    expect(ingress.precedingNewMoon).toMatchObject({
      at: expect.stringMatching(/^2023-03-21T17:2[23]/),
      sign: 'Pisces',
    });
  });

  it('places every planet in a house once and reaches every grade', async () => {
    const grades = new Set<string | null>();
    const angles = new Set<number>();
    const months = new Set<number>();
    for (let year = 1900; year < 1960; year += 1) {
      const { ingress } = await one({ ...VIENNA, year });
      expect(ingress.houses.flatMap(({ occupants }) => occupants)).toHaveLength(9);
      for (const { owner, ownerHouse, grade } of ingress.houses) {
        grades.add(grade);
        expect(ingress.houses[ownerHouse - 1]?.occupants).toContain(owner);
      }
      for (const { cusp } of ingress.angular) angles.add(cusp);
      months.add(ingress.validityMonths);
      expect(ingress.houses[0]?.owner).toBe(ingress.lagnaLord);
    }
    expect([...grades].sort()).toEqual([...CUSP_GRADES].sort());
    expect(angles).toEqual(new Set([1, 4, 7, 10]));
    expect(months).toEqual(new Set([3, 6, 12]));
  });

  it('takes whole signs inside the polar circle', async () => {
    const { ingress, value, notes } = await one({ ...TROMSO, year: 2026 });
    expect(value.houseSystem).toBe('whole-sign');
    for (const { csl, grade, ownerHouse, owner } of ingress.houses) {
      expect([csl, grade]).toEqual([null, null]);
      expect(ingress.houses[ownerHouse - 1]?.occupants).toContain(owner);
    }
    expect(ingress.houses.flatMap(({ occupants }) => occupants)).toHaveLength(9);
    expect(notes.join(' ')).toContain('whole signs');
    expect((await one({ ...DELHI, year: 2026 })).value.houseSystem).toBe('placidus');
  });

  it('knows no end past 2399 and no new Moon before 1800', async () => {
    const last = await one({ ...DELHI, year: 2399, ingress: 'libra' });
    expect([last.ingress.validUntil, last.ingress.timeline]).toEqual([null, []]);
    expect(last.notes.join(' ')).toContain('past 2399');
    const first = await one({ ...DELHI, year: 1800, ingress: 'capricorn' });
    expect(first.ingress.precedingNewMoon).toBeNull();
    expect(first.notes.join(' ')).toContain('before 1800');
  });

  it('takes the year it is at the place, and refuses years without a sky', async () => {
    const { value } = await readResult(tool, DELHI, Date.UTC(2026, 11, 31, 20));
    expect(value.year).toBe(2027);
    for (const year of [1799, 2400]) expect((await callTool(tool, { ...DELHI, year })).isError).toBe(true);
  });

  it('names the rules that it uses, and not that of the eleventh house, which it does not read', () =>
    expect(tool.provenance.rules).toEqual(['R35.1', 'R9', 'R5.3', 'R13.1']));
});
