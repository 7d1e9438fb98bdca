import { printedScore } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { chartAt, monthEntry } from '@cuspal/engine/tajik/annual-chart';
import { annualYear } from '@cuspal/engine/tajik/annual-year';
import { TAJIK_ASPECTS } from '@cuspal/engine/tajik/aspects';
import { harshaBala } from '@cuspal/engine/tajik/harsha';
import { PANCHAVARGEEYA_GRADES, panchavargeeya } from '@cuspal/engine/tajik/strength';
import { DECISIONS, judgeLord, OFFICES, type RulingLord } from '@cuspal/engine/tajik/year-lord';
import { printInstant } from '@cuspal/engine/time/print';
import { GRAHAS } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  nextShape,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { yearArguments, yearInWords, yearShape, yearView } from './year-view.ts';
import { say } from './tajik.messages.ts';

const joy = z.union([z.literal(0), z.literal(5)]);
const units = z.number().min(0);

const lordShape = z.strictObject({
  planet: grahaName,
  decidedBy: z.enum(DECISIONS).meta({ description: 'Step of the choice that had candidates' }),
  house: houseNumber,
  ties: listOf(grahaName).meta({ description: 'Others less than 0.5 below the highest' }),
  moonSubstitute: grahaName.nullable().meta({ description: 'Who acts for the Moon where it was chosen' }),
});

export default defineTool({
  name: 'get_tajik_strengths',
  title: 'Panchavargeeya, harsha, year lord',
  purpose: 'The numbers behind the year, and how its lord is chosen among all candidates',
  family: 'tajik',
  phase: 'timing',
  system: 'tajik',
  needs: ['get_varshaphala_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'How strong the planets of a Tajik annual chart are and which is lord of the year, step by step. Call it for the reasons behind get_varshaphala_chart.',
  provenance: { rules: ['R31.3', 'R31.4', 'R31.5', 'R31.9', 'R23.2'], sources: ['PVR', 'TN'] },
  input: birthInput.extend({
    ...yearArguments,
    month: z.int().min(1).max(12).optional().meta({ description: 'Month of the year of life, 1 from its first day' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    ...yearShape,
    month: z.strictObject({ number: z.int().min(1).max(12), at: instantText }).nullable(),
    panchavargeeya: listOf(
      z.strictObject({
        planet: grahaName,
        kshetra: units.max(30),
        uchcha: units.max(20),
        hadda: units.max(15),
        drekkana: units.max(10),
        navamsa: units.max(5),
        total: units.max(20).meta({ description: 'A quarter of the sum' }),
        grade: z.enum(PANCHAVARGEEYA_GRADES),
        haddaLord: grahaName,
        totalTn: units.max(20).meta({ description: 'With the friendships of Tajika Neelakanthi' }),
      }),
    ),
    harsha: listOf(
      z.strictObject({
        planet: grahaName,
        place: joy,
        dignity: joy,
        gender: joy,
        light: joy,
        total: z.int().min(0).max(20),
      }),
    ),
    candidates: listOf(
      z.strictObject({
        office: z.int().min(1).max(6),
        officeName: z.enum(OFFICES),
        planet: grahaName,
        sightOfLagna: z.enum(TAJIK_ASPECTS),
        total: units.max(20),
      }),
    ),
    yearLord: lordShape,
    monthLord: lordShape.nullable(),
    tnWouldChoose: grahaName.meta({ description: 'From the candidates listed, by totalTn' }),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart: natal, ephemeris, now, note }) => {
    const { moment } = natal;
    const year = annualYear(ephemeris, natal, input, now);
    const annual = chartAt(ephemeris, natal, year.startMs);
    const ofYear = judgeLord(ephemeris, natal, annual, year.age);
    const monthMs = input.month === undefined ? null : monthEntry(ephemeris, natal, year, input.month);
    const shown = monthMs === null ? annual : chartAt(ephemeris, natal, monthMs);
    const ofMonth = monthMs === null ? null : judgeLord(ephemeris, natal, shown, year.age, ofYear.lord.planet);
    const strengths = panchavargeeya(shown.chart);
    const harsha = harshaBala(shown.chart, shown.byDay);
    note(noKpVerdict('tajik'));
    return {
      answer: answerOf(
        say.lordOfYear({ lord: ofYear.lord.planet, dates: yearInWords(year, moment) }),
        say.lordDecidedBy({ by: ofYear.lord.decidedBy }),
        ofMonth !== null && say.lordOfMonth({ month: input.month ?? 1, lord: ofMonth.lord.planet }),
      ),
      ...yearView(year, annual.byDay, moment),
      month:
        input.month === undefined || monthMs === null
          ? null
          : { number: input.month, at: printInstant(monthMs, moment) },
      panchavargeeya: GRAHAS.map((planet) => {
        const { grade, haddaLord, ...parts } = strengths[planet];
        return {
          planet,
          kshetra: printedScore(parts.kshetra),
          uchcha: printedScore(parts.uchcha),
          hadda: printedScore(parts.hadda),
          drekkana: printedScore(parts.drekkana),
          navamsa: printedScore(parts.navamsa),
          total: printedScore(parts.total),
          grade,
          haddaLord,
          totalTn: printedScore(parts.totalTn),
        };
      }),
      harsha: GRAHAS.map((planet) => ({ planet, ...harsha[planet] })),
      candidates: (ofMonth ?? ofYear).candidates.map((each) => ({
        ...each,
        total: printedScore(strengths[each.planet].total),
      })),
      yearLord: lordView(ofYear.lord, annual.chart),
      monthLord: ofMonth && lordView(ofMonth.lord, shown.chart),
      tnWouldChoose: (ofMonth ?? ofYear).tnWouldChoose,
      notes: [
        say.birthPlace(),
        say.neutralCountsAsEnemy(),
        say.nodesNoCandidates(),
        // The first month has the chart of the year.
        ...(input.month === undefined || input.month === 1 ? [] : [say.figuresOfMonth({ month: input.month })]),
        ...new Set([ofYear.lord, ofMonth?.lord].flatMap((lord) => moonNote(lord))),
      ],
      next: [{ tool: 'get_tajik_yogas', reason: say.nextYearLordWorks() }],
    };
  },
});

const lordView = ({ planet, decidedBy, ties, moonSubstitute }: RulingLord, chart: Chart) => ({
  planet,
  decidedBy,
  house: wholeSignHouse(chart, planet),
  ties,
  moonSubstitute,
});

function moonNote(lord: RulingLord | undefined): readonly string[] {
  if (lord === undefined || lord.moonSubstitute === null) return [];
  return [lord.moonSubstitute === 'Moon' ? say.moonAlone() : say.moonStands({ planet: lord.moonSubstitute })];
}
