import { printedScore } from '@cuspal/engine/base/printed';
import { capitalised } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { chartAt, monthEntry } from '@cuspal/engine/tajik/annual-chart';
import { annualYear } from '@cuspal/engine/tajik/annual-year';
import { TAJIK_ASPECTS } from '@cuspal/engine/tajik/aspects';
import { harshaBala } from '@cuspal/engine/tajik/harsha';
import { PANCHAVARGEEYA_GRADES, panchavargeeya } from '@cuspal/engine/tajik/strength';
import { DECISIONS, judgeLord, OFFICES, type Decision, type RulingLord } from '@cuspal/engine/tajik/year-lord';
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
import { z } from 'zod';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { BIRTH_PLACE, NO_KP_VERDICT, yearArguments, yearInWords, yearShape, yearView } from './year-view.ts';

const joy = z.union([z.literal(0), z.literal(5)]);
const units = z.number().min(0);

const lordShape = z.strictObject({
  planet: grahaName,
  decidedBy: z.enum(DECISIONS).meta({ description: 'Step of the choice that had candidates' }),
  house: houseNumber,
  ties: listOf(grahaName).meta({ description: 'Others less than 0.5 below the highest' }),
  moonSubstitute: grahaName.nullable().meta({ description: 'Who acts for the Moon where it was chosen' }),
});

/** Why a lord was chosen, after its name. */
const DECIDED: Readonly<Record<Decision, string>> = {
  benefic: 'It is strong and in benefic sight of the lagna.',
  malefic: 'It is strong and in malefic sight of the lagna, and no strong candidate is in benefic sight.',
  strength: 'It is very strong, and no strong candidate is in benefic or malefic sight of the lagna.',
  weakBenefic: 'No candidate is strong and in benefic or malefic sight of the lagna, so benefic sight alone decided.',
  weakMalefic: 'No candidate is strong and in benefic or malefic sight of the lagna, so malefic sight alone decided.',
  first: 'No candidate is in benefic or malefic sight of the lagna, so the first office decided.',
};

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
    note(NO_KP_VERDICT);
    return {
      answer: answerOf(
        `${capitalised(planetInWords(ofYear.lord.planet))} is the lord of the year ${yearInWords(year, moment)}.`,
        DECIDED[ofYear.lord.decidedBy],
        ofMonth !== null && `The lord of month ${input.month} is ${planetInWords(ofMonth.lord.planet)}.`,
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
        BIRTH_PLACE,
        'A neutral and an enemy count the same here. The total after Tajika Neelakanthi uses friendships of the chart in four steps.',
        'Rahu and Ketu are never candidates. A planet with several offices is listed once for each.',
        ...(input.month === undefined || input.month === 1 ? [] : [ofTheMonth(input.month)]),
        ...new Set([ofYear.lord, ofMonth?.lord].flatMap((lord) => moonNote(lord))),
      ],
      next: [{ tool: 'get_tajik_yogas', reason: 'It shows how the lord of the year works with other planets.' }],
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

/** The first month has the chart of the year; in another the lord of the year can be strong where the figures are weak. */
const ofTheMonth = (month: number): string =>
  `The strengths and the candidates are those of month ${month}. The lord of the year was chosen by the chart of the year, where the strengths can differ.`;

function moonNote(lord: RulingLord | undefined): readonly string[] {
  if (lord === undefined || lord.moonSubstitute === null) return [];
  return [
    lord.moonSubstitute === 'Moon'
      ? 'The Moon was chosen and is in its own sign without an ithasala, so no other planet acts for it.'
      : `The Moon was chosen and stands. Some authors let ${planetInWords(lord.moonSubstitute)} act for it.`,
  ];
}
