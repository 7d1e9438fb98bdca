import { capitalised, inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { inDualSign, inName, seventh, standsFor } from '../shared/seventh.ts';

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

const place = (chart: Chart, planet: Planet): string => {
  const { signIndex } = chart.planets[planet];
  return `${planetInWords(planet)} stands in ${signName(signIndex)}, a ${modalityOf(signIndex)} sign.`;
};

function testsOf(chart: Chart): Readonly<Record<MultiplicityTest, { readonly met: boolean; readonly reason: string }>> {
  const { csl, starLord } = seventh(chart);
  const { signIndex, signLord } = cuspOf(chart, 7);
  const ties = [
    ...(chart.planets[csl].signIndex === signIndex ? ['occupies'] : []),
    ...(standsFor(chart, csl, [signLord]) ? ['owns'] : []),
  ];
  const [csl2, csl9] = [cuspalSubLord(chart, 2), cuspalSubLord(chart, 9)];
  const on = (planet: Planet, house: House): boolean => level(chart, planet, house) !== null;
  const held = ([2, 9, 11] as const).filter((house) => on(csl9, house));
  return {
    CSL7_MERCURY: {
      met: standsFor(chart, csl, ['Mercury']),
      reason: `The 7th sub lord is ${inName(chart, csl)}.`,
    },
    CSL7_OR_STAR_LORD_IN_DUAL_SIGN: {
      met: inDualSign(chart, csl) || inDualSign(chart, starLord),
      reason:
        starLord === csl
          ? `The 7th sub lord is its own star lord. ${capitalised(place(chart, csl))}`
          : `The 7th sub lord ${place(chart, csl)} Its star lord ${place(chart, starLord)}`,
    },
    CUSP7_DUAL_WITH_CSL7: {
      met: modalityOf(signIndex) === 'dual' && ties.length > 0,
      reason: `Cusp 7 is in ${signName(signIndex)}, a ${modalityOf(signIndex)} sign that ${inName(chart, csl)} ${ties.length > 0 ? inWords(ties) : 'neither occupies nor owns'}.`,
    },
    CSL2_ON_7: {
      met: on(csl2, 7),
      reason: `The 2nd sub lord ${planetInWords(csl2)} ${on(csl2, 7) ? 'signifies' : 'does not signify'} 7.`,
    },
    CSL9_ON_2_11_OR_9_11: {
      met: on(csl9, 11) && (on(csl9, 2) || on(csl9, 9)),
      reason: `The 9th sub lord ${planetInWords(csl9)} signifies ${inWords(held)} of houses 2, 9 and 11.`,
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
  const second = promise(chart, natalEvent('second_marriage')).side !== 'no';
  return { verdict: met >= 3 && second ? 'PLURAL_INDICATED' : met >= 2 ? 'POSSIBLE' : 'SINGLE', tests };
}
