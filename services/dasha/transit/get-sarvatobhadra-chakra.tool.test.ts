import { MARK_KINDS } from '@cuspal/engine/gochara/sarvatobhadra/board';
import { NATAL_POINTS, POINT_VERDICTS, STRIKES } from '@cuspal/engine/gochara/sarvatobhadra/judge';
import { VEDHA_LINES, VEDHA_MOTIONS } from '@cuspal/engine/gochara/sarvatobhadra/vedha';
import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-sarvatobhadra-chakra.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_sarvatobhadra_chakra', () => {
  it("has the native's own points: stars counted from Dhanishta, Cancer rising, a Thursday before sunrise", async () => {
    const { natalPoints } = await ask({ ...birth, query_datetime: '2026-11-20', name_letters: ['K', 'sh', 'gh'] });
    expect(natalPoints.map(({ point, value }) => `${point} ${value}`)).toEqual([
      'janma Dhanishta',
      'jaati Uttara Bhadrapada',
      'naidhana Bharani',
      'karma Mrigashira',
      'desha Punarvasu',
      'abhisheka Pushya',
      'sanghatika Purva Phalguni',
      'samudayika Hasta',
      'aadhana Chitra',
      'vainashika Anuradha',
      'manasa Purva Ashadha',
      'lagnaSign Cancer',
      'moonSign Aquarius',
      // Krishna Pratipada; 14 August 1992 was a Friday, but the Sun had not risen.
      'tithiGroup Nanda',
      'weekday Thursday',
      'nameLetter k',
      'nameLetter sh',
      'nameLetter gh',
    ]);
    const cells = Object.fromEntries(natalPoints.map(({ value, cell }) => [value, cell]));
    expect(cells).toMatchObject({
      Dhanishta: [7, 0],
      Nanda: [3, 4],
      Thursday: [5, 4],
      k: [1, 4],
      sh: [5, 1],
      gh: null,
    });
  });

  it('shows on the board what each planet strikes', async () => {
    const { board, planets } = await ask({ ...birth, query_datetime: '2026-11-20T05:30:00' });
    expect(board).toHaveLength(9);
    expect(board[0]?.[5]).toBe('Punarvasu');
    const sun = planets[0];
    // The Sun in the first quarter of Anuradha strikes the corner i.
    expect(sun).toMatchObject({ planet: 'Sun', star28: 'Anuradha', cell: [8, 7], motion: 'fast', alsoStrikes: [] });
    expect(sun?.lines.find(({ line }) => line === 'front')?.cells.map(({ value }) => value)).toEqual([
      'ri',
      't',
      'r',
      'p',
      'ṭ',
      'm',
      'uu',
      'Ashlesha',
      'i',
    ]);
    for (const { lines } of planets) {
      expect(lines.map(({ line }) => line)).toEqual([...VEDHA_LINES]);
      expect(lines.filter(({ emphasised }) => emphasised)).toHaveLength(1);
      for (const { cells } of lines) {
        for (const { r, c, value } of cells)
          expect(board[r]?.[c]).toContain(value.endsWith('day') ? value.slice(0, 3) : value);
      }
    }
  });

  const seen = {
    motions: new Set<string>(),
    kinds: new Set<string>(),
    verdicts: new Set<string>(),
    lines: new Set<string>(),
    overall: new Set<string>(),
  };
  it.each(SAMPLE_CHARTS)(
    '$label: who strikes a point has it on a line, the overall counts agree',
    async ({ arguments: args, now, edge }) => {
      const { answer, planets, natalPoints, overall, notes } = await ask(
        { ...args, name_letters: ['a', 'm', 'ṣ', 'tr'], matter: 'danger' },
        now,
      );
      expect([...new Set(natalPoints.map(({ point }) => point))]).toEqual([...NATAL_POINTS]);
      const own = natalPoints.filter(({ counts }) => counts);
      expect(own.map(({ point }) => point)).toEqual([
        'janma',
        'naidhana',
        'vainashika',
        'lagnaSign',
        'moonSign',
        'tithiGroup',
        'weekday',
        ...Array<string>(4).fill('nameLetter'),
      ]);
      const counting = natalPoints.filter(({ counts }) => counts);
      const count = (of: string): number => counting.filter((each) => each.verdict === of).length;
      expect(answer).toContain(
        `Of ${counting.length} points ${count('FAVOURABLE')} ${count('FAVOURABLE') === 1 ? 'is' : 'are'} struck well, ${count('UNFAVOURABLE')} badly and ${count('MIXED')} both ways.`,
      );
      const words = {
        FAVOURABLE: 'favourable',
        UNFAVOURABLE: 'unfavourable',
        MIXED: 'mixed',
        WEAK: 'weak',
        NONE: 'silent',
      };
      expect(answer).toContain(`the moment as a whole is ${words[overall.verdict]}`);
      for (const { cell, struckBy, verdict, point } of natalPoints) {
        seen.verdicts.add(verdict);
        for (const { planet, line } of struckBy) {
          seen.lines.add(line);
          if (line === 'position' || point === 'nameLetter') continue;
          const cells = planets.find((each) => each.planet === planet)?.lines.find((each) => each.line === line)?.cells;
          expect(cells?.some(({ r, c }) => r === cell?.[0] && c === cell[1])).toBe(true);
        }
      }
      const strikes = (kind: string) =>
        own.reduce(
          (sum, { struckBy }) =>
            sum + new Set(struckBy.filter((each) => each.kind === kind).map(({ planet }) => planet)).size,
          0,
        );
      expect([overall.benefic, overall.malefic]).toEqual([strikes('benefic'), strikes('malefic')]);
      // The whole goes by all strikes together and may differ from the points one by one, so the answer counts them.
      const often = (strikeCount: number): string =>
        strikeCount === 0 ? 'never' : strikeCount === 1 ? 'once' : strikeCount === 2 ? 'twice' : `${strikeCount} times`;
      if (overall.verdict === 'MIXED')
        expect(answer).toContain(`Benefic and malefic planets both strike its points ${often(overall.benefic)}.`);
      if (overall.verdict === 'FAVOURABLE')
        expect(answer).toContain(
          `Benefic planets strike its points ${often(overall.benefic)} and malefic ones ${often(overall.malefic)}.`,
        );
      if (overall.verdict === 'UNFAVOURABLE')
        expect(answer).toContain(
          `Malefic planets strike its points ${often(overall.malefic)} and benefic ones ${often(overall.benefic)}.`,
        );
      seen.overall.add(overall.verdict);
      for (const { motion, lines } of planets) {
        seen.motions.add(motion);
        for (const { cells } of lines) for (const { kind } of cells) seen.kinds.add(kind);
      }
      if (edge === 'polar') expect(notes.join(' ')).toMatch(/06:00 local mean time/);
    },
  );

  it('reached every motion, verdict and kind of strike and cell', () => {
    expect([...seen.motions].sort()).toEqual([...VEDHA_MOTIONS].sort());
    expect([...seen.verdicts].sort()).toEqual([...POINT_VERDICTS].sort());
    expect([...seen.lines].sort()).toEqual([...STRIKES].sort());
    expect([...seen.kinds].sort()).toEqual([...MARK_KINDS].sort());
    expect(seen.overall.size).toBeGreaterThan(1);
  });

  it.each([
    [{ name_letters: ['q'] }, 'validation_failed', 'name_letters', /one of: a, aa, u/],
    [{ name_letters: ['a', 'i', 'u', 'e', 'o'] }, 'validation_failed', 'name_letters', /4/],
    [{ matter: 'love' }, 'validation_failed', 'matter', /career/],
    [{ query_datetime: '2026-2-1' }, 'validation_failed', 'query_datetime', /ISO 8601/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...birth, ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
