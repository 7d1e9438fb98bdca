import type { Chart } from '../../chart/chart.ts';
import { houseAspects } from '../../parashari/base/aspects.ts';
import { chartNatures } from '../../parashari/base/natures.ts';
import type { Nature } from '../../parashari/base/natures.ts';
import { condition } from '../../parashari/states/condition.ts';
import type { Condition } from '../../parashari/states/condition.ts';
import { kthSign, lordOfHouse, planetsIn, signsOf, wholeSignHouse } from '../../parashari/base/frame.ts';
import type { Planet } from '../../zodiac/names.ts';
import { say } from './spiritual.messages.ts';

export const MERIT_CLASSES = ['CREDIT', 'MIXED', 'DEBT'] as const;
type MeritClass = (typeof MERIT_CLASSES)[number];

export const MERIT_FACTORS = ['LORD', 'OCCUPANT', 'ASPECT'] as const;

interface MeritFactor {
  readonly factor: (typeof MERIT_FACTORS)[number];
  readonly planet: Planet;
  /** Condition of the lord; null for the other factors. */
  readonly condition: Condition | null;
  /** Nature of an occupant or aspecting planet; null for the lord. */
  readonly nature: Nature | null;
  readonly detail: string;
}

export interface Merit {
  readonly class: MeritClass;
  readonly factors: readonly MeritFactor[];
}

/**
 * Merit carried over (purva punya): the lord of the fifth whole-sign house by strength with the planets in it and
 * looking at it by nature. A strong lord with more benefics is CREDIT, a weak one with more malefics DEBT.
 */
export function merit(chart: Chart): Merit {
  const lord = lordOfHouse(chart, 5);
  const state = condition(chart, lord);
  const natures = chartNatures(chart);
  const occupants = planetsIn(signsOf(chart), kthSign(chart.ascendant.signIndex, 5)).map((planet) => ({
    planet,
    factor: 'OCCUPANT' as const,
    detail: say.inFifth({ planet, nature: natures[planet] }),
  }));
  const looking = houseAspects(chart)
    .filter(({ house }) => house === 5)
    .map(({ aspector, ordinal }) => ({
      planet: aspector,
      factor: 'ASPECT' as const,
      detail: say.aspectsFifth({ planet: aspector, nature: natures[aspector], ordinal }),
    }));
  const seen = [...occupants, ...looking].map((row) => ({ ...row, condition: null, nature: natures[row.planet] }));
  const benefics = seen.filter(({ nature }) => nature === 'benefic').length;
  return {
    class: meritClass(state, benefics, seen.length - benefics),
    factors: [
      {
        factor: 'LORD',
        planet: lord,
        condition: state,
        nature: null,
        detail: say.fifthLord({ lord, house: wholeSignHouse(chart, lord), condition: state }),
      },
      ...seen,
    ],
  };
}

function meritClass(lord: Condition, benefics: number, malefics: number): MeritClass {
  if (lord === 'strong' && benefics > malefics) return 'CREDIT';
  return lord === 'weak' && malefics > benefics ? 'DEBT' : 'MIXED';
}
