import { printedScore } from '../../base/printed.ts';
import { aspectHarmony, dignityMatch, jupiterHarmony, moonCompatibility, venusMars } from './cross-factors.ts';
import { dashaSync, subLordMatching } from './kp-factors.ts';
import type { FactorFinding } from './factor-finding.ts';
import type { MatchPerson } from './match-person.ts';
import type { MatchBand } from './ashta-koota.ts';

export const SEVEN_FACTORS = [
  'Moon compatibility',
  'Venus-Mars attraction',
  'Jupiter harmony',
  'Sub-lord matching',
  'Dasha sync',
  'Dignity match',
  'Aspect harmony',
] as const;
type SevenFactor = (typeof SEVEN_FACTORS)[number];

interface MatchFactor extends FactorFinding {
  readonly name: SevenFactor;
  /** 0 to 100. */
  readonly score: number;
  /** Share of the total, which is 100. */
  readonly weight: number;
  /** Not a rule of KP. */
  readonly cross: boolean;
}

interface FactorRule {
  readonly weight: number;
  readonly cross: boolean;
  readonly find: (one: MatchPerson, other: MatchPerson) => FactorFinding;
}

/** Weights of ours; the fourth alone is KP matching (R33.3), the fifth reads KP periods for what is not in the books. */
const RULES: Readonly<Record<SevenFactor, FactorRule>> = {
  'Moon compatibility': { weight: 20, cross: true, find: moonCompatibility },
  'Venus-Mars attraction': { weight: 15, cross: true, find: venusMars },
  'Jupiter harmony': { weight: 15, cross: true, find: jupiterHarmony },
  'Sub-lord matching': { weight: 25, cross: false, find: subLordMatching },
  'Dasha sync': { weight: 15, cross: false, find: dashaSync },
  'Dignity match': { weight: 5, cross: true, find: dignityMatch },
  'Aspect harmony': { weight: 5, cross: true, find: aspectHarmony },
};

export interface SevenFactorMatch {
  /** 0 to 100, one decimal: weights times scores over 100. */
  readonly overallScore: number;
  readonly verdict: MatchBand;
  readonly factors: readonly MatchFactor[];
}

/** Seven factors of two charts in one number (service extension; R33.3, R33.1, R7.1): the same whoever comes first. */
export function sevenFactors(one: MatchPerson, other: MatchPerson): SevenFactorMatch {
  const factors = SEVEN_FACTORS.map((name): MatchFactor => {
    const { weight, cross, find } = RULES[name];
    const { note, details } = find(one, other);
    const score = printedScore(details.reduce((sum, { points }) => sum + points, 0));
    return { name, score, weight, note, cross, details };
  });
  const sum = factors.reduce((total, { score, weight }) => total + score * weight, 0);
  const overallScore = Math.round(sum / 10 + 1e-9) / 10;
  return { overallScore, verdict: verdictOf(overallScore), factors };
}

function verdictOf(score: number): MatchBand {
  if (score >= 75) return 'EXCELLENT';
  if (score >= 60) return 'GOOD';
  return score >= 45 ? 'AVERAGE' : 'POOR';
}
