import { NATAL_EVENTS, natalEvent } from '@cuspal/engine/events/natal';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { disclaimerText } from '@cuspal/tool-kit';
import { callTool, conforms, findTool, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-boundary-warnings.tool.ts';

const output = z.object(tool.output.shape);
const warningsOf = async (args: object) => output.parse((await conforms(tool, args)).result);
/** Wall-clock text some seconds later. */
const later = (text: string, seconds: number): string =>
  new Date(Date.parse(`${text}Z`) + seconds * 1000).toISOString().slice(0, 23);

/** Seconds in a unit, and half of the last place printed: whole seconds and minutes, tenths of hours and days. */
const UNITS = new Map([
  ['s', { seconds: 1, half: 0 }],
  ['min', { seconds: 60, half: 30 }],
  ['h', { seconds: 3600, half: 180 }],
  ['days', { seconds: 86_400, half: 4320 }],
]);

describe('get_boundary_warnings', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: 21 entries whose severities add up',
    async ({ arguments: args }) => {
      const { entries, warnings, criticalCount, cautionCount, clearCount, verdictStability } = await warningsOf(args);
      const count = (severity: string) => entries.filter((entry) => entry.severity === severity).length;
      expect(entries.map(({ target }) => target)).toEqual([
        ...Array.from({ length: 12 }, (_, index) => `cusp_${index + 1}`),
        ...['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'].map(
          (planet) => `planet_${planet}`,
        ),
      ]);
      expect([criticalCount, cautionCount, clearCount]).toEqual([count('CRITICAL'), count('CAUTION'), count('CLEAR')]);
      expect(warnings.map(({ target }) => target)).toEqual(
        entries.filter(({ severity }) => severity !== 'CLEAR').map(({ target }) => target),
      );
      const criticalCusps = warnings.filter(
        ({ target, severity }) => target.startsWith('cusp') && severity === 'CRITICAL',
      ).length;
      expect(verdictStability).toBe(['STABLE', 'SENSITIVE', 'SENSITIVE'][criticalCusps] ?? 'UNRELIABLE');
    },
  );

  it('speaks of one second in the singular', async () => {
    const birth = { latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
    const { answer } = await warningsOf({ ...birth, birth_datetime: '1992-08-14T04:32:01' });
    expect(answer).toContain('A birth time 1 second later changes the sub lord of cusp 5.');
  });

  it('reaches the other sub lord by the shift it names, not by nine tenths of it', async () => {
    let checked = 0;
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      if (args.utc_offset_minutes === undefined) continue;
      for (const { target, shiftSeconds, subLord, alternateSubLord } of (await warningsOf(args)).warnings) {
        if (!target.startsWith('cusp') || shiftSeconds === null || Math.abs(shiftSeconds) < 10) continue;
        const subAt = async (seconds: number) => {
          const moved = await warningsOf({ ...args, birth_datetime: later(args.birth_datetime, seconds) });
          return moved.entries.find((entry) => entry.target === target)?.subLord;
        };
        expect(await subAt(shiftSeconds)).toBe(alternateSubLord);
        expect(await subAt(shiftSeconds * 0.9)).toBe(subLord);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(15);
  });

  it('begins with the critical cusps and the smallest shift that changes one of them', async () => {
    const seen = new Set<string>();
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const { answer, warnings, verdictStability, next } = await warningsOf(args);
      seen.add(verdictStability);
      const cusps = (severity: string) =>
        warnings.filter((each) => each.severity === severity && each.target.startsWith('cusp_'));
      const named = (sentence: RegExp) =>
        [...(sentence.exec(answer)?.[1] ?? '').matchAll(/\d+/g)].map(([cusp]) => `cusp_${cusp}`);
      expect(named(/A small error in the birth time would change cusps? ([\d, and]+), so/)).toEqual(
        cusps('CRITICAL').map(({ target }) => target),
      );
      expect(named(/A somewhat larger one would change cusps? ([\d, and]+)\./)).toEqual(
        cusps('CAUTION').map(({ target }) => target),
      );
      const shifts = cusps('CRITICAL').map(({ shiftSeconds }) => Math.abs(shiftSeconds ?? Infinity));
      const least = Number(/A birth time (\d+) seconds?/.exec(answer)?.[1] ?? Infinity);
      expect(least).toBe(Math.min(...shifts, Infinity));
      expect(answer.startsWith('A small error in the birth time would change no cusp.')).toBe(
        verdictStability === 'STABLE',
      );
      for (const { tool: name } of next) expect((await findTool(name)).name).toBe(name);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('names unwelcome events only when asked, with their disclaimers', async () => {
    const rows = NATAL_EVENTS.filter(({ polarity }) => polarity === 'adverse');
    const adverse = new Set(rows.map(({ label }) => label));
    const ofHealth = new Set(rows.filter(({ topic }) => topic === 'health').map(({ label }) => label));
    const never = ['pregnancy_loss', 'imprisonment', 'addiction'].map((key) => natalEvent(key).label);
    let found = 0;
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const names = (result: Awaited<ReturnType<typeof warningsOf>>) =>
        result.warnings.flatMap((each) => each.affectedEvents);
      const plain = await warningsOf(args);
      expect(names(plain).filter((label) => adverse.has(label))).toEqual([]);
      expect(plain.disclaimers).toBeUndefined();
      const asked = await warningsOf({ ...args, include_adverse: true });
      expect(names(asked).filter((label) => !adverse.has(label))).toEqual(names(plain));
      for (const label of never) expect(names(asked)).not.toContain(label);
      found += names(asked).length - names(plain).length;
      if (names(asked).some((label) => ofHealth.has(label)))
        expect(asked.disclaimers).toContain(disclaimerText('health'));
    }
    expect(found).toBeGreaterThan(0);
  });

  it('says in words what lies on the other side', async () => {
    // 1 s of time is 15" of right ascension: cusp borders lie minutes away, and the words carry the same numbers.
    const args = SAMPLE_CHARTS[0]?.arguments ?? {};
    const { warnings } = await warningsOf(args);
    expect(warnings.length).toBeGreaterThan(0);
    for (const { target, note, subLord, alternateSubLord, distanceArcmin, shiftSeconds, side } of warnings) {
      expect(note).toContain(
        `${distanceArcmin.toFixed(1)}' ${side === 'lower' ? 'past the start' : 'before the end'} of its ${subLord} sub`,
      );
      expect(note).toContain(`sub lord is ${planetInWords(alternateSubLord)}`);
      if (shiftSeconds === null) continue;
      const [, number, unit = '', way] = / ([\d.]+) (s|min|h|days) (earlier|later)/.exec(note) ?? [];
      expect(way).toBe(shiftSeconds < 0 ? 'earlier' : 'later');
      if (target.startsWith('cusp_')) expect(unit).toBe('s');
      const { seconds, half } = UNITS.get(unit) ?? { seconds: NaN, half: NaN };
      expect(Math.abs(Number(number) * seconds - Math.abs(shiftSeconds))).toBeLessThanOrEqual(half + 1e-6);
    }
  });

  it('answers out_of_range inside the polar circles and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { isError, meta, text } = await callTool(tool, polar?.arguments ?? {});
    expect([isError, meta['code']]).toEqual([true, 'out_of_range']);
    expect(text).toMatch(/66\.5/);
  });

  it.each([
    [{ birth_datetime: '1992-08-14' }, 'validation_failed', 'birth_datetime', /find_birth_time/],
    [{ latitude: 91 }, 'validation_failed', 'latitude', /-90/],
    [{ house: 7 }, 'validation_failed', 'house', /Unknown argument "house"/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...SAMPLE_CHARTS[0]?.arguments, ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
