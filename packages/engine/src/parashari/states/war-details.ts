import type { Chart } from '../../chart/chart.ts';
import { separation, wrap180 } from '../../base/angles.ts';
import type { House } from '../../zodiac/names.ts';
import { housesOf, wholeSignHouse } from '../base/frame.ts';
import { combustionOf } from './combustion.ts';
import { trueSeparation } from '../../chart/placement.ts';
import { inWarOrb, wars } from './war.ts';
import type { War } from './war.ts';
import { WARRIORS } from './warriors.ts';
import type { Warrior } from './warriors.ts';

export const WAR_KINDS = ['BHEDA', 'ULLEKHA', 'AMSHUMARDA', 'APASAVYA'] as const;
export type WarKind = (typeof WAR_KINDS)[number];

/** Semidiameters at one astronomical unit, arc-seconds (equatorial, IAU radii; Venus with its clouds). */
const SEMIDIAMETER: Readonly<Record<Warrior, number>> = {
  Mars: 4.68,
  Mercury: 3.36,
  Jupiter: 98.57,
  Venus: 8.41,
  Saturn: 83.1,
};

/** Limits of the kinds, degrees; the names are of the Surya Siddhanta (7), the limits later usage. */
const TOUCHING = 1 / 60;
const RAYS = 30 / 60;

/** What a war looks like in the sky, by the arc between the two discs: covered, touching, rays mixed, apart. */
export function warKind(arc: number, discs: number): WarKind {
  if (arc < discs) return 'BHEDA';
  if (arc < discs + TOUCHING) return 'ULLEKHA';
  return arc < RAYS ? 'AMSHUMARDA' : 'APASAVYA';
}

const semidiameter = ({ planets }: Chart, planet: Warrior): number =>
  SEMIDIAMETER[planet] / planets[planet].distance / 3600;

/** A war with all that get_graha_yuddha prints beside its winner. */
export interface WarDetails extends War {
  /** 0 = Aries. */
  readonly sign: number;
  /** Arc on the sphere, degrees. */
  readonly separationTrue: number;
  readonly kind: WarKind;
  readonly loserHouses: { readonly owns: readonly House[]; readonly occupies: House };
  readonly loserCombust: boolean;
  /** The two draw together in longitude at birth. */
  readonly applying: boolean;
}

/** The wars of a chart, closest in longitude first (R23.4). */
export const warDetails = (chart: Chart): readonly WarDetails[] =>
  wars(chart)
    .map((war): WarDetails => {
      const [x, y] = war.planets;
      const [first, second] = [chart.planets[x], chart.planets[y]];
      const arc = trueSeparation(first, second);
      return {
        ...war,
        sign: first.signIndex,
        separationTrue: arc,
        kind: warKind(arc, semidiameter(chart, x) + semidiameter(chart, y)),
        loserHouses: { owns: housesOf(chart, war.loser), occupies: wholeSignHouse(chart, war.loser) },
        loserCombust: combustionOf(chart, war.loser) !== 'NONE',
        applying: wrap180(first.longitude - second.longitude) * (first.speed - second.speed) < 0,
      };
    })
    .sort((a, b) => a.separationLongitude - b.separationLongitude);

/** The most northern of three or more planets whose wars hang together; null where no three are tied. */
export function winnerOverall(chart: Chart): Warrior | null {
  const tied = WARRIORS.map((planet) => new Set<Warrior>([planet]));
  for (const { planets } of wars(chart)) {
    const joined = new Set(planets.flatMap((planet) => [...(tied[WARRIORS.indexOf(planet)] ?? [])]));
    for (const member of joined) tied[WARRIORS.indexOf(member)] = joined;
  }
  const group = tied.find(({ size }) => size >= 3);
  if (group === undefined) return null;
  return [...group].reduce((best, planet) =>
    chart.planets[planet].latitude > chart.planets[best].latitude ? planet : best,
  );
}

export interface NearMiss {
  readonly planets: readonly [Warrior, Warrior];
  readonly separationLongitude: number;
}

/** Pairs within a degree of each other across a sign border, which makes no war (R23.4). */
export const nearMisses = ({ planets }: Chart): readonly NearMiss[] =>
  WARRIORS.flatMap((x, index) =>
    WARRIORS.slice(index + 1)
      .filter((y) => inWarOrb(planets[x], planets[y]) && planets[x].signIndex !== planets[y].signIndex)
      .map((y) => ({
        planets: [x, y] as const,
        separationLongitude: separation(planets[x].longitude, planets[y].longitude),
      })),
  );
