import type { Chapter } from './rule.ts';

export const SHADBALA: Chapter = {
  title: 'Shadbala and bhava bala',
  about: 'Six kinds of strength of a planet and the strength of a house, in virupas. Sixty virupas make a rupa.',
  rules: [
    {
      id: 'R25',
      title: 'The six strengths of a planet',
      statement:
        'Place, direction, time, motion, nature and aspects each give a strength. The needs are 6.5 rupas for the Sun and Jupiter, 6 Moon, 5 Mars and Saturn, 7 Mercury and 5.5 Venus.',
      computed:
        'Place adds exaltation, seven divisions, odd and even signs, angles and thirds of the sign. Time adds day and night, the lunar half, lords of year, month, day and hour, and declination. Motion follows mean longitudes of the books, and the Sun and the Moon have none of their own. STRONG begins at 1.2 times the need and WEAK lies below 0.9, which is ours.',
      schools:
        'Raman asks 5 rupas of the Sun. Programs differ in mean longitudes, doubled parts and special aspects, and some of their figures are printed beside.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun has 170.3 for place, 49.3 for direction, 162.5 for time, 60 by nature and -9.3 by aspects. That makes 432.7 virupas or 7.21 rupas of the 6.5 needed.',
      sources: ['BPHS', 'RAMAN_BALAS'],
    },
    {
      id: 'R25.1',
      title: 'The strength of a house',
      statement:
        'A house is strong by its lord, by the kind of its sign, by aspects on its middle, by occupants and by day or night.',
      computed:
        'The lord gives its shadbala. The sign gives 60 in the house where its kind is strong and 10 less for each house away. Jupiter and Mercury look with full weight, other benefics with a quarter, and malefics take a quarter. Jupiter and Mercury inside add 60 each, and Saturn, Mars and the Sun take 60. Houses are those of Sripati, with their middles.',
      schools: 'Many programs print the first three parts alone. That sum stands beside the total.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 house 1 has 446.3 by its lord Mercury, 60 by its sign, 25.7 by aspects and 15 by day. The total is 547, the strongest of the twelve.',
      sources: ['BPHS', 'RAMAN_BALAS', 'SRIPATI'],
    },
  ],
};
