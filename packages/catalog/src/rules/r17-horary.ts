import type { Chapter } from './rule.ts';

export const HORARY: Chapter = {
  title: 'Horary',
  about:
    'A person who asks gives a number from 1 to 249, or from 1 to 2,193. The number sets the Ascendant, and the sky of the moment of judgement gives the rest.',
  rules: [
    {
      id: 'R17.1',
      title: 'The chart of a number',
      statement:
        'The number names a part of the zodiac, and the start of that part is the Ascendant. The planets stand where they are at the moment of judgement, and the houses are those of its place.',
      computed:
        'The other cusps follow from the Ascendant by the exact formula of Placidus for the latitude. Planets keep their longitudes, and only their houses change. Cusps 1 and 7 take the degree of the table itself. Ruling planets are read from the real sky, with the Ascendant that truly rises. The moment is that of the question, else the one in the birth parameters, else now, and each coordinate of its place alike.',
      schools:
        'Some programs look for the clock time at which that degree rises and take the planets of that time. Others move the real cusps by one arc. Neither is done here.',
      example:
        'Number 75 begins at 16°40′00″ of Cancer. Asked in Chennai on 22 November 2026 at 10:00, it puts cusp 2 at 14°35′ of Leo and cusp 10 at 17°20′ of Aries.',
      sources: ['KPR3p', 'WEB'],
    },
    {
      id: 'R17.2',
      title: 'The steps of a horary judgement',
      statement:
        'First the Moon must reflect the question. Then the sub lord of the main cusp decides, with the sub lord of cusp 11 as the wish. Periods, ruling planets and transits give the time.',
      computed:
        'The Moon reflects the question when it, its star lord or its sub lord occupies or owns a house asked about. A planet for which a node among these lords acts may occupy the house as well. Ownership alone counts as weak. Where nothing is tied, the answer is withheld with the advice to ask again later.',
      example:
        'Number 75 is asked about marriage in Chennai on 22 November 2026 at 10:00. Ketu, star lord of the Moon, owns house 2 as agent, and Venus, its sub lord, owns 11. So the Moon reflects the question weakly. Saturn, sub lord of cusp 7, is retrograde, so the answer is NO.',
      sources: ['KPR3p', 'WEB'],
    },
    {
      id: 'R17.3',
      title: 'Whether the number confirms its question',
      statement:
        'A person who is truly moved by a matter names a number that tells of it. The sub lord of the number’s Ascendant then signifies the houses of the matter.',
      computed:
        'The best level on the houses for the matter is compared with the best on those against it. SELF_CONFIRMATORY means that it is at least as strong for. CONTRADICTORY means that it has houses against alone, and the rest is WEAKLY_CHOSEN. A short cut of modern practice is reported beside it. None of this changes the answer.',
      example:
        'Number 75 is asked about marriage in Chennai on 22 November 2026 at 10:00. The sub lord of its Ascendant, Mercury, signifies 7 at level 1 and of the houses against it 6 and 10, at best at level 3. The number is SELF_CONFIRMATORY.',
      sources: ['WEB', 'OWN'],
    },
    {
      id: 'R17.5',
      title: 'How to ask',
      statement:
        'Ask one clear question, once. A number is good for two days and is not used again for the same question.',
      computed:
        'The service keeps no questions, so every horary result says this in a note and nothing enforces it. A chart depends on number, moment and place alone. Whether retrogression says no is a matter of the rules on retrogression.',
      example:
        'Number 75 judged in Chennai on 22 November 2026 at 10:00 and again a day later keeps its Ascendant at 16°40′ of Cancer. The Moon has moved on by 14.4 degrees meanwhile, so the second chart is another chart.',
      sources: ['WEB'],
    },
    {
      id: 'R17.6',
      title: 'One question at several moments',
      statement:
        'The same question asked at several moments shows whether a matter grows or fades. Each chart is judged alone first, and then the charts are compared in order of time.',
      computed:
        'Coverage is the weight of the deciding sub lord on the favourable houses, as a percentage of the most it can be. Levels 1 to 4 weigh 4, 3, 2 and 1. A session is better or worse than the last by its answer, or else by 10 points of coverage. Withheld sessions are left out of the trend. The scale is ours.',
      example:
        'For marriage the houses are 2, 7 and 11, so the most is 12. Number 206 asked in Chennai on 22 November 2026 at 10:00 gives Jupiter as sub lord of cusp 7. Its levels are 3, 1 and 3, so it has 8 of 12 and a coverage of 66.7.',
      sources: ['OWN'],
    },
    {
      id: 'R17.7',
      title: 'A retrograde planet in horary',
      statement:
        'A retrograde planet in the chain of the deciding cusp speaks against the matter. How strongly it does so is read in three ways.',
      computed:
        'The answer is NO where the sub lord or its star lord is retrograde, on the main cusp or on cusp 11. The milder reading is printed beside it and changes nothing. There a retrograde planet in a direct star only delays, until it is direct and past the point where it turned. In theft and loss retrogression delays and does not deny, whichever tool is asked.',
      schools:
        'The strict reading follows a worked case of Krishnamurti with a retrograde sub lord of cusp 10. Later writers let it give after a delay.',
      example:
        'Number 75 is asked about marriage in Chennai on 22 November 2026 at 10:00. Saturn rules cusp 7 by sub and stands in its own star, retrograde. The answer is NO, and the milder reading is FAILS.',
      sources: ['KPR3p', 'WEB'],
    },
  ],
};
