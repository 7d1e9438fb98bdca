import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { describer } from '../shared/describer.ts';
import type { Describer } from '../shared/describer.ts';
import { level, signifiesNear } from '../../kp/kernel/levels.ts';
import { cuspOf } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { signName } from '../../zodiac/lords.ts';
import { elementOf, modalityOf } from '../../zodiac/sign-attributes.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { earnedIncome } from './earned-income.ts';
import type { IncomeGrade } from './earned-income.ts';
import { PLANET_FIELDS } from './planet-fields.ts';
import type { GrahaIndustry, Industry } from './planet-fields.ts';
import { say } from './work.messages.ts';

export const SALARY_BANDS = ['HIGH', 'ABOVE_AVERAGE', 'AVERAGE', 'MODEST'] as const;
type SalaryBand = (typeof SALARY_BANDS)[number];
export const MOBILITIES = ['TOURING_OR_ABROAD', 'FIXED_PLACE', 'NORMAL'] as const;
type Mobility = (typeof MOBILITIES)[number];

const SALARY: Readonly<Record<IncomeGrade, SalaryBand>> = {
  ABUNDANT: 'HIGH',
  GOOD: 'ABOVE_AVERAGE',
  MODERATE: 'AVERAGE',
  THIN: 'MODEST',
  STRAINED: 'MODEST',
};

export interface ProfessionDescription {
  readonly describer: Describer;
  readonly primaryIndustry: GrahaIndustry;
  readonly secondaryIndustry: Industry;
  readonly workType: string;
  readonly temperament: string;
  readonly salaryBand: SalaryBand;
  readonly mobility: Mobility;
  /** Neither service nor business is promised. */
  readonly onlyIfWorking: boolean;
}

/** Houses by the level at which a planet signifies them, best first. */
export const housesByLevel = (chart: Chart, planet: Planet): readonly House[] =>
  HOUSES.filter((house) => level(chart, planet, house) !== null).sort(
    (a, b) => (level(chart, planet, a) ?? 9) - (level(chart, planet, b) ?? 9),
  );

/** Element and modality of the sign on the tenth cusp as temper of work. */
export function workTemper(chart: Chart): string {
  const { signIndex } = cuspOf(chart, 10);
  return say.signTemper({ sign: signName(signIndex), element: elementOf(signIndex), modality: modalityOf(signIndex) });
}

function mobilityOf(chart: Chart, csl: Planet): Mobility {
  if (signifiesNear(chart, csl, [3, 9, 12])) return 'TOURING_OR_ABROAD';
  return signifiesNear(chart, csl, [4]) ? 'FIXED_PLACE' : 'NORMAL';
}

/**
 * The work described by the star lord of the tenth sub lord (KPR3p, R20): industry, type, temper, pay in words. Throws
 * out_of_range without Placidus.
 */
export function professionDescription(chart: Chart): ProfessionDescription {
  const { subLord: csl, signLord } = cuspOf(chart, 10);
  const found = describer(chart, chart.planets[csl].starLord);
  const primary = PLANET_FIELDS[found.planet].industry;
  const second = PLANET_FIELDS[csl].industry;
  // The house the sub lord holds best is mostly the describer's own: then the next best has something to add.
  const next = housesByLevel(chart, csl).find((house) => house !== found.house);
  return {
    describer: found,
    primaryIndustry: primary,
    secondaryIndustry: second === primary ? PLANET_FIELDS[signLord].industry : second,
    workType: [found.house, ...(next === undefined ? [] : [next])]
      .map((house) => say.houseMeans({ house, work: say.houseWork({ house }) }))
      .join(' '),
    temperament: workTemper(chart),
    salaryBand: SALARY[earnedIncome(chart).grade],
    mobility: mobilityOf(chart, csl),
    onlyIfWorking: ['career_start', 'business_start'].every((key) => verdictOf(chart, natalEvent(key)).side === 'no'),
  };
}
