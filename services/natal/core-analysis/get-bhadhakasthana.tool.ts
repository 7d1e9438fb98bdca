import { RUNNING_PERIODS, runningLords } from '@cuspal/engine/dasha/running-lords';
import type { Chart } from '@cuspal/engine/chart/chart';
import { housesInWords } from '@cuspal/engine/kp/kernel/level-words';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import {
  activeBhadhaka,
  bhadhaka,
  type Bhadhaka,
  DANGER_FLAGS,
  MITIGATION_FACTORS,
} from '@cuspal/engine/kp/promise/bhadhaka';
import { printInstant } from '@cuspal/engine/time/print';
import { MODALITIES } from '@cuspal/engine/zodiac/sign-attributes';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  levelNumber,
  listOf,
  nextShape,
  planetList,
  planetName,
  signName,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './core-analysis.messages.ts';

const bhadhakaHouse = z.union([z.literal(7), z.literal(9), z.literal(11)]);
const houseLevels = listOf(z.strictObject({ house: houseNumber, level: levelNumber }));

export default defineTool({
  name: 'get_bhadhakasthana',
  title: 'Bhadhaka house and its danger flag',
  purpose: 'Which house obstructs for this Lagna, who acts for it, and whether it is tied to the maraka houses',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'longevity',
  description:
    'Which house obstructs a chart in KP (bhadhaka), how dangerous its sub lord is and what mitigates it. A degree of danger and never a date. Call it for questions of health and longevity.',
  provenance: { rules: ['R21.1', 'R5.2', 'R5.3', 'R13.1'], sources: ['KPR3p'] },
  brief: { without: ['chain'] },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    lagnaSign: signName,
    modality: z.enum(MODALITIES),
    bhadhakaHouse,
    bhadhakaLord: grahaName,
    csl: planetName,
    chain: chainShape,
    occupants: planetList,
    significators: z
      .strictObject({ A: planetList, B: planetList, C: planetList, D: planetList })
      .meta({ description: 'Each planet once, in its best group' }),
    marakaHouses: z.tuple([z.literal(2), z.literal(7)]).readonly(),
    signifiedDanger: houseLevels,
    dangerFlag: z.enum(DANGER_FLAGS),
    reason: z.string(),
    selfBhadhaka: z.boolean(),
    mitigation: listOf(
      z.strictObject({
        factor: z.enum(MITIGATION_FACTORS),
        planet: planetName,
        houses: houseLevels,
        detail: z.string(),
      }),
    ),
    activeNow: listOf(
      z.strictObject({ planet: planetName, period: z.enum(RUNNING_PERIODS), role: z.enum(['LORD', 'AGENT']) }),
    ),
    boundary: z
      .strictObject({
        distanceArcmin: z.number(),
        alternateSign: signName,
        alternateHouse: bhadhakaHouse,
        note: z.string(),
      })
      .nullable(),
    next: nextShape,
  }),
  run: ({ chart, now, note }) => {
    const { house, lord, mitigation, boundary, ...facts } = bhadhaka(chart);
    const running = runningLords(chart, now);
    if (running === null) note(say.outsideDasha());
    return {
      answer: answer(facts, house, lord),
      asOf: printInstant(now, chart.moment),
      ...facts,
      bhadhakaHouse: house,
      bhadhakaLord: lord,
      chain: chain(chart, house),
      marakaHouses: [2, 7] as const,
      mitigation: mitigation.map((each) => ({ ...each, detail: detailOf(chart, each, lord) })),
      activeNow: activeBhadhaka({ lord, significators: facts.significators }, running ?? []),
      boundary: boundary && { ...boundary, note: boundaryNote(facts.lagnaSign, boundary) },
      next: [
        {
          tool: 'analyze_natal_promise',
          reason: say.nextHealth(),
        },
      ],
    };
  },
});

function answer(
  { lagnaSign, csl, signifiedDanger, dangerFlag }: Omit<Bhadhaka, 'house' | 'lord' | 'mitigation' | 'boundary'>,
  house: number,
  lord: Planet,
): string {
  const held = signifiedDanger.map((each) => each.house);
  return answerOf(
    say.bhadhakaHouse({ sign: lagnaSign, house, lord }),
    dangerFlag === 'NONE' ? say.noDifficultHouse({ csl }) : say.difficultHouses({ csl, held, danger: dangerFlag }),
    say.noForecast(),
  );
}

function detailOf(chart: Chart, { factor, planet, houses }: Bhadhaka['mitigation'][number], lord: Planet): string {
  const reached = housesInWords(
    chart,
    planet,
    houses.map(({ house }) => house),
  );
  const count = houses.length;
  if (factor === 'JUPITER_AND_LAGNA') return say.jupiterMitigates({ count, reached });
  return planet === lord
    ? say.ownStarMitigates({ lord, count, reached })
    : say.starLordMitigates({ planet, lord, count, reached });
}

function boundaryNote(sign: string, { alternateSign, alternateHouse }: NonNullable<Bhadhaka['boundary']>): string {
  return say.ascendantNearBorder({ sign, otherSign: alternateSign, house: alternateHouse });
}
