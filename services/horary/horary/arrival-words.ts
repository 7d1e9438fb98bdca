import type { Chart } from '@cuspal/engine/chart/chart';
import { type Arrival, ARRIVAL_ROWS, type ArrivalSubject } from '@cuspal/engine/kp/horary/arrival';
import type { HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import { levelInWords } from '@cuspal/engine/kp/kernel/level-words';
import { contact } from '@cuspal/engine/kp/kernel/levels';
import { pairMotion } from '@cuspal/engine/zodiac/planet-words';
import type { HoraryTestResult } from '@cuspal/engine/kp/horary/horary-tests';
import { signName } from '@cuspal/engine/zodiac/lords';
import { modalityOf } from '@cuspal/engine/zodiac/sign-attributes';
import { answerOf, type NextStep } from '@cuspal/tool-kit';
import { say } from './horary.messages.ts';
import { whenSentences } from './when-words.ts';
import { type Telling, withheldSentences } from './words.ts';

export const ARRIVAL_TESTS = ['ARRIVAL_SIGNIFIED', 'DIRECT', 'OBSTACLE_WEAKER', 'EARLY_SIGN'] as const;

/** The tests of an arrival, each with what it found. */
export function arrivalTests(
  chart: Chart,
  subject: ArrivalSubject,
  { subLord, starLord, arrivalLevel, obstacleLevel, retrograde, early }: Arrival,
): readonly HoraryTestResult<(typeof ARRIVAL_TESTS)[number]>[] {
  const { houses } = ARRIVAL_ROWS[subject];
  const nearer = contact(chart, subLord, houses) === arrivalLevel ? subLord : starLord;
  return [
    {
      id: 'ARRIVAL_SIGNIFIED',
      met: arrivalLevel !== null,
      detail:
        arrivalLevel === null
          ? say.arrivalNotSignified()
          : say.arrivalSignified({ level: levelInWords(chart, nearer, houses) }),
    },
    {
      id: 'DIRECT',
      met: !retrograde,
      detail: say.subLordMotion({
        motion: pairMotion(subLord, starLord, (planet) => chart.planets[planet].retrograde),
      }),
    },
    {
      id: 'OBSTACLE_WEAKER',
      met: obstacleLevel === null || (arrivalLevel !== null && obstacleLevel > arrivalLevel),
      detail:
        obstacleLevel === null ? say.noObstacle() : say.obstacle({ level: levelInWords(chart, subLord, [6, 8, 12]) }),
    },
    {
      id: 'EARLY_SIGN',
      met: early.length > 0,
      detail:
        early.length === 0
          ? say.nothingEarly()
          : say.earlyIndicated({ signs: early.map((sign) => say.earlySign({ sign })) }),
    },
  ];
}

/** Why the arrival is counted on that scale. */
export function scaleBasis(chart: Chart, { subLord, ruling, retrograde }: Arrival): string {
  const { signIndex } = chart.planets[subLord];
  const kind = modalityOf(signIndex);
  return [
    say.subLordSign({ lord: subLord, sign: signName(signIndex), kind }),
    ...(kind === 'fixed' ? [] : [say.countsAsRuling({ ruling })]),
    ...(retrograde ? [say.retrogradeLonger({ longest: kind === 'fixed' })] : []),
  ].join(' ');
}

/** The scale, with what joins it to an early arrival where it is a long one. */
function countedIn({ scale, verdict }: Arrival): string | false {
  const long = scale === 'WEEKS' || scale === 'MONTHS';
  return scale !== null && say.countTime({ scale, early: long && verdict === 'PROMISED_EARLY' });
}

/** What is known of the time of an arrival. */
interface ArrivalTelling extends Telling {
  readonly windows: readonly HoraryWindow[];
}

/** What a person could be told. */
export function arrivalAnswer(subject: ArrivalSubject, found: Arrival, telling: ArrivalTelling): string {
  const { soon, windows, castNote } = telling;
  if (found.withhold !== null) return answerOf(...withheldSentences(found.withhold), castNote);
  const { verdict, setOut } = found;
  const { cusp } = ARRIVAL_ROWS[subject];
  switch (verdict) {
    case 'PROMISED_EARLY':
    case 'PROMISED_LATER':
    case 'OBSTRUCTED':
      return answerOf(
        say.arrives({ verdict, subject }),
        say.setOut({ made: setOut }),
        countedIn(found),
        ...(soon === null ? [] : whenSentences(windows, soon, telling)),
        castNote,
      );
    case 'REFUSED':
      return answerOf(say.arrivalNotIndicated({ subject }), say.obstaclesOnly({ cusp }), say.askWithNews(), castNote);
    case 'UNKNOWN':
      return answerOf(
        say.arrivalUnknown({ subject }),
        say.neitherArrivalNorObstacle({ cusp }),
        say.askWithNews(),
        castNote,
      );
  }
}

/** A missing person is sought in other ways too. */
export const arrivalNext = ({ withhold, verdict }: Arrival): readonly NextStep[] =>
  withhold !== null || verdict === 'UNKNOWN' || verdict === 'REFUSED'
    ? [{ tool: 'get_horary_serial', reason: say.nextSerial() }]
    : [{ tool: 'get_horary_chart_v2', reason: say.nextWholeChart() }];
