import { capitalised } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import type { JudgedEvent, NatalEvent } from '../../events/event.ts';
import { turnedEvent } from '../../events/rotation.ts';
import { verdictOf } from './promise.ts';

/** What a matter needs first, and how the two are joined where the chart does not promise that. */
const NEEDED: Readonly<Record<string, { readonly key: string; readonly joined: (label: string) => string }>> = {
  engagement: {
    key: 'marriage',
    joined: (label) => `${label} may stay without a marriage, which the chart does not promise.`,
  },
  love_marriage: {
    key: 'marriage',
    joined: (label) => `${label} cannot come about without a marriage, which the chart does not promise.`,
  },
  second_marriage: {
    key: 'marriage',
    joined: (label) => `${label} cannot come about without a first one, which the chart does not promise.`,
  },
  second_child: {
    key: 'childbirth',
    joined: (label) => `${label} cannot come about without a first one, which the chart does not promise.`,
  },
};

/** How a matter fits the denial of what it needs, in a sentence; null where it needs nothing first. */
export const joinedSentence = ({ key, label }: { readonly key: string; readonly label: string }): string | null =>
  NEEDED[key]?.joined(label) ?? null;

/** A matter that the chart promises, or leaves open, beside the denial of what it needs (R9P). */
export interface HeldBack {
  /** The matter that is not promised. */
  readonly by: NatalEvent;
  /** How the two verdicts fit, for a caller that asked for both; a page of its own choice leaves the matter out. */
  readonly sentence: string;
}

/**
 * Whether a matter is held back by the denial of another one that it needs, such as a second marriage beside a denied
 * marriage (R9P); null where it is not, or is not promised itself. Throws out_of_range without Placidus.
 */
export function heldBack(chart: Chart, event: Pick<JudgedEvent, 'key' | 'label' | 'relation'>): HeldBack | null {
  const of = (key: string) => turnedEvent(natalEvent(key), event.relation);
  const needed = event.key === null ? undefined : NEEDED[event.key];
  if (event.key === null || needed === undefined || verdictOf(chart, of(event.key)).side === 'no') return null;
  const by = of(needed.key);
  return verdictOf(chart, by).side === 'no' ? { by, sentence: capitalised(needed.joined(event.label)) } : null;
}
