import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, houseLevels, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House } from '../../zodiac/names.ts';
import { EARNING_HOUSES, LOSING_HOUSES } from './earned-income.ts';
import { say } from './career.messages.ts';

/** In the order in which equally severe ones count. */
export const BLOCKAGE_CODES = [
  'LAYOFF_EXPOSURE',
  'PROLONGED_UNEMPLOYMENT',
  'BLOCKED_PROMOTION',
  'STAGNANT_SALARY',
] as const;
type BlockageCode = (typeof BLOCKAGE_CODES)[number];
export const BLOCKAGE_SEVERITIES = ['MODERATE', 'SEVERE'] as const;
type BlockageSeverity = (typeof BLOCKAGE_SEVERITIES)[number];

interface Blockage {
  readonly code: BlockageCode;
  /** The house concerned; its sub lord is the second witness, for the tenth that of cusp 11. */
  readonly house: House;
  readonly severity: BlockageSeverity;
  readonly reason: string;
}

export interface CareerBlockage {
  /** The houses among 2, 6, 10 and 11 that the tenth sub lord signifies at no level. */
  readonly missingHouses: readonly House[];
  /** Severe ones first. */
  readonly diagnoses: readonly Blockage[];
  /** Houses whose periods lift the blockage. */
  readonly release: JudgedEvent;
}

const EXPOSING: readonly House[] = [5, 8, 9, 12];

/** Houses that expose to layoff: as strong for the tenth sub lord as its best house of earning, two at the least. */
function exposingHouses(chart: Chart): readonly House[] {
  const csl = cuspalSubLord(chart, 10);
  const best = contact(chart, csl, EARNING_HOUSES) ?? 9;
  const found = EXPOSING.filter((house) => (level(chart, csl, house) ?? 99) <= best);
  return found.length >= 2 ? found : [];
}

/** The tenth sub lord is the first witness: where the second would be the same planet there is none. */
function diagnosis(chart: Chart, code: BlockageCode, house: House, finding: string): Blockage {
  const cusp = house === 10 ? 11 : house;
  const witness = cuspalSubLord(chart, cusp);
  if (witness === cuspalSubLord(chart, 10)) {
    const reason = [finding, say.noSecondWitness({ witness, cusp })].join(' ');
    return { code, house, severity: 'MODERATE', reason };
  }
  const held = houseLevels(chart, witness, EARNING_HOUSES);
  const severity = held.length === 0 ? 'SEVERE' : 'MODERATE';
  return {
    code,
    house,
    severity,
    reason: [
      finding,
      say.secondWitness({ witness, cusp, held: housesInWords(chart, witness, EARNING_HOUSES), severity }),
    ].join(' '),
  };
}

/** What the tenth sub lord lacks or suffers, named, and what lifts it (R10). Throws out_of_range without Placidus. */
export function careerBlockage(chart: Chart): CareerBlockage {
  const csl = cuspalSubLord(chart, 10);
  const missing = EARNING_HOUSES.filter((house) => level(chart, csl, house) === null);
  const lacks = (houses: readonly House[]): string => say.notSignified({ csl, houses });
  const found: Blockage[] = [];
  const exposing = exposingHouses(chart);
  if (exposing.length > 0) {
    const finding = say.exposedToLayoff({
      csl,
      exposing: housesInWords(chart, csl, exposing),
      earns: missing.length < EARNING_HOUSES.length,
      earning: housesInWords(chart, csl, EARNING_HOUSES),
    });
    found.push(diagnosis(chart, 'LAYOFF_EXPOSURE', 6, finding));
  }
  if (missing.includes(6)) found.push(diagnosis(chart, 'PROLONGED_UNEMPLOYMENT', 6, lacks([6])));
  const blocked = missing.filter((house) => house === 10 || house === 11);
  if (blocked[0] !== undefined) found.push(diagnosis(chart, 'BLOCKED_PROMOTION', blocked[0], lacks(blocked)));
  if (missing.includes(2)) found.push(diagnosis(chart, 'STAGNANT_SALARY', 2, lacks([2])));
  const diagnoses = [
    ...found.filter(({ severity }) => severity === 'SEVERE'),
    ...found.filter(({ severity }) => severity === 'MODERATE'),
  ];
  const release = judgedGroup(missing.length === 0 ? [6, 10] : [...missing, 10], { denial: LOSING_HOUSES });
  return {
    missingHouses: missing,
    diagnoses,
    release: {
      ...release,
      label: say.release({ houses: release.required.join(', ') }),
      ages: natalEvent('career_start').ages,
    },
  };
}
