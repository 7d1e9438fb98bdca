import { CRITICAL, DISASTER, FEAR, GRAVE, HURT, JUST_NOW, NOT_FRESH, ON_FIRE, TODAY } from './emergency-words.ts';
import { saying } from './turns.ts';

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
export function isEmergency(words: string): boolean {
  if (isOnFire(words) || (isDisaster(words) && (isJustNow(words) || isToday(words)))) return true;
  if (isCritical(words) && !isNotFresh(words)) return true;
  const grave = isGrave(words);
  if ((!grave && !isHurt(words)) || isNotFresh(words)) return false;
  return isFeared(words) || isJustNow(words) || (grave && isToday(words));
}
