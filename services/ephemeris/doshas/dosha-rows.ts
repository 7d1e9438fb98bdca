import type { Kalsarpa } from '@cuspal/engine/parashari/doshas/kalsarpa';
import { SEVERITIES, type Severity } from '@cuspal/engine/parashari/doshas/severity';
import { listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './doshas.messages.ts';

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

interface Weighed {
  readonly severity: Severity;
  readonly cancellations: readonly unknown[];
}

/** A dosha by its field in check_doshas. */
export const DOSHAS = ['manglik', 'kalsarpa', 'sadeSati', 'pitra', 'kemadruma'] as const;
export type Dosha = (typeof DOSHAS)[number];

type Weight = 'MILD' | 'MODERATE' | 'SEVERE' | 'CANCELLED' | 'WITHOUT_EFFECT';
const WEIGHTS = { Mild: 'MILD', Moderate: 'MODERATE', Severe: 'SEVERE' } as const;

/** A severity as a sentence says it; what is present and yet has none was cancelled, or never had any. */
export function weightOf({ severity, cancellations }: Weighed): Weight {
  if (severity !== 'None') return WEIGHTS[severity];
  return cancellations.length > 0 ? 'CANCELLED' : 'WITHOUT_EFFECT';
}

/** A dosha for the person: whether it is there, why, and how many cancellations hold. */
export const explain = (dosha: Dosha, weighed: Weighed & { readonly present: boolean }, why: string): string =>
  weighed.present
    ? say.explained({ dosha, weight: weightOf(weighed), why, cancellations: weighed.cancellations.length })
    : say.absent({ dosha, why });

/** What KP holds against a dosha (R7.3, R9.1). */
export const kpDissent = (dosha: Dosha): string => say.kpDissent({ dosha });

/** How often Mars is placed in a Manglik house (own count). */
export const manglikBaseRate = (): string => say.manglikBaseRate();

/** Why Kala Sarpa is there or not. */
export const kalsarpaInWords = ({ status, outside, variant }: Kalsarpa): string =>
  status === 'FULL'
    ? say.allOnOneSide({ variant: variant?.name ?? '' })
    : say.onOtherSide({ outside, partial: status === 'PARTIAL' });

/** The sentences of a result on Kala Sarpa; what eases it counts as a cancellation. */
export const kalsarpaExplained = (found: Kalsarpa): string =>
  explain(
    'kalsarpa',
    { present: found.status === 'FULL', severity: found.severity, cancellations: found.mitigations },
    kalsarpaInWords(found),
  );
