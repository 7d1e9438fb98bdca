import { counted } from '@cuspal/engine/base/words';
import type { Kalsarpa } from '@cuspal/engine/parashari/doshas/kalsarpa';
import { SEVERITIES, type Severity } from '@cuspal/engine/parashari/doshas/severity';
import { planetsFirst } from '@cuspal/engine/zodiac/planet-words';
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

interface Weighed {
  readonly severity: Severity;
  readonly cancellations: readonly unknown[];
}

/** A severity in a sentence; what is present and yet has none was cancelled, or never had any. */
export function severityInWords({ severity, cancellations }: Weighed): string {
  if (severity === 'None') return cancellations.length > 0 ? 'cancelled' : 'without effect';
  return severity.toLowerCase();
}

/** A dosha for the person: whether it is there, why, and how many cancellations hold. */
export function explain(
  name: string,
  { present, severity, cancellations }: Weighed & { readonly present: boolean },
  why: string,
): string {
  if (!present) return `${name} is not present. ${why}`;
  const count = cancellations.length;
  const held =
    count === 0 ? 'No cancellation holds.' : `${counted(count, 'cancellation')} ${count === 1 ? 'holds' : 'hold'}.`;
  return `${name} is present, ${severity === 'None' ? 'but ' : ''}${severityInWords({ severity, cancellations })}. ${why} ${held}`;
}

/** What KP holds against each dosha (R7.3, R9.1). */
export const KP_DISSENT = {
  manglik:
    'KP judges marriage from the sub lord of the 7th cusp and the significators of 2, 7 and 11 against 1, 6, 10 and 12. Mars in a house is not by itself a denial or a danger. It counts only through its star and sub.',
  kalsarpa:
    'No classical text defines this yoga. KP gives it no role. The nodes act as agents for planets they join, are aspected by, or whose star or sign they hold.',
  sadeSati:
    "KP times by dasha lords and transits through star and sub of significators. Saturn's sign position from the Moon alone decides nothing.",
  pitra: 'Read as custom. KP looks to the cusp sub lords of the matter.',
  kemadruma: 'Read as custom. KP looks to the cusp sub lords of the matter.',
} as const;

/** How often Mars is placed in a Manglik house (own count). */
export const MANGLIK_BASE_RATE =
  'Mars is so placed from Lagna or Moon in about three charts of four, from Lagna alone in one of two.' as const;

/** Why Kala Sarpa is there or not. */
export function kalsarpaInWords({ status, outside, variant }: Kalsarpa): string {
  if (status === 'FULL')
    return `All seven planets lie on one side of Rahu and Ketu, in the variant named ${variant?.name ?? ''}.`;
  const where = `${planetsFirst(outside)} ${outside.length === 1 ? 'lies' : 'lie'} on the other side of Rahu and Ketu`;
  return status === 'PARTIAL' ? `${where}, so it is partial and not counted as present.` : `${where}.`;
}

/** The sentences of a result on Kala Sarpa; what eases it counts as a cancellation. */
export const kalsarpaExplained = (found: Kalsarpa): string =>
  explain(
    'Kala Sarpa',
    { present: found.status === 'FULL', severity: found.severity, cancellations: found.mitigations },
    kalsarpaInWords(found),
  );
