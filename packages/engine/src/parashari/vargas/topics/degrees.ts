/** How much there is of resistance or resilience. */
export const DEGREES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type Degree = (typeof DEGREES)[number];

/** A degree after `reads as`. */
export const DEGREE_IN_WORDS: Readonly<Record<Degree, string>> = { HIGH: 'high', MEDIUM: 'middling', LOW: 'low' };
