import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-bosmia-significators.tool.ts';
import { BIRTHS } from '../test/verification-births.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_bosmia_significators', () => {
  it.each([
    ['FOR', { ...BIRTHS.spain1928, event: 'Marriage' }],
    ['MIXED', { ...BIRTHS.assam1929, event: 'Career / Job Start' }],
    ['AGAINST', { ...BIRTHS.brazil1986, event: 'Marriage' }],
  ])('%s follows from the printed roles of the sub lord', async (verdict, args) => {
    const { answer, dbas, eventVerdict, cslRoles, eventResolution } = await call(args);
    expect(eventVerdict).toBe(verdict);
    const said = { FOR: 'speaks for', AGAINST: 'speaks against', MIXED: 'speaks for and against' }[
      eventVerdict ?? 'FOR'
    ];
    expect(answer).toContain(`sub lord of cusp ${eventResolution?.primaryCusp}, ${said} ${args.event}.`);
    const count = (lean: string): number => dbas?.filter((row) => row.lean === lean).length ?? 0;
    expect(answer).toContain(
      `Of the ${dbas?.length} running dasha lords ${[
        ...(count('FOR') > 0 ? [`${count('FOR')} ${count('FOR') > 1 ? 'favour' : 'favours'} it`] : []),
        ...(count('AGAINST') > 0 ? [`${count('AGAINST')} ${count('AGAINST') > 1 ? 'oppose' : 'opposes'} it`] : []),
        ...(count('MIXED') > 0 ? [`${count('MIXED')} ${count('MIXED') > 1 ? 'work' : 'works'} both ways`] : []),
      ]
        .join(', ')
        .replace(/, ([^,]*)$/, ' and $1')}.`,
    );
    if (!cslRoles || !eventResolution) throw new Error('no event');
    expect(Object.keys(cslRoles.required).map(Number)).toEqual(eventResolution.requiredHouses);
    const best = (roles: object) => Math.min(...Object.values(roles).map((role) => role ?? 99), 99);
    const [rR, rD] = [best(cslRoles.required), best(cslRoles.denial)];
    const denial = Object.values(cslRoles.denial);
    const whole = denial.length > 0 && denial.every((role) => role !== null);
    expect(rR < 99 && rR < rD ? 'FOR' : rR === 99 || (whole && rD < rR) ? 'AGAINST' : 'MIXED').toBe(verdict);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: groups as get_significators has them; each planet once, in one list',
    async ({ arguments: args, now }) => {
      const { houses, rulingPlanets } = await call(args, now);
      const single = z
        .object({
          houses: z.record(
            z.string(),
            z.object({
              occupants: z.array(z.string()),
              owner: z.string(),
              levels: z.object({ L1: z.array(z.string()) }),
            }),
          ),
        })
        .parse((await conforms('get_significators', args)).result).houses;
      for (const house of HOUSES) {
        const { roles, ordered, kept, deferred, dropped } = houses[house];
        expect(roles.occupant).toEqual(single[house]?.occupants);
        expect(roles.owner).toBe(single[house]?.owner);
        expect(roles.starOfOccupant).toEqual(single[house]?.levels.L1);
        const names = ordered.map(({ planet }) => planet);
        expect(new Set(names).size).toBe(names.length);
        expect([...kept, ...deferred, ...dropped].sort()).toEqual([...names].sort());
        expect(ordered.map(({ role }) => role)).toEqual(ordered.map(({ role }) => role).sort((a, b) => a - b));
        if (roles.occupant.length === 0) expect(ordered.every(({ role }) => role >= 4)).toBe(true);
        for (const { planet, rulingPlanet, rpStatus } of ordered) {
          const ruler = rulingPlanets.find((row) => row.planet === planet);
          expect([rulingPlanet, rpStatus]).toEqual([ruler !== undefined, ruler?.status ?? null]);
        }
      }
    },
  );

  it('has the ruling planets of get_ruling_planets for the moment and place of judgment', async () => {
    const place = { query_latitude: 51.5, query_longitude: -0.12, query_utc_offset_minutes: 60 };
    const { asOf, rulingPlanets } = await call({ ...GOLDEN, ...place, as_of_date: '2026-07-10T15:30:00' });
    expect(asOf).toBe('2026-07-10T15:30:00+01:00');
    const { slots } = z
      .object({ slots: z.record(z.string(), z.string()) })
      .parse(
        (await conforms('get_ruling_planets', { ...GOLDEN, ...place, query_datetime: '2026-07-10T15:30:00' })).result,
      );
    const holders = rulingPlanets.filter(({ actsFor }) => actsFor === undefined);
    expect(Object.fromEntries(holders.map(({ slot, planet }) => [slot, planet]))).toEqual(slots);
    const home = await call({ ...GOLDEN, as_of_date: '2026-07-10' });
    expect(home.asOf).toBe('2026-07-10T12:00:00+05:30');
  });

  it('defers a retrograde ruling planet and rejects one in the star or sub of another', async () => {
    const { rulingPlanets, houses } = await call(
      {
        birth_datetime: '2270-05-24T06:22:05',
        latitude: -58.6125,
        longitude: 137.9335,
        utc_offset_minutes: 540,
        ayanamsa: 'lahiri',
      },
      Date.UTC(2304, 3, 3),
    );
    const deferred = rulingPlanets.filter(({ status }) => status === 'deferred').map(({ planet }) => planet);
    expect(deferred.length).toBeGreaterThan(0);
    for (const house of HOUSES) for (const planet of houses[house].deferred) expect(deferred).toContain(planet);
  });

  it('says whose roles gave the verdict', async () => {
    const { provenance } = await call({ ...GOLDEN, event: 'Marriage' });
    expect(provenance.notes).toContain('The verdict is that of Saturn, sub lord of cusp 7.');
  });

  it('reads the lords of the four running periods as get_smart_current_dasha has them', async () => {
    const { dbas } = await call({ ...GOLDEN, event: 'Marriage', as_of_date: '2026-07-10' });
    const { text } = await conforms('get_smart_current_dasha', { ...GOLDEN, query_date: '2026-07-10' });
    expect(dbas?.map(({ level }) => level)).toEqual(['MD', 'AD', 'PD', 'SD']);
    for (const { planet } of dbas ?? []) expect(text).toContain(planet);
    // Jupiter mahadasha from 2012 to 2028: Rahu antardasha is its last.
    expect(dbas?.slice(0, 2).map(({ planet }) => planet)).toEqual(['Jupiter', 'Rahu']);
  });

  it('without an event gives no verdict', async () => {
    const found = await call(GOLDEN);
    expect([found.eventVerdict, found.cslRoles, found.dbas, found.eventResolution]).toEqual([null, null, null, null]);
    expect(found.answer).toMatch(/^Of the ruling planets .* Without an event no verdict is given\.$/);
    for (const planet of PLANETS)
      expect(found.answer.includes(planet)).toBe(
        found.rulingPlanets.some((row) => row.planet === planet && row.status === 'kept'),
      );
  });

  it('outside the dasha years has no running lords and says so', async () => {
    const { dbas, provenance } = await call({ ...GOLDEN, event: 'Marriage', as_of_date: '1985-01-01' });
    expect(dbas).toEqual([]);
    expect(provenance.notes.join(' ')).toMatch(/outside the 120 dasha years/);
  });

  it('takes a group of houses with its own denial group', async () => {
    const { cslRoles, eventResolution } = await call({ ...GOLDEN, house_group: [10, 2], denial_group: [5, 9] });
    expect(eventResolution).toMatchObject({ requiredHouses: [2, 10], denialHouses: [5, 9], primaryCusp: 10 });
    expect(Object.keys(cslRoles?.denial ?? {})).toEqual(['5', '9']);
  });

  it.each([
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
    [{ as_of_date: '10.7.2026' }, 'validation_failed', /ISO 8601/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range without Placidus houses at birth, and judges at any place', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, polar?.arguments ?? {})).meta['code']).toBe('out_of_range');
    const north = { query_latitude: 70, query_longitude: 20, query_utc_offset_minutes: 60 };
    expect((await callTool(tool, { ...GOLDEN, ...north })).isError).toBe(false);
  });
});
