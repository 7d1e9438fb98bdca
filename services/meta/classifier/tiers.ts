import type { Pattern } from './pattern.ts';
import { heardIn, Phrases } from './phrases.ts';
import { FACT_PATTERNS, FULL_PATTERNS, LOOKUP_PATTERNS, PREDICTIVE_PATTERNS } from './tier-patterns.ts';

export type Tier = 'full' | 'focused' | 'factual';

export interface TierRule {
  readonly label: string;
  /** Fewest tool calls before an answer. */
  readonly floor: number;
  readonly expectedMin: number;
  readonly expectedMax: number;
}

export const TIERS: Readonly<Record<Tier, TierRule>> = {
  full: { label: 'Full reading', floor: 20, expectedMin: 25, expectedMax: 40 },
  focused: { label: 'Focused question', floor: 12, expectedMin: 15, expectedMax: 20 },
  factual: { label: 'Factual lookup', floor: 5, expectedMin: 5, expectedMax: 8 },
};

export const TIER_KEYS = ['full', 'focused', 'factual'] as const satisfies readonly Tier[];

export type TierTest = 'T0' | 'T1' | 'T2' | 'T3' | 'T4';

interface TierMatch {
  readonly tier: Tier;
  readonly test: TierTest;
  readonly patterns: readonly Pattern[];
}

const [FULL, LOOKUP, FACT, PREDICTIVE] = [
  new Phrases(FULL_PATTERNS),
  new Phrases(LOOKUP_PATTERNS),
  new Phrases(FACT_PATTERNS),
  new Phrases(PREDICTIVE_PATTERNS),
];

/** The tier of a normalised question by the first test that fits. */
export function tierOfWords(text: string, hasTopic: boolean): TierMatch {
  if (text === '') return { tier: 'full', test: 'T0', patterns: [] };

  const heard = heardIn(text);
  const full = FULL.hitIn(heard);
  if (full.length > 0) return { tier: 'full', test: 'T1', patterns: full };

  const lookup = LOOKUP.hitIn(heard);
  const fact = FACT.hitIn(heard);
  const predictive = PREDICTIVE.hitIn(heard);
  if (lookup.length > 0 && fact.length > 0 && predictive.length === 0) {
    return { tier: 'factual', test: 'T2', patterns: [...lookup, ...fact] };
  }
  if (hasTopic || predictive.length > 0) return { tier: 'focused', test: 'T3', patterns: predictive };
  return { tier: 'full', test: 'T4', patterns: [] };
}
