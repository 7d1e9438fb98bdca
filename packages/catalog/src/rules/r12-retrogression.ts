import type { Chapter } from './rule.ts';

export const RETROGRESSION: Chapter = {
  title: 'Retrogression',
  about:
    'What the backward motion of a planet does to the matters of others. In a birth chart it delays, and in a number question it can deny.',
  rules: [
    {
      id: 'R12',
      title: 'Retrograde planets',
      statement:
        'A planet is retrograde while it moves backwards as seen from the Earth. It still signifies its houses. What changes is the time at which the planets in its star give their matters.',
      computed:
        'Mars, Mercury, Jupiter, Venus and Saturn count as retrograde when their daily motion is below zero. For a birth chart that is the motion at birth, and for a question or a date the motion of that moment. Position tables print the daily motion beside it.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Saturn moves by −0.0740 degrees a day and is retrograde. Mercury moves by 0.1263 degrees and is direct, a day after its station.',
      sources: ['KPR3p', 'SE'],
    },
    {
      id: 'R12.1',
      title: 'In the star of a retrograde planet',
      statement:
        'A retrograde planet gives its own results. A planet in its star gives the matter only after the retrograde one has turned direct. In a number question a retrograde sub lord lets the matter fail.',
      computed:
        'The star lord is looked at, and the planet itself stays a significator with all its levels. In number questions the sub lord and its star lord must both be direct. For a lost thing retrogression only delays.',
      schools:
        'Krishnamurti tells of a loss made good once the planet was direct. In a number question a retrograde sub lord gave him a clear no.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Saturn is retrograde and Mercury is in its star. Mercury keeps house 4 at level 1 and house 10 at level 2. A question whose main cusp has Mercury as sub lord at that moment gets NO.',
      sources: ['KPR3p', 'WEB'],
    },
    {
      id: 'R12.2',
      title: 'Delay in a birth chart, and its release',
      statement:
        'At birth a retrograde star lord makes a planet give late, but denies nothing. The matter is released when the star lord next turns direct. It is confirmed when that planet passes the degree where it had turned retrograde.',
      computed:
        'For the lord of a mahadasha or antardasha the release is the first direct station after its period begins. Windows before it are DEFERRED and usable from that station, and those that end before it are DEFERRED_OUT. Shorter periods have a delay without a date. A retrograde Mercury or Mars as sub lord under a direct star lord is marked as sudden.',
      example:
        'In Chennai on 14 August 1992 Mercury is in the star of the retrograde Saturn. Its antardasha in Jupiter begins on 17 July 2015. Saturn turns direct on 2 August 2015 and passes the degree of its retrograde station on 8 November 2015.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R12.3',
      title: 'Planets that are never retrograde',
      statement:
        'The Sun and the Moon never move backwards, and the mean nodes always do. None of the four counts as retrograde in any rule.',
      computed:
        'The flag is set for Mars to Saturn alone. So no planet is delayed by standing in a star of the Sun, the Moon, Rahu or Ketu. No ruling planet is rejected because of them either.',
      schools: 'Users of the true node see it move forwards for some days. The mean node is used here.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Ketu moves by −0.0530 degrees a day. Rahu is in its star, and Rahu is not delayed. Mars in the star of the Moon is not delayed either.',
      sources: ['KPR3p', 'SE'],
    },
    {
      id: 'R12.4',
      title: 'A planet that stands still',
      statement:
        'Around a station a planet hardly moves for some days. What it touches then it touches for long, so the days are reported.',
      computed:
        'A planet is stationary when it moves less than a tenth of its mean daily motion. That is 0.1383 degrees for Mercury, 0.1200 for Venus and 0.0524 for Mars. It is 0.0083 for Jupiter and 0.0034 for Saturn. Both ends of such a time are solved to a second. The state is reported and moves no verdict.',
      schools: 'The limit of a tenth is our own. Books speak of a station without a measure.',
      example:
        'Saturn turned direct on 16 October 1992. It was slower than 0.0034 degrees a day from 14 October to 18 October 1992, and in that time it counts as stationary.',
      sources: ['OWN', 'SE'],
    },
  ],
};
