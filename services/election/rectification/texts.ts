import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { say } from './rectification.messages.ts';

/** What a reader of any rectified time must know, also of one sought without events. */
export const recordNotes = (): readonly string[] => [say.proposal(), say.scoreNote()];

/** The notes above with what the scores of dated events and their chance test mean. */
export const proposalNotes = (): readonly string[] => [
  ...recordNotes(),
  say.chanceNote(),
  say.errorBarNote(),
  say.randomNote(),
  say.scoresAreOurs(),
];

/** The clock time of an instant in a sentence, to the second. */
export const timeInWords = (utcMs: number, clock: LocalClock): string => printInstant(utcMs, clock).slice(11, 19);

/** How far a proposed time lies from the stated one. */
export const shiftSentence = (shiftMinutes: number): string =>
  say.shift({
    way: shiftMinutes === 0 ? 'NONE' : shiftMinutes < 0 ? 'EARLIER' : 'LATER',
    minutes: Math.abs(shiftMinutes),
  });
