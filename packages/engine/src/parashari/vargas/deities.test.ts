import { describe, expect, it } from 'vitest';
import { deityOf } from './deities.ts';
import { DIVISIONS, partSpan } from './vargas.ts';
import type { DivisionName } from './vargas.ts';

/** Deities of all parts of a sign, in order. */
function row(division: DivisionName, sign: number): (string | null)[] {
  const found: (string | null)[] = [];
  for (let at = 0; at < 30 - 1e-9; at = partSpan(division, sign * 30 + at + 1e-6).to)
    found.push(deityOf(division, sign * 30 + at + 1e-6));
  return found;
}

describe('deities of the parts (BPHS 6)', () => {
  it('D2 goes by the sign of the half', () => {
    expect([row('D2', 0), row('D2', 1)]).toEqual([
      ['Devas', 'Pitris'],
      ['Pitris', 'Devas'],
    ]);
  });

  it.each<[DivisionName, number, string, string]>([
    ['D3', 4, 'Narada', 'Durvasa'],
    ['D3', 5, 'Narada', 'Durvasa'],
    ['D4', 1, 'Sanaka', 'Sanatana'],
    ['D7', 0, 'Kshara', 'Shuddhajala'],
    ['D7', 1, 'Shuddhajala', 'Kshara'],
    ['D9', 0, 'Deva', 'Rakshasa'],
    ['D9', 1, 'Manushya', 'Deva'],
    ['D9', 2, 'Rakshasa', 'Deva'],
    ['D10', 0, 'Indra', 'Ananta'],
    ['D10', 1, 'Ananta', 'Indra'],
    ['D12', 7, 'Ganesha', 'Sarpa'],
    ['D16', 0, 'Brahma', 'Surya'],
    ['D16', 1, 'Surya', 'Brahma'],
    ['D20', 0, 'Kali', 'Sumukhi'],
    ['D20', 1, 'Daya', 'Aparajita'],
    ['D24', 0, 'Skanda', 'Bhima'],
    ['D24', 1, 'Bhima', 'Skanda'],
    ['D27', 0, 'Ashwini Kumaras', 'Pushan'],
    ['D27', 1, 'Pushan', 'Ashwini Kumaras'],
    ['D30', 0, 'Agni', 'Varuna'],
    ['D30', 1, 'Varuna', 'Agni'],
    ['D40', 1, 'Vishnu', 'Tvashta'],
    ['D40', 0, 'Vishnu', 'Tvashta'],
    ['D45', 0, 'Brahma', 'Vishnu'],
    ['D45', 1, 'Shiva', 'Brahma'],
    ['D45', 2, 'Vishnu', 'Shiva'],
    ['D60', 0, 'Ghora', 'Chandrarekha'],
    ['D60', 1, 'Chandrarekha', 'Ghora'],
  ])('%s of sign %d runs from %s to %s', (division, sign, first, last) => {
    const found = row(division, sign);
    expect([found[0], found.at(-1)]).toEqual([first, last]);
  });

  it('D3 and D20 are whole, and repeat what they should', () => {
    expect(row('D3', 0)).toEqual(['Narada', 'Agastya', 'Durvasa']);
    expect(row('D9', 7)).toEqual([
      'Manushya',
      'Rakshasa',
      'Deva',
      'Manushya',
      'Rakshasa',
      'Deva',
      'Manushya',
      'Rakshasa',
      'Deva',
    ]);
    expect(new Set(row('D20', 0)).size).toBe(19);
    expect(new Set(row('D20', 1)).size).toBe(20);
    expect(row('D24', 0).slice(0, 12)).toEqual(row('D24', 0).slice(12));
    expect(row('D40', 3).slice(0, 12)).toEqual(row('D40', 3).slice(12, 24));
  });

  it('even signs mirror odd ones in D7, D10, D16, D24, D27, D30 and D60, and no other', () => {
    for (const division of DIVISIONS) {
      const mirrored = JSON.stringify(row(division, 1)) === JSON.stringify([...row(division, 0)].reverse());
      const expected = ['D2', 'D6', 'D7', 'D8', 'D10', 'D16', 'D24', 'D27', 'D30', 'D60'].includes(division);
      expect({ division, mirrored }).toEqual({ division, mirrored: expected });
    }
  });

  it('D6 and D8 have none', () => {
    expect([...row('D6', 3), ...row('D8', 3)]).toEqual(Array.from({ length: 14 }, () => null));
  });
});
