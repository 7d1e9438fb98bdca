import type { Chapter } from './rule.ts';

export const SIGNIFICATORS: Chapter = {
  title: 'Significators',
  about:
    'Which houses a planet signifies and how strongly. Promise, timing, transits and elections all count these levels and nothing else.',
  rules: [
    {
      id: 'R5.1',
      title: 'Source, nature and decision',
      statement:
        'A planet is the source of a result. The lord of its star shows what the result is about, by the houses it occupies and owns. The lord of its sub decides whether the result is favourable.',
      computed:
        'The houses of a period lord are listed as those of its star lord and its own. A house is SPOILED when the sub lord signifies the 8th or the 12th house from it, and else KEPT. The occupied house of a star lord stands before the owned ones. Houses are counted from the Ascendant, never from the Moon.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Mercury is in the star of Saturn, who brings 4, 5 and 6. Its sub lord Mars signifies 3, 5, 8 and 11. House 4 is SPOILED, since 11 is the 8th and 3 the 12th from it. House 5 is KEPT.',
      sources: ['KPR3t', 'KPR3p'],
    },
    {
      id: 'R5.2',
      title: 'Significators of a house in order',
      statement:
        'A house is signified most strongly by the planets in the star of an occupant. After them come the occupants, the planets in the star of the owner and the owner. Planets that join or aspect these only help in a tie.',
      computed:
        'Groups A, B, C and D hold these four in that order, and each planet stands once, in its best group. Within a group planets without a planet in their stars come first. A node stands directly before the planet it acts for. Those that only join or aspect are listed apart.',
      example:
        'In Chennai on 14 August 1992 at 10:02 house 11 has Jupiter and Venus in group A. The Sun and Rahu, by Jupiter, are in group B, Mars and Saturn in C, and the owner, the Moon, in D.',
      sources: ['KPR3p'],
    },
    {
      id: 'R5.3',
      title: 'The four levels of a planet',
      statement:
        'A planet signifies the house its star lord occupies, then the house it occupies itself. Weaker are the houses its star lord owns, and weakest those it owns itself.',
      computed:
        'These are levels 1 to 4. A house can stand in several lists, and its best level counts. Where a number is needed the weights are 4, 3, 2 and 1. The table by planet and the table by house are each other turned round.',
      schools: 'Other schools weigh the same ties otherwise, and get_paradigm_panel puts them side by side.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Mercury in house 10 is in the star of Saturn in house 4. It signifies 4 at level 1, 10 at level 2, 5 and 6 at level 3 and 1 at level 4. House 10 is owned as well, and its best level is 2.',
      sources: ['KPR3p', 'KPR3t'],
    },
    {
      id: 'R5.4',
      title: 'A planet without planets in its stars',
      statement:
        'When no planet stands in the stars of a planet, it gives the results of its own place and ownership in full. The same holds for a planet in its own star. A vacant house is led by its owner.',
      computed:
        'The house it occupies then counts at level 1 and the houses it owns at level 3. For a node only its own house is raised, because what its agents lend keeps levels 2 and 4. In a vacant house groups A and B are empty, so C and D lead.',
      example:
        'In Chennai on 14 August 1992 no planet stands in a star of Jupiter. It occupies house 11, which counts at level 1, and owns 4 and 7, which count at level 3. Mercury has the Sun in its star, so its houses keep levels 2 and 4.',
      sources: ['KPR3p', 'TW'],
    },
    {
      id: 'R5.5',
      title: 'The sub lord of a cusp and its own house',
      statement: 'The sub lord of a cusp is tied to that cusp and may act for it beside the usual significators.',
      computed:
        'The cusps that a planet rules by sub are listed with it. They add no level and no house to it, and no verdict counts them. So a sub lord must still signify its house by star, place or ownership.',
      schools:
        'In one printed case Krishnamurti counts the sub lord of a cusp among its significators. He also uses the planets in its star. Results here keep the four groups and show the tie beside them.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Jupiter is sub lord of cusps 1, 3, 5, 7, 9 and 11. It signifies 2, 4, 7, 9 and 11 by its levels. Houses 1, 3 and 5 are not added.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R5.6',
      title: 'Fruitful significators',
      statement:
        'A significator gives a matter only when its sub lord does not oppose. A sub lord opposes when it signifies the houses against the matter more strongly than those for it.',
      computed:
        'In number charts and charts of a moment a planet is FRUITFUL under two conditions. It reaches the matter at no weaker level than what opposes, and its sub lord does not oppose. For the sub lord the 8th and 12th from the main cusp oppose too. Otherwise it is HOSTILE, or NEUTRAL when it touches neither side. In birth charts it has the standing of R6T.1.',
      schools:
        'Some ask the star lord of the sub lord. Some drop planets that rule no running period, which here only breaks ties.',
      example:
        'In a chart of Chennai (14 August 1992) Venus is FRUITFUL for marriage, because it reaches 11 at level 1 and is its own sub lord. Jupiter reaches it too, but its sub lord Mercury holds 10 at level 2, so it is HOSTILE.',
      sources: ['KPR3p', 'AS', 'TW'],
    },
    {
      id: 'R5.7',
      title: 'The six roles of Bosmia',
      statement:
        'In the school of Bosmia a planet in the sub of an occupant is the strongest significator. Then come planets in the star of an occupant and the occupant. The same three follow for the owner.',
      computed:
        'Role 1 is strongest and role 6 weakest, and a planet leads by its best role. A node also holds the best role of a planet it acts for. The school has tools of its own and moves no KP verdict.',
      schools:
        'Krishnamurti puts the star before all else and gives the sub no rank as significator. The two orders are kept apart.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Mercury occupies and owns house 10. Mars and Jupiter are in its sub and have role 1. The Sun is in its star with role 2, and Mercury itself has role 3.',
      sources: ['KPM'],
    },
    {
      id: 'R5.8',
      title: 'A planet in its own star and sub',
      statement:
        'A planet in its own star acts for itself. In its own star and sub it gives the results of its own houses unmixed.',
      computed:
        'Such planets are listed as self-significators. For a period lord in its own star the source and the nature are one, and its place counts at level 1.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Venus at 14°50′58″ of Leo stands in its own star and its own sub. It occupies house 11 and owns 2 and 9, so it signifies 2, 9 and 11 and nothing else.',
      sources: ['KPR3p'],
    },
    {
      id: 'R5.9',
      title: 'Outer planets and Fortuna',
      statement:
        'Uranus, Neptune, Pluto and Fortuna colour a reading. They rule no star and no sign, so they never are significators.',
      computed:
        'Their places are printed where a chart is printed in full. No list of significators, no promise and no period takes them in. Fortuna is the Ascendant plus the Moon less the Sun, by day and by night.',
      schools: 'Western astrology gives the outer planets signs of their own. KP does not use that.',
      example:
        'In Chennai on 14 August 1992 at 10:02 the Ascendant is 177.1471, the Moon 306.1819 and the Sun 117.9751 degrees. Fortuna is at 5°21′13″ of Aries.',
      sources: ['KPR2'],
    },
  ],
};
