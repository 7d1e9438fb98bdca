import { divide, signLordOf, STAR_DEGREES } from '../../zodiac/division.ts';
import { normalize } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { siderealPosition } from '../../search/position.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { Graha } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { isOddSign, kthSign, partOf, signOf } from '../base/frame.ts';

type SpecialLagna = 'bhava' | 'hora' | 'ghati' | 'vighati' | 'sree' | 'indu' | 'pranapada' | 'varnada';

export interface SpecialLagnas {
  /** Sidereal degrees. */
  readonly longitudes: Readonly<Record<SpecialLagna, number>>;
  /** Varnada sign of each house, first house first; 0 = Aries. */
  readonly varnadaSigns: readonly number[];
  readonly minutesFromSunrise: number;
  /** The vighati lagna at 75 degrees a minute, as some read it; sidereal degrees. */
  readonly vighati75PerMinute: number;
}

/** Units of the indu lagna. */
const INDU_UNITS: Readonly<Record<Graha, number>> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

const PRANAPADA_START = { movable: 0, fixed: 240, dual: 120 } as const;

/**
 * The special ascendants of a chart (get_special_lagnas): bhava, hora, ghati and vighati run from the sidereal Sun of the
 * sunrise at 1/4, 1/2, 5/4 and 5 degrees a minute; sree adds the elapsed part of the Moon's star to the ascendant.
 */
export function specialLagnas(ephemeris: Ephemeris, chart: Chart, day: DayFrame): SpecialLagnas {
  const { moment, planets, ascendant } = chart;
  const minutes = (moment.utcMs - day.sunriseMs) / 60_000;
  // The ayanamsa of the sunrise itself.
  const sunAtRise = siderealPosition(ephemeris, 'Sun', jdFromUtcMs(day.sunriseMs), moment.ayanamsa).longitude;
  const sun = planets.Sun.longitude;
  const hora = normalize(sunAtRise + minutes / 2);
  const starPart = (planets.Moon.longitude % STAR_DEGREES) / STAR_DEGREES;
  const horaSign = divide(hora).signIndex;
  const varnadaSigns = HOUSES.map((house) =>
    varnadaSign(kthSign(ascendant.signIndex, house), kthSign(horaSign, house)),
  );
  return {
    longitudes: {
      bhava: normalize(sunAtRise + minutes / 4),
      hora,
      ghati: normalize(sunAtRise + 1.25 * minutes),
      vighati: normalize(sunAtRise + 5 * minutes),
      sree: normalize(ascendant.longitude + 360 * starPart),
      indu: induSign(chart) * 30 + partOf(planets.Moon.longitude),
      pranapada: normalize(sun + 5 * minutes + PRANAPADA_START[modalityOf(signOf(sun))]),
      varnada: (varnadaSigns[0] ?? 0) * 30 + partOf(ascendant.longitude),
    },
    varnadaSigns,
    minutesFromSunrise: minutes,
    vighati75PerMinute: normalize(sunAtRise + 75 * minutes),
  };
}

/** From the units of the lords of the ninth from ascendant and Moon, counted from the Moon's sign. */
function induSign({ ascendant, planets }: Chart): number {
  const unitsOfNinth = (sign: number): number => INDU_UNITS[signLordOf(kthSign(sign, 9))];
  const count = (unitsOfNinth(ascendant.signIndex) + unitsOfNinth(planets.Moon.signIndex)) % 12;
  return kthSign(planets.Moon.signIndex, count === 0 ? 12 : count);
}

/**
 * Varnada of a house from its own sign and the same house of the hora lagna: odd signs count from Aries, even ones
 * backward from Pisces; like signs add, unlike ones subtract; the sum is counted the way of the house's own sign.
 */
export function varnadaSign(sign: number, horaSign: number): number {
  const count = (of: number): number => (isOddSign(of) ? of + 1 : 12 - of);
  const alike = isOddSign(sign) === isOddSign(horaSign);
  const sum = alike ? count(sign) + count(horaSign) : Math.abs(count(sign) - count(horaSign));
  const steps = sum % 12 === 0 ? 12 : sum % 12;
  return isOddSign(sign) ? steps - 1 : 12 - steps;
}
