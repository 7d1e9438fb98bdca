import type { OutOfScope } from '../understanding.ts';
import {
  COURTED,
  DEVELOPMENT,
  DRINK_DRIVING,
  HEREAFTER,
  INTIMACY,
  LOST,
  MAYBE_PREGNANT,
  NOT_YET,
  PREGNANT,
  WHY,
} from './care-words.ts';
import { ANIMALS, DIAGNOSED, isOfItself, MAGIC, NOTHING_OF_A_CHART } from './beside-charts.ts';
import { saying, spaced } from './turns.ts';
import { CRITICAL, DISASTER, FEAR, GRAVE, HURT, JUST_NOW, NOT_FRESH, ON_FIRE, TODAY } from './emergency-words.ts';
import { BLOWS, CONTEST, ELSEWHERE, NAMED, THREATS } from './violence-words.ts';

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
  ['diagnosis', saying(DIAGNOSED)],
  ['magic', saying(MAGIC)],
  ['animal', saying(ANIMALS)],
  ['about_tool', isOfItself],
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

const isCourted = saying(COURTED);

/** Whether somebody tells that a grown-up loves them, which only a child has to be kept from. */
export const saysCourted = (question: string): boolean => isCourted(spaced(question));

const isGrave = saying(GRAVE);
const isCritical = saying(CRITICAL);
const isHurt = saying(HURT);
const isFeared = saying(FEAR);
const isJustNow = saying(JUST_NOW);
const isToday = saying(TODAY);
const isDisaster = saying(DISASTER);
const isOnFire = saying(ON_FIRE);
const isNotFresh = saying(NOT_FRESH);

/**
 * Whether a life is in danger now: a fresh illness or accident with the fear of death, or one of this hour. How somebody
 * recovers from a planned operation or a long illness is a question for a chart.
 */
function isEmergency(words: string): boolean {
  if (isOnFire(words) || (isDisaster(words) && (isJustNow(words) || isToday(words)))) return true;
  if (isCritical(words) && !isNotFresh(words)) return true;
  const grave = isGrave(words);
  if ((!grave && !isHurt(words)) || isNotFresh(words)) return false;
  return isFeared(words) || isJustNow(words) || (grave && isToday(words));
}

const isStruck = saying(BLOWS);
const isContest = saying(CONTEST);
const isNamed = saying(NAMED);
const isElsewhere = saying(ELSEWHERE);
const isThreatened = saying(THREATS);

/** Whether somebody is beaten, abused, threatened or followed: whoever suffers it is sent to people, not to a chart. */
function isViolence(words: string): boolean {
  if (isStruck(words) && !isContest(words)) return true;
  return isThreatened(words) || (isNamed(words) && !isElsewhere(words));
}
