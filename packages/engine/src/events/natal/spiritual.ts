import { natalEvents } from '../event.ts';

export const SPIRITUAL_EVENTS = natalEvents('spiritual', [
  {
    key: 'spiritual_progress',
    label: 'Spiritual Progress / Initiation',
    aliases: ['Spirituality', 'Initiation', 'Spiritual growth', 'Diksha'],
    ages: [12, 100],
    primaryCusp: 9,
    required: [5, 9, 12],
    supporting: [8, 10],
    denial: [2, 4, 11],
    karakas: ['Jupiter', 'Ketu', 'Saturn'],
    source: 'R10; KPM',
    notes:
      '8 is the occult side. Denial group derived: 12th house from each required house (R9.4), less houses in the favourable set. 2, the house of worldly holdings, is added.',
  },
]);
