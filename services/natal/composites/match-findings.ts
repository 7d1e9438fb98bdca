import type { UpapadaPair } from '@cuspal/engine/topics/matching/upapada-relation';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { z } from 'zod';
import type getCompatibilityAdvanced from '../compatibility/get-compatibility-advanced.tool.ts';
import type { MATCH } from './match-members.ts';
import type { Found } from './member.ts';

export const MATCH_ANSWERS = [
  'ONE_SIDE_NOT_PROMISED',
  'RECOMMENDED',
  'RECOMMENDED_BY_KP_KOOTA_LOW',
  'POSSIBLE_WITH_CARE',
  'NOT_SUPPORTED',
] as const;
export type MatchAnswer = (typeof MATCH_ANSWERS)[number];

export const TWO = ['person1', 'person2'] as const;
export type Who = (typeof TWO)[number];

/** One finding of each of the two; null where the member failed. */
type Both<Of> = Readonly<Record<Who, Found<Of>>>;

/** What the members of the match found; null where one failed. */
export interface MatchFindings {
  readonly kpCuspal: z.input<typeof getCompatibilityAdvanced.output>;
  readonly ashtakoota: Found<typeof MATCH.ashtakoota>;
  readonly manglik: Both<typeof MATCH.manglik>;
  readonly upapada: Both<typeof MATCH.upapada>;
  readonly kalsarpa: Both<typeof MATCH.kalsarpa>;
  readonly audits: Both<typeof MATCH.audits>;
  readonly upapadas: UpapadaPair | null;
  /** Whether cusp 7 stands so near a sub border that the verdict hangs on it. */
  readonly nearBorder: Readonly<Record<Who, boolean>>;
  /** Whether one of the two is under 18, so that the years of shared windows begin later. */
  readonly underAge: boolean;
  readonly clock: LocalClock;
  readonly failed: readonly string[];
}
