import type { Chapter } from './rule.ts';

export const RECTIFICATION: Chapter = {
  title: 'Rectification and twins',
  about:
    'How a birth time is tested and found, and how two births that lie close together are told apart. The dated events of the life come first, and ruling planets and signs of the body come after them.',
  rules: [
    {
      id: 'R16.1',
      title: 'Ruling planets and the birth time',
      statement:
        'The planets that rule the moment of work also rule the true birth. The sign, star and sub lords of the Lagna are among them, and so is the sign or star lord of the Moon. The sub-sub lord of the Lagna rules the sign that rises at the moment of work.',
      computed:
        'Ruling planets here are the five of Krishnamurti with the nodes that act for them, without rejected ones. Each candidate gets a count of 0 to 5 for the sign, star, sub and sub-sub lords of the Lagna and the Moon’s star lord. The count only orders candidates that fit the events equally well.',
      example:
        'A birth in Chennai on 14 August 1992 at 10:02 is worked on there on 22 November 2026 at 10:00. Ruling planets are Rahu, Ketu, Jupiter and Mars. The five lords of the birth are Mercury, Mars, Jupiter, Venus and Mars, so the count is 3 of 5.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R16.2',
      title: 'Known events and the birth time',
      statement:
        'At the true time each event of the life falls in a period whose lords signify its houses. The sub lord of the deciding cusp must promise the event. An event far from the birth place asks for the houses of travel too.',
      computed:
        'An event can earn 70 points for its period and 30 for its promise. A WEAK period earns 35, a SILENT one 15 where two lords bring the event, and half a promise 15. A place within 50 km asks for house 4, within 500 km for 3, farther for 3 and 9, and abroad for 3, 9 and 12. Points and distances are ours, and results tell how wide the fitting time is.',
      example:
        'An event in Mumbai lies 1,033 km from a birth in Chennai, so its place class is FAR. Its period lords are tested on houses 3 and 9, and the sub lord of cusp 9 is tested with them.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R16.3',
      title: 'An unknown birth time',
      statement:
        'Where no time is known, the parts of the zodiac that rise in turn through the day are the candidates. Events, ruling planets and what is known of the body sift them.',
      computed:
        'Each of the 249 parts that rises in the given window is one interval, judged at its middle. Events weigh 70 percent, ruling planets 20, stature 7 and sex 3. The weights of what was not sent are shared out among the rest. The best interval is divided by its sub-subs. Confidence is MODERATE at most, because a rising sub lasts minutes and is judged at one second.',
      example:
        'The ruling planets part has 25 points for each of four lords. An interval with 80 for events and 50 for ruling planets scores 73.33, because 80 counts 0.7 of 0.9 and 50 counts 0.2 of 0.9.',
      sources: ['K', 'OWN'],
    },
    {
      id: 'R16.4',
      title: 'Twins and cusps',
      statement:
        'Twins have nearly the same planets, so their lives part where the subs of their cusps part. The same star with another sub already gives another result.',
      computed:
        'A cusp that stands in another sub, star or sign gives 2 points, and one in another sub-sub gives 1. The score is the sum as a percentage of 24. Rows of the tables are compared and not names. The score 0 is IDENTICAL, below 15 SLIGHT, below 40 MODERATE and below 70 MARKED, else DISTINCT. Points and bands are ours.',
      schools: 'Some read the younger twin from the third cusp as Lagna. Here each has a chart of its own time.',
      example:
        'A twin is born in Chennai on 14 August 1992 at 10:02 and another at 10:06. Of the twelve cusps 6 stand in another sub and 6 in another sub-sub. The points are 18 of 24, so the score is 75 and the band DISTINCT.',
      sources: ['KPR3t', 'K', 'OWN'],
    },
    {
      id: 'R16.5',
      title: 'The sex of the person as a test of time',
      statement:
        'An old rule gives odd signs to a man and even signs to a woman. It looks at the sign of the sub-sub lord of the Lagna and at the sign of the Moon.',
      computed:
        'As a check it is met only where both signs agree with the given sex, and it moves no score. In the search for an unknown time the rising sign and the Moon’s sign give 50 points each, at a weight of 3 percent. The rule is unreliable and is never used alone.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Virgo rises and the Moon is in Aquarius. Virgo is even and Aquarius odd, so a man and a woman both score 50 of 100 in the search.',
      sources: ['K', 'OWN'],
    },
    {
      id: 'R16.6',
      title: 'The tie of Lagna and Moon',
      statement:
        'At a true birth time the sub lord of the Lagna is tied to the star lord of the Moon. The two may be one planet, or one may stand in a division of the other, share its sign or aspect it. A node can make the tie as an agent.',
      computed:
        'The tie is looked for in both directions, and the first that holds is named. Lordship of sign, star, sub or sub-sub comes first, then one sign, then an aspect by sign, then a node. The check moves no score, because most times pass it.',
      schools: 'The rule belongs to M. P. Shanmugham. Krishnamurti does not ask for it.',
      example:
        'In Chennai on 14 August 1992 at 10:02 the sub lord of the Lagna is Jupiter and the star lord of the Moon is Mars. Mars in Taurus aspects Leo, the sign of Jupiter, as the 4th from it, so the tie exists.',
      sources: ['WEB'],
    },
    {
      id: 'R16.7',
      title: 'Krishnamurti’s three worked cases',
      statement:
        'In the three examples that Krishnamurti printed, the sign, star, sub and sub-sub lords of the true Lagna rule the moment of analysis. The sub-sub lord is the lord of the sign that rises then. The day lord and the Moon’s star lord of the birth agree as well.',
      computed:
        'These agreements are the checks RP_LAGNA, RP_SUBSUB, RP_MOON and BIRTH_DAY of a stated time. The day of birth runs from sunrise to sunrise. Each check is reported as met or not, with the planets it compared.',
      example:
        'The third case was judged on 7 April 1966 at 07:35. The rulers were Jupiter for the day, Rahu and Venus for the Moon, Mars and Venus for the Lagna. Aries was rising, so Mars had to be the sub-sub lord of the birth Lagna.',
      sources: ['KPR3p'],
    },
  ],
};
