import type { Chapter } from './rule.ts';

export const ZODIAC: Chapter = {
  title: 'Stars, subs and the 249 rows',
  about:
    'KP divides each star of the zodiac in proportion to the years of the dasha lords. Every verdict rests on which of these parts a cusp or a planet stands in.',
  rules: [
    {
      id: 'R4.2',
      title: 'The sub of a star',
      statement:
        'Each star is divided into nine subs, one for each dasha lord, beginning with the lord of the star. A sub is as wide a part of the star as the years of its lord are of 120.',
      computed:
        'A year of dasha is 400 arc-seconds, so every border of a sub is a whole arc-second. Borders are compared as integers, and a sub holds its first second and not its last. A sub is divided in the same way into nine sub-subs.',
      example:
        'Ashwini begins with its own lord. The sub of Ketu, who has 7 years, is 2,800 arc-seconds wide and ends at 0°46′40″ of Aries. The sub of Venus, who has 20, is 8,000 arc-seconds wide and ends at 3°00′00″.',
      sources: ['R2', 'R3p'],
    },
  ],
};
