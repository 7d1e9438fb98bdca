import { describe, expect, it } from 'vitest';
import { divide } from './division.ts';
import { DASHA_ORDER, DASHA_YEARS } from './names.ts';
import { SUB_SUB_ROWS } from './sub-sub-table.ts';
import { SUB_ROWS } from './sub-table.ts';

/** Thirds of an arc-second in a degree. */
const DEGREE = 10_800;

describe('the 2193 sub-subs (R4.4)', () => {
  it('E: are 27 times 81, and six more where a border of a sign cuts one', () => {
    expect(SUB_SUB_ROWS).toHaveLength(27 * 81 + 6);
    const cuts = SUB_SUB_ROWS.filter(
      ({ fromThirds, row, subSubLord }, index) =>
        fromThirds % (30 * DEGREE) === 0 &&
        SUB_SUB_ROWS[index - 1]?.subSubLord === subSubLord &&
        SUB_SUB_ROWS[index - 1]?.row.subIndex === row.subIndex,
    );
    // The sub of Rahu in a star of the Sun, and of the Moon in a star of Jupiter, by the books.
    expect(cuts.map(({ row }) => [row.number, row.starLord, row.subLord])).toEqual([
      [23, 'Sun', 'Rahu'],
      [63, 'Jupiter', 'Moon'],
      [106, 'Sun', 'Rahu'],
      [146, 'Jupiter', 'Moon'],
      [189, 'Sun', 'Rahu'],
      [229, 'Jupiter', 'Moon'],
    ]);
  });

  it('tile the zodiac without a gap, each within its row of the 249, and every sign begins a row', () => {
    let end = 0;
    for (const { number, row, fromThirds, toThirds } of SUB_SUB_ROWS) {
      expect(SUB_SUB_ROWS[number - 1]?.fromThirds).toBe(fromThirds);
      expect(fromThirds).toBe(end);
      expect(fromThirds).toBeGreaterThanOrEqual(row.fromArcsec * 3);
      expect(toThirds).toBeLessThanOrEqual(row.toArcsec * 3);
      end = toThirds;
    }
    expect(end).toBe(360 * DEGREE);
    const starts = new Set(SUB_SUB_ROWS.map(({ fromThirds }) => fromThirds));
    for (let sign = 0; sign < 12; sign += 1) expect(starts).toContain(sign * 30 * DEGREE);
    expect(new Set(SUB_SUB_ROWS.map(({ row }) => row.number)).size).toBe(SUB_ROWS.length);
  });

  it('have the widths of Vimshottari: a part of the sub as great as its lord has years of 120', () => {
    const years = (planet: string): number => DASHA_YEARS[DASHA_ORDER.findIndex((each) => each === planet)] ?? NaN;
    for (const { row, subSubLord, fromThirds, toThirds } of SUB_SUB_ROWS) {
      // A star is 13°20′, 144,000 thirds of a second.
      const whole = (144_000 * years(row.subLord) * years(subSubLord)) / 120 / 120;
      if (row.cutBySign) expect(toThirds - fromThirds).toBeLessThanOrEqual(whole);
      else expect(toThirds - fromThirds).toBe(whole);
    }
  });

  it('agree with the lookup of a longitude at both ends', () => {
    for (const { row, subSubLord, fromThirds, toThirds } of SUB_SUB_ROWS)
      for (const thirds of [fromThirds, toThirds - 0.01])
        expect(divide(thirds / DEGREE)).toMatchObject({
          subIndex: row.subIndex,
          signIndex: row.signIndex,
          subLord: row.subLord,
          subSubLord,
        });
  });

  it('begin with the nine of Ketu in Ashwini', () => {
    // Worked by hand: the sub of Ketu is 2800 seconds wide, its first part 2800 × 7 / 120 = 163⅓ seconds.
    expect(SUB_SUB_ROWS.slice(0, 9).map(({ subSubLord }) => subSubLord)).toEqual(DASHA_ORDER);
    expect([1, 2, 10].map((number) => SUB_SUB_ROWS[number - 1]?.fromThirds)).toEqual([0, 490, 8400]);
    expect(SUB_SUB_ROWS[9]?.row.number).toBe(2);
    expect(SUB_SUB_ROWS.at(-1)).toMatchObject({ number: 2193, row: { number: 249 }, toThirds: 3_888_000 });
  });
});
