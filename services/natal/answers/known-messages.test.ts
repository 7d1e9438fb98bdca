import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  BROUGHT_TOGETHER,
  OF_A_MOMENT,
  OF_A_PROMISE,
  OF_NO_DATE,
  OF_PERIODS,
  OF_THE_BEST_DATE,
} from './known-messages.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The catalogue that an id names: that of a family or of a room of the engine. */
function keysOf(id: string): readonly string[] {
  const [room = '', ...rest] = id.split('/').slice(0, -1);
  const isPackage = room === 'engine' || room === 'tool-kit';
  const file = isPackage ? join('packages', room, 'src', ...rest) : join('services', room, ...rest);
  const messages: unknown = JSON.parse(readFileSync(join(ROOT, `${file}.messages.json`), 'utf8'));
  return Object.keys(messages ?? {});
}

describe('messages that an answer knows', () => {
  const known = [BROUGHT_TOGETHER, OF_A_MOMENT, OF_A_PROMISE, OF_NO_DATE, OF_PERIODS, OF_THE_BEST_DATE].flatMap(
    (ids) => [...ids],
  );

  it.each(known)('%s is in its catalogue', (id) => {
    expect(keysOf(id)).toContain(id.split('/').at(-1));
  });
});
