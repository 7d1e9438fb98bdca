import type checkDoshas from '../../ephemeris/doshas/check-doshas.tool.ts';
import type { z } from 'zod';

/** Sentences that several composites say; `of` names the person where there are two. */

export const auditCaution = (of = ''): string =>
  `The audit gives the birth time${ofWhom(of)} little confidence, so have it checked before you rely on this.`;

export const NEAR_BORDER = (cusp: number, of = ''): string =>
  `Cusp ${cusp}${ofWhom(of)} is so near a sub border that a small error of birth time can change its sub lord.`;

const ofWhom = (person: string): string => (person === '' ? '' : ` of ${person}`);

type Manglik = z.input<typeof checkDoshas.output>['doshas']['manglik'];

/** Words after "Manglik" that say what the exceptions leave of it. */
export const manglikEased = ({ severity, cancellations }: Pick<Manglik, 'severity' | 'cancellations'>): string =>
  cancellations.length === 0 ? '' : severity === 'None' ? ', but exceptions lift it' : ', with exceptions that ease it';
