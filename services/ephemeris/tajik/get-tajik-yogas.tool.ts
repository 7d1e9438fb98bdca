import { printedDegrees } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { lordOfHouse, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { TAJIK_ASPECTS } from '@cuspal/engine/tajik/aspects';
import { ITHASALA_KINDS, PAIR_STATES, skyPairs, type TajikPair } from '@cuspal/engine/tajik/pairs';
import { BLOCKS } from '@cuspal/engine/tajik/perfection';
import { KAMBOOLA_GRADES, YOGA_RESULTS } from '@cuspal/engine/tajik/yogas/reading';
import { sixteenYogas, TAJIK_YOGAS, type TajikYoga, yogasBetween } from '@cuspal/engine/tajik/yogas/sixteen';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { type House, HOUSES } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  houseInput,
  houseList,
  houseNumber,
  instantText,
  listOf,
  nextShape,
} from '@cuspal/tool-kit';
import { instantOrNull } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { askedChart, CHART_KINDS } from './asked-chart.ts';
import { NO_YEAR, yearArguments, yearInWords, yearOrNatalShape, yearView } from './year-view.ts';
import { say } from './tajik.messages.ts';

const grade = z.enum(KAMBOOLA_GRADES);
const yogaName = z.enum(TAJIK_YOGAS);

const instanceShape = z.strictObject({
  planets: listOf(grahaName).meta({ description: 'Fast, slow, then the third' }),
  houses: houseList.meta({ description: 'Of those planets' }),
  result: z.enum(YOGA_RESULTS),
  detail: z.string(),
  grade: z
    .strictObject({ moon: grade, partners: listOf(z.strictObject({ planet: grahaName, grade })) })
    .optional()
    .meta({ description: 'Of a kamboola' }),
  turnedBy: listOf(yogaName).optional().meta({ description: 'What made an ithasala bad, and good again' }),
});

const pairShape = z.strictObject({
  fast: grahaName,
  slow: grahaName,
  aspect: z.enum(TAJIK_ASPECTS),
  weakSight: z.boolean().meta({ description: 'Semisextile, which Tajika Neelakanthi does not count' }),
  e: z.number().meta({ description: 'Degrees in sign, fast less slow' }),
  o: z.int().meta({ description: 'Orb' }),
  state: z.enum(PAIR_STATES),
  kind: z.enum(ITHASALA_KINDS).nullable(),
  perfectsAt: instantText.nullable(),
  blockedBy: z.enum(BLOCKS).nullable(),
});

export default defineTool({
  name: 'get_tajik_yogas',
  title: 'The sixteen Tajik yogas',
  purpose: 'Which of the sixteen yogas hold in the annual, natal or question chart, and between whom',
  family: 'tajik',
  phase: 'timing',
  system: 'tajik',
  needs: ['get_varshaphala_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which of the sixteen Tajik yogas hold in the annual or natal chart, such as ithasala. With matter_house it judges one matter. Call it to see whether a matter succeeds in a year.',
  provenance: { rules: ['R31.5', 'R31.6', 'R31.4', 'R23.1', 'R23.2', 'R23.3'], sources: ['PVR', 'TN'] },
  input: birthInput.extend({
    ...yearArguments,
    chart: z.enum(CHART_KINDS).default('annual').meta({ description: 'Which chart; natal takes no year or age' }),
    matter_house: houseInput.min(2).optional().meta({ description: 'House of the matter, 2 to 12' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    ...yearOrNatalShape,
    chart: z.enum(CHART_KINDS),
    at: instantText,
    yogas: listOf(
      z.strictObject({
        number: z.int().min(1).max(16),
        name: yogaName,
        present: z.boolean(),
        instances: listOf(instanceShape),
      }),
    ),
    pairs: listOf(pairShape),
    matter: z
      .strictObject({
        house: houseNumber,
        lagnaLord: grahaName,
        houseLord: grahaName,
        sameLord: z.boolean(),
        pairState: z.enum(PAIR_STATES).nullable().meta({ description: 'Null where one planet rules both' }),
        yogas: listOf(yogaName).meta({ description: 'Between the two lords' }),
      })
      .nullable(),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart: natal, ephemeris, now, note }) => {
    const { chart, byDay, year } = askedChart(ephemeris, natal, input.chart, input, now, ['year', 'age']);
    const { moment } = natal;
    const pairs = skyPairs(ephemeris, chart);
    const yogas = sixteenYogas({ chart, pairs });
    const house = HOUSES.find((each) => each === input.matter_house);
    const matter = house === undefined ? null : matterOf(chart, pairs, yogas, house);
    note(noKpVerdict('tajik'));
    return {
      answer: answerOf(
        year !== null && say.chartOfYear({ dates: yearInWords(year, moment) }),
        say.yogasOfSixteen({ chart: input.chart, count: yogas.filter(({ present }) => present).length }),
        matter !== null && matterSentence(matter, yogas),
      ),
      ...(year === null ? NO_YEAR : yearView(year, byDay, moment)),
      chart: input.chart,
      at: printInstant(chart.moment.utcMs, moment),
      yogas: yogas.map((yoga) => ({
        ...yoga,
        instances: yoga.instances.map(({ planets, result, ...rest }) => ({
          planets,
          houses: planets.map((planet) => wholeSignHouse(chart, planet)),
          result,
          ...rest,
        })),
      })),
      pairs: pairs.map((pair) => pairView(pair, moment)),
      matter,
      notes: [
        ...(year === null ? [] : [say.birthPlace()]),
        ...(year === null && input.query_date !== undefined ? [say.queryDateUnused()] : []),
        say.smallerOrb(),
        say.weakSight(),
        say.strongFirst(),
      ],
      next: [
        { tool: 'get_tajik_strengths', reason: say.nextStrengths() },
        ...(year === null ? [] : [{ tool: 'get_mudda_dasha', reason: say.nextPeriodsOfYear() }]),
      ],
    };
  },
});

const pairView = ({ perfectsAtMs, e, ...pair }: TajikPair, clock: LocalClock) => ({
  fast: pair.fast,
  slow: pair.slow,
  aspect: pair.aspect,
  weakSight: pair.aspect === 'semisextile',
  e: printedDegrees(e),
  o: pair.o,
  state: pair.state,
  kind: pair.kind,
  perfectsAt: instantOrNull(perfectsAtMs, clock),
  blockedBy: pair.blockedBy,
});

function matterOf(chart: Chart, pairs: readonly TajikPair[], yogas: readonly TajikYoga[], house: House) {
  const [lagnaLord, houseLord] = [lordOfHouse(chart, 1), lordOfHouse(chart, house)];
  const pair = pairs.find(
    ({ fast, slow }) => (fast === lagnaLord && slow === houseLord) || (fast === houseLord && slow === lagnaLord),
  );
  return {
    house,
    lagnaLord,
    houseLord,
    sameLord: lagnaLord === houseLord,
    pairState: pair?.state ?? null,
    yogas: yogasBetween(yogas, lagnaLord, houseLord),
  };
}

/** How the two lords of a matter stand, and what the yogas make of an ithasala of them. */
function matterSentence(
  { house, lagnaLord, houseLord, sameLord, pairState }: ReturnType<typeof matterOf>,
  yogas: readonly TajikYoga[],
): string {
  if (sameLord || pairState === null) return say.oneLordForBoth({ lord: lagnaLord, house });
  const { instances = [] } = yogas.find(({ name }) => name === 'ITHASALA') ?? {};
  const own = instances.find(({ planets }) => planets.includes(lagnaLord) && planets.includes(houseLord));
  return say.lordsOfMatter({ lagnaLord, houseLord, house, pair: pairState, result: own?.result ?? 'good' });
}
