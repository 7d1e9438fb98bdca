import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { isVargottama, partsOf, partSpan, vargaPlace, VARGAS, vargaSign } from './vargas.ts';
import type { Varga } from './vargas.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/reference/${name}.json`, import.meta.url), 'utf8'));

const ABBREVIATIONS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

interface SignCase {
  readonly input_longitudes: Readonly<Record<string, number>>;
  readonly expected: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const jagannatha: readonly SignCase[] = read('varga_cases').cases;
/** Its hora chart is another school's (Uma Shambhu). */
const PRINTED: readonly (readonly [Varga, string])[] = [
  ['D1', 'D1'],
  ['D3', 'D3(Trd)'],
  ['D4', 'D4'],
  ['D6', 'D6'],
  ['D7', 'D7(Trd)'],
  ['D8', 'D8'],
  ['D9', 'D9'],
  ['D10', 'D10(Trd)'],
  ['D12', 'D12(Trd)'],
  ['D16', 'D16(Trd)'],
  ['D20', 'D20(Trd)'],
  ['D24', 'D24(Trd)'],
  ['D27', 'D27(Trd)'],
  ['D30', 'D30'],
  ['D40', 'D40'],
  ['D45', 'D45'],
  ['D60', 'D60(Trd)'],
];

describe('divisional signs against Jagannatha Hora (R24)', () => {
  it.each(PRINTED)('%s', (varga, key) => {
    for (const { input_longitudes: longitudes, expected } of jagannatha) {
      const found = Object.fromEntries(
        Object.entries(longitudes).map(([body, longitude]) => [body, ABBREVIATIONS[vargaSign(varga, longitude)]]),
      );
      expect(found).toEqual(expected[key]);
    }
  });
});

type Row = readonly (readonly [number, number | null])[];
const pyjhora: Readonly<Record<(typeof VARGAS)[number], Row>> = read('varga_cases_pyjhora');

describe('divisional signs and degrees against PyJHora (R24)', () => {
  it.each(VARGAS)('%s', (varga) => {
    pyjhora.D1.forEach(([sign, degree], index) => {
      const [expectedSign, expectedDegree] = pyjhora[varga][index] ?? [NaN, null];
      const place = vargaPlace(varga, sign * 30 + (degree ?? NaN));
      expect(place.sign).toBe(expectedSign);
      if (expectedDegree !== null) expect(Math.abs(place.degree - expectedDegree)).toBeLessThan(0.2);
    });
  });
});

describe('division edges (R4.5)', () => {
  const at = (sign: number, degrees: number, minutes = 0) => sign * 30 + degrees + minutes / 60;

  it('belong to the part they open, however they were computed', () => {
    for (const [varga, parts] of [
      ['D2', 2],
      ['D3', 3],
      ['D4', 4],
      ['D6', 6],
      ['D7', 7],
      ['D8', 8],
      ['D9', 9],
      ['D10', 10],
      ['D12', 12],
      ['D16', 16],
      ['D20', 20],
      ['D24', 24],
      ['D27', 27],
      ['D40', 40],
      ['D45', 45],
      ['D60', 60],
    ] as const)
      for (let sign = 0; sign < 12; sign += 1)
        for (let part = 0; part < parts; part += 1) {
          const edge = sign * 30 + (30 * part) / parts;
          for (const longitude of [edge, edge + 1e-13, edge - 1e-12, 24.1234567 + edge - 24.1234567])
            expect(vargaPlace(varga, (longitude + 360) % 360).part).toBe(part);
          expect(vargaPlace(varga, edge + 1e-6).degree).toBeLessThan(1e-4);
        }
  });

  it('of the five unequal parts of D30', () => {
    const odd = [0, 5, 10, 18, 25].map((degree) => vargaSign('D30', at(2, degree)));
    const even = [0, 5, 12, 20, 25].map((degree) => vargaSign('D30', at(3, degree)));
    expect(odd).toEqual([0, 10, 8, 2, 6]);
    expect(even).toEqual([1, 5, 11, 9, 7]);
    expect(vargaSign('D30', at(2, 9, 59))).toBe(10);
    expect(vargaSign('D30', at(3, 11, 59))).toBe(5);
    // Half way through the part of eight degrees.
    expect(vargaPlace('D30', at(0, 14))).toEqual({ sign: 8, part: 2, degree: 15 });
  });

  it('of the Parashara hora', () => {
    expect(vargaSign('D2', at(0, 14, 59))).toBe(4);
    expect(vargaSign('D2', at(0, 15))).toBe(3);
    expect(vargaSign('D2', at(1, 14, 59))).toBe(3);
    expect(vargaSign('D2', at(1, 15))).toBe(4);
  });

  it('of D7 in an even sign begins with the seventh sign, D12 with the sign itself', () => {
    expect(vargaSign('D7', at(1, 0))).toBe(7);
    expect(vargaSign('D12', at(9, 0))).toBe(9);
  });
});

describe('what books say of single divisions', () => {
  const sign = (varga: Varga, at: string, degrees: number, minutes = 0) =>
    ABBREVIATIONS[vargaSign(varga, 30 * ABBREVIATIONS.indexOf(at) + degrees + minutes / 60)];
  it.each<[Varga, string, number, number, string]>([
    // PVR's own examples of hora and siddhamsa.
    ['D2', 'Le', 24, 57, 'Cn'],
    ['D2', 'Ge', 5, 38, 'Le'],
    ['D2', 'Vi', 19, 10, 'Le'],
    ['D24', 'Ge', 11, 0, 'Ar'],
    ['D24', 'Sc', 19, 0, 'Li'],
    // First parts: D6 by parity, D7 and D10 from the sign or the 7th or 9th, D8, D20 and D45 by modality.
    ['D6', 'Sg', 4, 59, 'Ar'],
    ['D6', 'Pi', 4, 59, 'Li'],
    ['D7', 'Ta', 0, 0, 'Sc'],
    ['D8', 'Cp', 0, 0, 'Ar'],
    ['D8', 'Aq', 0, 0, 'Sg'],
    ['D8', 'Pi', 0, 0, 'Le'],
    ['D10', 'Ge', 0, 0, 'Ge'],
    ['D10', 'Ta', 0, 0, 'Cp'],
    ['D20', 'Sc', 0, 0, 'Sg'],
    ['D20', 'Vi', 0, 0, 'Le'],
    ['D45', 'Aq', 0, 0, 'Le'],
    ['D60', 'Ta', 0, 15, 'Ta'],
  ])('%s of %s %d°%d is %s', (varga, at, degrees, minutes, expected) => {
    expect(sign(varga, at, degrees, minutes)).toBe(expected);
  });

  it('widths are those of the rules, in minutes of arc', () => {
    const width = (varga: Varga) => (partSpan(varga, 0.001).to - partSpan(varga, 0.001).from) * 60;
    expect(width('D16')).toBeCloseTo(112.5, 9);
    expect(width('D27')).toBeCloseTo(66 + 40 / 60, 9);
    expect(width('D40')).toBeCloseTo(45, 9);
    expect(width('D45')).toBeCloseTo(40, 9);
    expect(partsOf('D30')).toBe(5);
    expect([0, 6, 12, 19, 26].map((degree) => partSpan('D30', degree))).toEqual([
      { from: 0, to: 5 },
      { from: 5, to: 10 },
      { from: 10, to: 18 },
      { from: 18, to: 25 },
      { from: 25, to: 30 },
    ]);
    expect(partSpan('D30', 30 + 19)).toEqual({ from: 12, to: 20 });
  });

  it('D4 stays in a kendra of the sign, D9 is 9s + n, D30 knows no Cancer and no Leo', () => {
    for (let tenths = 0; tenths < 3600; tenths += 1) {
      const longitude = tenths / 10 + 0.013;
      const own = Math.floor(longitude / 30);
      expect((vargaSign('D4', longitude) - own + 12) % 3).toBe(0);
      expect(vargaSign('D9', longitude)).toBe((9 * own + Math.floor(((longitude % 30) * 9) / 30)) % 12);
      expect([3, 4]).not.toContain(vargaSign('D30', longitude));
      expect([3, 4]).toContain(vargaSign('D2', longitude));
    }
  });
});

describe('vargottama (R23.8)', () => {
  it('is the first part of movable signs, the fifth of fixed, the last of dual', () => {
    for (let sign = 0; sign < 12; sign += 1) {
      const own = [0, 13 + 20 / 60, 26 + 40 / 60][sign % 3] ?? NaN;
      for (let part = 0; part < 9; part += 1) {
        const start = (part * 10) / 3;
        const expected = Math.abs(start - own) < 1e-6;
        expect(isVargottama(sign * 30 + start + 0.001)).toBe(expected);
        expect(isVargottama(sign * 30 + start + 10 / 3 - 0.001)).toBe(expected);
      }
    }
  });
});
