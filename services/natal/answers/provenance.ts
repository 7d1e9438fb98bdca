import type { Provenance } from '@cuspal/tool-kit';

/** What answers can rest on by themselves: the promise of an event, how it is weighed, how surely, and its time. */
export const PROVENANCE: Provenance = { rules: ['R9.1', 'R9P', 'R9S', 'R6T.3'], sources: ['KPR3t', 'KPR3p', 'OWN'] };

/**
 * What one answer rests on: of the rules above those that a tool called for it follows, and the rule that each of these
 * names first. All of their rules would be thirty, and an audit lists them with its steps.
 */
export function restingOn(called: readonly Provenance[]): Provenance {
  const followed = new Set(called.flatMap(({ rules }) => rules));
  const named = called.flatMap(({ rules }) => rules.slice(0, 1));
  return {
    rules: [...new Set([...PROVENANCE.rules.filter((rule) => followed.has(rule)), ...named])],
    sources: [...new Set(called.flatMap(({ sources }) => sources))],
  };
}
