import { expect, it } from 'vitest';
import career from './run-career-complete-reading.tool.ts';
import lens from './run-karakamsa-spiritual-lens.tool.ts';
import match from './run-kundli-match-complete.tool.ts';
import marriage from './run-marriage-complete-reading.tool.ts';
import today from './run-today-complete.tool.ts';
import triple from './run-triple-dasha-consensus.tool.ts';
import year from './run-year-outlook-complete.tool.ts';
import { cappedConfidence, confidenceOf } from './synthesis.ts';

it('offers high confidence where a promise and its audit can give it, and nowhere else', () => {
  for (const { output } of [career, marriage, match])
    expect(output.shape.synthesis.shape.confidence.options).toEqual(['HIGH', 'MODERATE', 'LOW']);
  for (const { output } of [lens, today, year, triple])
    expect(output.shape.synthesis.shape.confidence.options).toEqual(['MODERATE', 'LOW']);
});

it.each([
  ['HIGH', 'MODERATE', {}],
  ['MODERATE', 'MODERATE', { cap: 'MODERATE' as const }],
  ['MODERATE', 'MODERATE', { decided: false }],
  ['MODERATE', 'MODERATE', { failed: 1 }],
  ['LOW', 'LOW', { failed: 2 }],
  ['LOW', 'LOW', { auditBand: 'LOW' }],
  ['LOW', 'LOW', { boundary: 'CRITICAL' }],
  ['LOW', 'LOW', { decided: false, cap: 'LOW' as const }],
  ['MODERATE', 'MODERATE', { decided: false, cap: 'MODERATE' as const }],
])('is %s, or %s where no more is given, for %j', (full, capped, changed) => {
  const grounds = { decided: true, auditBand: 'HIGH', boundary: 'CLEAR', failed: 0, ...changed };
  expect([confidenceOf(grounds), cappedConfidence(grounds)]).toEqual([full, capped]);
});
