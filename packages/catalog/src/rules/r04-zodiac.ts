import type { Chapter } from './rule.ts';

export const ZODIAC: Chapter = {
  title: 'Stars, subs and the 249 rows',
  about:
    'KP divides each star of the zodiac in proportion to the years of the dasha lords. Every verdict rests on which of these parts a cusp or a planet stands in.',
  rules: [
    {
      id: 'R4',
      title: 'Sign, star, sub and sub-sub',
      statement:
        'Every degree of the zodiac has a lord at several depths. They are the lord of its sign, of its star, of its sub and of its sub-sub.',
      computed:
        'One lookup gives all of them, with the quarter of the star and a fourth level below. It takes the sidereal longitude in full precision and works in whole units, so that no border is blurred by rounding.',
      schools: 'Parashari astrology stops at the star and its quarters. Unequal subs are what KP adds.',
      example:
        'In Chennai on 14 August 1992 at 10:02 the Moon is at 6°10′54″ of Aquarius. The sign belongs to Saturn, the star Dhanishta to Mars, the sub to the Moon itself and the sub-sub to Saturn.',
      sources: ['KPR2', 'KPR3t'],
    },
    {
      id: 'R4.1',
      title: 'The 27 stars and their lords',
      statement:
        'The zodiac has 27 stars of 13°20′, from Ashwini to Revati. Their lords follow the dasha order of Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn and Mercury, three times over.',
      computed:
        'Each star is 48,000 arc-seconds wide and has four quarters of 3°20′. The lords rule 7, 20, 6, 10, 7, 18, 16, 19 and 17 years, together 120. Names are the usual English transliterations.',
      example:
        'The Moon at 6°10′54″ of Aquarius stands in Dhanishta, star 23. Of 23, two rounds of nine leave 5, and the fifth lord is Mars. It is in the fourth quarter of the star.',
      sources: ['KPR2', 'BPHS'],
    },
    {
      id: 'R4.2',
      title: 'The sub of a star',
      statement:
        'Each star is divided into nine subs, one for each dasha lord, beginning with the lord of the star. A sub is as wide a part of the star as the years of its lord are of 120.',
      computed:
        'A year of dasha is 400 arc-seconds, so every border of a sub is a whole arc-second. Borders are compared as integers, and a sub holds its first second and not its last. A sub is divided in the same way into nine sub-subs.',
      example:
        'Ashwini begins with its own lord. The sub of Ketu, who has 7 years, is 2,800 arc-seconds wide and ends at 0°46′40″ of Aries. The sub of Venus, who has 20, is 8,000 arc-seconds wide and ends at 3°00′00″.',
      sources: ['KPR2', 'KPR3p'],
    },
    {
      id: 'R4.3',
      title: 'The 249 numbered rows',
      statement:
        'The 27 stars have 243 subs. Six of them are cut by the border of a sign, and both halves are counted, so that there are 249 rows.',
      computed:
        'The cut subs are those of Rahu in stars of the Sun and of the Moon in stars of Jupiter. Rows are numbered from 0° of Aries and name sign, star and sub lord with whole arc-seconds.',
      schools:
        'Some printed and copied tables have slips, such as 5°53′20″ of Sagittarius for the border of 171 and 172. The computed border is 5°33′20″.',
      example:
        'Row 22 is the sub of Rahu in Krittika from 29°13′20″ to the end of Aries. Row 23 is the rest of that sub, from 0° to 1°13′20″ of Taurus. The sign lord changes from Mars to Venus, and star and sub lord stay.',
      sources: ['KPR2', 'KPR3p'],
    },
    {
      id: 'R4.4',
      title: 'The 2,193 sub-sub rows',
      statement:
        'Each of the 243 subs has nine sub-subs in the same proportion, which makes 2,187. Six of these are cut by the border of a sign, so there are 2,193 rows.',
      computed:
        'Borders are whole thirds of an arc-second. A cut sub is not divided anew, because each of its halves keeps only the sub-subs that lie in it. The sub-sub lord of a point is the lord of the part in which it stands. The rows are numbered in zodiac order, and a person who asks may name one of them in place of one of the 249.',
      schools:
        'Some tables count 2,241 rows, because they divide each half of a cut sub into nine again. That moves lords near six borders and is not followed.',
      example:
        'The sub of Rahu in Krittika crosses from Aries into Taurus. Row 22 keeps three of its sub-subs, those of Rahu, Jupiter and the first part of Saturn. Row 23 has seven, from the rest of Saturn to Mars. Number 10 of the 2,193 is the first part of number 2 of the 249 and begins at 0°46′40″ of Aries.',
      sources: ['K', 'OWN'],
    },
    {
      id: 'R4.5',
      title: 'Points on or near a border',
      statement:
        'A point on a border belongs to the part that begins there. A point near a border may have other lords if the birth time is a little wrong.',
      computed:
        'Longitudes are looked up before any rounding. The distance to the nearer sub border is CRITICAL up to 6 minutes of arc and CAUTION up to 10. Below 1 minute it is marked as tight, which is some four seconds of birth time for the Ascendant.',
      schools:
        'Krishnamurti once counts an exact end to the earlier sub. That matters only for positions that are typed in. The limits in minutes are our own.',
      example:
        'In Chennai on 14 August 1992 at 10:02 cusp 4 is 2.00 minutes of arc from a border, which is CRITICAL. Cusp 11 is 7.03 from one, which is CAUTION. The Moon is 29.09 from one, which is CLEAR.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R4.6',
      title: 'A number from 1 to 249',
      statement:
        'In a number question the number names a row of the 249. The Ascendant of the question is the first second of that row.',
      computed:
        'The planets stay where they are at the moment of judgement. The other cusps are computed for the place from that Ascendant, and only the houses of the planets change.',
      example:
        'Number 1 rises at 0°00′00″ of Aries. Number 100 rises at 24°00′00″ of Leo, in the star of Venus and the sub of Mercury. Number 249 rises at 27°53′20″ of Pisces.',
      sources: ['KPR3p', 'WEB'],
    },
  ],
};
