import type { Chapter } from './rule.ts';

export const YOGAS_AND_DOSHAS: Chapter = {
  title: 'Yogas and doshas',
  about:
    'Combinations of the classical system that are known by a name. Houses are counted by whole signs from the rising sign unless a rule says otherwise.',
  rules: [
    {
      id: 'R28.1',
      title: 'Yogas of the Sun and the Moon',
      statement:
        'Planets in the 2nd and 12th from the Sun or the Moon make yogas. The Moon without a planet on either side is kemadruma. Jupiter in an angle from the Moon is gajakesari, and benefics in 6, 7 and 8 from it make adhi.',
      computed:
        'The Sun and the nodes neither break nor cancel kemadruma. Six clauses cancel it, such as a planet in an angle from the Moon or the Lagna, or an aspect of Jupiter. Without one it is Severe, with one Mild, and two end it, which is a ladder of ours. The Sun forms no yoga of its own, since nothing is counted from itself.',
      example:
        'For a birth in Tokyo on 10 October 1964 at 14:00 no planet stands beside the Moon in Scorpio, so kemadruma is present. Of the clauses 3 cancel it, among them Jupiter’s aspect, so its severity is None.',
      sources: ['PH', 'PVR', 'RAMAN'],
    },
    {
      id: 'R28.4',
      title: 'Kala Sarpa',
      statement:
        'All seven planets lie on one side of the axis of the nodes. The house of Rahu gives one of twelve names, from Ananta in the first to Sheshanaga in the twelfth.',
      computed:
        'Longitudes decide, not signs. FULL has all seven on one side, and PARTIAL has one outside and is not counted as present. The direction runs from one node to the other. A planet within 2 degrees of the axis is told as sensitive, because the true node can differ from the mean one by so much.',
      schools:
        'The classical texts do not know it. Many astrologers count a chart with one planet outside as partly present.',
      example:
        'For a birth in Cape Town on 18 July 1918 at 02:54 all seven stand between Ketu and Rahu, so it is FULL with the direction KETU_TO_RAHU. Rahu is in house 8, so the name is Karkotaka.',
      sources: ['K', 'RAMAN', 'OWN'],
    },
    {
      id: 'R28.5',
      title: 'Manglik and other doshas',
      statement:
        'Mars in house 1, 2, 4, 7, 8 or 12 from the Lagna, the Moon or Venus makes a chart manglik. Other doshas join the Sun, the Moon or Jupiter with Saturn or a node.',
      computed:
        'Each reference that counts gives a point, and Mars in 7 or 8 from the Lagna one more. Five groups of exceptions, by sign, dignity and company, take away up to two. The ladder is ours. Six of the twelve houses count, so a manglik chart is no rare thing.',
      schools: 'The north leaves out house 2. In KP the sub lord of cusp 7 decides instead.',
      example:
        'For a birth in Tokyo on 10 October 1964 at 14:00 Mars is in house 7 from the Lagna, 9 from the Moon and 12 from Venus. Two references and house 7 make 3. Cancer exempts Mars in house 7, which takes 1, so it is Moderate.',
      sources: ['RAMAN', 'MC', 'K', 'OWN'],
    },
    {
      id: 'R28.6',
      title: 'The partner and a second attachment',
      statement:
        'The star lord of the sub lord of cusp 7 describes the partner. Houses 5, 8, 11 and 12 with the sub lords of 5 and 7, and Venus with Mars or Rahu, show the pattern of another attachment.',
      computed:
        'A node is read through its first agent. Sign and house of the describing planet give build, manner and work, and the sub lord is heard second. The pattern of an attachment is a score of ours from 0 to 100 for advisers alone. It says nothing of what anybody did or will do.',
      schools: 'Classical texts use the seventh lord, Venus or Jupiter and the Darakaraka. KP use is followed.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Jupiter is the sub lord of cusp 7 in the star of Venus. Venus in Leo and house 11 describes the partner, slightly older by the points 0 and 1.',
      sources: ['KPR2', 'KPR3p', 'K', 'OWN'],
    },
  ],
};
