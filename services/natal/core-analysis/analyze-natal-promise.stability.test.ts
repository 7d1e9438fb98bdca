import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { callTool, conforms, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './analyze-natal-promise.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, of: object = birth) => output.parse((await conforms(tool, { ...of, ...args })).result);
/** Births with one offset each, so that the clock is not put forward or back. */
const births = randomBirths(8, 15);
/** A birth so many seconds later. */
const later = <Birth extends { readonly birth_datetime: string }>(of: Birth, seconds: number): Birth => {
  const clock = Date.parse(`${of.birth_datetime.slice(0, 19)}Z`) + seconds * 1000;
  return { ...of, birth_datetime: new Date(clock).toISOString().slice(0, 19) };
};
const rowAt = async (of: (typeof births)[number], seconds: number, event: string) =>
  (await ask({ events: [event] }, later(of, seconds))).events[0];

describe('how far a verdict holds', () => {
  it('is what the tool itself says of the births at both ends, and one second further of the nearer', async () => {
    for (const of of births) {
      const { side, stability } = (await ask({ events: ['Marriage'] }, of)).events[0] ?? {};
      if (stability === undefined) throw new Error('no row');
      const { beforeSeconds, afterSeconds, limitedBy, becomes, ...beyond } = stability;
      expect((await rowAt(of, -beforeSeconds, 'Marriage'))?.side).toBe(side);
      expect((await rowAt(of, afterSeconds, 'Marriage'))?.side).toBe(side);
      if (beyond.earlier !== undefined)
        expect((await rowAt(of, -beforeSeconds - 1, 'Marriage'))?.side).toBe(beyond.earlier);
      if (beyond.later !== undefined) expect((await rowAt(of, afterSeconds + 1, 'Marriage'))?.side).toBe(beyond.later);
      if (limitedBy === undefined) continue;
      const nearer = beforeSeconds < afterSeconds ? -beforeSeconds - 1 : afterSeconds + 1;
      expect((await rowAt(of, nearer, 'Marriage'))?.verdict).toBe(becomes);
      // The instant is cut to the second: the border lies within it.
      const clock = Date.parse(`${limitedBy.at.slice(0, 19)}Z`) - Date.parse(`${of.birth_datetime.slice(0, 19)}Z`);
      expect(Math.abs(clock / 1000 - nearer)).toBeLessThanOrEqual(1);
    }
  });

  it('is told as an interval of whole minutes beyond two minutes, else as a warning and never as both', async () => {
    const seen = { assured: 0, warned: 0 };
    for (const of of births.flatMap((each) => [-300, 0, 300].map((shift) => later(each, shift)))) {
      const { answer, events } = await ask({ events: ['Study Abroad'] }, of);
      const [row] = events;
      if (row === undefined) throw new Error('no row');
      const { beforeSeconds, afterSeconds, earlier, later: after } = row.stability;
      const near = [
        ...(earlier === undefined ? [] : [beforeSeconds + 1]),
        ...(after === undefined ? [] : [afterSeconds + 1]),
      ].filter((seconds) => seconds <= 121);
      const warned = / But a birth .*, so check the birth time first\.(?= As second |$)/.exec(answer);
      const interval = /This holds for any birth time between (\S+) and (\S+)\.(?= As second |$)/.exec(answer);
      expect([warned !== null, interval !== null]).toEqual([near.length > 0, near.length === 0]);
      seen[near.length > 0 ? 'warned' : 'assured'] += 1;
      if (near.length > 0) {
        const least = Math.min(...near);
        expect(answer).toContain(
          `But a birth ${least === 1 ? '1 second' : least < 120 ? `${least} seconds` : '2 minutes'} `,
        );
        continue;
      }
      const [from, to] = (interval?.slice(1) ?? []).map((time) => Date.parse(`2000-01-01T${time}:00Z`));
      const stated = Date.parse(`2000-01-01T${of.birth_datetime.slice(11, 19)}Z`);
      const day = 86_400_000;
      const [back, on] = [(stated - (from ?? 0) + day) % day, ((to ?? 0) - stated + day) % day].map((ms) => ms / 1000);
      expect(beforeSeconds - (back ?? 0)).toBeGreaterThanOrEqual(0);
      expect(beforeSeconds - (back ?? 0)).toBeLessThan(60);
      expect(afterSeconds - (on ?? 0)).toBeGreaterThanOrEqual(0);
      expect(afterSeconds - (on ?? 0)).toBeLessThan(60);
    }
    expect(Math.min(seen.assured, seen.warned)).toBeGreaterThan(0);
  });

  it('is counted by band over all rows asked for', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ page })));
    const counts = { FIRM: 0, FAIR: 0, THIN: 0, KNIFE_EDGE: 0 };
    const rows = pages.flatMap(({ events }) => events);
    for (const { stability } of rows) counts[stability.band] += 1;
    for (const { stabilitySummary, answer } of pages) {
      expect(stabilitySummary).toEqual(counts);
      const turning = rows.filter(({ stability: { beforeSeconds, afterSeconds, earlier, later: after } }) =>
        [earlier && beforeSeconds, after && afterSeconds].some(
          (seconds) => typeof seconds === 'number' && seconds <= 120,
        ),
      );
      expect(answer).toContain(` ${turning.length} of these 78 may turn with the birth time.`);
    }
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(NATAL_EVENTS.length);
  });
});

describe('birth_time_uncertainty_minutes', () => {
  it('adds the verdicts of the births it allows, and says where they are of two sides', async () => {
    const seen = { uncertain: 0, certain: 0 };
    for (const of of births) {
      const plain = await ask({ events: ['Marriage'] }, of);
      const { answer, events } = await ask({ events: ['Marriage'], birth_time_uncertainty_minutes: 6 }, of);
      const [row] = events;
      if (row === undefined) throw new Error('no row');
      const { alternatives = [], uncertain, stability, ...rest } = row;
      const { table: _, truncated: __, ...held } = stability;
      expect(plain.events).toEqual([{ ...rest, stability: held }]);
      expect(alternatives.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(721);
      const counted = new Map<string, number>();
      for (let second = -360; second <= 360; second += 60) {
        const { verdict = '' } = (await rowAt(of, second, 'Marriage')) ?? {};
        counted.set(verdict, (counted.get(verdict) ?? 0) + 1);
      }
      for (const { verdict, seconds, share } of alternatives) {
        expect(share).toBeCloseTo((100 * seconds) / 721, 1);
        expect(Math.abs(seconds / 60 - (counted.get(verdict) ?? 0))).toBeLessThan(3);
      }
      const side = (verdict: string) =>
        verdict === 'CONTRADICTED' ? 'split' : verdict === 'DENIED' || verdict === 'NEGATED' ? 'no' : 'yes';
      const other = alternatives.filter(({ verdict }) => side(verdict) !== side(row.verdict));
      expect(uncertain).toBe(other.length > 0 ? true : undefined);
      expect(answer.includes(' But a birth ')).toBe(other.length > 0);
      seen[other.length > 0 ? 'uncertain' : 'certain'] += 1;
    }
    expect(seen.uncertain).toBeGreaterThan(0);
    expect(seen.certain).toBeGreaterThan(0);
  });

  it('tells how many of several verdicts change sides', async () => {
    const args = { events: ['Marriage', 'Childbirth', 'Career / Job Start'], birth_time_uncertainty_minutes: 10 };
    const { answer, events } = await ask(args);
    const uncertain = events.filter((row) => row.uncertain).length;
    expect(uncertain).toBe(1);
    expect(answer).toContain(' 1 of these 3 may turn with the birth time.');
    const whole = await ask({ birth_time_uncertainty_minutes: 10 });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ page, birth_time_uncertainty_minutes: 10 })));
    const turning = pages.flatMap((page) => page.events).filter((row) => row.uncertain).length;
    expect(whole.answer).toContain(` ${turning} of these 78 may turn with the birth time.`);
  });

  it.each([-1, 121])('refuses %j', async (wrong) => {
    const { meta, text } = await callTool(tool, { ...birth, birth_time_uncertainty_minutes: wrong });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_time_uncertainty_minutes' });
    expect(text).toContain('birth_time_uncertainty_minutes');
  });
});
