import type { Chapter } from './rule.ts';

export const ALMANAC: Chapter = {
  title: 'Almanac and the hours of the day',
  about:
    'Tithi, star, yoga and karana of a moment, and how day and night are divided. None of it decides an election by KP.',
  rules: [
    {
      id: 'R32.1',
      title: 'Tithi, star, yoga and karana',
      statement:
        'A tithi is 12 degrees of the Moon’s way from the Sun, and a karana is half of it. The star is the Moon’s, and a yoga is 13°20′ of the sum of Sun and Moon. The weekday runs from sunrise to sunrise.',
      computed:
        'Each limb is followed from its own beginning to its own end, solved to a second. The ayanamsa matters for star and yoga alone. Karana 1 is Kimstughna, the last three are Shakuni, Chatushpada and Naga, and seven others repeat between.',
      example:
        'In Chennai on 22 November 2026 at 10:00 the Moon is 146.76 degrees ahead of the Sun. That is tithi 13, Shukla Trayodashi, which ends on 23 November at 02:37. The star is number 1, Ashwini.',
      sources: ['KARANAM', 'PVR'],
    },
    {
      id: 'R32.2',
      title: 'Rahu kalam and other parts of the day',
      statement:
        'The time from sunrise to sunset has eight parts. From Sunday to Saturday Rahu kalam is part 8, 2, 7, 5, 6, 4 and 3. Abhijit is the eighth of fifteen parts, about noon.',
      computed:
        'Yamaganda and gulika have rows of their own. Durmuhurtas are fifteenths named for each weekday. Brahma muhurta is the last but one of the fifteen parts of the night. Abhijit is marked as not usable on Wednesdays, by custom.',
      example:
        'In Chennai on 22 November 2026 the Sun rises at 06:14:25 and sets at 17:35:25. It is a Sunday, so Rahu kalam is the last eighth and begins at 16:10:18. Abhijit runs from 11:32:13 to 12:17:37.',
      sources: ['MC', 'ALMANAC'],
    },
    {
      id: 'R32.3',
      title: 'Choghadiya',
      statement:
        'Day and night each have eight choghadiyas in a fixed order that depends on the weekday. Amrit, Shubh and Labh are good, Chal is neutral, and Udveg, Rog and Kaal are bad.',
      computed:
        'The day’s cycle begins on Sunday with Udveg and the night’s with Shubh. The eighth is like the first. An overlap with Rahu kalam is pointed out and changes no quality.',
      schools: 'Many almanacs count Chal as good for travel. Here it is neutral.',
      example:
        'In Chennai on 22 November 2026, a Sunday, 10:00 falls in the choghadiya number 3 of the day, Labh, which belongs to Mercury and is auspicious.',
      sources: ['MC', 'ALMANAC'],
    },
    {
      id: 'R32.4',
      title: 'Planetary hours',
      statement:
        'The first hora from sunrise belongs to the lord of the weekday. The others follow in the order of the Sun, Venus, Mercury, the Moon, Saturn, Jupiter and Mars.',
      computed:
        'Twelve equal horas from sunrise to sunset and twelve from sunset to sunrise are taken, so day horas and night horas differ in length.',
      schools:
        'Others take 60 minutes for each. Krishnamurti divides unequally too, but divides by 7 in one worked case, against his own rule.',
      example:
        'In Chennai on 22 November 2026, a Sunday, the horas begin with the Sun, Venus, Mercury and the Moon. At 10:00 hora number 4 runs, that of the Moon.',
      sources: ['MC', 'KPR3p'],
    },
    {
      id: 'R32.5',
      title: 'Tara bala and chandra bala',
      statement:
        'The Moon’s star is counted from the birth star, less nines. Numbers 3, 5 and 7 are bad, 1 is mixed and the rest good. The Moon’s sign is bad in 4, 8 and 12 from the natal Moon’s sign.',
      computed:
        'A bad tara harms throughout in the first round of nine, in one quarter of the star in the second and never in the third. Signs 2, 5 and 9 are good while the Moon waxes. Sign 8, or both bad, gives AVOID. An election names a bad tara or sign 8 as a caution and refuses no moment for it.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the birth star is number 23. On 22 November 2026 at 10:00 the Moon is in star 1, the 6th from it, which is Sadhaka. Its sign is the 3rd, so the verdict is GOOD.',
      sources: ['MC'],
    },
    {
      id: 'R32.6',
      title: 'Varjyam and amrita kala',
      statement:
        'In each star one stretch of the Moon’s stay is bad and one is good. Each lasts four sixtieths of the stay.',
      computed:
        'Where the stretch begins is a table of sixtieths for each star. Mula has two bad stretches. The stay is measured from the Moon’s real entry to its exit. Stretches that meet the day asked about are listed.',
      example:
        'In Chennai the Moon stays in Ashwini from 05:45:14 on 22 November 2026 to 04:06:17 on the next day. Varjyam begins after 50 sixtieths, at 00:22:46, and amrita kala after 42, at 21:23:58.',
      sources: ['ALMANAC', 'KARANAM'],
    },
  ],
};
