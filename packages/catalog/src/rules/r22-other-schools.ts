import type { Chapter } from './rule.ts';

export const OTHER_SCHOOLS: Chapter = {
  title: 'Schools derived from KP',
  about:
    'Later schools read the same cusps and subs in other ways. They are shown beside the KP verdict, which decides.',
  rules: [
    {
      id: 'R22.1',
      title: 'Cuspal interlinks after Khullar',
      statement:
        'A cusp is ruled by its star, sub and sub-sub lords. A planet is involved in the cusps of its star lord, commits to those of its sub lord and completes those of its sub-sub lord. Its own cusps count only with positional status.',
      computed:
        'Star, sub and sub-sub lord give up to 15, 60 and 25 points. The share is half by the required houses reached and half by hits that support. STRONG_PROMISE begins at 70, MIXED at 50 and WEAK at 30. Positional status is an own star, empty stars or an exchange of stars. The ratio is ours.',
      schools:
        'Khullar asks the sub-sub lords of cusp and Lagna, in his own ayanamsa. Both readings are printed beside.',
      example:
        'Marriage for a birth in Chennai on 14 August 1992 at 10:02 is read from cusp 7. Its star lord Mercury gives 0 points, its sub lord Jupiter 60 and its sub-sub lord Venus 13.3. The score is 73.3, which is STRONG_PROMISE.',
      sources: ['KHULLAR', 'AS', 'OWN'],
    },
    {
      id: 'R22.2',
      title: 'Interlinks of cusps after Hariharan and Meena',
      statement:
        'One cusp reaches another through its sub lord in four ways. These are the star or sub lord of that planet, a shared sub lord, its star, and the house of its star lord.',
      computed:
        'Type 1 holds where the other cusp’s sub lord is the star or sub lord of this sub lord. Type 2 needs one sub lord for both, or this star lord as its sub or sub-sub lord. Type 3 needs the other sub lord in this planet’s star, and type 4 this star lord in the other house. Strength is the number of types, 0 to 4.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Venus is the sub lord of cusps 2 and 6 and stands in its own star. So cusp 2 reaches cusp 6 by types 1, 2 and 3, with a strength of 3.',
      sources: ['HARIHARAN', 'AS'],
    },
    {
      id: 'R22.3',
      title: 'Four-step theory',
      statement:
        'A planet works in four steps, by itself, its star lord, its sub lord and the star lord of its sub lord. The last step decides. A planet gives its house strongly when none stands in its stars or it stands in its own.',
      computed:
        'At a cusp the sub lord is step 3 and its star lord step 4, the end indicator. Step 4 always gives its occupied house, and owned houses need empty stars. A single companion within 3°20′ and aspects to cusps within 3°20′ add houses. More houses for than against give PROMISED. A silent end indicator leaves the decision to step 3.',
      example:
        'Marriage for a birth in Chennai on 14 August 1992 at 10:02 is read from cusp 7. The sub lord is Jupiter and the end indicator Venus, who stands in house 11. House 11 is required and none is against, so it is PROMISED.',
      sources: ['GONDHALEKAR', 'TW'],
    },
    {
      id: 'R22.4',
      title: 'Six-fold significators after Bosmia',
      statement:
        'A house has six kinds of significators. First come planets in the sub of an occupant, then those in its star, then the occupant. Planets in the sub of the owner, those in its star and the owner follow. All seven ruling planets count.',
      computed:
        'A planet is FOR where its best role on a required house comes before all roles against. It is AGAINST without a required house, or with the whole group against and one of it first. Else it is MIXED. A node also takes the best role of a planet it acts for. The four running lords are asked alike.',
      example:
        'Marriage for a birth in Chennai on 14 August 1992 at 10:02 is asked of Jupiter, sub lord of cusp 7. It has role 2 on house 11 but role 1 on house 10, which is against. Houses against are not all held, so it is MIXED.',
      sources: ['KPM'],
    },
    {
      id: 'R22.6',
      title: 'Agreement of four schools',
      statement:
        'KP, interlinks, four-step and Bosmia are asked for one matter, and their answers are counted. They read the same chart, so agreement is no independent evidence.',
      computed:
        'Each answer is brought to PROMISE, MIXED or DENIAL. Four promises are UNANIMOUS_PROMISE, three STRONG_PROMISE, and three or four denials STRONG_DENIAL. Otherwise two or more mixed answers make MIXED, and the rest is SPLIT. KP decides whatever the others say.',
      example:
        'Marriage for a birth in Chennai on 14 August 1992 at 10:02 gets PROMISE from 3 schools and MIXED from 1. KP says ACTIVE and Bosmia MIXED, so the consensus is STRONG_PROMISE.',
      sources: ['OWN'],
    },
  ],
};
