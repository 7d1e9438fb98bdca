import type { Chart } from '../chart/chart.ts';
import { exaltationSign } from '../parashari/base/dignity.ts';
import { kthSign, planetsIn } from '../parashari/base/frame.ts';
import { signLordOf } from '../zodiac/division.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { atmakaraka, karakamsa, navamsaPlacement } from './karakamsa.ts';
import { charaKarakaOf, SAME_DEGREE } from './chara-karakas.ts';
import { rasiDrishti } from './rasi-drishti.ts';
import { jaiminiLord } from './strength.ts';
import type { Placement } from './strength.ts';

/** How the planet of a sign was found, in this order. */
export const DEVATA_STEPS = ['occupant', 'aspect', 'lord'] as const;
type DevataStep = (typeof DEVATA_STEPS)[number];

export interface Devata {
  readonly planet: Planet;
  /** The avatar of Vishnu (PVR). */
  readonly avatar: string;
  /** The common form (R29.4). */
  readonly form: string;
}

const DEITIES: Readonly<Record<Planet, Omit<Devata, 'planet'>>> = {
  Sun: { avatar: 'Rama', form: 'Shiva' },
  Moon: { avatar: 'Krishna', form: 'Gauri' },
  Mars: { avatar: 'Narasimha', form: 'Skanda' },
  Mercury: { avatar: 'Buddha', form: 'Vishnu' },
  Jupiter: { avatar: 'Vamana', form: 'Shiva-guru' },
  Venus: { avatar: 'Parashurama', form: 'Lakshmi' },
  Saturn: { avatar: 'Kurma', form: 'Narayana' },
  Rahu: { avatar: 'Varaha', form: 'Durga' },
  Ketu: { avatar: 'Matsya', form: 'Ganesha' },
};

/** The deities of a planet (PVR; R29.4). */
export const devataOf = (planet: Planet): Devata => ({ planet, ...DEITIES[planet] });

/**
 * Exalted before own sign before the rest, then the more degrees, then the order of the planets. The nodes stand
 * opposite each other, so they always have the same degree of a navamsa.
 */
function byStrength(placement: Placement, planets: readonly Planet[]): readonly Planet[] {
  const { signs, degrees } = placement;
  const rank = (planet: Planet): number =>
    signs[planet] === exaltationSign(planet) ? 2 : signLordOf(signs[planet]) === planet ? 1 : 0;
  const ahead = (a: Planet, b: Planet): number => {
    const by = degrees[a] - degrees[b];
    return Math.abs(by) < SAME_DEGREE ? 0 : by;
  };
  return [...planets].sort((a, b) => rank(b) - rank(a) || ahead(b, a) || PLANETS.indexOf(a) - PLANETS.indexOf(b));
}

export interface SignSpeaker {
  readonly planet: Planet;
  readonly by: DevataStep;
  /** The rest of the step that decided, strongest first. */
  readonly others: readonly Planet[];
}

/**
 * The planet that speaks for a sign of the navamsa: the strongest in it, failing that the strongest that sees it by
 * rasi drishti, failing that its lord, the stronger co-lord for Scorpio and Aquarius (R29.4).
 */
export function planetOfSign(placement: Placement, sign: number): SignSpeaker {
  const [occupant, ...beside] = byStrength(placement, planetsIn(placement.signs, sign));
  if (occupant !== undefined) return { planet: occupant, by: 'occupant', others: beside };
  const seeing = PLANETS.filter((planet) => rasiDrishti(placement.signs[planet], sign));
  const [first, ...rest] = byStrength(placement, seeing);
  return first === undefined
    ? { planet: jaiminiLord(placement, sign), by: 'lord', others: [] }
    : { planet: first, by: 'aspect', others: rest };
}

/** The deity of a sign of the navamsa. */
export interface SignDevata extends Devata, SignSpeaker {
  /** 0 = Aries. */
  readonly sign: number;
}

function devataOfSign(chart: Chart, sign: number): SignDevata {
  const found = planetOfSign(navamsaPlacement(chart), sign);
  return { ...found, ...devataOf(found.planet), sign };
}

/** The chosen deity for a planet taken as the self: of the 12th sign from its navamsa sign (R29.4). */
export const ishtaDevataFor = (chart: Chart, self: Planet): SignDevata =>
  devataOfSign(chart, kthSign(navamsaPlacement(chart).signs[self], 12));

/** The chosen deity: of the 12th sign from the karakamsa in the navamsa (R29.4). */
export const ishtaDevata = (chart: Chart): SignDevata => ishtaDevataFor(chart, atmakaraka(chart));

/** The deity of one's conduct: of the 9th sign from the karakamsa (PVR). */
export const dharmaDevata = (chart: Chart): SignDevata => devataOfSign(chart, kthSign(karakamsa(chart), 9));

/** The deity that sustains: of the 6th sign from the navamsa sign of the Amatyakaraka (PVR). */
export function palanaDevata(chart: Chart): SignDevata {
  const minister = charaKarakaOf(chart, 'AmK');
  return devataOfSign(chart, kthSign(navamsaPlacement(chart).signs[minister], 6));
}
