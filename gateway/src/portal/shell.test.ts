import { describe, expect, it } from 'vitest';
import { doneNotice } from './shell.ts';

const SENTENCES = { removed: () => 'It is <removed>.' };

describe('what a form has done', () => {
  it('is said by the word that the address carries, as a status that is read out', () => {
    expect(doneNotice(SENTENCES, 'removed')).toMatchObject({
      text: '<div class="notice" role="status"><p>It is &lt;removed&gt;.</p></div>',
    });
  });

  it.each([null, '', 'revoked', 'constructor', 'toString', '__proto__'])('is not said by %j', (word) => {
    expect(doneNotice(SENTENCES, word)).toBe(false);
  });
});
