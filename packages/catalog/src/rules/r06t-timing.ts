import type { Chapter } from './rule.ts';

export const TIMING: Chapter = {
  title: 'Timing of a birth chart',
  about:
    'When a matter of a birth chart may come. These rules were chosen by measurement, and the track record tells what they can do.',
  rules: [
    {
      id: 'R6T.1',
      title: 'How strongly a planet stands for a matter',
      statement:
        'A planet brings a matter when it signifies a house that makes or helps it. It also does as sub lord of a cusp that the matter needs, or in a star of the deciding sub lord. It works against the matter when its own sub lord signifies opposing houses and none for it.',
      computed:
        'The deciding sub lord comes first, then planets in its stars, then all others. Within each the matter must not be outranked by its opposition, and then level, weight and the order of the planets decide. The first five are STRONG, the others WEAK. A planet without any house of the matter is AGAINST or SILENT. Where fewer than three planets bring the matter, adverse ones stand in.',
      schools: 'Many programs list significators by levels alone and give the sub lord of a planet no say.',
      example:
        'For marriage in Chennai (14 August 1992, 10:02) Venus, the Sun, Rahu, Saturn and the Moon are STRONG, in this order. Jupiter signifies houses of marriage at level 1 but is AGAINST, because its sub lord Mercury signifies only opposing ones.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R6T.2',
      title: 'The class of a period',
      statement:
        'A period is as good for a matter as its lords are. The lords of the long, the middle and the short period should all be strong for it. The two nearer ones count most.',
      computed:
        'FULL is a period whose three lords are STRONG. PARTIAL has two strong nearer lords under a long period whose lord is WEAK. WEAK has only part of the lords. Everything else is SILENT. A lord that stands in makes the class PARTIAL at most. Periods of FULL and PARTIAL are offered.',
      schools:
        'Others ask that the three lords cover all needed houses between them. Here a house that is missing is noted and lowers nothing.',
      example:
        'Chart 58 of the Reader has property under the Moon, Saturn and Venus. The Moon is WEAK and the others STRONG, so the period is PARTIAL and offered. Chart 47 misses. For its scholarship under Jupiter, Saturn and Rahu only Saturn is STRONG, so the period is SILENT.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R6T.3',
      title: 'The order of periods and their share of time',
      statement:
        'Better classes come first, then periods whose lords are ruling planets of the moment, then earlier ones. A period that is offered is a likelier time and not a date.',
      computed:
        'The share of 120 years is worked out from the years of the strong and the weak planets. WEAK periods stand in a list of their own and answer only where nothing else is offered. A period that runs already is told as running.',
      example:
        'For marriage in Chennai (14 August 1992, 10:02) the strong planets rule 73 of 120 years. The cube of that share is 22.5 %, and no planet is WEAK. So offered periods fill 22.5 % of the time. Over 400 births and eight common matters they fill 27.4 % on average.',
      sources: ['OWN'],
    },
    {
      id: 'R6T.4',
      title: 'One standing and one class for all tools',
      statement:
        'A planet has the same standing for a matter wherever it is asked about. A period has the same class, and a matter has one first and one strongest period.',
      computed:
        'All tools for birth charts read one table. Where the older texts say fruitful, a planet that is STRONG is meant, and hostile is AGAINST. Number charts and charts of a moment keep the older classes.',
      example:
        'In Chennai (14 August 1992, 10:02) Ketu, sub lord of cusp 10, promises a first job and is STRONG for it with rank 1. Jupiter promises marriage at cusp 7 but is AGAINST it as lord of a period.',
      sources: ['OWN'],
    },
    {
      id: 'R6T.5',
      title: 'What an answer about time says',
      statement:
        'An answer names the strongest period and which lords favour it. It says once how much of a lifetime such periods fill, so that nobody reads them as dates.',
      computed:
        'Nothing is dated that the chart does not promise. A weak promise and an uncertain birth time are told with the period. Where nothing is offered, a weaker period is named as weaker.',
      schools: 'Krishnamurti names days by transits inside the period. Here they are asked for in tools of their own.',
      example:
        'The Reader dates 71 matters by three lords. 29 of these periods are offered, and offered ones fill 29.1 % of the days around them. Drawn at random so many would be hit in 2 of 100 cases. With the WEAK ones 52 are met, in 58.5 % of the days. 19 are missed, such as the scholarship of chart 47.',
      sources: ['KPR3p', 'OWN'],
    },
  ],
};
