import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

describe('understand', () => {
  it('names the event of the question by its label', () => {
    expect(understand('When will I get married?')).toMatchObject({
      topic: 'marriage',
      event: { catalogue: 'natal', key: 'marriage', label: 'Marriage' },
      noEventReason: null,
    });
  });

  it('offers three topics for words without a meaning', () => {
    expect(understand('xyzzy')).toMatchObject({ unclear: true, nearest: ['marriage', 'career', 'health'] });
  });
});
