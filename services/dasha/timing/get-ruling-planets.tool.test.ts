import { inWords } from '@cuspal/engine/base/words';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, SAMPLE_CHARTS, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-ruling-planets.tool.ts';

const output = z.object(tool.output.shape);
const sample = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
  ayanamsa: 'kp',
};
const at = async (query_datetime: string, more: object = {}) => {
  const { result } = await conforms(tool, { ...sample, query_datetime, ...more });
  return output.parse(result);
};

/** Local readings of one place compare as they stand; local mean times print an offset no Date reads. */
const wallClock = (instant: string): number => Date.parse(`${instant.slice(0, 19)}Z`);

describe('get_ruling_planets', () => {
  it('gives the golden moment at the birth place', async () => {
    const found = await at('2026-03-10T12:00:00+05:30');
    expect(found).toMatchObject({
      asOf: '2026-03-10T12:00:00+05:30',
      place: { latitude: 6.927, longitude: 79.861, utcOffsetMinutes: 330 },
      ascendantLongitude: expect.closeTo(55.0868, 3),
      moonLongitude: expect.closeTo(223.255, 3),
      slots: {
        ascSignLord: 'Venus',
        ascStarLord: 'Mars',
        ascSubLord: 'Rahu',
        moonSignLord: 'Mars',
        moonStarLord: 'Saturn',
        moonSubLord: 'Rahu',
        dayLord: 'Mars',
      },
      classicFive: ['Mars', 'Venus', 'Saturn', 'Mars', 'Mars'],
      dayLordBasis: 'HINDU_SUNRISE',
    });
    expect(found.alternateDayLord).toBeUndefined();
    // Kept and deferred ones of the classic five with the nodes that act for them, strongest first.
    const members = found.ranked.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly);
    expect(found.answer).toContain(`strongest first, are ${planetsInWords(members.map(({ planet }) => planet))}.`);
    for (const { planet, status } of found.ranked) {
      if (status === 'rejected') expect(found.answer).toMatch(new RegExp(`${planet}.* rejected, because`));
    }
    if (found.commonWithRunningDasha.length > 0)
      expect(found.answer).toMatch(
        new RegExp(
          `Of them ${inWords(found.commonWithRunningDasha)} also rules? in the first three running dasha periods\\.$`,
        ),
      );
    // Mars holds three slots, Rahu two: it stands second unless a node for Mars comes first.
    const mars = found.ranked.find(({ planet }) => planet === 'Mars');
    expect(mars).toMatchObject({ slots: ['ascStarLord', 'moonSignLord', 'dayLord'], count: 3, slotRankSum: 9 });
    expect(found.ranked.find(({ planet }) => planet === 'Rahu')).toMatchObject({
      slots: ['ascSubLord', 'moonSubLord'],
      count: 2,
    });
  });

  it('reads a time without suffix at the place of judgment, and a bare date as noon there', async () => {
    const york = { query_latitude: 40.7128, query_longitude: -74.006, query_utc_offset_minutes: -240 };
    const local = await at('2026-06-01T09:00:00', york);
    expect(local).toMatchObject({
      asOf: '2026-06-01T09:00:00-04:00',
      place: { latitude: 40.7128, utcOffsetMinutes: -240 },
    });
    expect(await at('2026-06-01T13:00:00Z', york)).toEqual(local);
    expect((await at('2026-06-01', york)).asOf).toBe('2026-06-01T12:00:00-04:00');
    expect((await at('2026-06-01T09:00:00')).asOf).toBe('2026-06-01T09:00:00+05:30');
  });

  it('takes the moment of the call when none is given', async () => {
    const { result } = await conforms(tool, sample, { now: Date.UTC(2026, 2, 10, 6, 30) });
    expect(result).toEqual((await conforms(tool, { ...sample, query_datetime: '2026-03-10T12:00:00+05:30' })).result);
  });

  it('has the lord of the previous weekday before sunrise, and both lords between the two sunrises', async () => {
    const { slots, sunrise } = await at('2026-03-10T05:00:00');
    expect([slots.dayLord, sunrise.slice(0, 10)]).toEqual(['Moon', '2026-03-09']);
    const rise = Date.parse((await at('2026-03-10T07:00:00')).sunrise);
    const minuteBefore = new Date(rise - 60_000 + 330 * 60_000).toISOString().slice(0, 19);
    const between = await at(minuteBefore);
    expect([between.slots.dayLord, between.alternateDayLord]).toEqual(['Moon', 'Mars']);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: conforms now; what is common is in both lists',
    async ({ arguments: args, now }) => {
      const { result } = await conforms(tool, args, { now });
      const { ranked, birthRulingPlanets, commonWithBirth, commonWithRunningDasha, nextChange, asOf } =
        output.parse(result);
      const members = ranked
        .filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly)
        .map(({ planet }) => planet);
      expect(commonWithBirth).toEqual(members.filter((planet) => birthRulingPlanets.includes(planet)));
      expect(members).toEqual(expect.arrayContaining([...commonWithRunningDasha]));
      const wait = wallClock(nextChange.at) - wallClock(asOf);
      expect(wait).toBeGreaterThanOrEqual(0);
      if (Math.abs(args.latitude) < 60) expect(wait).toBeLessThan(20 * 60_000);
    },
  );

  it('finds the birth ruling planets again when asked for the moment of birth', async () => {
    const { ranked, birthRulingPlanets, commonWithBirth } = await at('1992-08-14T04:32:00');
    const members = ranked
      .filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly)
      .map(({ planet }) => planet);
    expect(birthRulingPlanets).toEqual(members);
    expect(commonWithBirth).toEqual(members);
  });

  it('has no running dasha before birth, and says so', async () => {
    const { result } = await conforms(tool, { ...sample, query_datetime: '1990-01-01T12:00:00' });
    expect(result).toMatchObject({ commonWithRunningDasha: [] });
    expect(JSON.stringify(result['provenance'])).toMatch(/120 dasha years/);
  });

  it('A7: answers at a polar place of birth or judgment', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const north = { query_latitude: 69.65, query_longitude: 18.96, query_utc_offset_minutes: 60 };
    for (const args of [polar?.arguments ?? {}, { ...sample, ...north }]) {
      const found = output.parse((await conforms(tool, args)).result);
      expect(found.classicFive).toHaveLength(5);
      expect(instantMs(found.nextChange.at)).toBeGreaterThanOrEqual(instantMs(found.asOf));
    }
  });

  it('A21: names a node that rules by agency, and D2: the lord that rejects a planet', async () => {
    const said = new Set<string>();
    for (let day = 1; day <= 60; day += 1) {
      const { answer, ranked } = await at(new Date(Date.UTC(2026, 0, day, 12)).toISOString());
      for (const { planet, byAgency, rejectedBecause, status, subSlotOnly } of ranked) {
        if (byAgency && status !== 'rejected' && !subSlotOnly)
          expect(answer).toContain(`${planet} rules as the agent of `);
        if (rejectedBecause === undefined) continue;
        expect(answer).toMatch(new RegExp(`${planet}[^.]* rejected, because (its|their) ${rejectedBecause} lord`));
        said.add(rejectedBecause);
      }
    }
    expect([...said].sort()).toEqual(['star', 'sub']);
  });

  it.each([
    [{ query_datetime: 'tomorrow' }, 'query_datetime', /ISO 8601/],
    [{ query_datetime: '2026-02-30' }, 'query_datetime', /calendar/],
    [{ query_latitude: 95 }, 'query_latitude', /90/],
    [{ query_date: '2026-03-10' }, 'query_date', /query_datetime/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...sample, ...fault });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });
});
