import { birthsFor, conforms, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { Printed } from '../test/composite-blocks.ts';
import outlook from './run-year-outlook-complete.tool.ts';

const ms = (printed: string): number => Date.parse(printed);

describe('run_year_outlook_complete at the moment of the call', () => {
  it('does not depend on the present moment before its year, and takes that year by default', async () => {
    const { now: _, ...call } = { now: 0, args: { ...GOLDEN, target_year: 2031 } };
    const results = [];
    for (const now of [Date.UTC(2005, 5, 1), Date.UTC(2029, 10, 2, 3)]) {
      const { result } = await conforms(outlook, call.args, { now });
      const { asOf, ...rest } = result;
      expect(ms(String(asOf))).toBe(now);
      results.push(rest);
    }
    expect(results[0]).toEqual(results[1]);
    const { result } = await conforms(outlook, GOLDEN, { now: Date.UTC(2031, 5, 1) });
    expect(result).toMatchObject({ targetYear: 2031, basis: 'birthday' });
    expect({ ...result, asOf: null }).toEqual({ ...results[0], asOf: null });
  });

  it('A11: reads a year that has begun from the call on, and names what is past', async () => {
    const now = Date.UTC(2031, 11, 1, 6);
    const { result }: { readonly result: Printed } = await conforms(outlook, { ...GOLDEN, target_year: 2031 }, { now });
    expect(ms(result.readFrom)).toBe(now);
    expect(result.synthesis.text).toMatch(/The year began on 1\d August 2031, and what is past is left out\./);
    expect(result.synthesis.quoteFirst).toMatch(/^The rest of the year, until 1\d August 2032, looks /);
    expect(result.months.map(({ month }: Printed) => month)).toEqual([
      '2031-12',
      ...['01', '02', '03', '04', '05', '06', '07'].map((month) => `2032-${month}`),
    ]);
    for (const { detail } of result.synthesis.factors) expect(detail).not.toMatch(/(?<!rest )of the year(?! of)/);
  });

  it('A11: names no opening that is over, and says of one that runs that it does', async () => {
    let [running, begun] = [0, 0];
    for (const { args, now } of randomLives(birthsFor(100), 3105)) {
      if (new Date(now).getUTCFullYear() > 2397) continue;
      const { result }: { readonly result: Printed } = await conforms(outlook, args, { now });
      const { openings, readFrom, synthesis, start } = result;
      // The present year by the calendar; a birthday to come is a year to come.
      expect(readFrom === undefined).toBe(ms(start) >= Math.floor(now / 1000) * 1000);
      begun += readFrom === undefined ? 0 : 1;
      for (const { start: from, end } of openings) {
        expect(ms(from)).toBeGreaterThanOrEqual(Math.floor(now / 1000) * 1000);
        expect(ms(end)).toBeGreaterThan(now);
      }
      if (synthesis.timing === null) continue;
      const runs = readFrom !== undefined && synthesis.timing.best.usableStart === readFrom;
      expect(synthesis.text.includes('already running, until')).toBe(runs);
      running += runs ? 1 : 0;
    }
    expect(begun).toBeGreaterThan(0);
    if (birthsFor(100) === 100) expect(running).toBeGreaterThan(0);
  }, 600_000);

  it('A11: tells a year that is over as such', async () => {
    const { result }: { readonly result: Printed } = await conforms(
      outlook,
      { ...GOLDEN, target_year: 2020 },
      { now: Date.UTC(2026, 10, 28) },
    );
    expect(result.readFrom).toBeUndefined();
    expect(result.synthesis.text).toMatch(
      /^The year from 1\d August 2020 to 1\d August 2021 looked .* This year is over\./,
    );
    expect(result.months).toHaveLength(12);
  });
});
