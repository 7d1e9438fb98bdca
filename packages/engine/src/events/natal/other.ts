import { natalEvents } from '../event.ts';

export const OTHER_EVENTS = natalEvents('other', [
  {
    key: 'lost_article',
    label: 'Recovery of Lost Article',
    aliases: ['Lost article', 'Lost property found', 'Stolen goods recovered'],
    ages: [3, 100],
    primaryCusp: 2,
    required: [2, 6, 11],
    supporting: [],
    denial: [5, 8, 12],
    karakas: ['Mercury', 'Moon'],
    source: 'R10',
    notes: 'For a moment of loss the horary tool is the right one.',
  },
  {
    key: 'sports_win',
    label: 'Sports / Competition Win',
    aliases: ['Sports win', 'Match win', 'Contest'],
    ages: [6, 65],
    primaryCusp: 6,
    required: [1, 6, 10, 11],
    supporting: [],
    denial: [4, 5, 12],
    karakas: ['Mars'],
    source: 'R10',
    notes: '3 and 8 disputed: kept out.',
  },
]);
