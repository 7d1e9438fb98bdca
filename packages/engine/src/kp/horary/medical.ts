import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { pairMotion } from '../../zodiac/planet-words.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { signName } from '../../zodiac/lords.ts';
import { levelInWords } from '../kernel/level-words.ts';
import { contact, level } from '../kernel/levels.ts';
import type { MedicalRow } from './medical-data.ts';
import { moonGate, withholdOf } from './moon-gate.ts';
import type { MoonGate, Withhold } from './moon-gate.ts';
import type { Rotation } from '../../events/rotation.ts';
import type { HoraryTestResult } from './horary-tests.ts';
import { cuspFrom, cuspsFrom } from './counted-from.ts';
import { say } from './horary.messages.ts';

export const MEDICAL_VERDICTS = ['RECOVERY', 'SLOW_RECOVERY', 'DETERIORATION', 'MIXED', 'WITHHELD'] as const;
export type MedicalVerdict = (typeof MEDICAL_VERDICTS)[number];

export const MEDICAL_TESTS = ['CURE_JOINED', 'DIRECT', 'ADVERSE_WEAKER', 'NOT_FIXED', 'NO_COMPLICATION'] as const;
type MedicalTest = (typeof MEDICAL_TESTS)[number];

export interface MedicalJudgement {
  readonly verdict: MedicalVerdict;
  readonly tests: readonly HoraryTestResult<MedicalTest>[];
  readonly gate: MoonGate;
  readonly withhold: Withhold | null;
}

/**
 * The course of an illness by number (R19.4): the sub lord of the main or second cusp must join the houses of cure, and
 * it and its star lord be direct, stronger for cure than against it and in no fixed sign, since fixed is long.
 */
export function medicalJudgement(chart: Chart, rotation: Rotation, row: MedicalRow): MedicalJudgement {
  const { main, second, favourable, against } = row;
  const gate = moonGate(chart, rotation, [1, 6, ...favourable], against);
  const withhold = withholdOf(gate);
  const judges = [main, second].map((cusp) => cuspalSubLord(chart, rotation.original(cusp)));
  const on = (planet: Planet, houses: readonly House[]) => contact(chart, planet, rotation.originals(houses));
  const joining = [...judges].reverse().find((planet) => joins(chart, rotation, row, planet)) ?? null;
  const tests = testsOf(chart, rotation, row, joining);
  const touched = judges.some((planet) => on(planet, favourable) !== null);
  const opposed = judges.some((planet) => on(planet, against) !== null);
  return { verdict: verdictOf(), tests, gate, withhold };

  function verdictOf(): MedicalVerdict {
    if (withhold !== null) return 'WITHHELD';
    if (!touched && opposed) return 'DETERIORATION';
    if (joining === null) return 'MIXED';
    return tests.every(({ met }) => met) ? 'RECOVERY' : 'SLOW_RECOVERY';
  }
}

/** Houses of the group that a planet signifies, counted from the patient. */
const held = (chart: Chart, { original }: Rotation, planet: Planet, houses: readonly House[]): readonly House[] =>
  houses.filter((house) => level(chart, planet, original(house)) !== null);

/** 11 together with 1 or 5 cures (R10, R19.7); of the questions of our own, two of the favourable houses. */
function joins(chart: Chart, rotation: Rotation, { favourable, joins: by }: MedicalRow, planet: Planet): boolean {
  const found = held(chart, rotation, planet, favourable);
  return by === 'TWO' ? found.length >= 2 : found.includes(11) && (found.includes(1) || found.includes(5));
}

function testsOf(
  chart: Chart,
  rotation: Rotation,
  row: MedicalRow,
  joining: Planet | null,
): readonly HoraryTestResult<MedicalTest>[] {
  const tests: HoraryTestResult<MedicalTest>[] = [joined(chart, rotation, row, joining)];
  tests.push(
    ...(joining === null
      ? (['DIRECT', 'ADVERSE_WEAKER', 'NOT_FIXED'] as const).map((id) => ({
          id,
          met: false,
          detail: say.nobodyToTest(),
        }))
      : ofJoining(chart, rotation, row, joining)),
  );
  if (row.eighth) tests.push(complication(chart, rotation));
  return tests;
}

function joined(
  chart: Chart,
  rotation: Rotation,
  row: MedicalRow,
  joining: Planet | null,
): HoraryTestResult<MedicalTest> {
  const { joins: by, favourable, main, second } = row;
  const wanted = { joins: by, cusps: cuspsFrom(rotation, [main, second]), favourable };
  return {
    id: 'CURE_JOINED',
    met: joining !== null,
    detail: joining === null ? say.cureNotJoined(wanted) : say.cureJoined({ ...wanted, lord: joining }),
  };
}

function ofJoining(
  chart: Chart,
  rotation: Rotation,
  { favourable, against }: MedicalRow,
  joining: Planet,
): readonly HoraryTestResult<MedicalTest>[] {
  const { starLord, retrograde, signIndex } = chart.planets[joining];
  const starRetrograde = chart.planets[starLord].retrograde;
  const forCure = contact(chart, joining, rotation.originals(favourable));
  const adverse = contact(chart, joining, rotation.originals(against));
  const on = (houses: readonly House[]) => levelInWords(chart, joining, rotation.originals(houses));
  const kind = modalityOf(signIndex);
  return [
    {
      id: 'DIRECT',
      met: !retrograde && !starRetrograde,
      detail: say.curesMotion({ motion: pairMotion(joining, starLord, (planet) => chart.planets[planet].retrograde) }),
    },
    {
      id: 'ADVERSE_WEAKER',
      met: adverse === null || (forCure !== null && adverse > forCure),
      detail:
        adverse === null
          ? say.noneAgainst({ lord: joining })
          : say.someAgainst({ lord: joining, against: on(against), favourable: on(favourable) }),
    },
    {
      id: 'NOT_FIXED',
      met: kind !== 'fixed',
      detail: say.signSpeed({ lord: joining, sign: signName(signIndex), kind }),
    },
  ];
}

/** The sub lord of cusp 8 on 6, 8 or 12 and not on 11 (R10). */
function complication(chart: Chart, rotation: Rotation): HoraryTestResult<MedicalTest> {
  const planet = cuspalSubLord(chart, rotation.original(8));
  const found = held(chart, rotation, planet, [6, 8, 12]);
  const eleventh = held(chart, rotation, planet, [11]).length > 0;
  const judge = { cusp: cuspFrom(rotation, 8), lord: planet };
  return {
    id: 'NO_COMPLICATION',
    met: found.length === 0 || eleventh,
    detail: found.length === 0 ? say.noComplication(judge) : say.complication({ ...judge, found, eleventh }),
  };
}
