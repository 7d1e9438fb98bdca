import type { Chapter } from './rule.ts';

export const OTHER_DASHAS: Chapter = {
  title: 'Other dashas',
  about: 'Periods by the star of the Moon beside Vimshottari. KP judges by Vimshottari alone.',
  rules: [
    {
      id: 'R30',
      title: 'Yogini, Ashtottari, Kalachakra and conditional dashas',
      statement:
        'Yogini has eight lords with 1 to 8 years, 36 in all. Ashtottari has eight lords and 108 years and leaves out Ketu. Kalachakra gives nine signs to each quarter of a star. Eight more dashas belong to charts that fulfil a condition.',
      computed:
        'Yogini begins by the star number plus 3, less eights. In Ashtottari the balance is the rest of the Moon’s arc of three or four stars. Kalachakra lays the passed part of the quarter on its nine signs. Conditions are reported, and no dasha is refused. A year has 365.25 days throughout.',
      schools: 'Programs differ in the first antardasha of Ashtottari and in the length of the year.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Moon is in star 23, and 23 plus 3 leaves 2, Pingala. Ashtottari begins with Jupiter and 12.90 of its 19 years. Kalachakra begins with Taurus in a quarter of 100 years.',
      sources: ['BPHS', 'PVR', 'K'],
    },
  ],
};
