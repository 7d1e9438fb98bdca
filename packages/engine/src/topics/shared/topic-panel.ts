import type { Chart } from '../../chart/chart.ts';
import { matterInWords } from '../../events/event.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, lean } from '../../kp/kernel/levels.ts';
import type { Lean, Level } from '../../kp/kernel/levels.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { adverseLine, verdictSentence } from '../../kp/promise/promise-reasoning.ts';
import type { Band, Side, Verdict } from '../../kp/promise/promise-verdict.ts';
import { say } from './shared.messages.ts';

/**
 * What the pages on fields of life (career, money, education, marriage, children, property …) share. They are panels of
 * cusps that lean for or against a matter (here), promises in one line (here), windows and periods of a horizon
 * (topic-timing.ts), scores with their factors (score.ts) and a planet that describes (describer.ts).
 */

/** A planet weighed on two groups of houses. */
export interface PlanetLean {
  readonly planet: Planet;
  /** Best level on the favourable houses. */
  readonly supportLevel: Level | null;
  /** Best level on the opposing houses. */
  readonly negationLevel: Level | null;
  readonly lean: Lean;
  readonly reason: string;
}

/** The same of a cusp's sub lord. */
export interface CuspLean extends Omit<PlanetLean, 'planet'> {
  readonly cusp: House;
  readonly csl: Planet;
}

/** What the two groups of houses are called in the reason, and whom or what the favourable ones favour. */
type GroupNames = 'USUAL' | 'OWN' | 'OPPONENT' | 'OUTFLOW';

function leanOf(
  chart: Chart,
  planet: Planet,
  favourable: readonly House[],
  against: readonly House[],
  who: string,
  names: GroupNames = 'USUAL',
): PlanetLean {
  const found = lean(chart, planet, favourable, against);
  const support = housesInWords(chart, planet, favourable);
  const opposed = housesInWords(chart, planet, against);
  return {
    planet,
    supportLevel: contact(chart, planet, favourable),
    negationLevel: contact(chart, planet, against),
    lean: found,
    reason: say.leans({ who, support, favourable, names, opposing: against, opposed, lean: found }),
  };
}

/** How a planet leans between favourable and opposing houses, with the reason in words. */
export const planetLean = (
  chart: Chart,
  planet: Planet,
  favourable: readonly House[],
  against: readonly House[],
): PlanetLean => leanOf(chart, planet, favourable, against, planetFirst(planet));

/** How the sub lord of a cusp leans; `names` say whose houses they are and whom they favour. Throws out_of_range without Placidus. */
export function cuspLean(
  chart: Chart,
  cusp: House,
  favourable: readonly House[],
  against: readonly House[],
  names?: GroupNames,
): CuspLean {
  const csl = cuspalSubLord(chart, cusp);
  const { planet, ...rest } = leanOf(chart, csl, favourable, against, say.cuspSubLord({ csl, cusp }), names);
  return { cusp, csl: planet, ...rest };
}

/** A promise in one line, for pages that quote several. */
export interface PromiseSummary {
  readonly verdict: Verdict;
  readonly band: Band;
  readonly side: Side;
  readonly coveragePct: number;
  /** Promised, but stronger houses stand against it (R9P). */
  readonly outweighed: boolean;
  /** How many of 100 random births stand on the same side. */
  readonly baseRate: number | null;
  readonly cusp: House;
  readonly csl: Planet;
  /** Chain and rule in words: no verdict without its reason. */
  readonly reason: string;
}

/** The promise of a matter with its chain and the deciding rule in one sentence. */
export function promiseSummary(chart: Chart, event: JudgedEvent): PromiseSummary {
  const judged = promise(chart, event);
  const { verdict, basis, band, side, coveragePct, house, csl, required, supporting, denialHouses } = judged;
  const { outweighed, baseRate } = judged;
  const { starLord } = chart.planets[csl];
  const held = (houses: readonly House[]) => ({ held: housesInWords(chart, csl, houses), houses });
  const reason = [
    say.promiseChain({ cusp: house, csl, own: starLord === csl, starLord }),
    say.requiredHeld(held(required)),
    ...(basis === 'SUPPORTING_ONLY' ? [say.helpingHeld(held(supporting))] : []),
    ...(denialHouses.length > 0 ? [say.opposingHeld(held(denialHouses))] : []),
    say.soVerdict({ verdict: verdictSentence(matterInWords(event), judged) }),
    ...adverseLine(event, judged),
  ].join(' ');
  return { verdict, band, side, coveragePct, outweighed, baseRate, cusp: house, csl, reason };
}

/** Several matters of the catalogue by their keys. */
export const promiseSummaries = (chart: Chart, keys: readonly string[]): Readonly<Record<string, PromiseSummary>> =>
  Object.fromEntries(keys.map((key) => [key, promiseSummary(chart, natalEvent(key))]));
