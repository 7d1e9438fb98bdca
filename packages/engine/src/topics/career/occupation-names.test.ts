import { describe, expect, it } from 'vitest';
import { occupationNamed, occupationSaid } from './occupation-names.ts';
import { OCCUPATIONS } from './occupations.ts';

describe('occupations by name', () => {
  it('know every title, and every occupation by a usual name', () => {
    for (const occupation of OCCUPATIONS) expect(occupationNamed(occupation.title(), 'occupation')).toBe(occupation);
  });

  it.each([
    ['Should I become a teacher?', 'School teacher'],
    ['is nursing the right career for me', 'Nurse or care worker'],
    ['Would my daughter be a good lawyer?', 'Lawyer'],
    ['do I have it in me to be a chef', 'Hotel and catering'],
    ['could I live as a music teacher', 'Musician or singer'],
    ['Can I be an orthopaedic surgeon one day', 'Surgeon'],
  ])('hear "%s" as %s', (question, title) => {
    expect(occupationNamed(occupationSaid(question) ?? '', 'occupation').title()).toBe(title);
  });

  it('hear none where none is named, and refuse it', () => {
    expect(occupationSaid('Which work suits me best?')).toBeNull();
    // A part of a word is no word.
    expect(occupationSaid('I was driven to it')).toBeNull();
    expect(() => occupationNamed('unicorn', 'occupation')).toThrow('"unicorn" is none of the 80 occupations');
  });
});
