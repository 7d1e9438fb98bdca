import type { Chart } from '../../chart/chart.ts';
import type { HouseSets, JudgedEvent, Topic } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { chain } from '../kernel/chain.ts';
import type { Chain } from '../kernel/chain.ts';
import { levels } from '../kernel/levels.ts';
import { natureOf } from '../kernel/nature.ts';
import type { NatureKind } from '../kernel/nature.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { baseRate } from './base-rate.ts';
import { confirmationsOf } from './promise-confirmations.ts';
import type { Confirmations } from './promise-confirmations.ts';
import { reasoningOf, type ToldBeside } from './promise-reasoning.ts';
import { judge } from './promise-verdict.ts';
import type { Judgement } from './promise-verdict.ts';
import { perChartAnd } from '../../chart/per-chart.ts';

/** The promise of a matter with everything that led to it. */
export interface KpPromise extends Judgement {
  /** Label of the matter. */
  readonly event: string;
  readonly key: string | null;
  readonly topic: Topic | null;
  /** Primary cusp. */
  readonly house: House;
  readonly csl: Planet;
  readonly required: readonly House[];
  readonly supporting: readonly House[];
  /** Star lord of the sub lord retrograde at birth: the matter comes late, not less (R12.2). */
  readonly delay: { readonly starLord: Planet } | null;
  readonly kind: readonly NatureKind[];
  readonly confirmations: Confirmations;
  /** Counts those of 100 random births on the same side; null of what is no row of the natal catalogue (R9P). */
  readonly baseRate: number | null;
  readonly chain: Chain;
  readonly reasoning: readonly string[];
}

/** The verdict alone, where nothing is printed: many charts or many sub lords in one call. */
export const verdictOf = (chart: Chart, event: HouseSets): Judgement =>
  judge(levels(chart, cuspalSubLord(chart, event.primaryCusp)), event);

/** A promise without its chain and its reasoning, which not all who ask for it print. */
type JudgedPromise = Omit<KpPromise, 'chain' | 'reasoning'>;

function judgedOf(chart: Chart, event: JudgedEvent): JudgedPromise {
  const csl = cuspalSubLord(chart, event.primaryCusp);
  const { starLord } = chart.planets[csl];
  const judgement = verdictOf(chart, event);
  // Listed one by one, as in `judge`.
  return {
    event: event.label,
    key: event.key,
    topic: event.topic,
    house: event.primaryCusp,
    csl,
    verdict: judgement.verdict,
    basis: judgement.basis,
    band: judgement.band,
    side: judgement.side,
    covered: judgement.covered,
    missing: judgement.missing,
    supportHit: judgement.supportHit,
    denialHouses: judgement.denialHouses,
    denialHit: judgement.denialHit,
    wholeDenialGroup: judgement.wholeDenialGroup,
    bestRequiredLevel: judgement.bestRequiredLevel,
    bestDenialLevel: judgement.bestDenialLevel,
    weightRequired: judgement.weightRequired,
    weightDenial: judgement.weightDenial,
    coveragePct: judgement.coveragePct,
    outweighed: judgement.outweighed,
    required: event.required,
    supporting: event.supporting,
    delay: chart.planets[starLord].retrograde ? { starLord } : null,
    kind: natureOf(chart, csl),
    confirmations: confirmationsOf(chart, event),
    baseRate: baseRate(event, judgement.side),
  };
}

const judged = perChartAnd(judgedOf);

/**
 * A promise for pages that print the chains once, and that may tell some of its reasoning elsewhere. Throws out_of_range
 * where Placidus does not exist (R3.2).
 */
export function promiseRow(chart: Chart, event: JudgedEvent, told: ToldBeside = {}): Omit<KpPromise, 'chain'> {
  const found = judged(chart, event);
  return { ...found, reasoning: reasoningOf(chart, event, found, told) };
}

/**
 * What the sub lord of the primary cusp promises of a matter (R9). Natal: retrogression delays and denies
 * nothing. Throws out_of_range where Placidus does not exist (R3.2).
 */
export const promise = perChartAnd((chart, event: JudgedEvent): KpPromise => {
  const of = judged(chart, event);
  return { ...of, chain: chain(chart, event.primaryCusp), reasoning: reasoningOf(chart, event, of) };
});
