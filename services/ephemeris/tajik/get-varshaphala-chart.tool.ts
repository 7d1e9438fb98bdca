import { printedDegrees, printedLongitude, printedScore } from '@cuspal/engine/base/printed';
import { dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { countSigns, partOf, planetsIn, signsOf, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { COMBUSTION_GRADES, combustionOf } from '@cuspal/engine/parashari/states/combustion';
import { chartAt, MUNTHA_GRADES, monthEntries, munthaOf } from '@cuspal/engine/tajik/annual-chart';
import { annualYear } from '@cuspal/engine/tajik/annual-year';
import { harshaBala } from '@cuspal/engine/tajik/harsha';
import { muddaDasha, muddaDates } from '@cuspal/engine/tajik/mudda';
import { PANCHAVARGEEYA_GRADES, panchavargeeya } from '@cuspal/engine/tajik/strength';
import { TONE_FACTORS, YEAR_TONES, yearTone } from '@cuspal/engine/tajik/tone';
import { DECISIONS, judgeLord } from '@cuspal/engine/tajik/year-lord';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { GRAHAS, PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  datesShape,
  daysOf,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  planetList,
  planetName,
  signName,
  tablesArgument,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { annualPlanet, yearArguments, yearInWords, yearShape, yearView } from './year-view.ts';
import { say } from './tajik.messages.ts';

export default defineTool({
  name: 'get_varshaphala_chart',
  title: 'Annual solar-return chart',
  purpose: 'The chart of the year with muntha, year lord, strengths and a dasha summary',
  family: 'tajik',
  phase: 'timing',
  system: 'tajik',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'What a year of life looks like by its Tajik annual chart (varshaphala), with muntha, lord and tone of the year. Call it for any question about a year, as a reference beside KP.',
  provenance: {
    rules: ['R31.1', 'R31.2', 'R31.3', 'R31.4', 'R31.8', 'R31.9'],
    sources: ['PVR', 'TN', 'OWN'],
  },
  forms: [{ with: { tables: false }, has: ['planets', 'strengths', 'mudda', 'months'] }],
  tabled: [
    {
      list: 'planets',
      as: 'planetTable',
      columns: ['planet', 'longitude', 'sign', 'house', 'dignity', 'retrograde', 'combust'],
    },
    { list: 'strengths', as: 'strengthTable', columns: ['planet', 'panchavargeeya', 'grade', 'harsha'] },
    { list: 'mudda', as: 'muddaTable', columns: ['planet', ...daysOf('startDate')] },
    { list: 'months', as: 'monthTable', columns: ['month', ...daysOf('at')] },
  ],
  input: birthInput.extend({ ...yearArguments, ...tablesArgument }),
  output: z.strictObject({
    answer: answerShape,
    ...yearShape,
    sunLongitude: longitudeDegrees,
    lagna: z.strictObject({
      longitude: longitudeDegrees,
      sign: signName,
      lord: grahaName,
      houseInNatal: houseNumber.meta({ description: 'Counted from the natal lagna' }),
    }),
    planets: listOf(
      z.strictObject({
        ...annualPlanet,
        combust: z.enum(COMBUSTION_GRADES),
      }),
    ),
    muntha: z.strictObject({
      sign: signName,
      degree: z.number().min(0).lt(30).meta({ description: 'Of the natal lagna' }),
      house: houseNumber,
      grade: z.enum(MUNTHA_GRADES),
      lord: grahaName,
      lordHouse: houseNumber,
      occupants: planetList,
    }),
    yearLord: z.strictObject({ planet: grahaName, decidedBy: z.enum(DECISIONS), house: houseNumber }),
    strengths: listOf(
      z.strictObject({
        planet: grahaName,
        panchavargeeya: z.number(),
        grade: z.enum(PANCHAVARGEEYA_GRADES),
        harsha: z.int().min(0).max(20),
      }),
    ),
    mudda: listOf(z.strictObject({ planet: planetName, ...datesShape })),
    months: listOf(z.strictObject({ month: z.int().min(1).max(12), at: instantText })),
    tone: z.enum(YEAR_TONES),
    score: z.int(),
    factors: listOf(z.strictObject({ factor: z.enum(TONE_FACTORS), detail: z.string(), points: z.int() })),
    scoreProvenance: z.literal('service-extension'),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart: natal, ephemeris, now, note }) => {
    const { moment } = natal;
    const year = annualYear(ephemeris, natal, input, now);
    const lit = chartAt(ephemeris, natal, year.startMs);
    const { chart, byDay } = lit;
    const { ascendant, planets } = chart;
    const muntha = munthaOf(natal, chart, year.age);
    const { lord } = judgeLord(ephemeris, natal, lit, year.age);
    const strengths = panchavargeeya(chart);
    const harsha = harshaBala(chart, byDay);
    const { tone, score, factors } = yearTone(chart, muntha, lord.planet);
    const houseInNatal = countSigns(natal.ascendant.signIndex, ascendant.signIndex);
    note(noKpVerdict('tajik'));
    note(say.toneIsOurOwn());
    return {
      answer: answerOf(
        say.toneOfYear({ dates: yearInWords(year, moment), tone }),
        say.munthaAndLord({
          munthaHouse: muntha.house,
          lord: lord.planet,
          lordHouse: wholeSignHouse(chart, lord.planet),
        }),
      ),
      ...yearView(year, byDay, moment),
      sunLongitude: printedLongitude(planets.Sun.longitude),
      lagna: {
        longitude: printedLongitude(ascendant.longitude),
        sign: nameOfSign(ascendant.signIndex),
        lord: ascendant.signLord,
        houseInNatal,
      },
      planets: PLANETS.map((planet) => {
        const { longitude, signIndex, retrograde } = planets[planet];
        return {
          planet,
          longitude: printedLongitude(longitude),
          sign: nameOfSign(signIndex),
          house: wholeSignHouse(chart, planet),
          dignity: dignityOf(chart, planet),
          retrograde,
          combust: combustionOf(chart, planet),
        };
      }),
      muntha: {
        sign: nameOfSign(muntha.sign),
        degree: Math.min(printedDegrees(partOf(natal.ascendant.longitude)), 29.999999),
        house: muntha.house,
        grade: muntha.grade,
        lord: muntha.lord,
        lordHouse: wholeSignHouse(chart, muntha.lord),
        occupants: planetsIn(signsOf(chart), muntha.sign),
      },
      yearLord: { planet: lord.planet, decidedBy: lord.decidedBy, house: wholeSignHouse(chart, lord.planet) },
      strengths: GRAHAS.map((planet) => ({
        planet,
        panchavargeeya: printedScore(strengths[planet].total),
        grade: strengths[planet].grade,
        harsha: harsha[planet].total,
      })),
      mudda: muddaDates(ephemeris, natal, year, muddaDasha(natal, year.age).rows).map((row) => ({
        planet: row.lord,
        ...datesView(row, moment),
      })),
      months: monthEntries(ephemeris, natal, year).map((atMs, k) => ({ month: k + 1, at: printInstant(atMs, moment) })),
      tone,
      score,
      factors,
      scoreProvenance: 'service-extension' as const,
      notes: [
        say.birthPlace(),
        say.nodesTakeNoPart(),
        say.degreeOfMuntha(),
        ...(houseInNatal === 8 ? [say.lagnaIsEighth()] : []),
      ],
      next: [
        { tool: 'get_tajik_yogas', reason: say.nextYogas() },
        { tool: 'get_mudda_dasha', reason: say.nextPeriods() },
      ],
    };
  },
});
