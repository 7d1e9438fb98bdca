import type { Standing } from './standing.ts';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { z } from 'zod';
import type { AUDIT } from './audit-block.ts';
import type { CAREER, promiseVerdictsShape } from './career-members.ts';
import type { Found } from './member.ts';

export const CAREER_ANSWERS = [
  'BUSINESS_RATHER_THAN_SERVICE',
  'NOT_PROMISED',
  'CONTESTED',
  'PROMISED_WITH_STRUGGLE',
  'PROMISED_AS_BUSINESS',
  'PROMISED_AT_RISK',
  'PROMISED',
] as const;
export type CareerAnswer = (typeof CAREER_ANSWERS)[number];

type Findings = { readonly [Key in Exclude<keyof typeof CAREER, 'promises'>]: Found<(typeof CAREER)[Key]> };

/** What the members of the career reading found; null where one failed. */
export interface CareerFindings extends Findings {
  readonly promises: z.input<typeof promiseVerdictsShape>;
  readonly standing: Standing;
  readonly audit: Found<typeof AUDIT>;
  readonly asOfMs: number;
  readonly clock: LocalClock;
  readonly failed: readonly string[];
}
