import { arcForward, normalize, separation } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { longitudesOf, signOf, signsOf } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';
import type { Nature } from '../base/natures.ts';

export const BINDU_NATURES = ['FAVOURED', 'MIXED', 'STRAINED'] as const;
type BinduNature = (typeof BINDU_NATURES)[number];

export interface BhriguBindu {
  /** Sidereal degrees. */
  readonly longitude: number;
  /** The opposite point where the forward arc is the longer one: by the school of the shorter arc. */
  readonly alternativeShorterArc: number | null;
  /** Rahu and Moon stand in one place. */
  readonly isMoon: boolean;
}

/** The midpoint of the arc from Rahu forward to the Moon, sidereal degrees (R23.9). */
export function bhriguBindu(rahu: number, moon: number): BhriguBindu {
  const forward = arcForward(rahu, moon);
  const longitude = normalize(rahu + forward / 2);
  return {
    longitude,
    alternativeShorterArc: forward > 180 ? normalize(longitude + 180) : null,
    isMoon: forward === 0,
  };
}

const CONJUNCTION_DEGREES = 5;

export interface BinduReading {
  readonly conjunctions: readonly { readonly planet: Planet; readonly orb: number }[];
  /** By sign, signs counted from the planet's own as 1. */
  readonly aspectedBy: readonly { readonly planet: Planet; readonly ordinal: number; readonly nature: Nature }[];
  readonly nature: BinduNature;
}

/**
 * Planets within 5° of a point and those that look at its sign, and what they make of it: benefics less malefics,
 * each once. Rahu and the Moon, which make the point, count by conjunction only.
 */
export function readBindu(chart: Chart, point: number): BinduReading {
  const longitudes = longitudesOf(chart);
  const signs = signsOf(chart);
  const natures = chartNatures(chart);
  const conjunctions = PLANETS.map((planet) => ({ planet, orb: separation(longitudes[planet], point) })).filter(
    ({ orb }) => orb <= CONJUNCTION_DEGREES,
  );
  const aspectedBy = PLANETS.flatMap((planet) => {
    const ordinal = signAspect(planet, signs[planet], signOf(point));
    return ordinal === null ? [] : [{ planet, ordinal, nature: natures[planet] }];
  });
  const near = conjunctions.map(({ planet }) => planet);
  const looking = aspectedBy.map(({ planet }) => planet).filter((planet) => planet !== 'Rahu' && planet !== 'Moon');
  const balance = [...new Set([...near, ...looking])].reduce(
    (sum, planet) => sum + (natures[planet] === 'benefic' ? 1 : -1),
    0,
  );
  return { conjunctions, aspectedBy, nature: balance > 0 ? 'FAVOURED' : balance < 0 ? 'STRAINED' : 'MIXED' };
}
