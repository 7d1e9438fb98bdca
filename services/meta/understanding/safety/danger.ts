import type { OutOfScope } from '../understanding.ts';
import {
  DEVELOPMENT,
  DRINK_DRIVING,
  HEREAFTER,
  INTIMACY,
  LOST,
  MAYBE_PREGNANT,
  NOT_YET,
  NOTHING_OF_A_CHART,
  PREGNANT,
  WHY,
} from './care-words.ts';
import { isEmergency } from './emergency.ts';
import { saying, spaced } from './turns.ts';
import { isViolence } from './violence.ts';

const isLost = saying(LOST);
const asksWhy = saying(WHY);
const isHereafter = saying(HEREAFTER);
const isPregnant = saying(PREGNANT);
const isNotYet = saying(NOT_YET);
const isMaybePregnant = saying(MAYBE_PREGNANT);

/** A few words tell of a death and ask nothing. */
const FEW_WORDS = 4;
const isAlone = (words: string): boolean => words.trim().split(' ').length <= FEW_WORDS;

/** In the order in which they go before each other: a life in danger first. */
const DANGERS: readonly (readonly [OutOfScope, (words: string) => boolean])[] = [
  ['emergency', isEmergency],
  ['violence', isViolence],
  ['loss', (words) => isLost(words) && !isHereafter(words) && (asksWhy(words) || isAlone(words))],
  ['maybe_pregnant', isMaybePregnant],
  ['intimacy', saying(INTIMACY)],
  ['drink_driving', saying(DRINK_DRIVING)],
  ['development', saying(DEVELOPMENT)],
  ['off_topic', saying(NOTHING_OF_A_CHART)],
];

/** What a question tells by turns of speech that leave no doubt, so that care answers it; null where it tells nothing. */
export function dangerIn(question: string): OutOfScope | null {
  const words = spaced(question);
  return DANGERS.find(([, isTold]) => isTold(words))?.[0] ?? null;
}

/** Whether somebody says that a child is on its way. */
export function saysPregnant(question: string): boolean {
  const words = spaced(question);
  return isPregnant(words) && !isNotYet(words);
}
