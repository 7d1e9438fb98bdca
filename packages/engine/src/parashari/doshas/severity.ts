import { say } from './doshas.messages.ts';

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
  const severity = SEVERITIES[step] ?? 'None';
  if (step === sum) return { severity, severityFactors: factors };
  const detail = say.scaleEnds({ end: step > sum ? 'NONE' : 'SEVERE' });
  return { severity, severityFactors: [...factors, { factor: 'clamp', detail, points: step - sum }] };
}

/** What is not there has no severity. */
export const NO_SEVERITY: SeverityReading = { severity: 'None', severityFactors: [] };
