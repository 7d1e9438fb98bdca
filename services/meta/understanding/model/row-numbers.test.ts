import { seededRandom } from '@cuspal/tool-kit/testing';
import { expect, it } from 'vitest';
import { RowNumbers } from './row-numbers.ts';

it('numbers features in the order in which they come, however many, and orders them', () => {
  const random = seededRandom(125);
  // More than there is room for at first, and each twice or so.
  const features = Array.from({ length: 700_000 }, () => Math.floor(random() * 350_000 - 175_000) * 12_251);
  const known = new Map<number, number>();
  const rows = new RowNumbers();
  const wrong = features.filter((feature) => {
    if (!known.has(feature)) known.set(feature, known.size);
    return rows.of(feature) !== known.get(feature);
  });
  expect(wrong).toEqual([]);
  const ascending = [...known.keys()].sort((one, other) => one - other);
  const { features: ordered, places } = rows.ascending();
  expect(Buffer.compare(Buffer.from(ordered.buffer), Buffer.from(Int32Array.from(ascending).buffer))).toBe(0);
  expect(ascending.every((feature, place) => places[known.get(feature) ?? -1] === place)).toBe(true);
});
