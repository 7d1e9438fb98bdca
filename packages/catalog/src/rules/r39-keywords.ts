import type { Chapter } from './rule.ts';

export const KEYWORDS: Chapter = {
  title: 'Meanings of houses, signs and planets',
  about: 'The words in which a reading speaks of a house, a sign or a planet.',
  rules: [
    {
      id: 'R39',
      title: 'What houses, signs and planets stand for',
      statement:
        'House 1 is self and body, 2 money and family, 3 siblings and short ways, 4 mother and home, 5 children and love, 6 service and illness. House 7 is the partner, 8 danger, 9 father and fortune, 10 work, 11 gain and 12 loss and places abroad.',
      computed:
        'Texts draw their words from these lists. A relative is counted as a first house, so the second of the mother is house 5. The 12th from a house undoes it. Signs give element, kind, sex and fruitfulness. What the lists say colours a reading and decides nothing.',
      schools: 'Krishnamurti reads the father from house 9, and others from 10. The other house is named.',
      example:
        'House 5 stands for learning, children and merit in a reading of past merit. Of relatives the spouse is read from house 7, the paternal grandfather from 5, the ninth from 9, with Rahu as significator.',
      sources: ['KPR2'],
    },
  ],
};
