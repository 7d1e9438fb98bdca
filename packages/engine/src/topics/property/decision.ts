import type { Side, Verdict } from '../../kp/promise/promise-verdict.ts';
import type { LayerState } from './now-layer.ts';
import type { PropertyIntent, PropertyKind } from './property-data.ts';
import { say } from './property.messages.ts';

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
  /** Whether a window lies in the years that are looked through. */
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
  if (purchase === 'split') return { decision: 'WAIT', rule: say.rule({ rule: 'OWNING_SPLIT' }) };
  if (purchase === 'no') {
    // Nobody lives in a vehicle: the houses of tenancy say nothing of it.
    return kind === 'vehicle' ? { decision: 'WAIT', rule: say.rule({ rule: 'NO_OWNING' }) } : withoutOwning(facts);
  }
  if (now.buy === 'OPEN') return { decision: 'BUY_NOW', rule: say.rule({ rule: 'OWNING_OPEN' }) };
  return windows.buy
    ? { decision: 'BUY_LATER', rule: say.rule({ rule: 'OWNING_LATER' }) }
    : { decision: 'WAIT', rule: say.rule({ rule: 'OWNING_NO_PERIOD' }) };
}

function withoutOwning(facts: PropertyFacts): Decided {
  const tenant = tenantReason(facts);
  return tenant === null
    ? { decision: 'WAIT', rule: say.rule({ rule: 'NOTHING' }) }
    : { decision: 'RENT', rule: say.rule({ rule: `RENT_BY_${tenant}` }) };
}

function renting(facts: PropertyFacts): Decided {
  const tenant = tenantReason(facts);
  return tenant === null
    ? { decision: 'WAIT', rule: say.rule({ rule: 'NO_RENT' }) }
    : { decision: 'RENT', rule: say.rule({ rule: tenant }) };
}

function tenantReason({ tenancy, residenceChange }: PropertyFacts): 'TENANCY' | 'MOVE' | null {
  if (tenancy) return 'TENANCY';
  return residenceChange === 'yes' ? 'MOVE' : null;
}

function selling({ sale, now, windows }: PropertyFacts): Decided {
  if (sale.side === 'split') return { decision: 'HOLD', rule: say.rule({ rule: 'SALE_SPLIT' }) };
  if (sale.side === 'no') return { decision: 'HOLD', rule: say.rule({ rule: 'NO_SALE' }) };
  if (now.sell === 'OPEN') return { decision: 'SELL_NOW', rule: say.rule({ rule: 'SALE_OPEN' }) };
  return windows.sell
    ? { decision: 'SELL_LATER', rule: say.rule({ rule: 'SALE_LATER' }) }
    : { decision: 'HOLD', rule: say.rule({ rule: 'SALE_NO_PERIOD' }) };
}
