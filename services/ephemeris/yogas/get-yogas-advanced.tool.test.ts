import { everyPage, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import named from './detect-yogas.tool.ts';
import tool from './get-yogas-advanced.tool.ts';

const now = Date.UTC(2026, 10, 22);
const DELHI = { utc_offset_minutes: 330, ayanamsa: 'lahiri' as const, latitude: 28.6, longitude: 77.2 };
/** All seven planets in Capricorn, and the birth of a state. */
const ALL_IN_ONE = { ...DELHI, birth_datetime: '1962-02-05T00:00' };
const INDEPENDENCE = { ...DELHI, birth_datetime: '1947-08-15T00:00', latitude: 28.61, longitude: 77.21 };

const read = async (args: object) =>
  tool.output.parse(
    Object.fromEntries(
      Object.entries(await everyPage(tool, args, 'yogas', { now })).filter(([key]) =>
        Object.hasOwn(tool.output.shape, key),
      ),
    ),
  );
/** Found by search: Mercury, Jupiter and Venus in three kendras, and all seven in two neighbouring kendras. */
const RARE = { utc_offset_minutes: 0, latitude: 20, ayanamsa: 'lahiri' as const };
const MALA = { ...RARE, birth_datetime: '1804-03-08T00:00', longitude: 123 };
const GADA = { ...RARE, birth_datetime: '1816-10-20T16:00', longitude: 18 };
const births = [ALL_IN_ONE, MALA, GADA, ...randomBirths(250, 262)];
const results = await Promise.all(births.map(read));
const NUMBERS = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'damini', 'vina'];

describe('get_yogas_advanced', () => {
  it('reads seven planets in one movable sign as gola and rajju, of which rajju stands', async () => {
    const { nabhasa, yogas, answer } = await read(ALL_IN_ONE);
    expect(nabhasa).toMatchObject({ id: 'rajju', group: 'ASHRAYA', occupiedSigns: 1 });
    expect(nabhasa.rows.map(({ id, strength }) => [id, strength])).toEqual([
      ['rajju', 'MEDIUM'],
      ['gola', 'CANCELLED'],
    ]);
    expect(nabhasa.rows[1]?.cancellations).toEqual([
      { rule: 'eclipsed', detail: 'Rajju is beside it and eclipses it.' },
    ]);
    expect(yogas.find(({ id }) => id === 'pravrajya')?.planets).toHaveLength(7);
    expect(answer).toMatch(/^All seven planets together make the nabhasa pattern Rajju, with 1 sign occupied\./);
  });

  it('reads five planets in Cancer as pravrajya, three signs as shula', async () => {
    const { nabhasa, yogas } = await read(INDEPENDENCE);
    expect(nabhasa).toMatchObject({ id: 'shula', group: 'SANKHYA', occupiedSigns: 3 });
    const crowd = yogas.find(({ id }) => id === 'pravrajya');
    expect(crowd?.planets).toEqual(['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn']);
    expect(crowd?.evidence[0]).toMatch(
      /^The Sun, the Moon, Mercury, Venus and Saturn are together in Cancer, house \d\.$/,
    );
    expect(crowd?.evidence[1]).toMatch(/^(?:The )?\w+ is the strongest of them by shadbala/);
  });

  it('lets a pattern of houses eclipse one of modes', async () => {
    const { nabhasa } = await read(GADA);
    expect(nabhasa).toMatchObject({ id: 'gada', group: 'AKRITI', occupiedSigns: 2 });
    expect(nabhasa.rows.map(({ id, strength }) => [id, strength])).toEqual([
      ['gada', 'MEDIUM'],
      ['rajju', 'CANCELLED'],
      ['yuga', 'CANCELLED'],
    ]);
  });

  it('always has one Sankhya row by the signs occupied, cancelled when another pattern stands', () => {
    for (const { nabhasa } of results) {
      const numbers = nabhasa.rows.filter(({ id }) => NUMBERS.includes(id));
      expect(numbers.map(({ id }) => id)).toEqual([NUMBERS[nabhasa.occupiedSigns - 1]]);
      expect(numbers[0]?.strength === 'CANCELLED').toBe(nabhasa.rows.length > 1);
      expect(nabhasa.rows.find(({ id }) => id === nabhasa.id)?.strength).toBe('MEDIUM');
    }
  });

  it('never finds vajra and yava, and shares no id with the named yogas', async () => {
    const first = (await readResult(named, births[0] ?? {}, now)).value;
    const others = new Set([...first.absentIds, ...first.yogas.map(({ id }) => id)]);
    for (const { absentIds, yogas, nabhasa, catalogueSize } of results) {
      expect(absentIds).toEqual(expect.arrayContaining(['vajra', 'yava']));
      const present = [...nabhasa.rows, ...yogas].map(({ id }) => id);
      expect(absentIds.length + new Set(present).size).toBe(catalogueSize);
      expect([...absentIds, ...present].filter((id) => others.has(id))).toEqual([]);
    }
    const { notes } = (await readResult(tool, births[0] ?? {}, now)).value;
    expect(notes).toContain(
      'Vajra and yava cannot occur, because Mercury and Venus never stand three signs from the Sun.',
    );
  });

  it('leaves nabhasa yogas out of the carriers and out of the counts', () => {
    for (const { carriers, counts, yogas, nearMisses } of results) {
      const ids = carriers.flatMap((carrier) => carrier.ids);
      expect(ids.every((id) => yogas.some((row) => row.id === id))).toBe(true);
      expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(yogas.length);
      expect(nearMisses.length).toBeLessThanOrEqual(10);
    }
  });

  it('reaches every word of its schema', () => {
    const rows = results.flatMap(({ yogas }) => yogas);
    expect(new Set(rows.map(({ effectClass }) => effectClass)).size).toBe(5);
    expect(new Set(rows.map(({ strength }) => strength)).size).toBe(3);
    expect(new Set(rows.flatMap(({ forms }) => forms))).toEqual(new Set(['a', 'b']));
    expect(new Set(results.map(({ nabhasa }) => nabhasa.group))).toEqual(
      new Set(['SANKHYA', 'AKRITI', 'DALA', 'ASHRAYA']),
    );
    expect(new Set(results.flatMap(({ nearMisses }) => nearMisses.map(({ form }) => form)))).toEqual(
      new Set(['a', 'b', null]),
    );
  });
});
