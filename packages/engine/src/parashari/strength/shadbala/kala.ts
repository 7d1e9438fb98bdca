import { equatorialOf } from '../../../chart/equatorial.ts';
import { wrap180 } from '../../../base/angles.ts';
import type { Graha } from '../../../zodiac/names.ts';
import type { NaturesOf } from '../../base/natures.ts';
import type { TimeLords } from './time-lords.ts';

/** Temporal strength in virupas. */
export interface KalaBala {
  readonly nathonnatha: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly abda: number;
  readonly masa: number;
  readonly vara: number;
  readonly hora: number;
  readonly ayana: number;
  /** Added to the winner of a war, taken from the loser; zero for all others. */
  readonly yuddha: number;
  readonly total: number;
}

/** By the Sun's hour angle (degrees, 0 at noon): day planets full at noon, night planets at midnight, Mercury always (R25). */
export function nathonnathaBala(planet: Graha, sunHourAngle: number): number {
  if (planet === 'Mercury') return 60;
  const fromMidnight = 180 - Math.abs(wrap180(sunHourAngle));
  const byDay = planet === 'Sun' || planet === 'Jupiter' || planet === 'Venus';
  return byDay ? fromMidnight / 3 : 60 - fromMidnight / 3;
}

/** By the arc between Moon and Sun (0..180): benefics grow with the Moon, malefics as it wanes; the Moon's is doubled (R25). */
export function pakshaBala(planet: Graha, moonSunArc: number, natures: NaturesOf): number {
  const virupas = natures[planet] === 'benefic' ? moonSunArc / 3 : 60 - moonSunArc / 3;
  return planet === 'Moon' ? 2 * virupas : virupas;
}

/** Declination of the point of the ecliptic, latitude ignored, degrees. */
const kranti = (tropicalLongitude: number, obliquityTrue: number): number =>
  equatorialOf(tropicalLongitude, 0, obliquityTrue).declination;

/** By declination: north is good for Sun, Mars, Jupiter and Venus, south for Moon and Saturn, both for Mercury (R25). */
export function ayanaBala(planet: Graha, tropicalLongitude: number, obliquityTrue: number): number {
  const north = kranti(tropicalLongitude, obliquityTrue);
  const helpful = planet === 'Mercury' ? Math.abs(north) : planet === 'Moon' || planet === 'Saturn' ? -north : north;
  const virupas = (24 + helpful) * 1.25;
  return planet === 'Sun' ? 2 * virupas : virupas;
}

/** What the lords of time give (R25): the third of day or night 60 (Jupiter always), year 15, month 30, weekday 45, hora 60. */
export function timeLordBala(
  planet: Graha,
  lords: TimeLords,
): Pick<KalaBala, 'tribhaga' | 'abda' | 'masa' | 'vara' | 'hora'> {
  return {
    tribhaga: planet === 'Jupiter' || planet === lords.tribhaga ? 60 : 0,
    abda: planet === lords.abda ? 15 : 0,
    masa: planet === lords.masa ? 30 : 0,
    vara: planet === lords.vara ? 45 : 0,
    hora: planet === lords.hora ? 60 : 0,
  };
}
