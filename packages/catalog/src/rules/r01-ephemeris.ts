import type { Chapter } from './rule.ts';

export const EPHEMERIS: Chapter = {
  title: 'Ephemeris and time',
  about:
    'What is computed of the sky before any rule is applied, and by which definitions. Two programs that differ here differ in everything that follows.',
  rules: [
    {
      id: 'R1',
      title: 'The sky of a birth',
      statement:
        'A chart is computed for the moment of birth in Universal Time and for the geographic place. All positions are seen from the centre of the Earth and then made sidereal by an ayanamsa.',
      computed:
        'The Swiss Ephemeris answers from its own files, which reach from 1800 to 2399. Moments outside those years are refused, because a coarser series would answer there. The offset is taken from the wall clock, and Delta T is added for the positions.',
      schools:
        'Krishnamurti used tables for geocentric latitude, so his middle cusps differ by up to 45 minutes of arc. Geographic latitude is used here.',
      example:
        'In Chennai on 14 August 1992 the clock shows 10:02, which is 04:32 in Universal Time. The Sun stands at 141°38′14″ of the tropical zodiac. Less the ayanamsa of 23°39′44″ that is 27°58′30″ of Cancer.',
      sources: ['SE', 'KPR3p'],
    },
    {
      id: 'R1.1',
      title: 'Apparent places and the mean node',
      statement:
        'Planets are taken at their apparent places, as their light reaches the Earth. Rahu is the mean ascending node of the Moon, and Ketu stands exactly opposite.',
      computed:
        'The positions and daily motions come from the Swiss Ephemeris. The true node is printed beside the mean one in get_planets, and no rule uses it.',
      schools:
        'Some programs use the true node, which can lie more than a degree away. More than twenty charts that Krishnamurti printed fit the mean node within two minutes of arc.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Rahu stands at 4°10′02″ of Sagittarius and Ketu at 4°10′02″ of Gemini. The true node stands at 5°48′27″ of Sagittarius, which is 98 minutes of arc further on.',
      sources: ['SE', 'KPR3p'],
    },
    {
      id: 'R1.3',
      title: 'One ayanamsa for planets and cusps',
      statement:
        'Planets and cusps must be made sidereal in the same way. The tropical longitude of date less the true ayanamsa gives the sidereal longitude of each.',
      computed:
        'The true ayanamsa is the mean one with the nutation in longitude added. Planets, cusps and searched moments all take the true one. What a result prints as ayanamsa is the true one too, so that sidereal plus ayanamsa is tropical.',
      schools:
        'Programs that subtract the mean ayanamsa from apparent cusps shift them by up to 18 arc-seconds against the planets. That can change a sub lord.',
      example:
        'In Chennai on 14 August 1992 the mean ayanamsa is 23°39′25″. Nutation adds 18.5 arc-seconds, so the true one is 23°39′44″. Both the Sun and cusp 1 are reduced by that figure.',
      sources: ['SE'],
    },
    {
      id: 'R1.5',
      title: 'Exact moments of stations and crossings',
      statement:
        'The moment at which a planet crosses a degree, changes its sign or turns is solved and not read from a daily table. A planet with a retrograde period crosses the same degree once or three times, rarely more often.',
      computed:
        'Stations are where the daily motion passes zero, found to about a second. Between two stations motion has one direction, and each crossing there is solved to a fifth of a second. Rising degrees are solved to a tenth. A search that reaches its limit of work says so in the result.',
      example:
        'Saturn crosses 23°20′ of Capricorn three times within a year. It passes forwards on 15 April 1992, backwards on 12 July 1992 and forwards again on 7 January 1993.',
      sources: ['SE'],
    },
    {
      id: 'R1.6',
      title: 'Sunrise and the day of the week',
      statement:
        'The day runs from sunrise to sunrise, and its weekday is that of the sunrise that began it. The Hindu sunrise is the moment when the centre of the Sun is on the horizon, without refraction.',
      computed:
        'The Hindu sunrise is used for the day lord, the planetary hours and the almanac. Some tools also take the visible sunrise of the upper limb, refracted by 34 minutes of arc. Where the Sun does not rise, 06:00 local mean time stands in, and a note says so.',
      schools:
        'Printed almanacs differ by some four minutes in India, because some use the visible sunrise. Where the choice changes the day lord, get_ruling_planets names the other lord.',
      example:
        'In Chennai on 14 August 1992 the Hindu sunrise is at 05:59:57 and the visible one at 05:56:24. Both are on a Friday, so Venus is the day lord at 10:02.',
      sources: ['SE', 'ALMANAC'],
    },
  ],
};
