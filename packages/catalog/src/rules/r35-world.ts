import type { Chapter } from './rule.ts';

export const WORLD: Chapter = {
  title: 'Nations, weather, places and papers',
  about: 'Charts of the Sun’s entries, the weather by the fourth cusp, the same birth at another place, and visas.',
  rules: [
    {
      id: 'R35.1',
      title: 'Entries of the Sun and mundane houses',
      statement:
        'The chart of the Sun’s entry into Aries speaks for the year, and those of Cancer, Libra and Capricorn for quarters. Its entry into Ardra speaks for the monsoon. Houses stand for public things, such as 4 for land and 10 for government.',
      computed:
        'The entry is solved to a fifth of a second and cast for the place asked for, sidereal or tropical. A movable rising sign holds for three months, a dual one for six and a fixed one for twelve. Readings are general and name no person.',
      example:
        'In the ayanamsa of Krishnamurti the Sun enters Aries on 14 April 2026 at 07:10:21 by the clock of Chennai. It enters Ardra on 22 June 2026 at 09:59:54.',
      sources: ['PVR', 'RAMESEY', 'BS'],
    },
    {
      id: 'R35.2',
      title: 'Weather by the fourth cusp and by old signs',
      statement:
        'The star lord of the sub lord of cusp 4 tells the weather. The Moon, Venus and signs of water mean rain, Mercury wind, Mars and the Sun heat, Saturn cold. Old texts add signs such as Mars ahead of the Sun for drought.',
      computed:
        'The sub lord and its sign count once and its star lord twice, for heat, rain and wind. The largest sum decides, and the points are ours. The result stands beside the scores of the whole sky and never changes them. Old signs are reported and not scored.',
      example:
        'In Chennai on 22 November 2026 at 10:00 Rahu is the sub lord of cusp 4, with Mars as star lord and Aquarius as its sign. The sums are 18 for heat, -10 for rain and 22 for wind, so it reads WINDY.',
      sources: ['SP', 'BS', 'OWN'],
    },
    {
      id: 'R35.3',
      title: 'Relocation and the hours of speculation',
      statement:
        'The same instant at another place has the same planets and other cusps. For speculation the rising sub and the Moon’s sub are read on houses 2, 6 and 11 for gain and 8 and 12 for loss.',
      computed:
        'After a move cusps, sub lords and verdicts are made anew, and what changes is listed. In a session of trade house 5 counts for gain only in a planet that signifies 2 or 11 too. A closed natal gate takes a supportive stretch down to neutral. It is no signal to trade.',
      example:
        'A birth in Chennai on 14 August 1992 at 10:02 moved to London rises in Cancer, not Virgo. All 12 cusps get another sub lord, and 9 planets stand in another house.',
      sources: ['KPM', 'K', 'OWN'],
    },
    {
      id: 'R35.4',
      title: 'Papers, visas and judgments',
      statement:
        'Houses 3, 9 and 11 get a paper through, and 12 is the stay abroad. Houses 6, 8 and 12 hold papers up. A verdict of a court or an office is told as a tendency only.',
      computed:
        'A visa is judged from cusp 9 with 3, 9 and 12 and what its kind adds, such as 6, 10 and 11 for work. The papers are the sub lord of cusp 3. A clean promise with papers not opposed is GRANT_LIKELY.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 a work visa is promised. Jupiter, sub lord of cusps 3 and 9, signifies 11 at level 1 and none of houses 6, 8 and 12, so the verdict is GRANT_LIKELY.',
      sources: ['KPR3p', 'WEB'],
    },
  ],
};
