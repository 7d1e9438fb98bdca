import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { inDualSign, inName, seventh, standsFor } from '../shared/seventh.ts';
import { say } from './marriage.messages.ts';

export const MULTIPLICITY_TESTS = [
  'CSL7_MERCURY',
  'CSL7_OR_STAR_LORD_IN_DUAL_SIGN',
  'CUSP7_DUAL_WITH_CSL7',
  'CSL2_ON_7',
  'CSL9_ON_2_11_OR_9_11',
] as const;
type MultiplicityTest = (typeof MULTIPLICITY_TESTS)[number];

export const MULTIPLICITIES = ['SINGLE', 'POSSIBLE', 'PLURAL_INDICATED'] as const;
type MultiplicityVerdict = (typeof MULTIPLICITIES)[number];

export interface Multiplicity {
  readonly verdict: MultiplicityVerdict;
  readonly tests: readonly { readonly test: MultiplicityTest; readonly met: boolean; readonly reason: string }[];
}

/** A planet's sign and its kind, under the names that messages have for them. */
const signOf = (chart: Chart, planet: Planet) => {
  const { signIndex } = chart.planets[planet];
  return { sign: signName(signIndex), modality: modalityOf(signIndex) };
};

function testsOf(chart: Chart): Readonly<Record<MultiplicityTest, { readonly met: boolean; readonly reason: string }>> {
  const { csl, starLord } = seventh(chart);
  const { signIndex, signLord } = cuspOf(chart, 7);
  const occupies = chart.planets[csl].signIndex === signIndex;
  const owns = standsFor(chart, csl, [signLord]);
  const [csl2, csl9] = [cuspalSubLord(chart, 2), cuspalSubLord(chart, 9)];
  const on = (planet: Planet, house: House): boolean => level(chart, planet, house) !== null;
  const held = ([2, 9, 11] as const).filter((house) => on(csl9, house));
  return {
    CSL7_MERCURY: {
      met: standsFor(chart, csl, ['Mercury']),
      reason: say.seventhSubLord({ lord: inName(chart, csl) }),
    },
    CSL7_OR_STAR_LORD_IN_DUAL_SIGN: {
      met: inDualSign(chart, csl) || inDualSign(chart, starLord),
      reason:
        starLord === csl
          ? say.inItsOwnStar({ csl, ...signOf(chart, csl) })
          : say.signsOfSeventh({
              csl,
              ...signOf(chart, csl),
              starLord,
              starSign: signOf(chart, starLord).sign,
              starModality: signOf(chart, starLord).modality,
            }),
    },
    CUSP7_DUAL_WITH_CSL7: {
      met: modalityOf(signIndex) === 'dual' && (occupies || owns),
      reason: say.cuspSign({
        sign: signName(signIndex),
        modality: modalityOf(signIndex),
        lord: inName(chart, csl),
        tie: occupies ? (owns ? 'BOTH' : 'OCCUPIES') : owns ? 'OWNS' : 'NEITHER',
      }),
    },
    CSL2_ON_7: {
      met: on(csl2, 7),
      reason: say.secondOnSeventh({ csl: csl2, met: on(csl2, 7) }),
    },
    CSL9_ON_2_11_OR_9_11: {
      met: on(csl9, 11) && (on(csl9, 2) || on(csl9, 9)),
      reason: say.ninthHolds({ csl: csl9, held }),
    },
  };
}

/**
 * Whether more than one tie shows (R10, R9.6): three of the five signs with a second marriage not refused for
 * PLURAL_INDICATED, two for POSSIBLE.
 */
export function multiplicity(chart: Chart): Multiplicity {
  const found = testsOf(chart);
  const tests = MULTIPLICITY_TESTS.map((test) => ({ test, ...found[test] }));
  const met = tests.filter((each) => each.met).length;
  const second = verdictOf(chart, natalEvent('second_marriage')).side !== 'no';
  return { verdict: met >= 3 && second ? 'PLURAL_INDICATED' : met >= 2 ? 'POSSIBLE' : 'SINGLE', tests };
}
