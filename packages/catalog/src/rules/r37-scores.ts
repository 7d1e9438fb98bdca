import type { Chapter } from './rule.ts';

export const SCORES: Chapter = {
  title: 'Scores of our own',
  about:
    'Some readings end in a number from 0 to 100. No book has these numbers, and the KP chain behind them is shown.',
  rules: [
    {
      id: 'R37',
      title: 'Vitality, surgery and other scores',
      statement:
        'A score gathers what the KP chain says of one matter, such as vitality from cusp 1 or surgery from cusps 1, 6, 8 and 11. It never adds rules of other systems to a KP verdict.',
      computed:
        'Every factor is listed with its points, and they add up to the score within 0 and 100. Vitality starts at 50 and is FAST_HEALER from 65, AVERAGE from 45 and SLOW_HEALER from 30. Dignity and combustion are shown and give nothing. For a day of surgery retrograde Mars or hostile periods move the day, and an emergency always goes. All points are ours.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 vitality is 50 plus 4 for Jupiter, sub lord of cusp 1. It gains 6 for its star lord Venus, 8 for the lord of the Lagna and 4 for resistance. That makes 72, which is FAST_HEALER.',
      sources: ['OWN', 'KPR3p'],
    },
  ],
};
