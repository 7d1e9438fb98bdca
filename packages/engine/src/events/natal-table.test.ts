import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { NATAL_EVENT_TABLE } from '../../test/reference/natal-event-table.ts';
import { NATAL_EVENTS } from './natal.ts';

const cell = (values: readonly (string | number)[]): string => values.join(' ') || '-';

describe('the natal catalogue and the table it was taken from', () => {
  it('agree cell by cell, in the same order', () => {
    const written = NATAL_EVENTS.map(({ key, topic, polarity, primaryCusp, required, supporting, denial, karakas }) =>
      [key, topic, polarity, primaryCusp, cell(required), cell(supporting), cell(denial), cell(karakas)].join('; '),
    );
    expect(written).toEqual(NATAL_EVENT_TABLE);
  });

  it('have the same names, sources and notes', () => {
    const words = NATAL_EVENTS.map(({ key, label, aliases, source, notes }) => [key, label, aliases, source, notes]);
    expect(createHash('sha256').update(JSON.stringify(words)).digest('hex')).toBe(
      '78e6845332858e1ffcee14adc25566044f8f169827c06291c4fcb1d367a3ac2d',
    );
  });
});
