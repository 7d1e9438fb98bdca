import type { Chapter } from './rule.ts';

export const MATCHING: Chapter = {
  title: 'Matching of two charts',
  about: 'The 36 points of the Moon’s stars, what the south adds, and how KP holds two charts together.',
  rules: [
    {
      id: 'R33.1',
      title: 'The 36 points',
      statement:
        'Eight factors compare the Moons of two people. Varna has 1 point, vashya 2, tara 3, yoni 4, graha maitri 5, gana 6, bhakoota 7 and nadi 8. From 18 points a match passes.',
      computed:
        'The tables of gana, yoni and vashya are those of one program and print. The band is EXCELLENT from 32, GOOD from 24 and AVERAGE from 18. What lifts nadi or bhakoota is named, and its points are not given back. The total with them stands beside.',
      schools: 'Gana, yoni and vashya differ by almanac. KP does not decide a match by birth stars.',
      example:
        'The groom is born in Chennai on 14 August 1992 at 10:02, the bride in New York on 20 January 1975 at 18:05. Nadi gives 8 and bhakoota 7, and the other six give 3.5. The total is 18.5, which is AVERAGE.',
      sources: ['MC', 'PJ', 'ALMANAC'],
    },
    {
      id: 'R33.2',
      title: 'What the south adds',
      statement:
        'Rajju divides the stars among five parts of a rope, and both stars in one part are bad. Vedha names pairs of stars that pierce each other. Mahendra and stree deergha count from the bride’s star to the groom’s.',
      computed:
        'Mahendra needs the count 4, 7, 10 and so on to 25. Stree deergha needs a count above 13, and the reading with 9 is printed too. All four are reported without points.',
      example:
        'The groom is born in Chennai on 14 August 1992 at 10:02, the bride in New York on 20 January 1975 at 18:05. The rope gives head and foot, so there is no dosha. The count is 23, so stree deergha is present and mahendra is not.',
      sources: ['PJ', 'ALMANAC'],
    },
    {
      id: 'R33.3',
      title: 'Matching by KP',
      statement:
        'The sub lord of cusp 7 must promise marriage in both charts. It or its star lord should be a lord of the other’s Lagna or Moon. In the other chart it should signify 2, 7 or 11 and not 6, 8 or 12.',
      computed:
        'Six factors give up to 2 points for each person, from cusps 5, 7 and 2, the crossing of the two charts, the absence of 6, 8 and 12, and the periods. EXCELLENT begins at 20 of 24 and GOOD at 16. Without a promise in either chart the verdict is at most BELOW_AVERAGE. The points are ours.',
      example:
        'Of births in Chennai on 14 August 1992 at 10:02 and New York on 20 January 1975 at 18:05, the factor MARRIAGE has 4 of 4 points. UNION, which crosses the charts, has 3 and is GOOD.',
      sources: ['KPR3p', 'TW', 'OWN'],
    },
  ],
};
