import type { Chart } from '../chart/chart.ts';
import { kthSign } from '../parashari/base/frame.ts';
import { chartNatures } from '../parashari/base/natures.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { ofNature, occupantsOf, seeing } from './around-sign.ts';
import type { PlanetNature } from './around-sign.ts';
import { arudhaOf, classicalArudha } from './arudha.ts';
import type { Arudha } from './arudha.ts';
import { placementOf } from './placement.ts';

/** The places from the Arudha Lagna that are read, by their names in results. */
const ARUDHA_PLACES = {
  al: 1,
  second: 2,
  third: 3,
  sixth: 6,
  seventh: 7,
  eleventh: 11,
  twelfth: 12,
} as const satisfies Readonly<Record<string, House>>;
type ArudhaPlace = keyof typeof ARUDHA_PLACES;

export const ARUDHA_STATEMENTS = ['GAINS', 'EXPENSE', 'ESTEEM', 'BOLD', 'GENTLE'] as const;
type ArudhaStatement = (typeof ARUDHA_STATEMENTS)[number];

export interface ArudhaReading {
  readonly code: ArudhaStatement;
  /** Counted from the Arudha Lagna. */
  readonly house: House;
  readonly by: readonly Planet[];
}

/** What planets in a place from the Arudha Lagna say (PVR 9.3). */
const STATEMENT_RULES: readonly {
  readonly code: ArudhaStatement;
  readonly place: ArudhaPlace;
  readonly nature: 'benefic' | 'malefic' | 'any';
}[] = [
  { code: 'GAINS', place: 'eleventh', nature: 'any' },
  { code: 'EXPENSE', place: 'twelfth', nature: 'any' },
  { code: 'ESTEEM', place: 'second', nature: 'benefic' },
  { code: 'ESTEEM', place: 'seventh', nature: 'benefic' },
  { code: 'BOLD', place: 'third', nature: 'malefic' },
  { code: 'BOLD', place: 'sixth', nature: 'malefic' },
  { code: 'GENTLE', place: 'third', nature: 'benefic' },
  { code: 'GENTLE', place: 'sixth', nature: 'benefic' },
];

export interface ArudhaLagna {
  /** The count that led to it. */
  readonly working: Arudha;
  readonly classicalLord: number;
  readonly occupants: Readonly<Record<ArudhaPlace, readonly PlanetNature[]>>;
  readonly aspects: readonly PlanetNature[];
  readonly statements: readonly ArudhaReading[];
}

/** The Arudha Lagna with what stands round it (R29.3, PVR 9.3). */
export function arudhaLagna(chart: Chart): ArudhaLagna {
  const placement = placementOf(chart);
  const natures = chartNatures(chart);
  const lagna = chart.ascendant.signIndex;
  const working = arudhaOf(placement, lagna);
  const at = (place: ArudhaPlace): readonly PlanetNature[] =>
    occupantsOf(placement.signs, natures, kthSign(working.sign, ARUDHA_PLACES[place]));
  const occupants = {
    al: at('al'),
    second: at('second'),
    third: at('third'),
    sixth: at('sixth'),
    seventh: at('seventh'),
    eleventh: at('eleventh'),
    twelfth: at('twelfth'),
  };
  return {
    working,
    classicalLord: classicalArudha(placement, lagna),
    occupants,
    aspects: seeing(placement.signs, natures, working.sign),
    statements: STATEMENT_RULES.map(({ code, place, nature }) => ({
      code,
      house: ARUDHA_PLACES[place],
      by: nature === 'any' ? occupants[place].map(({ planet }) => planet) : ofNature(occupants[place], nature),
    })).filter(({ by }) => by.length > 0),
  };
}
