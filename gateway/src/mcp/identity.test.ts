import { describe, expect, it } from 'vitest';
import { INSTRUCTIONS, INSTRUCTIONS_OF_SETS } from './identity.ts';

describe('the instructions', () => {
  it.each([INSTRUCTIONS, INSTRUCTIONS_OF_SETS])('fit, and say the essentials first', (text) => {
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text.slice(0, 500)).toMatch(/call set_birth_profile first.*get_reading_protocol/s);
  });

  it('name the tool that answers a question to those alone whose list holds it', () => {
    const sentence = 'For an answer to one question call answer_question. ';
    expect(INSTRUCTIONS).not.toContain('answer_question');
    expect(INSTRUCTIONS_OF_SETS.slice(0, 500)).toContain(sentence);
    expect(INSTRUCTIONS_OF_SETS.replace(sentence, '')).toBe(INSTRUCTIONS);
  });
});
