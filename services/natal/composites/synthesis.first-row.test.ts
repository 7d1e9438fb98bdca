import { describe, expect, it } from 'vitest';
import { firstRow } from './synthesis.ts';

describe('the row that decides', () => {
  it('is the first that holds, with the unread ones before it named', () => {
    const rows = [
      { rule: 'S1', answer: 'A', holds: false },
      { rule: 'S2', answer: 'B', holds: null },
      { rule: 'S3', answer: 'C', holds: true },
      { rule: 'S4', answer: 'D', holds: null },
    ];
    expect(firstRow(rows)).toEqual({ rule: 'S3', answer: 'C', passedOver: ['S2'] });
    expect(() => firstRow(rows.slice(0, 2))).toThrow('None of the rows S1, S2 holds');
  });
});
