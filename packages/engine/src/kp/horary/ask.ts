import type { Search } from '../../passages/transit-search.ts';
import { nextRelease } from '../timing/release.ts';
import type { NumberCast } from './cast.ts';
import { horaryWindows } from './horary-windows.ts';
import type { HoraryTiming } from './horary-windows.ts';
import { milderReading } from './milder-reading.ts';
import type { MilderReading } from './milder-reading.ts';
import { judgeQuestion } from './judge-question.ts';
import type { JudgedQuestion } from './judge-question.ts';
import type { HoraryQuestion } from './question.ts';
import { turnedSets } from '../../events/rotation.ts';
import type { Rotation } from '../../events/rotation.ts';

/** A question answered, or withheld. */
export interface HoraryAnswered extends JudgedQuestion {
  readonly milder: MilderReading | null;
  /** Nothing where the answer is no, or withheld. */
  readonly timing: HoraryTiming;
}

const NO_TIMING: HoraryTiming = { windows: [], relaxed: false };

/** Whether the question is ripe, yes or no, and when (R17.2): the whole way of a number chart. */
export async function askChart(
  search: Search,
  { chart, ruling }: NumberCast,
  rotation: Rotation,
  question: HoraryQuestion,
  years: number,
): Promise<HoraryAnswered> {
  const judged = judgeQuestion(chart, rotation, question);
  const { judgement } = judged;
  if (judgement === null) return { ...judged, milder: null, timing: NO_TIMING };
  const { ephemeris, ayanamsa, budget } = search;
  const milder = milderReading(chart, judgement, (planet, fromMs) =>
    nextRelease(ephemeris, planet, ayanamsa, fromMs, budget),
  );
  const timing =
    judgement.answer === 'NO'
      ? NO_TIMING
      : await horaryWindows(search, chart, ruling, turnedSets(rotation, question.sets), years);
  return { ...judged, milder, timing };
}
