import { describe, expect, it } from 'vitest';
import { INSTRUCTIONS } from './identity.ts';

describe('the instructions', () => {
  it('fit, and say the essentials first', () => {
    expect(INSTRUCTIONS.length).toBeLessThanOrEqual(2000);
    expect(INSTRUCTIONS.slice(0, 500)).toMatch(/call set_birth_profile first.*get_reading_protocol/s);
  });
});
