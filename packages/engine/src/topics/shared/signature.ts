import { printedScore } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { houseLevels } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import { wholePoints } from '../../kp/kernel/score.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './shared.messages.ts';

/** Planets and houses of a kind of work or study. */
export interface SignatureGroup {
  readonly main: readonly Planet[];
  readonly helping: readonly Planet[];
  readonly houses: readonly House[];
  readonly source: string;
}

/** A place in the chart that speaks for the matter, with its share of the hundred points. */
export interface Carrier<Name extends string = string> {
  readonly carrier: Name;
  readonly planet: Planet;
  readonly weight: number;
  /** What a reader must know of the weight: a sentence. */
  readonly note?: string;
}

/** What a carrier gave; the last row may be what rounding to a whole number added. */
interface SignatureHit<Name extends string = string> {
  readonly carrier: Name | 'ROUNDING';
  readonly planet: Planet | null;
  readonly points: number;
  readonly reason: string;
}

export interface Signature<Name extends string = string> {
  /** 0 to 100: the points of the hits add up to it. */
  readonly score: number;
  readonly hits: readonly SignatureHit<Name>[];
}

/** Share of a house by the level at which it is signified. */
export const LEVEL_SHARE: Readonly<Record<Level, number>> = { 1: 1, 2: 0.75, 3: 0.5, 4: 0.25 };

interface PlanetShare {
  readonly share: number;
  readonly tie: 'MAIN' | 'HELPING' | 'STAR_OF_MAIN' | 'STAR_OF_HELPING' | 'NONE';
  readonly starLord: Planet;
  /** The planet that a node is read through. */
  readonly agent: Planet | null;
}

function shareOfOne(chart: Chart, planet: Planet, { main, helping }: SignatureGroup): PlanetShare {
  const { starLord } = chart.planets[planet];
  const of = { starLord, agent: null };
  if (main.includes(planet)) return { share: 1, tie: 'MAIN', ...of };
  if (helping.includes(planet)) return { share: 0.6, tie: 'HELPING', ...of };
  if (main.includes(starLord)) return { share: 0.5, tie: 'STAR_OF_MAIN', ...of };
  if (helping.includes(starLord)) return { share: 0.3, tie: 'STAR_OF_HELPING', ...of };
  return { share: 0, tie: 'NONE', ...of };
}

/** How far a planet is of a group: itself or by its star lord; a node also as its first agent, the better of the two. */
function planetShare(chart: Chart, planet: Planet, group: SignatureGroup): PlanetShare {
  const own = shareOfOne(chart, planet, group);
  const [agent] = isNode(planet) ? agents(chart, planet) : [];
  if (agent === undefined) return own;
  const through = shareOfOne(chart, agent.planet, group);
  return through.share > own.share ? { ...through, agent: agent.planet } : own;
}

function hit<Name extends string>(chart: Chart, each: Carrier<Name>, group: SignatureGroup): SignatureHit<Name> {
  const { carrier, planet, weight, note } = each;
  const { share, tie, starLord, agent } = planetShare(chart, planet, group);
  const held = houseLevels(chart, planet, group.houses);
  const best = held.reduce((most, { level }) => Math.max(most, LEVEL_SHARE[level]), 0);
  const reason = say.signatureHit({
    planet,
    through: agent !== null,
    agent: agent ?? planet,
    tie,
    starLord,
    agree: share > 0 === held.length > 0,
    held: housesInWords(chart, planet, group.houses),
    houses: group.houses,
  });
  return {
    carrier,
    planet,
    points: weight * (share + best) * 0.5,
    reason: note === undefined ? reason : `${reason} ${note}`,
  };
}

/**
 * How strongly the carriers speak for a group: each gives its weight times half its share by planet (main 1, helping
 * 0.6, in the star of a main one 0.5, of a helping one 0.3) and half that by house (levels 1 to 4: 1, 0.75, 0.5, 0.25).
 * A service extension: the numbers are ours.
 */
export function signature<Name extends string>(
  chart: Chart,
  carriers: readonly Carrier<Name>[],
  group: SignatureGroup,
): Signature<Name> {
  const all = carriers.map((each) => hit(chart, each, group));
  const score = wholePoints(all.reduce((sum, { points }) => sum + points, 0));
  const hits = all.map((each) => ({ ...each, points: printedScore(each.points) })).filter(({ points }) => points > 0);
  const rounding = printedScore(score - hits.reduce((sum, { points }) => sum + points, 0));
  const rest: readonly SignatureHit<Name>[] =
    rounding === 0 ? [] : [{ carrier: 'ROUNDING', planet: null, points: rounding, reason: say.rounded() }];
  return { score, hits: [...hits, ...rest] };
}

/** Groups by score, highest first; equal ones in the order given. */
export function rankedSignatures<Key extends string, Name extends string>(
  chart: Chart,
  carriers: readonly Carrier<Name>[],
  groups: readonly (SignatureGroup & { readonly key: Key })[],
): readonly (Signature<Name> & { readonly key: Key; readonly rank: number })[] {
  return groups
    .map((group) => ({ key: group.key, ...signature(chart, carriers, group) }))
    .sort((a, b) => b.score - a.score)
    .map((each, index) => ({ ...each, rank: index + 1 }));
}
