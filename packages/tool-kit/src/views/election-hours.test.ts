import { askedHours, EVERY_HOUR } from '@cuspal/engine/election/searched-hours';
import { describe, expect, it } from 'vitest';
import { hoursSentence } from './election-hours.ts';

const usual = { start: '09:00', end: '18:00', source: 'ours' } as const;

describe('the hours that a search looked at', () => {
  it.each([
    [askedHours(undefined, false, usual), 'The search kept to the usual hours, 09:00 to 18:00, which any_hour lifts.'],
    [askedHours(undefined, true, usual), 'Every hour of day and night was searched.'],
    [askedHours({ start: '10:00', end: '11:30' }, true, usual), 'Only the hours from 10:00 to 11:30 were searched.'],
    [askedHours({ start: '07:00', end: '07:00' }, false, usual), 'Every hour of day and night was searched.'],
    [
      { of: 'outside', named: usual } as const,
      'Nothing lies within the usual hours, 09:00 to 18:00, so this is the best outside them.',
    ],
    [EVERY_HOUR, 'Every hour of day and night was searched.'],
  ])('A20: %j is %s', (hours, sentence) => expect(hoursSentence(hours)).toBe(sentence));
});
