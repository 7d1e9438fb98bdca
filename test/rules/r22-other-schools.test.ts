import { inWords } from '@cuspal/engine/base/words';
import { multiSystemVerdict } from '@cuspal/engine/comparison/multi-system';
import { natalEvent } from '@cuspal/engine/events/natal';
import { interlinkMatrix } from '@cuspal/engine/kp/kernel/interlinks';
import { bosmiaVerdict } from '@cuspal/engine/kp/schools/bosmia';
import { fourStep } from '@cuspal/engine/kp/schools/four-step';
import { kcil } from '@cuspal/engine/kp/schools/kcil';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sampleChart } from './sample-sky.ts';

const chart = sampleChart();
const marriage = natalEvent('marriage');

describe('examples of the rules of other schools', () => {
  it('R22.1', () => {
    const { cusps, overallScore, verdict } = kcil(chart, marriage);
    const [star, sub, subsub] = cusps[0]?.lords ?? [];
    exampleSays(
      'R22.1',
      `star lord ${star?.planet} gives ${star?.points} points, its sub lord ${sub?.planet} ${sub?.points}`,
    );
    exampleSays(
      'R22.1',
      `sub-sub lord ${subsub?.planet} ${subsub?.points}`,
      `score is ${overallScore}, which is ${verdict}`,
    );
  });

  it('R22.2', () => {
    const found = interlinkMatrix(chart).links.find(({ from, to }) => from === 2 && to === 6);
    exampleSays(
      'R22.2',
      `cusp 2 reaches cusp 6 by types ${inWords(found?.types ?? [])}, with a strength of ${found?.strength}`,
    );
  });

  it('R22.3', () => {
    const { deciding, verdict } = fourStep(chart, marriage);
    const [, end] = deciding.steps;
    exampleSays('R22.3', `sub lord is ${deciding.subLord} and the end indicator ${end.planet}`);
    exampleSays('R22.3', `stands in house ${inWords(end.strongHouses)}`, `it is ${verdict}`);
  });

  it('R22.4', () => {
    const { planet, verdict, required, denial } = bosmiaVerdict(chart, 'Jupiter', marriage);
    const role = (rows: typeof required, house: number) => rows.find((row) => row.house === house)?.role;
    exampleSays(
      'R22.4',
      `asked of ${planet}`,
      `role ${role(required, 11)} on house 11 but role ${role(denial, 10)} on house 10`,
    );
    expect(denial.some((row) => row.role === null)).toBe(true);
    exampleSays('R22.4', `it is ${verdict}`);
  });

  it('R22.6', () => {
    const { counts, consensus, systems } = multiSystemVerdict(chart, marriage);
    const raw = (name: string) => systems.find((system) => system.name === name)?.raw;
    exampleSays('R22.6', `PROMISE from ${counts.promise} schools and MIXED from ${counts.mixed}`);
    exampleSays('R22.6', `KP says ${raw('KP_CSL')} and Bosmia ${raw('BOSMIA')}`, `consensus is ${consensus}`);
  });
});
