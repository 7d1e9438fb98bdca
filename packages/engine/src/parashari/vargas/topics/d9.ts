import type { Chart } from '../../../chart/chart.ts';
import { signName } from '../../../zodiac/lords.ts';
import type { Graha } from '../../../zodiac/names.ts';
import { elementOf } from '../../../zodiac/sign-attributes.ts';
import type { Element } from '../../../zodiac/sign-attributes.ts';
import { lordOfHouse, signOf } from '../../base/frame.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { BODIES } from '../edges.ts';
import { lordRef } from '../readout.ts';
import { beyond, vargaPlace } from '../vargas.ts';
import type { SignAndLord } from '../vargas.ts';

/** The pushkara navamsas of a sign, counted from 0, by its element: two of nine (R23.6). */
const PUSHKARA: Readonly<Record<Element, readonly [number, number]>> = {
  fire: [6, 8],
  earth: [2, 4],
  air: [5, 7],
  water: [0, 2],
};

/** Whether a sidereal longitude stands in a pushkara navamsa (R23.6). */
export const isPushkara = (longitude: number): boolean =>
  PUSHKARA[elementOf(signOf(longitude))].includes(vargaPlace('D9', longitude).part);

const sixtyFourth = (longitude: number): SignAndLord => beyond('D9', longitude);

/**
 * Marriage, dharma and the inner strength of the planets (get_d9_chart); `atmakaraka` is the planet furthest advanced
 * in its sign (R29.2).
 */
export function navamsaTopic(varga: VargaChart, chart: Chart, atmakaraka: Graha) {
  const seventhHouse = vargaHouse(varga, 7);
  const karakamsa = varga.planets[atmakaraka];
  return {
    seventhHouse,
    seventhLord: lordRef(varga, seventhHouse.lord),
    karakamsa: { atmakaraka, sign: signName(karakamsa.sign), houseFromD9Lagna: karakamsa.house },
    vargottamaBodies: varga.vargottama,
    pushkaraNavamsa: BODIES.filter((body) =>
      isPushkara((body === 'Ascendant' ? chart.ascendant : chart.planets[body]).longitude),
    ),
    d1SeventhLordInD9: lordRef(varga, lordOfHouse(chart, 7)),
    lagnaLordInD9: lordRef(varga, lordOfHouse(chart, 1)),
    sixtyFourthNavamsa: {
      fromMoon: sixtyFourth(chart.planets.Moon.longitude),
      fromLagna: sixtyFourth(chart.ascendant.longitude),
    },
  };
}
