import type { Planet } from '../../zodiac/names.ts';
import type { MantraCandidate } from './mantra-choice.ts';
import { say } from './remedies.messages.ts';

/** The planet that a remedy is for: one for gem and mantra, so that the two never disagree. */
export interface RemedialLord {
  readonly planet: Planet;
  /** By the points of its need (R36.3); none where nothing asks for it. */
  readonly points: number;
  readonly basis: RemedialBasis;
  /** Its heaviest factor, a sentence. */
  readonly reason: string;
  /** The same inside a sentence, after `because`. */
  readonly clause: string;
}

export const REMEDIAL_BASES = ['ASKED', 'NEED', 'LAGNA_LORD'] as const;
type RemedialBasis = (typeof REMEDIAL_BASES)[number];

/** The planet asked about, else the one with the most points, else the lord of the Lagna (R36.3). */
export function remedialLord(
  candidates: readonly [MantraCandidate, ...MantraCandidate[]],
  asked: Planet | undefined,
): RemedialLord {
  const wanted = asked ?? candidates[0].planet;
  const found = candidates.find(({ planet }) => planet === wanted);
  const { points, factors, clauses } = found ?? { points: 0, factors: [], clauses: [] };
  const basis = asked !== undefined ? 'ASKED' : points > 0 ? 'NEED' : 'LAGNA_LORD';
  const most = Math.max(0, ...factors.map((each) => each.points));
  const heaviest = factors.findIndex((each) => each.points === most);
  const reason = factors[heaviest]?.detail ?? say.nothingAsks();
  return { planet: wanted, points, basis, reason, clause: clauses[heaviest] ?? reason };
}
