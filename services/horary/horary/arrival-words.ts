import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import {
  type Arrival,
  ARRIVAL_ROWS,
  type ArrivalScale,
  type ArrivalSubject,
  type EarlySign,
} from '@cuspal/engine/kp/horary/arrival';
import type { HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import { levelInWords } from '@cuspal/engine/kp/kernel/level-words';
import { contact } from '@cuspal/engine/kp/kernel/levels';
import { pairMotion, planetInWords } from '@cuspal/engine/zodiac/planet-words';
import type { HoraryTestResult } from '@cuspal/engine/kp/horary/horary-tests';
import { signName } from '@cuspal/engine/zodiac/lords';
import { modalityOf } from '@cuspal/engine/zodiac/sign-attributes';
import { answerOf, type NextStep } from '@cuspal/tool-kit';
import { whenSentences } from './when-words.ts';
import { type Telling, withheldSentences } from './words.ts';

export const ARRIVAL_TESTS = ['ARRIVAL_SIGNIFIED', 'DIRECT', 'OBSTACLE_WEAKER', 'EARLY_SIGN'] as const;

const SUBJECT: Readonly<Record<ArrivalSubject, string>> = {
  person: 'the person',
  spouse: 'the spouse',
  missing_person: 'the missing person',
  letter: 'the letter',
  conveyance: 'the vehicle',
};

const SCALE: Readonly<Record<ArrivalScale, string>> = {
  HOURS: 'hours',
  DAYS: 'days',
  WEEKS: 'weeks',
  MONTHS: 'months',
};

const EARLY: Readonly<Record<EarlySign, string>> = {
  MOVABLE: "the sub lord's movable sign",
  NEAR_HOUSE: "the sub lord's house",
  MOON_STAR_RULES: "the Moon's star lord as a ruling planet",
};

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
          ? 'Neither the sub lord nor its star lord signifies a house of the arrival.'
          : `The sub lord or its star lord signifies a house of the arrival at ${levelInWords(chart, nearer, houses)}.`,
    },
    {
      id: 'DIRECT',
      met: !retrograde,
      detail: `The sub lord ${pairMotion(subLord, starLord, (planet) => chart.planets[planet].retrograde)}.`,
    },
    {
      id: 'OBSTACLE_WEAKER',
      met: obstacleLevel === null || (arrivalLevel !== null && obstacleLevel > arrivalLevel),
      detail:
        obstacleLevel === null
          ? 'The sub lord signifies none of houses 6, 8 and 12.'
          : `The sub lord signifies house 6, 8 or 12 at ${levelInWords(chart, subLord, [6, 8, 12])}.`,
    },
    {
      id: 'EARLY_SIGN',
      met: early.length > 0,
      detail:
        early.length === 0
          ? 'Nothing speaks for an early arrival.'
          : `An early arrival is indicated by ${inWords(early.map((sign) => EARLY[sign]))}.`,
    },
  ];
}

/** Why the arrival is counted on that scale. */
export function scaleBasis(chart: Chart, { subLord, ruling, retrograde }: Arrival): string {
  const { signIndex } = chart.planets[subLord];
  const kind = modalityOf(signIndex);
  const place = `The sub lord ${planetInWords(subLord)} is in ${signName(signIndex)}, a ${kind} sign.`;
  const sentence =
    kind === 'fixed'
      ? place
      : `${place} ${ruling ? 'It or its star lord counts' : 'Neither it nor its star lord counts'} as a ruling planet of the moment.`;
  if (!retrograde) return sentence;
  return kind === 'fixed'
    ? `${sentence} A retrograde lord would make it longer, but months are the longest step.`
    : `${sentence} A retrograde lord makes it one step longer.`;
}

const started = ({ setOut }: Arrival): string =>
  setOut ? 'The chart shows a start already made.' : 'The chart does not show that a start has been made.';

/** The scale, with what joins it to an early arrival where it is a long one. */
function countedIn(scale: ArrivalScale | null, early?: string): string | false {
  if (scale === null) return false;
  const long = scale === 'WEEKS' || scale === 'MONTHS';
  return `Count the time in ${SCALE[scale]}${long && early !== undefined ? `, ${early}` : ''}.`;
}

/** What is known of the time of an arrival. */
interface ArrivalTelling extends Telling {
  readonly windows: readonly HoraryWindow[];
}

/** What a person could be told. */
export function arrivalAnswer(subject: ArrivalSubject, found: Arrival, telling: ArrivalTelling): string {
  const { soon, windows, castNote } = telling;
  if (found.withhold !== null) return answerOf(...withheldSentences(found.withhold), castNote);
  const who = SUBJECT[subject];
  const { cusp } = ARRIVAL_ROWS[subject];
  const arrives = (how: string, early?: string): string =>
    answerOf(
      `The chart indicates that ${who} arrives${how}.`,
      started(found),
      countedIn(found.scale, early),
      ...(soon === null ? [] : whenSentences(windows, soon, telling)),
      castNote,
    );
  switch (found.verdict) {
    case 'PROMISED_EARLY':
      return arrives(' early', 'so early means early on it');
    case 'PROMISED_LATER':
      return arrives(', but later');
    case 'OBSTRUCTED':
      return arrives(', but something is in the way');
    case 'REFUSED':
      return answerOf(
        `The arrival of ${who} is not indicated now.`,
        `The sub lord of cusp ${cusp} signifies obstacles and no house of the arrival.`,
        'Ask again with a new number when there is news.',
        castNote,
      );
    case 'UNKNOWN':
      return answerOf(
        `The chart does not tell whether ${who} arrives.`,
        `The sub lord of cusp ${cusp} signifies neither the arrival nor an obstacle.`,
        'Ask again with a new number when there is news.',
        castNote,
      );
  }
}

/** A missing person is sought in other ways too. */
export const arrivalNext = ({ withhold, verdict }: Arrival): readonly NextStep[] =>
  withhold !== null || verdict === 'UNKNOWN' || verdict === 'REFUSED'
    ? [{ tool: 'get_horary_serial', reason: 'It compares the same question asked at several moments.' }]
    : [{ tool: 'get_horary_chart_v2', reason: 'It shows the whole chart of the number with its ruling planets.' }];
