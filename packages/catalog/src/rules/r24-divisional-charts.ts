import type { Chapter } from './rule.ts';

export const DIVISIONAL_CHARTS: Chapter = {
  title: 'Divisional charts',
  about:
    'A sign is divided into parts, and each part belongs to a sign again. So every planet has a place in further charts, each for one field of life.',
  rules: [
    {
      id: 'R24',
      title: 'How the divisions are made',
      statement:
        'A sign has as many parts as the number of the division says. Where the count of signs begins depends on the kind of sign. The navamsa begins at Aries in fire, Capricorn in earth, Libra in air and Cancer in water.',
      computed:
        'Seventeen divisions from D2 to D60 follow Parashara, with D6 and D8 of later tradition. D30 has five unequal parts. Unrounded longitudes are divided, and an edge belongs to the part that it opens. In D60 the sixty names run backwards in even signs.',
      schools:
        'Other hands have a cyclic D2, a D3 of Jagannatha or Somanatha and a cyclic D30. None of these is followed.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Moon stands at 6°10′ of Aquarius. Its navamsa is Scorpio, its dasamsa Aries, and its part of D60 is number 13, Apampati.',
      sources: ['BPHS', 'PVR'],
    },
    {
      id: 'R24.1',
      title: 'What each division is read for',
      statement:
        'D2 is for wealth, D3 siblings, D4 property, D6 constitution, D7 children and D8 resilience. D9 is for marriage, D10 work, D12 parents, D16 vehicles, D20 devotion and D24 learning. D27 is for strength, D30 misfortune, D40 and D45 the two family lines, and D60 past merit.',
      computed:
        'Each division has a short list of houses and planets to which it is read. The hora has two signs only, so it is read by its halves. A division colours its field and grants nothing that the birth chart does not show.',
      example:
        'The dasamsa D10 is read to houses 10, 1, 6 and 11 and to the Sun, Saturn, Mercury and Jupiter. The saptamsa D7 is read to houses 5, 1 and 9 and to Jupiter.',
      sources: ['BPHS', 'PVR'],
    },
    {
      id: 'R24.2',
      title: 'Vimsopaka, the strength of twenty',
      statement:
        'The dignity of a planet in several divisions is weighed together. Four schemes of 6, 7, 10 and 16 divisions have weights that add up to 20.',
      computed:
        'An own sign has 20 points, a great friend’s 18, a friend’s 15, a neutral one 10, an enemy’s 7 and a great enemy’s 5. Weight times points is added up and divided by 20. Below 10 is LITTLE, below 15 MEDIUM, and the rest FULL.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun has 10, 20, 18, 18, 7 and 18 points in D1, D2, D3, D9, D12 and D30. With the weights 6, 2, 4, 5, 2 and 1 that makes 294 of 400, so its score of the six is 14.7.',
      sources: ['BPHS', 'PVR'],
    },
    {
      id: 'R24.3',
      title: 'Two readings of vimsopaka',
      statement:
        'Parashara gives the full 20 points to own divisions alone, so exaltation adds nothing. Friendship of the moment can be taken from the birth chart or from each division itself.',
      computed:
        'The score uses the friendships of the birth chart. The other figure, with friendship counted in each division, is printed beside it. The names for several good divisions count own and exaltation signs alike.',
      schools: 'Jagannatha Hora counts friendship in each division. With its own D2 the figures beside agree with it.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun has 14.7 in the scheme of six, and 12.3 with friendship in each division.',
      sources: ['BPHS', 'PVR'],
    },
  ],
};
