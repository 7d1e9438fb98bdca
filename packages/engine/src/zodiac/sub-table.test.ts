import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { divide } from './division.ts';
import { SUB_ROWS, subStarts, subSubPieces } from './sub-table.ts';

interface Table {
  readonly rows: readonly {
    n: number;
    from_arcsec: number;
    to_arcsec: number;
    sign: string;
    sign_lord: string;
    star: string;
    star_lord: string;
    sub_lord: string;
  }[];
}

describe('the 249 subs (R4.3)', () => {
  const table = readReference<Table>('kp_249_table').rows;

  it('equal the reference table, row by row', () => {
    const plain = (name: string): string => name.replace(/[^a-z]/gi, '').toLowerCase();
    expect(SUB_ROWS).toHaveLength(249);
    expect(
      SUB_ROWS.map((row) => [
        row.number,
        row.fromArcsec,
        row.toArcsec,
        row.sign,
        row.signLord,
        row.starLord,
        row.subLord,
      ]),
    ).toEqual(
      table.map((row) => [row.n, row.from_arcsec, row.to_arcsec, row.sign, row.sign_lord, row.star_lord, row.sub_lord]),
    );
    expect(SUB_ROWS.map((row) => plain(row.star).slice(0, 5))).toEqual(table.map((row) => plain(row.star).slice(0, 5)));
  });

  it('tile the circle and agree with the lookup at both ends', () => {
    let end = 0;
    for (const row of SUB_ROWS) {
      expect(row.fromArcsec).toBe(end);
      end = row.toArcsec;
      for (const arcsec of [row.fromArcsec, row.toArcsec - 0.001]) {
        const { signLord, starLord, subLord, subIndex } = divide(arcsec / 3600);
        expect({ signLord, starLord, subLord, subIndex }).toEqual({
          signLord: row.signLord,
          starLord: row.starLord,
          subLord: row.subLord,
          subIndex: row.subIndex,
        });
      }
    }
    expect(end).toBe(1_296_000);
  });

  it('come from 243 subs, six of them cut at the sign borders that the books name', () => {
    expect(subStarts).toHaveLength(243);
    expect(SUB_ROWS.filter((row) => row.cutBySign).map((row) => row.number)).toEqual([
      22, 23, 62, 63, 105, 106, 145, 146, 188, 189, 228, 229,
    ]);
  });

  it('have the borders that a much copied table misprints', () => {
    const start = (number: number): number => ((SUB_ROWS[number - 1]?.fromArcsec ?? 0) / 3600) % 30;
    expect(start(172)).toBeCloseTo(5 + 33 / 60 + 20 / 3600, 10);
    expect(start(202)).toBeCloseTo(20 + 26 / 60 + 40 / 3600, 10);
    expect(start(213)).toBeCloseTo(6 + 40 / 60, 10);
    expect(start(150)).toBeCloseTo(5 + 26 / 60 + 40 / 3600, 10);
  });
});

describe('the sub-subs (R4.4)', () => {
  it('are 2193 pieces that tile their rows and agree with the lookup', () => {
    let count = 0;
    for (const row of SUB_ROWS) {
      const pieces = subSubPieces(row);
      count += pieces.length;
      let end = row.fromArcsec * 3;
      for (const piece of pieces) {
        expect(piece.fromThirds).toBe(end);
        expect(piece.toThirds).toBeGreaterThan(piece.fromThirds);
        end = piece.toThirds;
        expect(divide(piece.fromThirds / 10_800).subSubLord).toBe(piece.subSubLord);
        expect(divide((piece.toThirds - 0.001) / 10_800).subSubLord).toBe(piece.subSubLord);
      }
      expect(end).toBe(row.toArcsec * 3);
    }
    expect(count).toBe(2193);
  });
});
