import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { aspecting, conjoinedWith } from '../kernel/agents.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { houseOfPlanet, owns } from '../../chart/placement.ts';
import { denialOf } from '../promise/promise-verdict.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';

/** The layers of a script from the strongest: the sub lord outranks the star lord, which outranks the planet. */
export const NADI_LAYERS = ['subLord', 'starLord', 'planet'] as const;
type NadiLayerName = (typeof NADI_LAYERS)[number];
type NadiLean = 'FOR' | 'AGAINST' | 'NONE';
export const NADI_VERDICTS = ['GIVES', 'CONTRADICTED', 'INCOMPLETE', 'SILENT'] as const;
type NadiVerdict = (typeof NADI_VERDICTS)[number];

export interface NadiLayer {
  readonly layer: NadiLayerName;
  readonly planet: Planet;
  /** Houses it occupies and owns; no orb at the cusps. */
  readonly houses: readonly House[];
}

export interface NadiJudgement {
  readonly layers: readonly (NadiLayer & { readonly lean: NadiLean })[];
  /** Houses of the three layers together. */
  readonly combined: readonly House[];
  readonly missing: readonly House[];
  readonly verdict: NadiVerdict;
  /** The strongest layer that speaks against the matter; null when none does. */
  readonly contradictedBy: NadiLayerName | null;
}

/** A node owns nothing: it speaks for its sign lord and for those with it and those that aspect it. */
function scriptHouses(chart: Chart, planet: Planet): readonly House[] {
  const held = houseOfPlanet(chart, planet);
  if (!isNode(planet)) return sortedHouses([held, ...owns(chart, planet)]);
  const agents = [...conjoinedWith(chart, planet), ...aspecting(chart, planet)];
  const bySign = owns(chart, chart.planets[planet].signLord);
  return sortedHouses([held, ...bySign, ...agents.flatMap((agent) => agent.owns)]);
}

/** The script of a planet in Nakshatra Nadi (U. Taneja). Throws out_of_range where Placidus does not exist (R3.2). */
export function nadiScript(chart: Chart, planet: Planet): readonly NadiLayer[] {
  const { subLord, starLord } = chart.planets[planet];
  const lords: Readonly<Record<NadiLayerName, Planet>> = { subLord, starLord, planet };
  return NADI_LAYERS.map((layer) => ({ layer, planet: lords[layer], houses: scriptHouses(chart, lords[layer]) }));
}

/** A layer contradicts a matter when it has houses against it and none that make it. */
function leanOf({ houses }: NadiLayer, { required }: HouseSets, denial: readonly House[]): NadiLean {
  if (houses.some((house) => required.includes(house))) return 'FOR';
  return houses.some((house) => denial.includes(house)) ? 'AGAINST' : 'NONE';
}

/**
 * What the script of a planet gives: the event when the three layers together hold the whole required group and
 * no layer contradicts. One school's view of one planet, never part of a KP verdict.
 */
export function nadiJudgement(chart: Chart, planet: Planet, event: HouseSets): NadiJudgement {
  const denial = denialOf(event);
  const layers = nadiScript(chart, planet).map((layer) => ({ ...layer, lean: leanOf(layer, event, denial) }));
  const combined = sortedHouses(layers.flatMap(({ houses }) => houses));
  const missing = event.required.filter((house) => !combined.includes(house));
  const contradictedBy = layers.find(({ lean }) => lean === 'AGAINST')?.layer ?? null;
  return { layers, combined, missing, verdict: verdictOf(layers, missing, contradictedBy), contradictedBy };
}

function verdictOf(
  layers: readonly { readonly lean: NadiLean }[],
  missing: readonly House[],
  contradictedBy: NadiLayerName | null,
): NadiVerdict {
  if (contradictedBy !== null) return 'CONTRADICTED';
  if (layers.every(({ lean }) => lean === 'NONE')) return 'SILENT';
  return missing.length === 0 ? 'GIVES' : 'INCOMPLETE';
}
