import { saying } from './turns.ts';
import { BLOWS, CONTEST, ELSEWHERE, NAMED, THREATS } from './violence-words.ts';

const isStruck = saying(BLOWS);
const isContest = saying(CONTEST);
const isNamed = saying(NAMED);
const isElsewhere = saying(ELSEWHERE);
const isThreatened = saying(THREATS);

/** Whether somebody is beaten, abused, threatened or followed: whoever suffers it is sent to people, not to a chart. */
export function isViolence(words: string): boolean {
  if (isStruck(words) && !isContest(words)) return true;
  return isThreatened(words) || (isNamed(words) && !isElsewhere(words));
}
