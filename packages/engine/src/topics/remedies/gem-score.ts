import type { Chart } from '../../chart/chart.ts';
import { scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { condition } from '../../parashari/states/condition.ts';
import type { Condition } from '../../parashari/states/condition.ts';
import { moolatrikonaSign } from '../../parashari/base/dignity.ts';
import {
  countSigns,
  housesOf,
  isDusthana,
  isKendra,
  isTrikona,
  lordOfHouse,
  wholeSignHouse,
} from '../../parashari/base/frame.ts';
import { GRAHAS, isNode } from '../../zodiac/names.ts';
import type { Graha, House, Node, Planet } from '../../zodiac/names.ts';
import { PURPOSE_ROWS } from './purposes.ts';
import type { GemPurpose } from './purposes.ts';
import { say } from './remedies.messages.ts';

export const LORD_ROLES = ['TRIKONA', 'KENDRA', 'NEUTRAL', 'MARAKA', 'HARSH'] as const;
export type LordRole = (typeof LORD_ROLES)[number];

const ROLE_HOUSES: Readonly<Record<LordRole, readonly House[]>> = {
  TRIKONA: [1, 5, 9],
  KENDRA: [4, 7, 10],
  NEUTRAL: [2, 11],
  MARAKA: [2, 7],
  HARSH: [3, 6, 8, 12],
};

/** What a planet is by the houses it rules; one may be several. */
export const rolesOf = (owned: readonly House[]): readonly LordRole[] =>
  LORD_ROLES.filter((role) => ROLE_HOUSES[role].some((house) => owned.includes(house)));

/** Points of ours for ruling a house; those of 2 and 11 count once and double for money. */
const RULES: readonly { readonly houses: readonly House[]; readonly points: number }[] = [
  { houses: [1], points: 30 },
  { houses: [5], points: 25 },
  { houses: [9], points: 25 },
  { houses: [4, 10], points: 10 },
  { houses: [2, 11], points: 5 },
  { houses: [6], points: -15 },
  { houses: [8], points: -15 },
  { houses: [12], points: -10 },
  { houses: [3], points: -5 },
  { houses: [7], points: -5 },
];

const pointsOf = (houses: readonly House[], points: number, purpose: GemPurpose): number =>
  purpose === 'money' && houses.includes(2) ? 2 * points : points;

const houseWorth = (house: House, purpose: GemPurpose): number =>
  RULES.reduce((sum, row) => sum + (row.houses.includes(house) ? pointsOf(row.houses, row.points, purpose) : 0), 0);

/** One planet that rules a kendra (4, 7, 10) and a trikona (5, 9): Yogakaraka (R23.8). */
export const isYogakaraka = (owned: readonly House[]): boolean =>
  owned.some((house) => house !== 1 && isKendra(house)) && owned.some((house) => house !== 1 && isTrikona(house));

function fitFactors(chart: Chart, planet: Graha, purpose: GemPurpose): readonly ScoreFactor[] {
  const owned = housesOf(chart, planet);
  const ruling = RULES.flatMap(({ houses, points }): readonly ScoreFactor[] => {
    const held = houses.filter((house) => owned.includes(house));
    if (held.length === 0) return [];
    return [
      {
        factor: `rules_${held.join('_')}`,
        detail: say.rulesHouses({ owned: held }),
        points: pointsOf(houses, points, purpose),
      },
    ];
  });
  const yoga: readonly ScoreFactor[] = isYogakaraka(owned)
    ? [{ factor: 'yogakaraka', detail: say.rulesKendraAndTrikona({ owned }), points: 15 }]
    : [];
  return [...ruling, ...yoga, ...moolatrikonaFactor(chart, planet, owned, purpose)];
}

/** Whether its moolatrikona sign is the better of its two houses. */
function moolatrikonaFactor(
  chart: Chart,
  planet: Graha,
  owned: readonly House[],
  purpose: GemPurpose,
): readonly ScoreFactor[] {
  const sign = moolatrikonaSign(planet);
  if (sign === null || owned.length < 2) return [];
  const home = countSigns(chart.ascendant.signIndex, sign);
  const other = owned.find((house) => house !== home);
  if (other === undefined) return [];
  const difference = houseWorth(home, purpose) - houseWorth(other, purpose);
  if (difference === 0) return [];
  return [
    {
      factor: 'moolatrikona',
      detail: say.moolatrikonaHouse({ house: home, better: difference > 0, owned }),
      points: difference > 0 ? 5 : -5,
    },
  ];
}

const STRENGTH_POINTS: Readonly<Record<Exclude<Condition, 'strong'>, number>> = { weak: 10, medium: 5 };

function needFactors(
  chart: Chart,
  planet: Planet,
  running: readonly Planet[],
  purpose: GemPurpose,
): readonly ScoreFactor[] {
  const state = condition(chart, planet);
  const row = PURPOSE_ROWS[purpose];
  return [
    ...(state === 'strong'
      ? []
      : [
          {
            factor: 'strength',
            detail: say.wouldStrengthen({ planet, condition: state }),
            points: STRENGTH_POINTS[state],
          },
        ]),
    ...(running.includes(planet) ? [{ factor: 'dasha', detail: say.rulesRunningPeriod({ planet }), points: 10 }] : []),
    ...(row !== null && lordOfHouse(chart, row.house) === planet
      ? [{ factor: 'purpose', detail: say.rulesPurpose({ planet, house: row.house, purpose }), points: 10 }]
      : []),
  ];
}

/** A planet weighed for its gem. */
export interface GemCandidate extends Score {
  readonly planet: Planet;
  readonly owned: readonly House[];
  readonly roles: readonly LordRole[];
  /** Points of its lordships alone. */
  readonly fit: number;
  readonly eligible: boolean;
}

/**
 * The seven owners of signs weighed for a gem by their lordships of whole-sign houses (R23.8, R36.1; points of ours):
 * eligible are those whose lordships come out above zero and that do not rule 6, 8 or 12 without 1, 5 or 9.
 */
export const gemCandidates = (chart: Chart, running: readonly Planet[], purpose: GemPurpose): readonly GemCandidate[] =>
  GRAHAS.map((planet) => {
    const owned = housesOf(chart, planet);
    const lordships = fitFactors(chart, planet, purpose);
    const fit = lordships.reduce((sum, { points }) => sum + points, 0);
    return {
      planet,
      owned,
      roles: rolesOf(owned),
      fit,
      eligible: fit > 0 && !(owned.some(isDusthana) && !owned.some(isTrikona)),
      ...scoreOf([...lordships, ...needFactors(chart, planet, running, purpose)]),
    };
  });

const NODE_HOUSES: readonly House[] = [3, 6, 10, 11];

/**
 * The nodes as a second choice only: where the lord of their sign is eligible and they stand in 3, 6, 10 or 11. They
 * rule nothing, so need alone gives them points.
 */
export const nodeCandidates = (
  chart: Chart,
  candidates: readonly GemCandidate[],
  running: readonly Planet[],
): readonly GemCandidate[] =>
  (['Rahu', 'Ketu'] as const).flatMap((node: Node): readonly GemCandidate[] => {
    const { signLord } = chart.planets[node];
    const ruled = candidates.some(({ planet, eligible }) => planet === signLord && eligible);
    if (!ruled || !NODE_HOUSES.includes(wholeSignHouse(chart, node))) return [];
    return [
      {
        planet: node,
        owned: [],
        roles: [],
        fit: 0,
        eligible: true,
        ...scoreOf(needFactors(chart, node, running, 'general')),
      },
    ];
  });

/** Lords of 6, 8 and 12 whose gem tradition forbids here, with the reason (R36.1). */
export const forbiddenGems = (
  candidates: readonly GemCandidate[],
): readonly { readonly planet: Planet; readonly reason: string }[] =>
  candidates
    .filter(({ planet, owned, eligible }) => !isNode(planet) && !eligible && owned.some(isDusthana))
    .map(({ planet, owned, fit }) => ({
      planet,
      reason: owned.some(isTrikona)
        ? say.forbiddenBySum({ planet, owned, points: fit })
        : say.forbiddenByHouses({ planet, owned }),
    }));
