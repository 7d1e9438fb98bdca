import type { Side } from '../../kp/promise/promise-verdict.ts';

/** What a promise says, as the end of "service is …". */
export const SIDE_IN_WORDS: Readonly<Record<Side, string>> = {
  yes: 'promised',
  split: 'spoken for and against alike',
  no: 'not promised',
};
