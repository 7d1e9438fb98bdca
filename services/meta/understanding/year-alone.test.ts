import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 28);
/** The model knows some of them from births, almanacs and losses. */
const YEARS = [1947, 1988, 1990, 1993, 1999, 2008, 2011, 2014, 2020, 2026, 2029, 2070];

const ASKED = [
  'How is YEAR for me?',
  'How was YEAR for me?',
  'How will YEAR be for me?',
  'What does YEAR hold for me?',
  'What about YEAR for me?',
  'Was YEAR good for me',
  'how did YEAR go for me',
  'YEAR mere liye kaisa hai',
  'YEAR mere liye kaisa tha',
  'मेरे लिए YEAR कैसा रहेगा?',
  'YEAR मेरे लिए कैसा था?',
  'YEAR माझ्यासाठी कसे असेल?',
  'YEAR माझ्यासाठी कसं होतं?',
  'YEAR আমার জন্য কেমন হবে?',
  'YEAR আমার জন্য কেমন ছিল?',
  '¿Cómo será YEAR para mí?',
  '¿Cómo fue YEAR para mí?',
  'Como será YEAR para mim?',
  'Como foi YEAR para mim?',
  'YEAR எனக்கு எப்படி இருக்கும்?',
  'YEAR எனக்கு எப்படி இருந்தது?',
  'YEAR enakku eppadi irukkum',
  'YEAR నాకు ఎలా ఉంటుంది?',
  'YEAR నాకు ఎలా ఉండేది?',
  'YEAR naaku ela untundi',
];

describe('a year that is asked about alone', () => {
  it.each(ASKED)('is what "%s" asks about, past or to come', (form) => {
    for (const year of YEARS) {
      const { matter, dates } = understand(form.replace('YEAR', String(year)), {}, NOW);
      expect(matter?.key, String(year)).toBe('year_ahead');
      expect(dates, String(year)).toMatchObject({ from: `${year}-01-01`, to: `${year}-12-31` });
    }
  });

  it('is one to come for who asked before it', () => {
    const { matter, dates } = understand('How is 1988 for me?', {}, Date.UTC(1987, 5, 1));
    expect([matter?.key, dates?.from]).toEqual(['year_ahead', '1988-01-01']);
  });

  it.each([
    ['How was 2019 for my career?', 'career_past'],
    ['is she right for me, born 1988', 'partner_right'],
    ['why was 2015 so bad', 'dasha_of_past'],
  ])('is not what "%s" asks about', (question, key) => {
    expect(understand(question, {}, NOW).matter?.key).toBe(key);
  });
});
