import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { siderealPosition } from '../../search/position.ts';
import { divide } from '../../zodiac/division.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { HOUSES, isNode } from '../../zodiac/names.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { level, levels, signified } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { say } from './timing.messages.ts';

/** How a lord works with the one above it. */
export const LORD_LINKS = ['SUPPORTS', 'NEUTRAL', 'STRAINS'] as const;
type LordLinkKind = (typeof LORD_LINKS)[number];

export interface LordLink {
  readonly link: LordLinkKind;
  readonly reason: string;
}

/**
 * How the lord of a period works with the lord of the period above: SUPPORTS by star, by sub or by a common house of
 * the first two levels; STRAINS when its star lord stands 6th, 8th or 12th from the other's star lord, a habit from
 * outside KP that is only reported.
 */
export function lordLink(chart: Chart, upper: Planet, lower: Planet): LordLink {
  const [above, below] = [chart.planets[upper], chart.planets[lower]];
  if (below.starLord === upper) return { link: 'SUPPORTS', reason: say.standsInStar({ planet: lower, lord: upper }) };
  if (above.starLord === lower) return { link: 'SUPPORTS', reason: say.standsInStar({ planet: upper, lord: lower }) };
  if (below.subLord === upper) return { link: 'SUPPORTS', reason: say.standsInSub({ planet: lower, lord: upper }) };
  if (above.subLord === lower) return { link: 'SUPPORTS', reason: say.standsInSub({ planet: upper, lord: lower }) };
  const [uppers, lowers] = [levels(chart, upper), levels(chart, lower)];
  const held = [...uppers.L1, ...uppers.L2];
  const shared = [...lowers.L1, ...lowers.L2].find((house) => held.includes(house));
  if (shared !== undefined) return { link: 'SUPPORTS', reason: say.bothSignify({ house: shared }) };
  const [from, to] = [uppers.L1[0], lowers.L1[0]];
  const count = [6, 8, 12].find((nth) => from !== undefined && nthFrom(from, nth) === to);
  return count === undefined || from === undefined || to === undefined
    ? { link: 'NEUTRAL', reason: say.notTied() }
    : {
        link: 'STRAINS',
        reason: say.starLordsStrain({ lower, house: to, count, from, upper }),
      };
}

/** A house that at least two of the lords signify, with the best level of each. */
export interface JointHouse {
  readonly house: House;
  readonly levels: Readonly<Partial<Record<Planet, Level>>>;
}

/** Houses on which at least two of the periods agree; one planet that rules two periods agrees with itself. */
export const jointHouses = (chart: Chart, lords: readonly Planet[]): readonly JointHouse[] =>
  HOUSES.flatMap((house) => {
    const held = lords.flatMap((planet) => {
      const at = level(chart, planet, house);
      return at === null ? [] : [[planet, at] as const];
    });
    return held.length < 2 ? [] : [{ house, levels: Object.fromEntries(held) }];
  });

/** Where a lord moves now and which of its natal houses that touches. */
export interface LordTransit {
  readonly longitude: number;
  readonly signLord: Graha;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly retrograde: boolean;
  /** Houses that the lord and the lord of the star it moves in both signify at birth (R14.2). */
  readonly housesTouched: readonly House[];
}

/** The transit of a period lord over the natal chart (R14.2). */
export function lordTransit(ephemeris: Ephemeris, chart: Chart, planet: Planet, jdUt: number): LordTransit {
  const { longitude, speed } = siderealPosition(ephemeris, planet, jdUt, chart.moment.ayanamsa);
  const { signLord, starLord, subLord } = divide(longitude);
  const own = signified(levels(chart, planet));
  return {
    longitude,
    signLord,
    starLord,
    subLord,
    // Luminaries never turn and the nodes' backward motion does not count (R6.5).
    retrograde: speed < 0 && !isNode(planet),
    housesTouched: own.filter((house) => level(chart, starLord, house) !== null),
  };
}
