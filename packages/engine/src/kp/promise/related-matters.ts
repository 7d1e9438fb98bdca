import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import type { JudgedEvent, NatalEvent } from '../../events/event.ts';
import { turnedEvent } from '../../events/rotation.ts';
import { verdictOf } from './promise.ts';
import { say } from './promise.messages.ts';

/** What a matter needs first. */
const NEEDED = {
  engagement: 'marriage',
  love_marriage: 'marriage',
  second_marriage: 'marriage',
  second_child: 'childbirth',
} as const;

const needsAnother = (key: string): key is keyof typeof NEEDED => Object.hasOwn(NEEDED, key);

/** How a matter fits the denial of what it needs, in a sentence; null where it needs nothing first. */
export const joinedSentence = ({ key, label }: { readonly key: string; readonly label: string }): string | null =>
  needsAnother(key) ? say.heldBack({ matter: key, label }) : null;

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
  const { key, label } = event;
  if (key === null || !needsAnother(key) || verdictOf(chart, of(key)).side === 'no') return null;
  const by = of(NEEDED[key]);
  return verdictOf(chart, by).side === 'no' ? { by, sentence: say.heldBack({ matter: key, label }) } : null;
}
