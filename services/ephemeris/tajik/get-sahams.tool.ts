import { printedDegrees, printedLongitude, printedScore } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { countSigns, partOf, signOf, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { chartNatures, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { FIFTEEN_SAHAMS, sahamMeaning, SAHAMS, type SahamName } from '@cuspal/engine/tajik/saham-table';
import { judgeSaham, SAHAM_VERDICTS, type SahamVerdict } from '@cuspal/engine/tajik/saham-verdict';
import { sahamPoint } from '@cuspal/engine/tajik/sahams';
import { panchavargeeya } from '@cuspal/engine/tajik/strength';
import { printInstant } from '@cuspal/engine/time/print';
import { signLordOf } from '@cuspal/engine/zodiac/division';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  detailArgument,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  oneOfTheWords,
  planetList,
  signName,
  tablesArgument,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { natureUsedShape } from '../strength/rows.ts';
import { askedChart, CHART_KINDS } from './asked-chart.ts';
import { NO_YEAR, yearArguments, yearInWords, yearOrNatalShape, yearView } from './year-view.ts';
import { say } from './tajik.messages.ts';

const sahamShape = z.strictObject({
  number: z.int().min(1).max(36),
  name: z.enum(SAHAMS),
  meaning: z.string().nullable(),
  formulaUsed: z.string(),
  added30: z.boolean(),
  longitude: longitudeDegrees,
  sign: signName,
  degree: z.number().min(0).lt(30),
  house: houseNumber,
  lord: grahaName,
  lordHouse: houseNumber,
  lordTotal: z.number().min(0).max(20).meta({ description: 'Panchavargeeya' }),
  conjunct: planetList.meta({ description: 'Within 5 degrees' }),
  seenBy: listOf(grahaName).meta({ description: 'Of Mars, Jupiter, Venus and Saturn' }),
  verdict: oneOfTheWords(SAHAM_VERDICTS).nullable(),
});

export default defineTool({
  name: 'get_sahams',
  title: 'Sensitive points',
  purpose: 'Sensitive points of the natal or annual chart',
  family: 'tajik',
  phase: 'advanced',
  system: 'tajik',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the Tajik sahams are in the natal or annual chart, points of fortune, marriage, work and more. Call it for a saham by name or the points of a year.',
  provenance: { rules: ['R31.7', 'R31.9', 'R31.4', 'R31.5'], sources: ['PVR', 'TN'] },
  brief: { without: ['sahams.formulaUsed', 'sahams.added30', 'sahams.degree', 'natureUsed'] },
  forms: [{ with: { tables: false }, has: ['sahams'] }],
  tabled: [
    {
      list: 'sahams',
      as: 'sahamTable',
      columns: [
        ...['name', 'meaning', 'longitude', 'sign', 'house'],
        ...['lord', 'lordHouse', 'lordTotal', 'conjunct', 'seenBy', 'verdict'],
      ],
    },
  ],
  input: birthInput.extend({
    set: z.enum(['fifteen', 'all']).default('fifteen').meta({ description: 'The fifteen main sahams or all 36' }),
    chart: z.enum(CHART_KINDS).default('natal').meta({ description: 'Natal takes no year, age or query_date' }),
    ...yearArguments,
    ...tablesArgument,
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    ...yearOrNatalShape,
    chart: z.enum(CHART_KINDS),
    at: instantText,
    night: z.boolean(),
    sahams: listOf(sahamShape),
    natureUsed: natureUsedShape,
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart: natal, ephemeris, now, note }) => {
    const { moment } = natal;
    const refused = ['year', 'age', 'query_date'] as const;
    const { chart, byDay, year } = askedChart(ephemeris, natal, input.chart, input, now, refused);
    const names = SAHAMS.filter((name) => input.set === 'all' || FIFTEEN_SAHAMS.includes(name));
    const sahams = names.map((name) => sahamView(chart, !byDay, name));
    note(noKpVerdict('tajik'));
    return {
      answer: answerOf(
        year === null
          ? say.sahamsOfBirth(countsOf(sahams))
          : say.sahamsOfYear({ dates: yearInWords(year, moment), ...countsOf(sahams) }),
        fortuneSentence(sahams),
      ),
      ...(year === null ? NO_YEAR : yearView(year, byDay, moment)),
      chart: input.chart,
      at: printInstant(chart.moment.utcMs, moment),
      night: !byDay,
      sahams,
      natureUsed: natureUsed(chartNatures(chart)),
      notes: [
        ...(year === null ? [] : [say.birthPlace()]),
        // A short form does not show to which these were added.
        ...(input.detail === 'full' ? [say.thirtyAdded()] : []),
        say.whenAfflicted(),
        say.verdictOfPoint(),
      ],
      next: [{ tool: 'get_tajik_yogas', reason: say.nextSahamLord() }],
    };
  },
});

function sahamView(chart: Chart, night: boolean, name: SahamName) {
  const { longitude, added30, formula } = sahamPoint(chart, night, name);
  const sign = signOf(longitude);
  const lord = signLordOf(sign);
  // Sahams without a meaning of their own are named and not judged.
  const meaning = sahamMeaning(name);
  const judged = meaning === null ? { conjunct: [], seenBy: [], verdict: null } : judgeSaham(chart, longitude);
  return {
    number: SAHAMS.indexOf(name) + 1,
    name,
    meaning,
    formulaUsed: formula,
    added30,
    longitude: printedLongitude(longitude),
    sign: nameOfSign(sign),
    degree: Math.min(printedDegrees(partOf(longitude)), 29.999999),
    house: countSigns(chart.ascendant.signIndex, sign),
    lord,
    lordHouse: wholeSignHouse(chart, lord),
    lordTotal: printedScore(panchavargeeya(chart)[lord].total),
    ...judged,
  };
}

type SahamView = ReturnType<typeof sahamView>;

function countsOf(sahams: readonly SahamView[]) {
  const count = (word: SahamVerdict): number => sahams.filter(({ verdict }) => verdict === word).length;
  return { strong: count('STRONG'), ordinary: count('ORDINARY'), afflicted: count('AFFLICTED') };
}

function fortuneSentence(sahams: readonly SahamView[]): string | false {
  const punya = sahams.find(({ name }) => name === 'Punya');
  if (punya === undefined || punya.verdict === null) return false;
  return say.fortuneInHouse({ verdict: punya.verdict, house: punya.house });
}
