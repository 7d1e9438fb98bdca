import { printedFraction } from '@cuspal/engine/base/printed';
import { secondBirthChart } from '@cuspal/engine/rectification/second-birth';
import {
  divergence,
  type Divergence,
  DIVERGENCE_BANDS,
  MOST_DIVERGENCE,
  nextDivergence,
} from '@cuspal/engine/rectification/twin-divergence';
import { CUSP_DIFFERENCES } from '@cuspal/engine/rectification/twins';
import type { House } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  oneOfTheWords,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { gapInWords, secondClockNote, twinInput } from './twins.ts';
import { say } from './rectification.messages.ts';

/** Cusps of self, service and illness, partner, and profession. */
const KEY_CUSPS: readonly House[] = [1, 6, 7, 10];

export default defineTool({
  name: 'get_twin_divergence_score',
  title: 'How far twin charts diverge',
  purpose: 'One number for how far two near-identical charts diverge',
  family: 'rectification',
  phase: 'verification',
  system: 'extension',
  needs: ['get_twin_differentiation'],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'How far two near-identical births diverge, as one number from 0 to 100, an extension of our own. Call it to see whether twins, or two readings of a birth time, need separate charts.',
  provenance: { rules: ['R16.4', 'R4.2', 'R4.4'], sources: ['KPR3t', 'OWN'] },
  input: twinInput,
  output: z.strictObject({
    answer: answerShape,
    score: z.number().min(0).max(100),
    band: oneOfTheWords(DIVERGENCE_BANDS),
    points: z.int().min(0).max(MOST_DIVERGENCE),
    maxPoints: z.literal(MOST_DIVERGENCE),
    perCusp: listOf(
      z.strictObject({ house: houseNumber, points: z.int().min(0).max(2), difference: z.enum(CUSP_DIFFERENCES) }),
    ),
    keyCuspsDiffering: houseList.meta({ description: 'Of 1, 6, 7 and 10, those in another sub' }),
    gapSeconds: z.number().min(0),
    nextChange: z
      .strictObject({ house: houseNumber, seconds: z.int().min(1) })
      .nullable()
      .meta({ description: 'After the later birth; null: not within 600 seconds' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, note }) => {
    const second = secondBirthChart(ephemeris, chart, input);
    const clock = secondClockNote(second.moment);
    if (clock !== null) note(clock);
    const twins = { first: chart, second };
    const found = divergence(twins);
    const keyCuspsDiffering = KEY_CUSPS.filter((house) => found.perCusp[house - 1]?.points === 2);
    const gapSeconds = printedFraction(Math.abs(second.moment.utcMs - chart.moment.utcMs) / 1000);
    if (gapSeconds === 0 && found.points === 0) note(say.oneChart());
    return {
      answer: answer(found, keyCuspsDiffering, gapSeconds),
      ...found,
      maxPoints: MOST_DIVERGENCE,
      keyCuspsDiffering,
      gapSeconds,
      nextChange: nextDivergence(ephemeris, twins),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_twin_differentiation', reason: say.nextDifferentiation() }],
    };
  },
});

const answer = ({ score, band }: Divergence, cusps: readonly House[], gapSeconds: number): string =>
  answerOf(
    say.chartsDiffer({ together: gapSeconds === 0, gap: gapInWords(gapSeconds), band, score }),
    say.keyCusps({ cusps }),
  );
