import type { Chapter } from './rule.ts';

export const PROFESSION: Chapter = {
  title: 'Profession',
  about:
    'Which work a chart leans to. The tenth cusp is read by its lords, and houses 2, 6, 7, 10 and 11 tell what kind of earning it is.',
  rules: [
    {
      id: 'R20',
      title: 'Work as a whole',
      statement:
        'The sub lord of cusp 10 and its star lord describe the work. Houses 2, 6, 10 and 11 carry an income, and 7 carries business. Houses 1, 5, 9 and 12 speak against a career.',
      computed:
        'On the panel the nine sub lords of 2, 6, 7, 10, 11 and of 1, 5, 9, 12 are each weighed for and against. Levels 1 to 4 weigh 4, 3, 2 and 1. The balance runs from -100 to 100, and STRONG begins at 40. The index is ours.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 cusps 2, 6, 7 and 11 have a net of 2 each and cusp 10 one of 0. With the cusps against a career the balance is 44, which is STRONG.',
      sources: ['KPR3t', 'KPR3p', 'OWN'],
    },
    {
      id: 'R20.1',
      title: 'Fields of the planets',
      statement:
        'Each planet has its trades. The Sun has government and medicine, the Moon liquids and the public, Mars arms and engineering, Mercury commerce and writing. Jupiter has law and teaching, Venus arts and vehicles, Saturn labour and mines, Rahu the foreign and electronics, Ketu healing and software.',
      computed:
        'The star lord of the sub lord of cusp 10 gives the first industry and the sub lord itself the second. All pointers to a profession are listed with the planets they name, and the most frequent planet leads. A node also speaks as its first agent.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the sub lord of cusp 10 is Ketu in the star of Mars. The industries are ENGINEERING_DEFENCE for Mars and HEALING_SOFTWARE_OCCULT for Ketu.',
      sources: ['KPR2', 'KPR3t'],
    },
    {
      id: 'R20.2',
      title: 'Pairs of planets',
      statement:
        'Two planets together give a trade that neither gives alone. The Sun with Jupiter makes a physician, with Mars a surgeon. The Sun, Mars and Mercury make a military engineer.',
      computed:
        'In the table of 80 occupations each row names its main planets. Where the star lord and the sub lord of cusp 10 give two different main planets of a row, it gains 10 points. A node is read as the planet it acts for. Pairs that no book of Krishnamurti names are marked as derived.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 cusp 10 has the star lord Jupiter and the sub lord Ketu, who acts for Mars. These two are the main planets of a trainer or coach, so that row gains 10 and leads with 78.',
      sources: ['KPR2', 'KPR3t', 'K'],
    },
    {
      id: 'R20.3',
      title: 'Houses of kinds of work',
      statement:
        'House 6 is service, 10 with 6 government, 7 work of one’s own, and business takes 2, 7 and 10. Medicine has 6, 8 and 12, law 6 and 9, the army 3, 6 and 8, arts 3 and 5, teaching 4 and 9.',
      computed:
        'Eight fields are scored by six places of the chart that share 100 points. Half of each share goes by planet, half by the best house. Service or business is asked by five rules side by side, and the answer most of them give is the consensus.',
      schools:
        'Krishnamurti takes the sub lord of cusp 2 for this. Later writers take cusp 10, and all five rules are printed.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 business leads with 67, before government with 62. Of the five rules 2 say business, 1 says service and 2 are silent, so the consensus is business and the agreement DIVERGENT.',
      sources: ['KPR3t', 'WEB', 'OWN'],
    },
    {
      id: 'R20.4',
      title: 'Leading, technical and creative talent',
      statement:
        'The Sun and Mars in the work show leadership, Mars, Saturn and Mercury technical work, Venus and the Moon creative work.',
      computed:
        'The three talents are scored like the fields of work, with houses 1, 10 and 11 for leadership, 3, 6 and 10 for technical and 3, 5 and 11 for creative. Main planets give the full share and helping ones 0.6 of it. The numbers are ours and decide nothing.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 leadership has 59, technical talent 63 and creative talent 70. Mars, star lord of the sub lord of cusp 10, gives 22.5 of the points for leadership.',
      sources: ['KPR3t', 'OWN'],
    },
  ],
};
