/** Sentences that several composites say. */

export const auditCaution =
  'The audit gives the birth time little confidence, so have it checked before you rely on this.';

export const NEAR_BORDER = (cusp: number): string =>
  `Cusp ${cusp} is so near a sub border that a small error of birth time can change its verdict.`;
