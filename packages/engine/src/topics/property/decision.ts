import { capitalised } from '../../base/words.ts';
import type { Side, Verdict } from '../../kp/promise/promise-verdict.ts';
import type { LayerState } from './now-layer.ts';
import type { PropertyIntent, PropertyKind } from './property-data.ts';

export const PROPERTY_DECISIONS = ['BUY_NOW', 'BUY_LATER', 'RENT', 'WAIT', 'SELL_NOW', 'SELL_LATER', 'HOLD'] as const;
export type PropertyDecision = (typeof PROPERTY_DECISIONS)[number];

/** All that the decision rests on. */
export interface PropertyFacts {
  readonly intent: PropertyIntent;
  readonly kind: PropertyKind;
  readonly purchase: Side;
  readonly sale: { readonly side: Side; readonly verdict: Verdict };
  /** Whether the running period is open. */
  readonly now: { readonly buy: LayerState; readonly sell: LayerState };
  /** Whether a window lies in the years asked for. */
  readonly windows: { readonly buy: boolean; readonly sell: boolean };
  /** The sub lord of cusp 4 signifies 6, the house of the tenant. */
  readonly tenancy: boolean;
  readonly residenceChange: Side;
}

export interface Decided {
  readonly decision: PropertyDecision;
  /** The rule that decided, one sentence. */
  readonly rule: string;
}

/** Buy, rent, sell or wait: a function of promise, running period and windows (R10; our order of the tests). */
export function propertyDecision(facts: PropertyFacts): Decided {
  switch (facts.intent) {
    case 'buy':
      return buying(facts);
    case 'sell':
      return selling(facts);
    case 'rent':
      return renting(facts);
    case 'any':
      return facts.purchase !== 'yes' && facts.sale.verdict === 'ACTIVE' ? selling(facts) : buying(facts);
  }
}

function buying(facts: PropertyFacts): Decided {
  const { kind, purchase, now, windows } = facts;
  if (purchase === 'split') return { decision: 'WAIT', rule: 'The chart speaks for owning and against it alike.' };
  if (purchase === 'no') {
    // Nobody lives in a vehicle: the houses of tenancy say nothing of it.
    return kind === 'vehicle' ? { decision: 'WAIT', rule: 'Owning is not promised.' } : withoutOwning(facts);
  }
  if (now.buy === 'OPEN')
    return { decision: 'BUY_NOW', rule: 'Owning is promised and the running period is open for it.' };
  return windows.buy
    ? { decision: 'BUY_LATER', rule: 'Owning is promised, but the running period is not open for it.' }
    : { decision: 'WAIT', rule: 'Owning is promised, but these years hold no period for it.' };
}

function withoutOwning(facts: PropertyFacts): Decided {
  const tenant = tenantReason(facts);
  return tenant === null
    ? { decision: 'WAIT', rule: 'Owning is not promised, and nothing speaks for a rented home or a move.' }
    : { decision: 'RENT', rule: `Owning is not promised, but ${tenant}.` };
}

function renting(facts: PropertyFacts): Decided {
  const tenant = tenantReason(facts);
  return tenant === null
    ? { decision: 'WAIT', rule: 'Nothing speaks for a rented home or a move.' }
    : { decision: 'RENT', rule: `${capitalised(tenant)}.` };
}

function tenantReason({ tenancy, residenceChange }: PropertyFacts): string | null {
  if (tenancy) return 'the sub lord of cusp 4 signifies 6, the house of tenancy';
  return residenceChange === 'yes' ? 'a change of residence is promised' : null;
}

function selling({ sale, now, windows }: PropertyFacts): Decided {
  if (sale.side === 'split') return { decision: 'HOLD', rule: 'The chart speaks for a sale and against it alike.' };
  if (sale.side === 'no') return { decision: 'HOLD', rule: 'A sale is not promised.' };
  if (now.sell === 'OPEN')
    return { decision: 'SELL_NOW', rule: 'A sale is promised and the running period is open for it.' };
  return windows.sell
    ? { decision: 'SELL_LATER', rule: 'A sale is promised, but the running period is not open for it.' }
    : { decision: 'HOLD', rule: 'A sale is promised, but these years hold no period for it.' };
}
