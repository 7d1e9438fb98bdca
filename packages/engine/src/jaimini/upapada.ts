import type { Chart } from '../chart/chart.ts';
import { dignityOf } from '../parashari/base/dignity.ts';
import type { Dignity } from '../parashari/base/dignity.ts';
import { countSigns, kthSign } from '../parashari/base/frame.ts';
import { chartNatures } from '../parashari/base/natures.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { occupantsOf, seeing } from './around-sign.ts';
import type { PlanetNature } from './around-sign.ts';
import { arudhaOf } from './arudha.ts';
import type { Arudha } from './arudha.ts';
import { placementOf } from './placement.ts';
import { jaiminiLord } from './strength.ts';

/** A sign counted from the Upapada, 0 = Aries. */
interface UpapadaPlace {
  readonly sign: number;
  /** The stronger of two lords. */
  readonly lord: Planet;
  readonly occupants: readonly PlanetNature[];
}

export interface Upapada extends UpapadaPlace {
  /** The count from the twelfth house that led to it. */
  readonly arudha: Arudha;
  readonly lordSign: number;
  readonly lordDignity: Dignity;
  readonly houseFromLagna: House;
  /** The house of its lord. */
  readonly lordHouse: House;
  /** The planets that see it by rasi drishti. */
  readonly aspects: readonly PlanetNature[];
  readonly second: UpapadaPlace & { readonly lordDignity: Dignity };
  readonly seventh: UpapadaPlace;
  readonly eighth: UpapadaPlace;
}

/** The Upapada, arudha of the twelfth house, and the signs that are read from it (PVR 9.4, BPHS 30). */
export function upapada(chart: Chart): Upapada {
  const placement = placementOf(chart);
  const natures = chartNatures(chart);
  const { signs } = placement;
  const lagna = chart.ascendant.signIndex;
  const arudha = arudhaOf(placement, kthSign(lagna, 12));
  const place = (count: number): UpapadaPlace => {
    const sign = kthSign(arudha.sign, count);
    return { sign, lord: jaiminiLord(placement, sign), occupants: occupantsOf(signs, natures, sign) };
  };
  const [own, second] = [place(1), place(2)];
  return {
    ...own,
    arudha,
    lordSign: signs[own.lord],
    lordDignity: dignityOf(chart, own.lord),
    houseFromLagna: countSigns(lagna, own.sign),
    lordHouse: countSigns(lagna, signs[own.lord]),
    aspects: seeing(signs, natures, own.sign),
    second: { ...second, lordDignity: dignityOf(chart, second.lord) },
    seventh: place(7),
    eighth: place(8),
  };
}
