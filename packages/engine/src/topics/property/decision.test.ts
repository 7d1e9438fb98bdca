import { describe, expect, it } from 'vitest';
import { propertyDecision, PROPERTY_DECISIONS } from './decision.ts';
import type { PropertyFacts } from './decision.ts';

const facts: PropertyFacts = {
  intent: 'buy',
  kind: 'house',
  purchase: 'yes',
  sale: { side: 'yes', verdict: 'ACTIVE' },
  now: { buy: 'OPEN', sell: 'OPEN' },
  windows: { buy: true, sell: true },
  tenancy: false,
  residenceChange: 'no',
};
const decided = (change: Partial<PropertyFacts>) => propertyDecision({ ...facts, ...change }).decision;

describe('propertyDecision, rule by rule', () => {
  it.each<[string, Partial<PropertyFacts>]>([
    ['BUY_NOW', {}],
    ['BUY_NOW', { windows: { buy: false, sell: false } }],
    ['BUY_LATER', { now: { buy: 'PENDING', sell: 'OPEN' } }],
    ['BUY_LATER', { now: { buy: 'CLOSED', sell: 'OPEN' } }],
    ['WAIT', { now: { buy: 'CLOSED', sell: 'OPEN' }, windows: { buy: false, sell: true } }],
    ['WAIT', { purchase: 'split' }],
    ['WAIT', { purchase: 'split', tenancy: true, residenceChange: 'yes' }],
    ['WAIT', { purchase: 'no' }],
    ['WAIT', { purchase: 'no', residenceChange: 'split' }],
    ['RENT', { purchase: 'no', tenancy: true }],
    ['RENT', { purchase: 'no', residenceChange: 'yes' }],
    ['WAIT', { purchase: 'no', tenancy: true, kind: 'vehicle' }],
    ['RENT', { intent: 'rent', tenancy: true }],
    ['RENT', { intent: 'rent', residenceChange: 'yes' }],
    ['WAIT', { intent: 'rent' }],
    ['SELL_NOW', { intent: 'sell' }],
    ['SELL_LATER', { intent: 'sell', now: { buy: 'OPEN', sell: 'PENDING' } }],
    ['HOLD', { intent: 'sell', now: { buy: 'OPEN', sell: 'PENDING' }, windows: { buy: true, sell: false } }],
    ['HOLD', { intent: 'sell', sale: { side: 'no', verdict: 'NEGATED' } }],
    ['HOLD', { intent: 'sell', sale: { side: 'split', verdict: 'CONTRADICTED' } }],
    ['BUY_NOW', { intent: 'any' }],
    ['SELL_NOW', { intent: 'any', purchase: 'no' }],
    ['SELL_NOW', { intent: 'any', purchase: 'split' }],
    ['WAIT', { intent: 'any', purchase: 'split', sale: { side: 'yes', verdict: 'MIXED_ACTIVE' } }],
    ['RENT', { intent: 'any', purchase: 'no', sale: { side: 'yes', verdict: 'MIXED_ACTIVE' }, tenancy: true }],
  ])('%s', (decision, change) => {
    expect(decided(change)).toBe(decision);
  });

  it('over all facts: a word for now only where promised and open, a word for later only with a window', () => {
    const met = new Set<string>();
    const sides = ['yes', 'split', 'no'] as const;
    const layers = ['OPEN', 'PENDING', 'CLOSED'] as const;
    for (const intent of ['buy', 'sell', 'rent', 'any'] as const)
      for (const purchase of sides)
        for (const side of sides)
          for (const buy of layers)
            for (const sell of layers)
              for (const window of [true, false])
                for (const tenancy of [true, false]) {
                  const verdict = side === 'yes' ? 'ACTIVE' : side === 'split' ? 'CONTRADICTED' : 'DENIED';
                  const given: PropertyFacts = {
                    ...facts,
                    intent,
                    purchase,
                    sale: { side, verdict },
                    now: { buy, sell },
                    windows: { buy: window, sell: window },
                    tenancy,
                  };
                  const { decision } = propertyDecision(given);
                  met.add(decision);
                  if (decision === 'BUY_NOW') expect([purchase, buy]).toEqual(['yes', 'OPEN']);
                  if (decision === 'SELL_NOW') expect([side, sell]).toEqual(['yes', 'OPEN']);
                  if (decision === 'BUY_LATER') expect([purchase, window]).toEqual(['yes', true]);
                  if (decision === 'SELL_LATER') expect([side, window]).toEqual(['yes', true]);
                  if (decision === 'RENT') expect(tenancy).toBe(true);
                  if (intent === 'buy') expect(decision).not.toMatch(/SELL|HOLD/);
                  if (intent === 'sell') expect(decision).toMatch(/SELL|HOLD/);
                }
    expect(met).toEqual(new Set(PROPERTY_DECISIONS));
  });
});
