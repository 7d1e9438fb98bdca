import { DELAY_FACTORS, DELAY_VERDICTS } from '@cuspal/engine/topics/marriage/delay';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS, withoutLead } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-marriage-delay.tool.ts';
import { PEOPLE } from '../test/people.ts';
import { promiseTold, windowsTold } from '../test/told.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const ms = (text: string | null | undefined): number => Date.parse(text ?? '');

/** What the answer says, from the fields beside it. */
function told(found: Result): readonly string[] {
  const { promise, verdict, delayScore, factors } = found;
  const opening = promiseTold('Marriage', promise);
  if (verdict === 'NOT_PROMISED') return [opening, ' So this is not a delay, and no date is given.'];
  const chief = factors.find(({ points }) => points === Math.max(...factors.map((each) => each.points)));
  const clause = (chief?.detail ?? '').replace(/ \(R[^)]*\)\.$/, '').replace(/^The /, 'the ');
  const late =
    verdict === 'ON_TIME'
      ? `${factors.length === 0 ? 'No cause of delay is' : 'Only slight causes of delay are'} found (${delayScore} of 100)${promise.verdict === 'ACTIVE' ? '' : ', but that concerns the time and not the promise'}.`
      : `A ${verdict.toLowerCase()} delay is indicated (${delayScore} of 100).`;
  // The reason stands last, where there is room for it.
  const [, reason] = /The main reason is that (.*)\.$/.exec(found.answer) ?? [];
  if (reason !== undefined) expect(reason).toBe(clause);
  return [opening, ` ${late}`, windowsTold(found)];
}

function check(found: Result): void {
  const parts = told(found);
  expect(withoutLead(found.answer).startsWith(parts[0] ?? '')).toBe(true);
  for (const part of parts) expect(found.answer).toContain(part);
  const { verdict, delayScore, factors, promise, windows, firstWindow, retrogradeDelay } = found;
  expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(delayScore);
  expect(verdict === 'NOT_PROMISED').toBe(promise.side === 'no');
  if (verdict === 'NOT_PROMISED') {
    expect([delayScore, factors, windows, firstWindow]).toEqual([0, [], [], null]);
    expect(found.withheldReason).toMatch(/No date is given/);
  } else {
    expect(verdict).toBe(
      delayScore < 15 ? 'ON_TIME' : delayScore < 40 ? 'MILD' : delayScore < 65 ? 'MODERATE' : 'SEVERE',
    );
    const names = factors.map(({ factor }) => factor);
    expect(names.includes('starLordRetrograde')).toBe(promise.delay !== null);
    expect(
      names.includes('saturnInChain') && factors.some(({ cross, factor }) => cross && factor === 'saturnInChain'),
    ).toBe(false);
  }
  expect(retrogradeDelay?.starLord ?? null).toBe(promise.delay?.starLord ?? null);
  expect(retrogradeDelay?.planet ?? promise.csl).toBe(promise.csl);
  expect(windows.length).toBeLessThanOrEqual(4);
  const usable = windows.flatMap(({ usableStart }) => usableStart ?? []).map(ms);
  // The first of all offered is never later than the first of those listed, and WEAK only where none is offered.
  if (usable.length > 0) expect(ms(firstWindow?.usableStart)).toBeLessThanOrEqual(Math.min(...usable));
  expect(firstWindow?.class === 'WEAK').toBe(firstWindow !== null && usable.length === 0);
  expect(firstWindow?.start).toBe(found.first?.start);
  if (firstWindow) expect(ms(firstWindow.end)).toBeGreaterThan(ms(firstWindow.usableStart));
}

describe('get_marriage_delay', () => {
  it('adds up and follows the bands, and every verdict and factor comes up', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call(args)));
    found.forEach(check);
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(DELAY_VERDICTS));
    const factors = new Set(found.flatMap((row) => row.factors.map(({ factor }) => factor)));
    expect(factors).toEqual(new Set(DELAY_FACTORS));
    const houses = new Set(found.flatMap(({ obstacles }) => obstacles.map(({ house }) => house)));
    expect(houses).toEqual(new Set([2, 3, 4, 5, 7, 8, 9, 10, 11]));
    expect(new Set(found.map((row) => row.secretEnemies))).toEqual(new Set([true, false]));
  });

  it('knows the worked chart: Saturn is the sub lord, the Moon its star lord', async () => {
    // Saturn in house 7 owns 7 and 8: no delay by place. Moon and Saturn two signs apart, Saturn retrograde.
    const found = await call(GOLDEN);
    expect(found.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['saturnInChain', 20],
      ['partialDenial', 10],
    ]);
    expect(found.factors.map(({ detail }) => detail)).toEqual([
      'Saturn is the 7th sub lord (R9.6).',
      'The 7th sub lord Saturn signifies 1 (level 3), not all of the opposing houses 1, 6 and 10 (R9.4).',
    ]);
    expect(found).toMatchObject({ verdict: 'MILD', delayScore: 30, retrogradeDelay: null });
    expect(found.ageAtFirstWindow).toBe(
      Math.floor((ms(found.firstWindow?.usableStart) - Date.UTC(1992, 7, 13, 23, 2)) / (365.2425 * 86_400_000)),
    );
  });

  it('finds a window in which all lords are strong', async () => {
    const { firstWindow } = await call({
      birth_datetime: '1994-01-22T23:26:32',
      latitude: 49.36,
      longitude: -37.41,
      utc_offset_minutes: -150,
      ayanamsa: 'khullar',
    });
    expect(firstWindow?.class).toBe('FULL');
  });

  it('offers no window that ends before its own release, in whatever year it is asked', async () => {
    const years = await Promise.all(
      PEOPLE.flatMap((args) =>
        Array.from({ length: 18 }, (_, year) =>
          call({ ...args, as_of_date: `${2021 + year}-01-01`, horizon_years: 4 }),
        ),
      ),
    );
    years.forEach(check);
    const states = new Set(years.flatMap(({ windows }) => windows.map(({ state }) => state)));
    for (const state of ['OPEN', 'RELEASED', 'DEFERRED'] as const) expect(states).toContain(state);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label conforms', async ({ arguments: args, now }) => {
    const { delayScore, factors } = await call(args, now);
    expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(delayScore);
  });

  it('never says too late, and refuses a moment before birth', async () => {
    const { text } = await conforms(tool, { ...GOLDEN, as_of_date: '2060-01-01' });
    expect(text).not.toMatch(/too late/i);
    const { meta } = await callTool(tool, { ...GOLDEN, as_of_date: '1990-01-01' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'as_of_date' });
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
