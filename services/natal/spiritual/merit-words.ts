import type { Merit } from '@cuspal/engine/topics/spiritual/merit';

/** What house 5 says of merit from earlier lives. */
export const MERIT_SENTENCES: Readonly<Record<Merit['class'], string>> = {
  CREDIT: 'House 5 speaks of merit carried over.',
  MIXED: 'House 5 speaks of mixed merit.',
  DEBT: 'House 5 speaks of merit still to be earned.',
};
