import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { level, signifiesNear } from '../../kp/kernel/levels.ts';
import { factor, scoreOf, shown } from '../../kp/kernel/score.ts';
import type { Score } from '../../kp/kernel/score.ts';
import { combustionOf } from '../../parashari/states/combustion.ts';
import type { CombustionGrade } from '../../parashari/states/combustion.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { CURE, DISEASE, signifies } from './pull.ts';
import { recoveryCusps } from './recovery-speed.ts';
import { say } from './health.messages.ts';

export const SUCCESS_VERDICTS = ['FAVOURABLE', 'GUARDED', 'UNFAVOURABLE'] as const;
type SuccessVerdict = (typeof SUCCESS_VERDICTS)[number];
export const SURGERY_TESTS = ['T1', 'T2', 'T3', 'T4'] as const;
type SurgeryTestId = (typeof SURGERY_TESTS)[number];
export const RISK_LEVELS = ['ELEVATED', 'LOW', 'NONE'] as const;
type RiskLevel = (typeof RISK_LEVELS)[number];

interface SurgeryTest {
  readonly id: SurgeryTestId;
  readonly passed: boolean;
  readonly requirement: string;
  readonly found: string;
}

export const RISK_PLANETS = ['Saturn', 'Rahu', 'Ketu', 'Mars'] as const;
type RiskPlanet = (typeof RISK_PLANETS)[number];

interface ComplicationRisk {
  readonly planet: RiskPlanet;
  readonly risk: string;
  readonly level: RiskLevel;
  readonly reasons: readonly string[];
}

export interface SurgeryOutlook extends Score {
  readonly successVerdict: SuccessVerdict;
  readonly tests: readonly SurgeryTest[];
  readonly complicationRisks: readonly ComplicationRisk[];
  readonly marsCombustion: { readonly grade: CombustionGrade; readonly note: string };
}

/** What a test is worth when it is passed and when it fails; ours. */
const POINTS: Readonly<Record<SurgeryTestId, readonly [passed: number, failed: number]>> = {
  T1: [15, -15],
  T2: [20, -20],
  T3: [5, -15],
  T4: [10, -5],
};

/** Outcome of surgery by the birth chart (R37, R10, R11; points ours). Throws out_of_range without Placidus. */
export function surgeryOutlook(chart: Chart): SurgeryOutlook {
  const tests = surgeryTests(chart);
  const grade = combustionOf(chart, 'Mars');
  const marsNote = say.marsCombustion({ grade });
  const score = scoreOf([
    { factor: 'base', detail: say.chartBegins(), points: 50 },
    ...tests.map(({ id, passed, found }) => ({
      factor: id.toLowerCase(),
      detail: found,
      points: POINTS[id][passed ? 0 : 1],
    })),
    ...factor('mars_retrograde', chart.planets.Mars.retrograde ? -5 : 0, say.marsRetrograde()),
    shown('mars_combustion', marsNote),
  ]);
  return {
    ...score,
    successVerdict: successVerdict(tests),
    tests,
    complicationRisks: RISK_PLANETS.map((planet) => riskOf(chart, planet)),
    marsCombustion: { grade, note: marsNote },
  };
}

/** FAVOURABLE when the first three pass, UNFAVOURABLE when the second fails with the first or the third. */
function successVerdict([first, second, third]: readonly SurgeryTest[]): SuccessVerdict {
  const passed = (test: SurgeryTest | undefined): boolean => test?.passed === true;
  if (passed(first) && passed(second) && passed(third)) return 'FAVOURABLE';
  return !passed(second) && (!passed(first) || !passed(third)) ? 'UNFAVOURABLE' : 'GUARDED';
}

function surgeryTests(chart: Chart): readonly SurgeryTest[] {
  const [first, sixth, eighth, eleventh] = ([1, 6, 8, 11] as const).map((cusp) => cuspalSubLord(chart, cusp));
  if (!first || !sixth || !eighth || !eleventh) throw new RangeError('A chart has twelve cusps.');
  const found = (cusp: number, planet: Planet, houses: readonly House[]): string => {
    const held = houses.some((house) => signifies(chart, planet, house));
    return held
      ? say.subLordSignifiesAt({ cusp, lord: planet, held: housesInWords(chart, planet, houses) })
      : say.subLordSignifiesNone({ cusp, lord: planet, houses });
  };
  const complicates = DISEASE.some((house) => signifies(chart, eighth, house)) && !signifies(chart, eighth, 11);
  return [
    {
      id: 'T1',
      passed: level(chart, first, 8) !== 1 && level(chart, first, 12) !== 1,
      requirement: say.surgeryRequirement({ test: 'T1' }),
      found: found(1, first, [8, 12]),
    },
    {
      id: 'T2',
      passed: CURE.some((house) => signifies(chart, eleventh, house)),
      requirement: say.surgeryRequirement({ test: 'T2' }),
      found: found(11, eleventh, CURE),
    },
    {
      id: 'T3',
      passed: !complicates,
      requirement: say.surgeryRequirement({ test: 'T3' }),
      found: found(8, eighth, [6, 8, 11, 12]),
    },
    {
      id: 'T4',
      passed: signifies(chart, sixth, 11),
      requirement: say.surgeryRequirement({ test: 'T4' }),
      found: found(6, sixth, [11]),
    },
  ];
}

/** Elevated where a planet signifies 8 or 12 strongly and rules in the chain of cusp 6, 8 or 11, low where it does one. */
function riskOf(chart: Chart, planet: RiskPlanet): ComplicationRisk {
  const strong = signifiesNear(chart, planet, [8, 12]);
  const cusps = recoveryCusps(chart, planet);
  return {
    planet,
    risk: say.surgeryRisk({ planet }),
    level: strong && cusps.length > 0 ? 'ELEVATED' : strong || cusps.length > 0 ? 'LOW' : 'NONE',
    reasons: [
      strong
        ? say.riskSignifies({ planet, held: housesInWords(chart, planet, [8, 12], 2) })
        : say.riskDoesNotSignify({ planet }),
      cusps.length > 0 ? say.riskInChains({ planet, cusps }) : say.riskInNoChain({ planet }),
    ],
  };
}
