import type { Chapter } from './rule.ts';

export const CONVENTIONS: Chapter = {
  title: 'Choices where books differ',
  about: 'Where texts or programs go apart, one way is followed throughout, and results name it.',
  rules: [
    {
      id: 'R38',
      title: 'The choices in one place',
      statement:
        'The mean node is used, Placidus cusps as the start of a house, a dasha year of 365.25 days, and the sunrise of the Sun’s centre. Four levels of signification, seven movable significators and the classical ashtakavarga are the default.',
      computed:
        'Where a choice can be changed, an argument does so, and a result says which one it used. Retrogression denies in a number chart and delays in a birth chart. Open questions stay open and are named, such as the matrices of gana and vashya.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the scheme of 7 significators makes Jupiter the second. The scheme of 8, which is offered beside, makes it Rahu.',
      sources: ['OWN'],
    },
    {
      id: 'R38.8',
      title: 'Seven ruling planets listed, five counted',
      statement:
        'Krishnamurti names five ruling planets. Later usage adds the sub lords of the Ascendant and of the Moon. All seven are shown, and five decide.',
      computed:
        'A planet that rules in the two sub slots alone is marked, and it passes no test of being a ruling planet. Nodes that act for one of the five count. Planets rejected for a retrograde star or sub lord drop out. The school of Bosmia counts all seven.',
      schools: 'Many later writers use the sub lords for the finest timing. They stay visible for that.',
      example:
        'In Chennai on 22 November 2026 at 10:00 the five are the Sun, Jupiter, Ketu, Mars and the Sun again as day lord. The Moon and Venus rule in the sub slots alone, so they are listed and not counted.',
      sources: ['KPR3p', 'AS'],
    },
    {
      id: 'R38.12',
      title: 'Signs as houses outside KP',
      statement:
        'Tools that do not belong to KP count houses by whole signs. The sign of the Ascendant is the first house, whatever its degree.',
      computed:
        'Placidus cusps are used in KP alone. Bhava bala, the bhava chalit and a choice of ingress charts have house systems of their own, which results name. So a planet can stand in two houses in two tools, and both are right in their system.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Mars stands at 18°33′ of Taurus. By whole signs from Virgo that is house 9, and by Placidus cusps house 8.',
      sources: ['OWN', 'BPHS'],
    },
  ],
};
