import { expect, it } from 'vitest';
import { COUNTED } from './counted.ts';
import { countedBytes, countedOf } from './counted-file.ts';

it('reads what was counted as it was counted, to the last bit', () => {
  const { names, words, ...columns } = COUNTED.finish();
  const read = countedOf(countedBytes({ names, words, ...columns }));
  const { names: namesRead, words: wordsRead, ...columnsRead } = read;
  expect([namesRead, wordsRead]).toEqual([names, words]);
  const found = new Map(Object.entries(columnsRead));
  expect([...found.keys()].sort()).toEqual(Object.keys(columns).sort());
  for (const [name, column] of Object.entries(columns)) {
    const other = found.get(name);
    expect([name, other?.constructor.name]).toEqual([name, column.constructor.name]);
    expect([name, other === undefined ? NaN : Buffer.compare(memoryOf(other), memoryOf(column))]).toEqual([name, 0]);
  }
});

it('takes no memory beside that of a file that was read', () => {
  const bytes = countedBytes(COUNTED.finish());
  const { features, share } = countedOf(bytes);
  expect(features.buffer).toBe(bytes.buffer);
  expect(share.buffer).toBe(bytes.buffer);
});

const memoryOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
