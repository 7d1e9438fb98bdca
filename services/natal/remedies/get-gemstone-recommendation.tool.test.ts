import { LORD_ROLES } from '@cuspal/engine/topics/remedies/gem-score';
import { GEMS, gemsConflict, stoneInWords } from '@cuspal/engine/topics/remedies/gems';
import { GEM_PURPOSES } from '@cuspal/engine/topics/remedies/purposes';
import {
  callTool,
  conforms,
  GOLDEN,
  instantMs,
  POLAR,
  randomLives,
  SAMPLE_CHARTS,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import tool from './get-gemstone-recommendation.tool.ts';
import mantraTool from './get-mantra-recommendation.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> => {
  const { result, text } = await conforms(tool, args, now === undefined ? {} : { now });
  expect(text).not.toMatch(/price|cost|€|\$|\bcarat/i);
  return output.parse(result);
};
const DAYS = { Sun: 0, Moon: 1, Mars: 2, Mercury: 3, Jupiter: 4, Venus: 5, Saturn: 6, Rahu: 6, Ketu: 2 };
const DAY = 86_400_000;

function check(found: Result): void {
  const { answer, recommendations, withheld, forbidden, freeAlternative, asOf, disclaimer, notes, considered } = found;
  const { remedialLord } = found;
  expect(answer).toContain(remedialLord.planet);
  // What an answer has no room for stands in the notes.
  for (const { gem, planet } of [...recommendations, ...withheld.slice(0, 2), ...forbidden])
    expect(`${answer} ${found.provenance.notes.join(' ')}`).toContain(`${gem} (${planet})`);
  expect(/fails? the KP reader's test/.test(answer)).toBe(withheld.length > 0);
  expect(/so none is recommended/.test(answer)).toBe(withheld.length > 0 && recommendations.length === 0);
  expect(answer).toContain(`A free alternative is the mantra ${freeAlternative.mantra} of `);
  const [first, second] = recommendations;
  expect(recommendations.map(({ rank }) => rank)).toEqual([1, 2].slice(0, recommendations.length));
  if (first && second) expect(gemsConflict(first.planet, second.planet)).toBe(false);
  for (const { planet, score, factors, gem, startSuggestion, kpFilter, houses } of recommendations) {
    expect(forbidden.map((row) => row.planet)).not.toContain(planet);
    expect(kpFilter?.result ?? 'PASS').toBe('PASS');
    expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(gem).toBe(stoneInWords(GEMS[planet].gem));
    expect(considered.find((row) => row.planet === planet)).toMatchObject({ eligible: true, score, houses });
    const start = instantMs(startSuggestion?.start ?? '');
    expect(start).toBeGreaterThanOrEqual(instantMs(asOf) - 1000);
    expect(start - instantMs(asOf)).toBeLessThan(8.1 * DAY);
  }
  for (const { planet, gem, kpFilter } of withheld) {
    expect([gem, kpFilter.result]).toEqual([stoneInWords(GEMS[planet].gem), 'FAIL']);
    expect(considered.find((row) => row.planet === planet)?.eligible).toBe(true);
  }
  for (const { planet, gem, reason } of forbidden) {
    expect(gem).toBe(stoneInWords(GEMS[planet].gem));
    expect(reason).toContain(planet);
  }
  expect(freeAlternative.planet).toBe(remedialLord.planet);
  expect(freeAlternative.mantra).toMatch(/^Om .* Namah$/);
  expect(disclaimer).toMatch(/cures nothing.*changes no verdict.*free alternative/s);
  expect(notes.join()).toMatch(/KP has no rule for remedies/);
  expect(JSON.stringify(found)).not.toMatch(/is needed/);
}

describe('get_gemstone_recommendation', () => {
  it('reads the golden chart by hand: Cancer rising', async () => {
    const found = await call(GOLDEN);
    check(found);
    // Mars rules 5 and 10: 25 + 10 + 15 (Yogakaraka) - 5 (Aries, its moolatrikona, is the tenth) + 5 (medium).
    const row = (planet: string) => found.considered.find((each) => each.planet === planet);
    expect(row('Mars')).toMatchObject({ score: 50, roles: ['TRIKONA', 'KENDRA'] });
    expect(row('Moon')).toMatchObject({ score: 35 });
    expect(found.forbidden.map(({ planet }) => planet)).toEqual(['Mercury', 'Saturn']);
    // Both the Moon and Mars hold house 8 of the cusps.
    expect(found.withheld.slice(0, 2)).toMatchObject([
      { planet: 'Mars', gem: 'red coral', kpFilter: { result: 'FAIL', houses: [8] } },
      { planet: 'Moon', kpFilter: { result: 'FAIL', houses: [8] } },
    ]);
    // Rahu, lord of the antardasha, is weak, as get_mantra_recommendation has it.
    expect(found.remedialLord).toEqual({
      planet: 'Rahu',
      points: 20,
      basis: 'NEED',
      reason: 'The antardasha lord Rahu is weak.',
    });
  });

  it('begins the wear of a gem in the first hora of its planet on its own day', async () => {
    const found = await Promise.all(BIRTHS.map((each) => call(each)));
    for (const { planet, startSuggestion } of found.flatMap(({ recommendations }) => recommendations)) {
      const day = new Date(`${startSuggestion?.start.slice(0, 10)}T00:00Z`).getUTCDay();
      // Before sunrise a Vedic day is still the one before.
      expect([day, (day + 6) % 7]).toContain(DAYS[planet]);
    }
  });

  it.each(['Saturn', 'Venus', 'Rahu'] as const)('A22: speaks of %s first where it is asked about', async (planet) => {
    const wanted = new Set<string>();
    for (const each of BIRTHS) {
      const found = await call({ ...each, planet });
      check(found);
      expect(found.remedialLord).toMatchObject({ planet, basis: 'ASKED' });
      expect(found.answer).toMatch(new RegExp(`^A remedy is wanted for ${planet}, `));
      // What becomes of its gem is told in each case.
      const [first] = found.recommendations;
      const places = { first: first?.planet, withheld: found.withheld, forbidden: found.forbidden };
      const inList = (rows: readonly { planet: string }[]) => rows.some((row) => row.planet === planet);
      if (first?.planet === planet) wanted.add('first');
      else if (inList(places.withheld)) wanted.add('withheld');
      else if (inList(places.forbidden)) wanted.add('forbidden');
      else if (!inList(found.recommendations))
        expect(`${found.answer} ${found.provenance.notes.join(' ')}`).toContain(`It names no gem for ${planet} here.`);
    }
    if (planet !== 'Rahu') expect(wanted.size).toBeGreaterThan(1);
  });

  it('A22: names the planet that get_mantra_recommendation names, asked or not', async () => {
    const primary = z.object({ primary: z.object({ planet: z.string() }), remedialLord: z.unknown() });
    for (const [index, each] of BIRTHS.entries()) {
      const args = { ...each, ...(index % 2 === 0 && { planet: 'Saturn' }) };
      for (const purpose of ['general', 'career', 'children']) {
        const gem = await call({ ...args, purpose });
        const mantra = primary.parse((await conforms(mantraTool, { ...args, purpose })).result);
        expect(mantra.remedialLord).toEqual(gem.remedialLord);
        expect(mantra.primary.planet).toBe(gem.freeAlternative.planet);
      }
    }
  });

  it('gives the lord of the purpose ten points', async () => {
    const houses = { career: 10, marriage: 7, money: 2, health: 1, education: 4, children: 5 };
    const plain = await call(GOLDEN);
    for (const purpose of GEM_PURPOSES) {
      const found = await call({ ...GOLDEN, purpose });
      check(found);
      for (const row of found.considered) {
        const before = plain.considered.find(({ planet }) => planet === row.planet);
        const owns = purpose !== 'general' && row.houses.includes(houses[purpose]);
        const more = row.fit - (before?.fit ?? NaN) + (owns ? 10 : 0);
        if (row.score > 0 && (before?.score ?? 0) > 0) expect(row.score - (before?.score ?? NaN)).toBe(more);
      }
    }
  });

  it('reaches both results of the KP test, every role, every gem of the seven and every caution', async () => {
    const met = new Set<string>();
    for (const { args, now } of [...BIRTHS.map((birth) => ({ args: birth, now: undefined })), ...randomLives(60, 22)]) {
      const found = await call(args, now);
      check(found);
      for (const { planet, kpFilter, caution } of found.recommendations) {
        met.add(planet).add(kpFilter?.result ?? 'none');
        caution.forEach((text) => met.add(/in house|debilitated|fully combust/.exec(text)?.[0] ?? text));
      }
      found.withheld.forEach(({ kpFilter }) => met.add(kpFilter.result));
      found.considered.flatMap(({ roles }) => roles).forEach((role) => met.add(role));
    }
    expect(met).toEqual(
      new Set([
        ...['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
        ...['PASS', 'FAIL', 'in house', 'debilitated', 'fully combust'],
        ...LORD_ROLES,
      ]),
    );
  });

  it('answers for all sample births, beyond the Placidus limit without the KP test', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      const found = await call(args, now);
      check(found);
      for (const { kpFilter } of found.recommendations) expect(kpFilter === null).toBe(edge === 'polar');
    }
  });

  it('says where local mean time stands in for a Sun that does not rise, and where no start is known', async () => {
    const notes = async (args: object): Promise<string> => (await call(args)).notes.join(' ');
    expect(await notes({ ...POLAR, as_of_date: '2026-12-01' })).toMatch(/06:00 and 18:00 local mean time/);
    // At the equinox the Sun rises there as well.
    expect(await notes({ ...POLAR, as_of_date: '2026-03-20' })).not.toMatch(/mean time/);
    const late = { ...GOLDEN, birth_datetime: '2350-08-14T04:32:00', as_of_date: '2399-12-31T20:00:00' };
    const found = await call(late);
    expect(found.recommendations.some(({ startSuggestion }) => startSuggestion === null)).toBe(true);
    expect(found.notes.join(' ')).toMatch(/past 2399/);
    expect(await notes(GOLDEN)).not.toMatch(/mean time|2399/);
  });

  it.each([
    [{ purpose: 'spiritual' }, 'purpose'],
    [{ as_of_date: '1980-01-01' }, 'as_of_date'],
    [{ as_of_date: '2120-01-01' }, 'as_of_date'],
  ])('refuses %j', async (change, field) => {
    expect((await callTool(tool, { ...GOLDEN, ...change })).meta).toMatchObject({ code: 'validation_failed', field });
  });
});
