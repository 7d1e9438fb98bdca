import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { DISEASE } from './pull.ts';
import { say } from './health.messages.ts';

export const FACULTIES = ['SPEECH', 'SIGHT', 'HEARING'] as const;

/** A faculty judged apart from illness; marked means worth a usual check-up (R19.6, R19.7). */
export interface Faculty {
  readonly faculty: (typeof FACULTIES)[number];
  readonly cusps: readonly House[];
  readonly csls: readonly Planet[];
  readonly marked: boolean;
  readonly reason: string;
}

const withAdvice = (marked: boolean, found: string): string => `${found} ${say.checkUp({ marked })}`;

/** Speech by CSL2, sight by CSL12, hearing by CSL3 and CSL11 (R19.6, R19.7, KPR2). */
export function faculties(chart: Chart): readonly Faculty[] {
  return [speech(cuspalSubLord(chart, 2)), sight(chart, cuspalSubLord(chart, 12)), hearing(chart)];
}

function speech(csl: Planet): Faculty {
  const marked = isNode(csl);
  const found = say.speech({ csl, node: marked });
  return { faculty: 'SPEECH', cusps: [2], csls: [csl], marked, reason: withAdvice(marked, found) };
}

const LIGHTS: readonly Planet[] = ['Sun', 'Moon', 'Venus', 'Rahu', 'Ketu'];

function sight(chart: Chart, csl: Planet): Faculty {
  const rules = LIGHTS.includes(csl);
  const near = signifiesNear(chart, csl, DISEASE);
  const marked = rules && near;
  const found = [
    say.sight({ csl, ofSight: rules }),
    near ? say.sightStrained({ held: housesInWords(chart, csl, DISEASE, 2) }) : say.sightNotStrained(),
  ].join(' ');
  return { faculty: 'SIGHT', cusps: [12], csls: [csl], marked, reason: withAdvice(marked, found) };
}

function hearing(chart: Chart): Faculty {
  const csls = ([3, 11] as const).map((cusp) => cuspalSubLord(chart, cusp));
  const marked = csls.some((csl) => {
    const { starLord } = chart.planets[csl];
    return (csl === 'Saturn' && starLord === 'Mercury') || (csl === 'Mercury' && starLord === 'Saturn');
  });
  const reason = withAdvice(marked, say.hearing({ joined: marked }));
  return { faculty: 'HEARING', cusps: [3, 11], csls, marked, reason };
}
