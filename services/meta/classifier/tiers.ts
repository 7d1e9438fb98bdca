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
