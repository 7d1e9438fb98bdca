import { LORD_ROLES } from '@cuspal/engine/topics/remedies/gem-score';
import { GEMS, gemsConflict } from '@cuspal/engine/topics/remedies/gems';
import { GEM_PURPOSES } from '@cuspal/engine/topics/remedies/purposes';
import { callTool, conforms, GOLDEN, instantMs, POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import tool from './get-gemstone-recommendation.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> => {
  const { result, text } = await conforms(tool, args, now === undefined ? {} : { now });
  expect(text).not.toMatch(/price|cost|€|\$|\bcarat/i);
  return output.parse(result);
};
const DAYS = { Sun: 0, Moon: 1, Mars: 2, Mercury: 3, Jupiter: 4, Venus: 5, Saturn: 6, Rahu: 6, Ketu: 2 };
const DAY = 86_400_000;

/** The answer from the fields beside it. */
function told({ recommendations, forbidden, freeAlternative }: Result): string {
  const gems = (rows: readonly { gem: string; planet: string }[]): string =>
    rows
      .map(({ gem, planet }) => `${gem} (${planet})`)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1');
  const [first, second] = recommendations.map(({ kpFilter }) => kpFilter?.result === 'FAIL');
  const failing = recommendations.find(({ kpFilter }) => kpFilter?.result === 'FAIL')?.planet;
  const whom =
    first && second ? 'both' : recommendations.length === 1 ? 'it' : failing?.replace(/^(?=Sun|Moon)/, 'the ');
  const test = failing === undefined ? '' : `, but the KP reader's test fails for ${whom}`;
  const allowed =
    recommendations.length === 0
      ? 'Tradition names no gem for this Lagna.'
      : `For this Lagna, tradition would allow ${gems(recommendations)}${test}.`;
  return `${allowed}${forbidden.length > 0 ? ` It forbids ${gems(forbidden)}.` : ''} A free alternative is the mantra ${freeAlternative.mantra} on ${freeAlternative.day}.`;
}

function check(found: Result): void {
  const { recommendations, forbidden, freeAlternative, asOf, disclaimer, notes, considered } = found;
  expect(found.answer).toBe(told(found));
  const [first, second] = recommendations;
  expect(recommendations.map(({ rank }) => rank)).toEqual([1, 2].slice(0, recommendations.length));
  if (first && second) expect(gemsConflict(first.planet, second.planet)).toBe(false);
  for (const { planet, score, factors, gem, startSuggestion, kpFilter, caution, houses } of recommendations) {
    expect(forbidden.map((row) => row.planet)).not.toContain(planet);
    expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(gem).toBe(GEMS[planet].gem);
    expect(considered.find((row) => row.planet === planet)).toMatchObject({ eligible: true, score, houses });
    const start = instantMs(startSuggestion?.start ?? '');
    expect(start).toBeGreaterThanOrEqual(instantMs(asOf) - 1000);
    expect(start - instantMs(asOf)).toBeLessThan(8.1 * DAY);
    expect(caution.some((text) => /KP reader's test fails/.test(text))).toBe(kpFilter?.result === 'FAIL');
  }
  for (const { planet, gem, reason } of forbidden) {
    expect(gem).toBe(GEMS[planet].gem);
    expect(reason).toContain(planet);
  }
  expect(freeAlternative.planet).toBe(first?.planet);
  expect(freeAlternative.mantra).toMatch(/^Om .* Namah$/);
  expect(disclaimer).toMatch(/cures nothing.*changes no verdict.*free alternative/s);
  expect(notes.join()).toMatch(/KP has no rule for remedies/);
}

describe('get_gemstone_recommendation', () => {
  it('reads the golden chart by hand: Cancer rising', async () => {
    const found = await call(GOLDEN);
    check(found);
    // Mars rules 5 and 10: 25 + 10 + 15 (Yogakaraka) - 5 (Aries, its moolatrikona, is the tenth) + 5 (medium).
    expect(found.recommendations[0]).toMatchObject({
      planet: 'Mars',
      gem: 'red coral',
      score: 50,
      roles: ['TRIKONA', 'KENDRA'],
    });
    expect(found.recommendations[1]).toMatchObject({ planet: 'Moon', score: 35 });
    expect(found.forbidden.map(({ planet }) => planet)).toEqual(['Mercury', 'Saturn']);
    // The Moon stands in the eighth sign; both she and Mars hold house 8 of the cusps.
    expect(found.recommendations[1]?.caution[0]).toMatch(/house 8, so tradition wears it on trial/);
    expect(found.recommendations.map(({ kpFilter }) => kpFilter)).toMatchObject([
      { result: 'FAIL', houses: [8] },
      { result: 'FAIL', houses: [8] },
    ]);
    // Tuesday 6 January 2026 at the birth place, from sunrise for a twelfth of the day.
    expect(found.recommendations[0]?.startSuggestion?.start.slice(0, 13)).toBe('2026-01-06T06');
    expect(new Date('2026-01-06').getUTCDay()).toBe(DAYS.Mars);
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
    for (const birth of BIRTHS) {
      const found = await call(birth);
      check(found);
      for (const { planet, kpFilter, caution } of found.recommendations) {
        met.add(planet).add(kpFilter?.result ?? 'none');
        caution.forEach((text) => met.add(/in house|debilitated|fully combust|KP reader/.exec(text)?.[0] ?? text));
      }
      found.considered.flatMap(({ roles }) => roles).forEach((role) => met.add(role));
    }
    expect(met).toEqual(
      new Set([
        ...['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
        ...['PASS', 'FAIL', 'in house', 'debilitated', 'fully combust', 'KP reader'],
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
