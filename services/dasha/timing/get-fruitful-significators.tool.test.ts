import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { STANDINGS } from '@cuspal/engine/kp/kernel/standing';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import {
  callTool,
  conforms,
  findTool,
  GOLDEN,
  hasLead,
  randomLives,
  SAMPLE_CHARTS,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import probability from './get-event-probability.tool.ts';
import timing from './find-event-timing-v2.tool.ts';
import tool from './get-fruitful-significators.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
type Rows = NonNullable<Result['planets']>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

/** Whether the matter is promised, as another tool prints it. */
async function isDenied(args: object, now: number): Promise<boolean> {
  const { result } = await conforms(probability, args, { now });
  return z.object({ promise: z.object({ side: z.string() }) }).parse(result).promise.side === 'no';
}

/** All nine by rank without a gap, the others last, with marks and a reason that fits. */
function checkRows(rows: Rows, ruling: Result['rulingPlanets']): void {
  const members = ruling.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly);
  expect(rows.map(({ planet }) => planet).sort()).toEqual([...PLANETS].sort());
  const ranks = rows.flatMap(({ rank }) => rank ?? []);
  expect(ranks).toEqual(ranks.map((_, index) => index + 1));
  expect(rows.slice(ranks.length).every(({ rank }) => rank === null)).toBe(true);
  for (const { planet, rank, standing, standIn, reason, level, contactLevels, ...marks } of rows) {
    expect(standing === 'STRONG').toBe(rank !== null && rank <= 5);
    expect(standing === 'WEAK').toBe(rank !== null && rank > 5);
    expect(level).toBe(
      contactLevels.favourable.length === 0 ? null : Math.min(...contactLevels.favourable.map((each) => each.level)),
    );
    expect(marks.rulingPlanet).toBe(members.some((each) => each.planet === planet));
    if (marks.notRulingBecause !== undefined) expect(marks.rulingPlanet).toBe(false);
    if (standIn || (standing === 'AGAINST' && !/only houses against/.test(reason ?? ''))) {
      const { subLord, favourable, denial } = marks.subVerdict;
      expect(favourable).toBeNull();
      expect(denial).not.toBeNull();
      expect(reason).toContain(subLord);
    }
    if (standing === 'SILENT') expect([level, contactLevels.denial]).toEqual([null, []]);
  }
}

describe('get_fruitful_significators', () => {
  it('ranks every planet that get_significators names for the houses of the matter, or says that it is against it', async () => {
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
      const listed = (found.planets ?? []).filter(({ level }) => level !== null);
      expect(listed.map(({ planet }) => planet).sort()).toEqual(expected.sort());
      for (const { standing, rank } of listed) if (rank === null) expect(standing).toBe('AGAINST');
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

  it('names the five strongest in their order and marks who rules the moment and who rules a period', async () => {
    // Saturn is the sub lord of cusp 7, Mercury is in its star. Rahu, Jupiter and Venus hold 2 and 11 at level 1.
    const found = await call({ ...GOLDEN, event: 'Marriage', query_date: '2026-03-10T12:00:00' });
    expect(found.answer).toMatch(
      /^The five strongest for marriage are Saturn, Mercury, Rahu, Jupiter and Venus, in this order\. /,
    );
    // Jupiter-Rahu-Rahu runs on that day.
    expect(found.answer).toContain('Rahu rules the antardasha and the pratyantardasha and Jupiter the mahadasha now.');
    expect(found.planets?.[0]?.reason).toBe(
      'It is the sub lord of cusp 7, which decides the matter. It signifies house 7, best at level 2.',
    );
  });

  it('gives the standing that windows go by', async () => {
    const rows = z.object({
      significators: z.array(
        z.object({ planet: z.string(), standing: z.enum(STANDINGS), rank: z.number().nullable() }),
      ),
    });
    for (const [index, { args, now }] of randomLives(15, 77).entries()) {
      const event = NATAL_EVENTS[(index * 5) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const { planets = [] } = await call({ ...args, event }, now);
      const { significators } = rows.parse((await conforms(timing, { ...args, event }, { now })).result);
      for (const { planet, standing, rank } of significators)
        expect(planets.find((each) => each.planet === planet)).toMatchObject({ standing, rank });
    }
  });

  it('ranks each house by itself without an event', async () => {
    const found = await call(GOLDEN);
    expect(found.byHouse?.map(({ house }) => house)).toEqual(HOUSES);
    expect([found.planets, found.eventResolution]).toEqual([undefined, undefined]);
    expect(found.answer).toMatch(/^No event was named, so each house is ranked by itself\./);
    // A house alone is the same as a group of it, against the 12th from it.
    const seventh = await call({ ...GOLDEN, house_group: [7] });
    expect(seventh.answer).toMatch(/ strongest for the matter of house 7 are |^No planet signifies house 7\./);
    const named = (of: string) =>
      (seventh.planets ?? []).filter(({ standing }) => standing === of).map(({ planet }) => planet);
    expect(found.byHouse?.[6]).toEqual({
      house: 7,
      strong: named('STRONG'),
      standIns: (seventh.planets ?? []).filter(({ standIn }) => standIn).map(({ planet }) => planet),
      weak: named('WEAK'),
      against: named('AGAINST'),
      silent: named('SILENT'),
      rulingPlanets: (seventh.planets ?? [])
        .filter(({ standing, rulingPlanet }) => standing === 'STRONG' && rulingPlanet)
        .map(({ planet }) => planet),
    });
  });

  it('holds over random lives, with and without an event', async () => {
    const sides = new Set<boolean>();
    const standings = new Set<string>();
    for (const [index, { args, now }] of randomLives(80, 9).entries()) {
      const event = NATAL_EVENTS[(index * 3) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const named = await call({ ...args, event }, now);
      const rows = named.planets ?? [];
      checkRows(rows, named.rulingPlanets);
      rows.forEach(({ standing }) => standings.add(standing));
      // No planet is said to bring what the chart does not promise (side no: DENIED and NEGATED).
      const denied = await isDenied({ ...args, event }, now);
      const said = /The chart does not (promise|show) .* So these planets do not bring it\.$/.test(named.answer);
      if (!hasLead(named.answer)) expect(said).toBe(denied);
      expect(named.next?.[0]?.tool).toBe(denied ? 'analyze_natal_promise' : 'find_event_timing_v2');
      sides.add(denied);
      const strong = rows.filter(({ standing }) => standing === 'STRONG');
      const order = strong.map(({ planet }) => named.answer.indexOf(planet));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(/None of them is a ruling planet/.test(named.answer)).toBe(
        strong.length > 0 && strong.every(({ rulingPlanet }) => !rulingPlanet),
      );
      expect(named.answer).not.toMatch(/will act|fruitful|hostile/);
      const filledUp = rows.some(({ standIn }) => standIn);
      expect(named.provenance.notes.some((note) => /^Fewer than three other planets/.test(note))).toBe(
        filledUp && !denied,
      );
      const { answer, byHouse = [] } = await call(args, now);
      const without = byHouse.filter(({ rulingPlanets }) => rulingPlanets.length === 0).map(({ house }) => house);
      expect((answer.match(/\d+/g) ?? []).map(Number)).toEqual(without);
      for (const { strong: best, weak, against, silent } of byHouse)
        expect([...best, ...weak, ...against, ...silent].sort()).toEqual([...PLANETS].sort());
    }
    expect(sides).toEqual(new Set([true, false]));
    expect(standings).toEqual(new Set(STANDINGS));
  });

  it('C1: takes primary_houses', async () => {
    const { eventResolution } = await call({ ...GOLDEN, house_group: [2, 7, 11], primary_houses: [11] });
    expect(eventResolution?.primaryCusp).toBe(11);
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
