import type { MoonPlace } from './moon-place.ts';
import { bhakootType, kootaScores, mutualFriends, sameNadi } from './kootas.ts';
import type { BhakootType, KootaScore } from './kootas.ts';

export const NADI_CANCELLATIONS = [
  'SAME_STAR_DIFFERENT_SIGNS',
  'SAME_STAR_DIFFERENT_PADA',
  'SAME_SIGN_DIFFERENT_STARS',
] as const;
type NadiCancellation = (typeof NADI_CANCELLATIONS)[number];

export const BHAKOOT_CANCELLATIONS = ['ONE_LORD', 'MUTUAL_FRIENDS'] as const;
type BhakootCancellation = (typeof BHAKOOT_CANCELLATIONS)[number];

/** A dosha and what lifts it; its points are not given back (R33.1). */
interface Dosha<Cancellation> {
  readonly present: boolean;
  readonly cancelled: boolean;
  readonly cancelledBy: Cancellation | null;
}

export const MATCH_BANDS = ['EXCELLENT', 'GOOD', 'AVERAGE', 'POOR'] as const;
export type MatchBand = (typeof MATCH_BANDS)[number];

export interface AshtaKoota {
  readonly kootas: readonly KootaScore[];
  /** 0 to 36 in steps of a half. */
  readonly total: number;
  readonly band: MatchBand;
  readonly nadiDosha: Dosha<NadiCancellation>;
  readonly bhakootDosha: Dosha<BhakootCancellation> & { readonly type: BhakootType | null };
  /** With the points of a dosha that is lifted. */
  readonly totalIfCancelled: number;
}

/** 32 and more EXCELLENT, 24 GOOD, 18 AVERAGE, below POOR (R33.1). */
export function kootaBand(total: number): MatchBand {
  if (total >= 32) return 'EXCELLENT';
  if (total >= 24) return 'GOOD';
  return total >= 18 ? 'AVERAGE' : 'POOR';
}

const dosha = <Cancellation>(present: boolean, by: Cancellation | null): Dosha<Cancellation> => {
  const cancelledBy = present ? by : null;
  return { present, cancelled: cancelledBy !== null, cancelledBy };
};

/** What lifts one nadi, the most exact statement first (R33.1). */
function nadiCancellation(a: MoonPlace, b: MoonPlace): NadiCancellation | null {
  if (a.starIndex !== b.starIndex) return a.signIndex === b.signIndex ? 'SAME_SIGN_DIFFERENT_STARS' : null;
  if (a.signIndex !== b.signIndex) return 'SAME_STAR_DIFFERENT_SIGNS';
  return a.pada === b.pada ? null : 'SAME_STAR_DIFFERENT_PADA';
}

function bhakootCancellation({ signLord: a }: MoonPlace, { signLord: b }: MoonPlace): BhakootCancellation | null {
  if (a === b) return 'ONE_LORD';
  return mutualFriends(a, b) ? 'MUTUAL_FRIENDS' : null;
}

/** The 36 points of two Moons with the two great doshas and their exceptions (R33.1). */
export function ashtaKoota(groom: MoonPlace, bride: MoonPlace): AshtaKoota {
  const kootas = kootaScores(groom, bride);
  const total = kootas.reduce((sum, { score }) => sum + score, 0);
  const type = bhakootType(groom, bride);
  const nadiDosha = dosha(sameNadi(groom, bride), nadiCancellation(groom, bride));
  const bhakootDosha = dosha(type !== null, bhakootCancellation(groom, bride));
  return {
    kootas,
    total,
    band: kootaBand(total),
    nadiDosha,
    bhakootDosha: { ...bhakootDosha, type },
    totalIfCancelled: total + (nadiDosha.cancelled ? 8 : 0) + (bhakootDosha.cancelled ? 7 : 0),
  };
}
