import type { Phase, System } from '../taxonomy.ts';

/** What the words of the catalogue mean; the protocol, the catalogue and its resource print the same. */
export const PHASE_MEANINGS: Readonly<Record<Phase, string>> = {
  chart_foundation: 'positions and cusps everything rests on',
  promise: 'is the matter in the chart',
  timing: 'periods that can give it',
  transit: 'sky that releases it',
  verification: 'does the verdict stand',
  advanced: 'depth by subject or technique',
  synthesis: 'bundled reading',
  standalone: 'needs a moment, a place, a number or a nation, not a birth chart',
};

export const SYSTEM_MEANINGS: Readonly<Record<System, string>> = {
  kp: 'orthodox Krishnamurti; the only one that may build a KP verdict',
  parashari: 'cross-system reference, to be attributed',
  jaimini: 'cross-system reference, to be attributed',
  tajik: 'cross-system reference, to be attributed',
  extension: "later schools and this service's own constructions, labelled at each use",
  meta: 'no astrology',
};

/** Rules that stand in every plan and in every prompt. */
export const ONE_CALL = 'Make one tool call per step and read each result before the next call.';
export const ATTRIBUTE =
  'Attribute every result that is not tagged kp to its system; only kp results build a KP verdict.';
