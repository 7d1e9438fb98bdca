import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, GOLDEN, randomLives, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findTool } from '@cuspal/tool-kit/testing';
import probability from './get-event-probability.tool.ts';
import tool from './get-fruitful-significators.tool.ts';

const output = z.object({ ...tool.output.shape, provenance: z.object({ notes: z.array(z.string()) }) });
type Result = z.output<typeof output>;
type Thinned = Pick<Result, 'fruitful' | 'significatorsDropped' | 'significatorsNotRp' | 'emptyBecause'>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

/** Whether the matter is promised, as another tool prints it. */
async function isDenied(args: object, now: number): Promise<boolean> {
  const { result } = await conforms(probability, args, { now });
  return z.object({ promise: z.object({ side: z.string() }) }).parse(result).promise.side === 'no';
}

const filters = new Set<string>();

/** Ranks without ties, filters named, nothing empty without a reason, criteria in their order. */
function checkThinned(
  { fruitful, significatorsDropped, significatorsNotRp, emptyBecause }: Thinned,
  ruling: Result['rulingPlanets'],
): void {
  const members = ruling.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly);
  const isMember = (planet: string): boolean => members.some((each) => each.planet === planet);
  const ranks = ['ascSubLord', 'ascStarLord', 'ascSignLord', 'moonSubLord', 'moonStarLord', 'moonSignLord', 'dayLord'];
  for (const rows of [fruitful, significatorsNotRp ?? []]) {
    expect(rows.map(({ c4TiebreakRank }) => c4TiebreakRank)).toEqual(rows.map((_, index) => index + 1));
    const keys = rows.map(({ level, rpRoles, runningAs }) => [
      level,
      -rpRoles.length,
      Math.min(7, ...rpRoles.map((role) => ranks.indexOf(role))),
      runningAs.length > 0 ? 0 : 1,
    ]);
    keys.slice(1).forEach((key, index) => {
      const before = keys[index] ?? [];
      const at = key.findIndex((value, position) => value !== before[position]);
      if (at >= 0) expect(key[at]).toBeGreaterThan(before[at] ?? 0);
    });
    for (const { level, contactLevels, subVerdict } of rows) {
      expect(level).toBe(Math.min(...contactLevels.favourable.map((each) => each.level)));
      expect(subVerdict.verdict).not.toBe('OPPOSES');
    }
  }
  for (const { planet } of fruitful) expect(isMember(planet)).toBe(true);
  for (const { planet, filter, reason } of significatorsDropped) {
    filters.add(filter);
    if (filter === 'F2') expect(isMember(planet)).toBe(false);
    expect(reason.length).toBeGreaterThan(10);
  }
  expect(emptyBecause !== undefined).toBe(fruitful.length === 0);
  if (significatorsNotRp) expect(fruitful).toEqual([]);
}

describe('get_fruitful_significators', () => {
  it('lists and drops exactly the significators of the group that get_significators has', async () => {
    const significators = await findTool('get_significators');
    const planetRows = z.object({
      planets: z.record(z.string(), z.object({ housesSignified: z.array(z.number()) })),
    });
    for (const { args, now } of randomLives(10, 5)) {
      const { planets } = planetRows.parse((await conforms(significators, args)).result);
      const found = await call({ ...args, event: 'Marriage' }, now);
      const group = [2, 7, 11];
      const expected = Object.entries(planets)
        .filter(([, { housesSignified }]) => group.some((house) => housesSignified.includes(house)))
        .map(([planet]) => planet);
      const listed = [...found.fruitful, ...found.significatorsDropped].map(({ planet }) => planet);
      expect([...listed].sort()).toEqual(expected.sort());
    }
  });

  it('has the ruling planets of the moment of judgment, never of birth', async () => {
    const found = await call({ ...GOLDEN, event: 'Marriage', query_date: '2026-03-10T12:00:00' });
    expect(found.rulingPlanets.find(({ planet }) => planet === 'Mars')?.slots).toEqual([
      'ascStarLord',
      'moonSignLord',
      'dayLord',
    ]);
    expect(found.asOf).toBe('2026-03-10T12:00:00+05:30');
    expect(found.eventResolution?.label).toBe('Marriage');
  });

  it('joins the narrow list to the class by which windows go', async () => {
    // Mars holds 11 at level 2 and 8 at level 1, Saturn 7 at level 2 and 8 at level 1; 8 is against a second marriage.
    const found = await call({ ...GOLDEN, event: 'Second Marriage', query_date: '2026-03-10T12:00:00' });
    expect(found.fruitful.map((row) => [row.planet, row.class])).toEqual([
      ['Venus', 'FRUITFUL'],
      ['Ketu', 'FRUITFUL'],
      ['Mars', 'HOSTILE'],
      ['Saturn', 'HOSTILE'],
    ]);
    expect(found.answer).toMatch(
      /Windows count Mars and Saturn as hostile, because they signify houses against the matter more strongly\.$/,
    );
  });

  it('says of none only that it does not count, where others rule but are opposed', async () => {
    // Here the Sun, the Moon, Saturn and the nodes are ruling planets, but their sub lords oppose.
    const found = await call({
      birth_datetime: '1979-06-06T05:11:00',
      latitude: -15.731,
      longitude: 94.711,
      utc_offset_minutes: 60,
      event: 'Recovery of Money Lent',
      query_date: '1984-12-24T05:11:00',
    });
    expect(found.significatorsDropped.filter(({ filter }) => filter === 'F1').map(({ planet }) => planet)).toEqual(
      expect.arrayContaining(['Sun', 'Moon', 'Saturn', 'Rahu', 'Ketu']),
    );
    expect(found.answer).toMatch(
      /^No significator of Recovery of Money Lent passes both filters\. The sub lords do not oppose Mercury, but it does not count as a ruling planet\./,
    );
  });

  it('thins each house by itself without an event', async () => {
    const found = await call(GOLDEN);
    expect(found.byHouse?.map(({ house }) => house)).toEqual(HOUSES);
    expect([found.fruitful, found.significatorsDropped]).toEqual([[], []]);
    expect(found.emptyBecause).toBe('No event was named, so each house is thinned by itself.');
    expect(found.eventResolution).toBeUndefined();
    // A house alone is the same as a group of it, against the 12th from it.
    const seventh = await call({ ...GOLDEN, house_group: [7] });
    expect(seventh.answer).toMatch(/ of the matter of house 7[ ,]|^No planet signifies house 7\./);
    const { house: _, ...row } = found.byHouse?.[6] ?? { house: 0 };
    expect(row).toEqual({
      fruitful: seventh.fruitful,
      significatorsDropped: seventh.significatorsDropped,
      ...(seventh.significatorsNotRp && { significatorsNotRp: seventh.significatorsNotRp }),
      ...(seventh.emptyBecause && { emptyBecause: seventh.emptyBecause }),
    });
  });

  it('holds over random lives, with and without an event', async () => {
    const reasons = new Set<string>();
    const sides = new Set<boolean>();
    for (const [index, { args, now }] of randomLives(80, 9).entries()) {
      const event = NATAL_EVENTS[(index * 3) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const named = await call({ ...args, event }, now);
      checkThinned(named, named.rulingPlanets);
      // No planet is said to act for what the chart does not promise (side no: DENIED and NEGATED).
      const denied = /The chart does not (promise|show) [^.]*, so its significators do not bring it\.$/.test(
        named.answer,
      );
      expect(denied).toBe(await isDenied({ ...args, event }, now));
      expect(/^Of .* will act/.test(named.answer)).toBe(named.fruitful.length > 0 && !denied);
      expect(/^Of .* pass(es)? both filters/.test(named.answer)).toBe(named.fruitful.length > 0 && denied);
      expect(named.next?.[0]?.tool).toBe(denied ? 'analyze_natal_promise' : 'find_event_timing_v2');
      sides.add(denied);
      for (const { planet } of named.fruitful) expect(named.answer).toContain(planet);
      if (!denied && !named.provenance.notes.some((note) => /^No planet is fruitful/.test(note))) {
        const hostile = named.fruitful.some((row) => row.class === 'HOSTILE');
        expect(/Windows count .* as hostile/.test(named.answer)).toBe(hostile);
      }
      if (named.significatorsNotRp)
        expect(named.answer).toMatch(
          /passes both filters\. The sub lords do not oppose .*, but (none counts|it does not count) as a ruling planet\./,
        );
      if (named.fruitful.length === 0) {
        for (const { planet } of named.significatorsNotRp ?? []) expect(named.answer).toContain(planet);
      }
      const { answer, byHouse = [], rulingPlanets } = await call(args, now);
      const without = byHouse.filter(({ fruitful }) => fruitful.length === 0).map(({ house }) => house);
      expect((answer.match(/\d+/g) ?? []).map(Number)).toEqual(without);
      for (const each of byHouse) {
        checkThinned(each, rulingPlanets);
        if (each.emptyBecause) reasons.add(each.emptyBecause);
      }
    }
    expect(sides).toEqual(new Set([true, false]));
    expect(filters).toEqual(new Set(['F1', 'F2']));
    expect([...reasons].sort()).toEqual([
      expect.stringMatching(/^No significator that passes/),
      expect.stringMatching(/^The sub lords of all significators oppose/),
    ]);
  });

  it.each([
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
    [{ house_group: [] }, 'validation_failed', /house_group/],
    [{ query_date: '10.3.2026' }, 'validation_failed', /ISO 8601/],
    [{ query_datetime: '2026-03-10' }, 'validation_failed', /query_date/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range without Placidus houses', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });
});
