import { KALSARPA_MITIGATION_RULES, KALSARPA_MITIGATIONS } from '@cuspal/engine/parashari/doshas/kalsarpa-mitigations';
import {
  MANGLIK_CANCELLATION_RULES,
  MANGLIK_CANCELLATIONS,
} from '@cuspal/engine/parashari/doshas/manglik-cancellations';
import {
  PITRA_CANCELLATION_RULES,
  PITRA_CANCELLATIONS,
  PITRA_HITS,
  PITRA_RULES,
} from '@cuspal/engine/parashari/doshas/pitra';
import { describe, expect, it } from 'vitest';
import tool from './check-doshas.tool.ts';

const rulesOf = (clauses: readonly { readonly rule: string }[]) => clauses.map(({ rule }) => rule);

describe('the rules of the doshas as data', () => {
  it('have one clause for each rule, in order', () => {
    expect(rulesOf(MANGLIK_CANCELLATIONS)).toEqual(MANGLIK_CANCELLATION_RULES);
    expect(rulesOf(KALSARPA_MITIGATIONS)).toEqual(KALSARPA_MITIGATION_RULES);
    expect(rulesOf(PITRA_HITS)).toEqual(PITRA_RULES);
    expect(rulesOf(PITRA_CANCELLATIONS)).toEqual(PITRA_CANCELLATION_RULES);
  });

  it('have a source that the tool names', () => {
    const clauses = [...MANGLIK_CANCELLATIONS, ...KALSARPA_MITIGATIONS, ...PITRA_HITS, ...PITRA_CANCELLATIONS];
    for (const { source } of clauses) expect(tool.provenance.sources).toContain(source);
  });
});
