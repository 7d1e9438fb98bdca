import type { Chapter } from './rule.ts';

export const REMEDIES: Chapter = {
  title: 'Remedies of tradition',
  about: 'Gems and mantras as tradition has them. They promise nothing and replace no advice of a doctor or a lawyer.',
  rules: [
    {
      id: 'R36.1',
      title: 'Gems and mantras of the planets',
      statement:
        'Each planet has a gem, from ruby for the Sun to cat’s eye for Ketu, and a mantra with a count. A gem suits the lord of good houses. Lords of 6, 8 and 12 are avoided.',
      computed:
        'Lordships of whole-sign houses have points of ours, such as 30 for house 1 and -15 for 6 or 8. A planet needs a sum above 0, and none of houses 6, 8 and 12 without 1, 5 or 9. A KP test asks for a tie to cusp 1 or 11 without 6, 8 and 12, and a gem that fails it is not recommended.',
      schools: 'Schools disagree on nearly every gem, and the list of Krishnamurti stands beside.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Mercury rules 1 and 10, and its lordships come to 45. Mars rules 3 and 8 and comes to -25, so its gem is avoided. Saturn’s mantra of 23,000 takes 213 days at 108 a day.',
      sources: ['KPR2', 'BPHS', 'K', 'OWN'],
    },
    {
      id: 'R36.3',
      title: 'What a remedy can do',
      statement:
        'For Krishnamurti planets show and do not cause, and a remedy softens without undoing. He recommended prayer in the period of the running lord.',
      computed:
        'The planet of a mantra is chosen among the running lords, the lord of the Lagna, the Moon and the sub lord of the purpose. Points of ours go to those that work against the matter, are weak or rule 6, 8 and 12. With no points at all the lord of the Lagna stands alone, and a planet that is asked about goes before. Gem and mantra name the same one. No effect is promised.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Saturn rules the period and sub-period in November 2026. It rules 6, which makes 10. So its mantra is chosen with 10 points.',
      sources: ['KPR2', 'OWN'],
    },
  ],
};
