import type { Chart } from '../chart/chart.ts';
import { exaltationSign } from '../parashari/base/dignity.ts';
import { kthSign, planetsIn } from '../parashari/base/frame.ts';
import { signLordOf } from '../zodiac/division.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { karakamsa, navamsaPlacement } from './karakamsa.ts';
import { rasiDrishti } from './rasi-drishti.ts';
import { jaiminiLord } from './strength.ts';
import type { Placement } from './strength.ts';

/** How the planet of a sign was found, in this order. */
export const DEVATA_STEPS = ['occupant', 'aspect', 'lord'] as const;
export type DevataStep = (typeof DEVATA_STEPS)[number];

export interface Devata {
  readonly planet: Planet;
  /** Of Vishnu (PVR). */
  readonly avatar: string;
  /** The common form (R29.4). */
  readonly form: string;
}

const DEITIES: Readonly<Record<Planet, Omit<Devata, 'planet'>>> = {
  Sun: { avatar: 'Rama', form: 'Shiva' },
  Moon: { avatar: 'Krishna', form: 'Gauri' },
  Mars: { avatar: 'Narasimha', form: 'Skanda' },
  Mercury: { avatar: 'Buddha', form: 'Vishnu' },
  Jupiter: { avatar: 'Vamana', form: 'Shiva as teacher' },
  Venus: { avatar: 'Parashurama', form: 'Lakshmi' },
  Saturn: { avatar: 'Kurma', form: 'Narayana' },
  Rahu: { avatar: 'Varaha', form: 'Durga' },
  Ketu: { avatar: 'Matsya', form: 'Ganesha' },
};

/** The deities of a planet (PVR; R29.4). */
export const devataOf = (planet: Planet): Devata => ({ planet, ...DEITIES[planet] });

/** Exalted before own sign before the rest, then the more degrees. */
function strongest(placement: Placement, planets: readonly Planet[]): Planet | undefined {
  const { signs, degrees } = placement;
  const rank = (planet: Planet): number =>
    signs[planet] === exaltationSign(planet) ? 2 : signLordOf(signs[planet]) === planet ? 1 : 0;
  return [...planets].sort((a, b) => rank(b) - rank(a) || degrees[b] - degrees[a])[0];
}

/**
 * The planet that speaks for a sign of the navamsa: the strongest in it, failing that the strongest that sees it by
 * rasi drishti, failing that its lord, the stronger co-lord for Scorpio and Aquarius (R29.4, J1).
 */
export function planetOfSign(placement: Placement, sign: number): { readonly planet: Planet; readonly by: DevataStep } {
  const occupant = strongest(placement, planetsIn(placement.signs, sign));
  if (occupant !== undefined) return { planet: occupant, by: 'occupant' };
  const seeing = strongest(
    placement,
    PLANETS.filter((planet) => rasiDrishti(placement.signs[planet], sign)),
  );
  return seeing === undefined ? { planet: jaiminiLord(placement, sign), by: 'lord' } : { planet: seeing, by: 'aspect' };
}

export interface IshtaDevata extends Devata {
  readonly by: DevataStep;
  /** The 12th sign from the karakamsa, 0 = Aries. */
  readonly twelfth: number;
}

/** The chosen deity: of the 12th sign from the karakamsa in the navamsa (R29.4). */
export function ishtaDevata(chart: Chart): IshtaDevata {
  const twelfth = kthSign(karakamsa(chart), 12);
  const { planet, by } = planetOfSign(navamsaPlacement(chart), twelfth);
  return { ...devataOf(planet), by, twelfth };
}
