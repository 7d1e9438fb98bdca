import type { Chapter } from './rule.ts';

export const FESTIVALS: Chapter = {
  title: 'Festivals, fasts and eclipses',
  about: 'On which day a place keeps a festival, by the calendars of India. None of it is KP, and no verdict reads it.',
  rules: [
    {
      id: 'R41.1',
      title: 'Calendars and the names of months',
      statement:
        'A lunar month runs from new moon to new moon. Where months are amanta, its dark half has the name of its bright half. Where they are purnimanta, the dark half has the name of the next month. Tamil, Malayalam and Bengali months belong to the Sun.',
      computed:
        'Eleven calendars can be asked for. Seven have festivals of their own, and four are those of the fasts of Smartas and Vaishnavas. The Sun and the Moon are sidereal by the ayanamsa of Lahiri, and sunrise is that of the upper limb, as the almanacs have it. Where the Sun does not rise, 06:00 local mean time stands in.',
      schools:
        'Almanacs by the Vakya method or the Surya Siddhanta have tithis up to some hours earlier or later, and so now and then another day.',
      example:
        'The dark half that ends with the new moon of Diwali, 8 November 2026, is of Ashvina where months are amanta. Where they are purnimanta, it is of Kartika.',
      sources: ['CRC', 'ALMANAC'],
    },
    {
      id: 'R41.2',
      title: 'The tithi that prevails',
      statement:
        'A festival belongs to a tithi and to a part of the day, such as sunrise, midday, dusk or midnight. It is kept on the day on which the tithi runs in that part. Where it does so on two days or on none, a rule of the festival decides.',
      computed:
        'From sunrise to sunset the day has five parts, of which midday is the third and the afternoon the fourth. Dusk is the first fifth of the night, midnight the eighth of its fifteen parts, and dawn lasts for 96 minutes before sunrise. Beginnings and ends of tithis are solved to a second.',
      schools:
        'Of two evenings of the new moon Diwali takes the one that it fills more. Others take the second where it lasts for a ghatika after sunset, which was 1 November in 2024.',
      example:
        'In Chennai Tritiya of Vaishakha runs from 19 April 2026, 10:49 to 20 April 2026, 07:28. Akshaya Tritiya is on 19 April, because the forenoon of the next day has it for less than three muhurtas.',
      sources: ['DHARMASINDHU', 'NIRNAYASINDHU', 'ALMANAC'],
    },
    {
      id: 'R41.3',
      title: 'Months that are added or swallowed',
      statement:
        'A lunar month in which the Sun enters no sign is added before its namesake and called adhika. One in which it enters two swallows a month.',
      computed:
        'Festivals of the month wait for the namesake. Those that come every month, and Ganga Dussehra, are kept in the added month too. In a month that swallows another the festivals of both are kept.',
      example:
        'In Chennai the new moons of 17 May 2026, 01:31 and 15 June 2026, 08:24 have no entry of the Sun between them, so this month is Adhika Jyeshtha.',
      sources: ['DHARMASINDHU', 'CRC'],
    },
    {
      id: 'R41.4',
      title: 'Sankrantis and months of the Sun',
      statement:
        'A sankranti is the entry of the Sun into a sign, and begins a month of the Sun. Regions differ in the day that they count as its first.',
      computed:
        'The Tamil month begins on the day itself where the entry comes before sunset, else on the next. For the Malayalam month three fifths of the day are the limit. The Bengali month begins on the day after the midnight that follows, midnight being the middle of the night. Vishu is the day of the first sunrise after it.',
      schools:
        'By older reckonings the Sun enters some hours later. Where that leads past sunset, Tamil calendars by the Vakya method have the next day, as for Pongal of 2026.',
      example:
        'In Chennai the Sun enters Capricorn on 14 January 2026, 15:07, which is before sunset, so Pongal is on 14 January.',
      sources: ['CRC', 'ALMANAC'],
    },
    {
      id: 'R41.5',
      title: 'Festivals by star',
      statement:
        'Some festivals belong to the star of the Moon in a month of the Sun. Onam is Shravana in Chingam, and Thai Poosam is Pushya in Thai.',
      computed:
        'The star that runs at sunrise is taken, for Karthigai Deepam the one at dusk. Of two in a month Onam takes the second, and others the one that is nearer to the full Moon. Thai Poosam, Panguni Uthiram and Vaikasi Visakam take the day with Purnima at sunset where the star runs for a quarter of its daylight.',
      example: 'In Chennai Shravana runs from 25 August 2026, 22:51 to 27 August 2026, 00:48, so Onam is on 26 August.',
      sources: ['ALMANAC'],
    },
    {
      id: 'R41.6',
      title: 'Ekadashi and the end of its fast',
      statement:
        'The Smartas fast on the day at whose sunrise Ekadashi runs. The Vaishnavas fast on it only where Dashami is over at dawn, and on Dwadashi in eight cases that have names. The fast is broken after sunrise of the next day, within Dwadashi but not in its first quarter.',
      computed:
        'The Smartas take the first of two sunrises, and without one the day on which Ekadashi begins. The Vaishnavas of the north know the eight Dwadashis of the Hari-bhakti-vilasa, those of the south the second of two sunrises alone. The fast is broken in the first fifth of the day, a third with Vaishnavas. What begins later waits for the afternoon.',
      schools:
        'Among Vaishnavas of the south some fast on both days where Ekadashi or Dwadashi has two sunrises. The second is named here.',
      example:
        'In Chennai Nirjala Ekadashi of 2025 is on 6 June with the Smartas, who break the fast from 7 June 2025, 13:25 to 15:59. Dwadashi has two sunrises then, so the Vaishnavas of the north fast on 7 June.',
      sources: ['DHARMASINDHU', 'HBV', 'ALMANAC'],
    },
    {
      id: 'R41.7',
      title: 'Festivals with a rule of their own',
      statement:
        'Raksha Bandhan and Holika Dahan belong to a full Moon without Bhadra, which is its first half. Vijayadashami belongs to the afternoon of the tenth, to which the star Shravana is joined.',
      computed:
        'Raksha Bandhan is on the second day where the full Moon lasts for three muhurtas after its sunrise, else on the day before. Holika Dahan is at dusk of the full Moon. Where Bhadra lasts past midnight it is on the next day if the full Moon runs there for seven eighths of daylight. Shravana draws Vijayadashami to a second afternoon in which the tenth runs too. It also draws it there from an afternoon that the tenth did not fill, if it lasts for three muhurtas after sunrise.',
      example:
        'In Chennai the full Moon of Phalguna runs from 2 March 2026, 17:56 to 3 March 2026, 17:07. Bhadra lasts past midnight, so Holika Dahan is on 3 March and Holi on 4 March.',
      sources: ['DHARMASINDHU', 'NIRNAYASINDHU', 'ALMANAC'],
    },
    {
      id: 'R41.8',
      title: 'Eclipses and sutak',
      statement:
        'An eclipse counts where it is seen. In sutak, which ends with the eclipse, nothing is begun. It starts four whole watches before that in which an eclipse of the Sun is first seen. For the Moon it is three.',
      computed:
        'First and last touch are solved for the place, and cut to the time in which the body is up. A watch is a quarter of daylight or of the night. A penumbral eclipse has no sutak.',
      schools: 'Others count twelve and nine hours by the clock.',
      example:
        'In Chennai the Moon is eclipsed on 3 March 2026 from 18:17 to 18:47, since it rises eclipsed. Sutak begins at 06:23.',
      sources: ['DHARMASINDHU', 'SE', 'ALMANAC'],
    },
  ],
};
