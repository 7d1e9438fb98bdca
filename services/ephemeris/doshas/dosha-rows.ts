import { counted } from '@cuspal/engine/base/words';
import { SEVERITIES } from '@cuspal/engine/parashari/doshas/severity';
import type { Severity } from '@cuspal/engine/parashari/doshas/severity';
import { listOf } from '@cuspal/tool-kit';
import { z } from 'zod';

export const severityShape = z.enum(SEVERITIES);

export const severityFactorsShape = listOf(
  z.strictObject({ factor: z.string(), detail: z.string(), points: z.int().min(-3).max(3) }),
);

/** Rows of the clauses that hold, each with the name of its rule. */
export const heldShape = <Rule extends string>(rules: readonly [Rule, ...Rule[]]) =>
  listOf(z.strictObject({ rule: z.enum(rules), detail: z.string() }));

/** What every dosha prints. */
export const doshaShape = <Rule extends string>(rules: readonly [Rule, ...Rule[]]) => ({
  present: z.boolean(),
  severity: severityShape,
  severityFactors: severityFactorsShape.meta({ description: 'Points add up to the severity, 0 to 3' }),
  cancellations: heldShape(rules),
  explanation: z.string(),
  kpDissent: z.string(),
  customary: z.literal(true),
});

/** A severity in a sentence. */
export const SEVERITY_IN_WORDS: Readonly<Record<Severity, string>> = {
  None: 'without weight',
  Mild: 'mild',
  Moderate: 'moderate',
  Severe: 'severe',
};

/** A dosha for the person: whether it is there, why, and how many cancellations hold. */
export function explain(
  name: string,
  { present, severity, cancellations }: { present: boolean; severity: Severity; cancellations: readonly unknown[] },
  why: string,
): string {
  if (!present) return `${name} is not present. ${why}`;
  const count = cancellations.length;
  const held =
    count === 0 ? 'No cancellation holds.' : `${counted(count, 'cancellation')} ${count === 1 ? 'holds' : 'hold'}.`;
  return `${name} is present, ${SEVERITY_IN_WORDS[severity]}. ${why} ${held}`;
}
