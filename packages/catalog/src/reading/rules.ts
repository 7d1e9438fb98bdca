/** Rules that stand in every plan and in every prompt. */
export const ONE_CALL = 'Make one tool call per step and read each result before the next call.';
export const ATTRIBUTE =
  'Attribute every result that is not tagged kp to its system; only kp results build a KP verdict.';
