/** Sentences that several composites say; `of` names the person where there are two. */

export const auditCaution = (of = ''): string =>
  `The audit gives the birth time${ofWhom(of)} little confidence, so have it checked before you rely on this.`;

export const NEAR_BORDER = (cusp: number, of = ''): string =>
  `Cusp ${cusp}${ofWhom(of)} is so near a sub border that a small error of birth time can change its verdict.`;

const ofWhom = (person: string): string => (person === '' ? '' : ` of ${person}`);
