import type { Kalsarpa } from '@cuspal/engine/parashari/doshas/kalsarpa';
import { planetsFirst } from '@cuspal/engine/zodiac/planet-words';
import { explain } from './dosha-rows.ts';

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
