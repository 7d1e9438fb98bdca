import type { Chart } from '../chart/chart.ts';
import { cuspalSubLord } from '../chart/placement.ts';
import { bosmiaRole } from '../kp/schools/bosmia.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { ElectionTopic } from './election-topic.ts';
import { say } from './election.messages.ts';

/** What the second school says of a moment; NO_ROW where its event file has no row. */
export const SCHOOL_VERDICTS = ['NO_ROW', 'AGREES', 'PARTLY', 'DISAGREES'] as const;
export type SchoolVerdict = (typeof SCHOOL_VERDICTS)[number];

/** One question of the school. */
export interface SchoolCheck {
  /** `CUSP_7`, `FORBID_7`, `LAGNA`, `CUSP_11`, `DBAS_MD` … */
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
}

export interface SchoolReading {
  readonly verdict: SchoolVerdict;
  readonly checks: readonly SchoolCheck[];
}

const LAGNA_HOUSES: readonly House[] = [1, 5, 9, 11];
/** The Moon's lords of four levels, as the school names its running lords. */
const RUNNING = [
  ['MD', 'starLord'],
  ['AD', 'subLord'],
  ['PD', 'subSubLord'],
  ['SD', 'subSubSubLord'],
] as const;

/**
 * The chart of a moment by the second school (R5.7, R11): six-fold significations of the sub lords of the row's
 * cusps, of the Lagna, of cusp 11 and of the lords of the Moon. Information alone: it moves no window.
 */
export function secondSchool(moment: Chart, { secondSchool: row, primaryHouse }: ElectionTopic): SchoolReading {
  if (row === null) return { verdict: 'NO_ROW', checks: [] };
  const signified = (planet: Planet, houses: readonly House[]): readonly House[] =>
    houses.filter((house) => bosmiaRole(moment, planet, house) !== null);
  const ofCusp = (cusp: House, houses: readonly House[], name = `CUSP_${cusp}`): SchoolCheck => {
    const lord = cuspalSubLord(moment, cusp);
    const found = signified(lord, houses);
    return { name, passed: found.length > 0, detail: say.cuspSubLord({ cusp, lord, found, asked: houses }) };
  };
  const asked = row.cusps.map(({ cusp, mustSignify }) => ({
    cusp,
    houses: row.mustAny?.find((any) => any.cusp === cusp)?.mustSignify ?? mustSignify,
  }));
  const checks: readonly SchoolCheck[] = [
    ...asked.map(({ cusp, houses }) => ofCusp(cusp, houses)),
    ...(row.forbid.length === 0 ? [] : asked.map(({ cusp }) => forbidden(cusp))),
    ofCusp(1, LAGNA_HOUSES, 'LAGNA'),
    ...(asked.some(({ cusp }) => cusp === 11) ? [] : [ofCusp(11, row.periodLords)]),
    ...RUNNING.map(([level, key]): SchoolCheck => {
      const lord = moment.planets.Moon[key];
      const found = signified(lord, row.periodLords);
      const detail = say.moonLord({ level, lord, found, asked: row.periodLords });
      return { name: `DBAS_${level}`, passed: found.length > 0, detail };
    }),
  ];
  const primary = asked.some(({ cusp }) => cusp === primaryHouse) ? primaryHouse : asked[0]?.cusp;
  return { verdict: verdictOf(checks, `CUSP_${primary}`), checks };

  function forbidden(cusp: House): SchoolCheck {
    const csl = cuspalSubLord(moment, cusp);
    const found = signified(csl, row?.forbid ?? []);
    return {
      name: `FORBID_${cusp}`,
      passed: found.length === 0,
      detail: say.cuspAgainst({ cusp, lord: csl, found }),
    };
  }
}

function verdictOf(checks: readonly SchoolCheck[], primary: string): SchoolVerdict {
  if (checks.some(({ name, passed }) => name === primary && !passed)) return 'DISAGREES';
  return checks.every(({ passed }) => passed) ? 'AGREES' : 'PARTLY';
}
