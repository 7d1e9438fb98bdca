import type { StandingKind } from '../kernel/standing.ts';

const DOES: Readonly<Record<StandingKind, string>> = {
  STRONG: 'is strong for',
  WEAK: 'is weak for',
  AGAINST: 'works against',
  SILENT: 'is silent on',
};

/** What a planet does for a matter, as the verb of a sentence (R6T.1): `works against marriage`. */
export const standingInWords = (of: StandingKind, matter = 'it'): string => `${DOES[of]} ${matter}`;
