/** How heavy a dosha is, least first: 0 to 3. Our own ladder. */
export const SEVERITIES = ['None', 'Mild', 'Moderate', 'Severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One step of the ladder or more, with why. */
export interface SeverityFactor {
  readonly factor: string;
  /** A sentence. */
  readonly detail: string;
  readonly points: number;
}

export interface SeverityReading {
  readonly severity: Severity;
  /** Their points add up to the step, 0 to 3. */
  readonly severityFactors: readonly SeverityFactor[];
}

const HIGHEST = SEVERITIES.length - 1;

/** The step that some factors add up to; what lies outside the ladder is taken back by a factor of its own. */
export function severityOf(factors: readonly SeverityFactor[]): SeverityReading {
  const sum = factors.reduce((total, { points }) => total + points, 0);
  const step = Math.min(HIGHEST, Math.max(0, sum));
  const clamp: SeverityFactor = {
    factor: 'clamp',
    detail: step > sum ? 'The scale ends at none.' : 'The scale ends at severe.',
    points: step - sum,
  };
  return {
    severity: SEVERITIES[step] ?? 'None',
    severityFactors: step === sum ? factors : [...factors, clamp],
  };
}

/** What is not there has no severity. */
export const NO_SEVERITY: SeverityReading = { severity: 'None', severityFactors: [] };
