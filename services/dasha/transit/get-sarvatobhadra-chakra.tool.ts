import { birthPanchanga } from '@cuspal/engine/almanac/birth-panchanga';
import { buildChart } from '@cuspal/engine/chart/build';
import { BOARD, MARK_KINDS } from '@cuspal/engine/gochara/sarvatobhadra/board';
import { STARS_28 } from '@cuspal/engine/zodiac/stars-28';
import {
  BOARD_MATTERS,
  type BoardJudgement,
  judgeBoard,
  NATAL_POINTS,
  POINT_VERDICTS,
  STRIKES,
} from '@cuspal/engine/gochara/sarvatobhadra/judge';
import { readSound } from '@cuspal/engine/gochara/sarvatobhadra/sounds';
import { type Vedha, VEDHA_LINES, VEDHA_MOTIONS, vedhaOf } from '@cuspal/engine/gochara/sarvatobhadra/vedha';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { NATURES } from '@cuspal/engine/parashari/base/natures';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  planetName,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './transit.messages.ts';

const index = z.int().min(0).max(8);
const cell = z.tuple([index, index]).readonly();

export default defineTool({
  name: 'get_sarvatobhadra_chakra',
  title: '28-star board and vedha',
  purpose: "Which stars, signs, letters, tithi groups and weekdays the transit planets strike against the native's own",
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    "Which points of a person the transits strike on the Sarvatobhadra chakra, the Parashari board of 28 stars. Call it for a day's transits by this board.",
  provenance: { rules: ['R34.5', 'R32.1', 'R38.12'], sources: ['NJ', 'PVR'] },
  input: birthInput.extend({
    query_datetime: instantInput,
    name_letters: z
      .array(z.string().min(1).max(20))
      .max(4)
      .optional()
      .meta({ description: 'First sounds of the name as the board writes them, such as a, k, kh, sh' }),
    matter: z.enum(BOARD_MATTERS).default('general').meta({ description: 'Adds the special star of this matter' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    board: listOf(listOf(z.string())).meta({ description: 'Row 0 is East, column 0 is North.' }),
    planets: listOf(
      z.strictObject({
        planet: planetName,
        star28: z.enum(STARS_28),
        cell,
        motion: z.enum(VEDHA_MOTIONS),
        lines: listOf(
          z.strictObject({
            line: z.enum(VEDHA_LINES),
            emphasised: z.boolean().meta({ description: 'The line of this motion.' }),
            cells: listOf(z.strictObject({ r: index, c: index, kind: z.enum(MARK_KINDS), value: z.string() })),
          }),
        ),
        alsoStrikes: listOf(z.string()).meta({ description: 'Letters without a cell, struck by its star.' }),
      }),
    ),
    natalPoints: listOf(
      z.strictObject({
        point: z.enum(NATAL_POINTS),
        value: z.string(),
        cell: cell.nullable().meta({ description: 'Null for a letter without a cell.' }),
        counts: z.boolean().meta({ description: 'It counts in the overall verdict.' }),
        struckBy: listOf(z.strictObject({ planet: planetName, kind: z.enum(NATURES), line: z.enum(STRIKES) })),
        verdict: oneOfTheWords(POINT_VERDICTS),
      }),
    ),
    overall: z.strictObject({
      benefic: z.int().min(0).meta({ description: 'Strikes of planets on the points that count.' }),
      malefic: z.int().min(0),
      verdict: oneOfTheWords(POINT_VERDICTS),
    }),
    notes: listOf(z.string()),
  }),
  run: ({ input, chart, ephemeris, now }) => {
    const utcMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    const letters = [...new Set((input.name_letters ?? []).map((text) => readSound(text, 'name_letters')))];
    const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
    const vedhas = PLANETS.map((planet) => vedhaOf(sky.planets[planet]));
    const birth = birthPanchanga(ephemeris, chart);
    const judged = judgeBoard(chart, birth, vedhas, letters, input.matter);
    const { points, benefic, malefic, verdict } = judged;
    return {
      answer: answer(judged),
      asOf: printInstant(utcMs, chart.moment),
      board: BOARD,
      planets: vedhas.map(planetView),
      natalPoints: points,
      overall: { benefic, malefic, verdict },
      notes: [
        say.allLinesStrike(),
        say.rightAndLeft(),
        say.noLineReachesCorner(),
        say.pairedSounds(),
        say.letterA(),
        ...(birth.day.sunriseFallback ? [say.sunDidNotRise()] : []),
      ],
    };
  },
});

/** The verdict of the whole by all strikes together (R34.5), which need not be that of most points. */
function wholeInWords({ benefic, malefic, verdict }: BoardJudgement): string {
  switch (verdict) {
    case 'NONE':
      return say.boardSilent();
    case 'WEAK':
      return say.boardWeak();
    case 'MIXED':
      return say.boardMixed({ times: benefic });
    case 'FAVOURABLE':
      return say.boardFavourable({ benefic, malefic });
    case 'UNFAVOURABLE':
      return say.boardUnfavourable({ benefic, malefic });
  }
}

/** The verdict of the whole and how many of the points that count are favourable or not. */
function answer(judged: BoardJudgement): string {
  const counting = judged.points.filter(({ counts }) => counts);
  const count = (of: (typeof POINT_VERDICTS)[number]): number =>
    counting.filter((point) => point.verdict === of).length;
  return answerOf(
    wholeInWords(judged),
    say.pointsStruck({
      points: counting.length,
      well: count('FAVOURABLE'),
      badly: count('UNFAVOURABLE'),
      both: count('MIXED'),
    }),
  );
}

const planetView = ({ planet, star, cell: place, motion, lines, byPosition }: Vedha) => ({
  planet,
  star28: star,
  cell: place,
  motion,
  lines: lines.map(({ line, emphasised, cells }) => ({
    line,
    emphasised,
    cells: cells.map(({ cell: [r, c], mark }) => ({ r, c, ...mark })),
  })),
  alsoStrikes: byPosition,
});
