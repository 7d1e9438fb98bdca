import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { ageAt } from '@cuspal/engine/events/life-stage';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { gainShares, outlookPeriods } from '@cuspal/engine/synthesis/outlook-dasha';
import { OUTLOOK_FACTORS, OUTLOOK_SYSTEMS } from '@cuspal/engine/synthesis/outlook-factors';
import { adverseOpenings, openings as openingsOf } from '@cuspal/engine/synthesis/outlook-openings';
import { usualLordPoints } from '@cuspal/engine/synthesis/own-points';
import { OUTLOOK_TONES } from '@cuspal/engine/synthesis/outlook-score';
import { aheadIn, OUTLOOK_BASES, outlookSpan } from '@cuspal/engine/synthesis/outlook-span';
import { searchBudget } from '@cuspal/engine/search/budget';
import { FIRST_YEAR, LAST_YEAR } from '@cuspal/engine/time/civil';
import { shownYear } from '@cuspal/engine/time/clock';
import { monthAt } from '@cuspal/engine/time/months';
import { printedMs, printInstant } from '@cuspal/engine/time/print';
import {
  answerShape,
  birthInput,
  chosenByAgeShape,
  chosenByAgeView,
  defineTool,
  eventDisclaimers,
  extensionNote,
  includeAdverseInput,
  instantText,
  listOf,
  openingOf,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { monthText } from '@cuspal/tool-kit/views/months';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { closingShape, compositeRunner } from './composite-runner.ts';
import { dashaBlock, openingView, outlookBlocks, outlookShapes } from './outlook-blocks.ts';
import { ANNUAL_CHART, askOutlook, MONTHS, SADE_SATI } from './outlook-members.ts';
import { outlookSynthesis } from './outlook-synthesis.ts';
import { cappedSynthesisShape } from './synthesis.ts';
import { say } from './composites.messages.ts';

const { dasha, dashaMore, openings, adverse, ashtamaSani, jupiter, eclipses, yogini, ashtottari } = outlookShapes;

export default defineTool({
  name: 'run_year_outlook_complete',
  title: 'A year at a glance',
  purpose: 'The year by annual chart, months, Saturn and Jupiter, extra dashas and eclipses',
  family: 'composites',
  phase: 'synthesis',
  system: 'extension',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'What a year holds for a person, in one call over several systems, an extension. One tone of our own, Tajik annual chart, twelve KP months, dashas, Saturn, Jupiter and eclipses. Call it for how a year will be, with target_year.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R31.1', 'R31.3', 'R13.1', 'R13.4', 'R5.6', 'R9.1', 'R30', 'R34.2', 'R34.3'],
    sources: ['TN', 'PVR', 'KPR3t', 'KPR3p', 'PH', 'BPHS', 'SE', 'OWN'],
  },
  deadlineSeconds: 50,
  input: birthInput.extend({
    target_year: z
      .int()
      .min(FIRST_YEAR)
      .max(LAST_YEAR)
      .optional()
      .meta({ description: 'Year in which the span begins; default the present one' }),
    basis: z
      .enum(OUTLOOK_BASES)
      .default('birthday')
      .meta({ description: 'birthday: from the return of the Sun in that year to the next' }),
    include_adverse: includeAdverseInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    synthesis: cappedSynthesisShape(z.enum(OUTLOOK_TONES), {
      score: z.int(),
      factors: listOf(
        z.strictObject({
          factor: z.enum(OUTLOOK_FACTORS),
          system: z.enum(OUTLOOK_SYSTEMS),
          detail: z.string(),
          points: z.int(),
        }),
      ),
    }),
    asOf: instantText,
    targetYear: z.int(),
    basis: z.enum(OUTLOOK_BASES),
    start: instantText,
    end: instantText,
    readFrom: instantText.optional().meta({ description: 'Of a year that has begun; what lies before is past' }),
    yearTone: z.enum(OUTLOOK_TONES),
    varshaphala: ANNUAL_CHART.shape,
    months: MONTHS.tool.output.shape.months,
    dasha,
    dashaMore,
    openings,
    adverse,
    ...chosenByAgeShape,
    sadeSati: SADE_SATI.shape.nullable(),
    ashtamaSani,
    jupiter,
    eclipses,
    yogini,
    ashtottari,
    ...closingShape,
    scoreProvenance: scoreProvenanceShape,
    extensionNote: z.string(),
  }),
  run: async (context) => {
    const { input, chart, ephemeris, now, note, yieldTurn } = context;
    const { moment } = chart;
    const targetYear = input.target_year ?? shownYear(now, moment);
    const span = outlookSpan(ephemeris, chart, targetYear, input.basis);
    const ahead = aheadIn(span, now);
    // All members judge at the beginning of what is read, by the second that is printed.
    const asOfMs = printedMs(printInstant(ahead.startMs, moment));
    const runner = compositeRunner(context, null, asOfMs);
    const answers = await askOutlook(runner, { targetYear, year: span, ahead }, moment);
    await yieldTurn();
    const windows = chart.houses !== null && {
      asOfMs,
      rulingPlanets: rulingPlanetsAt(ephemeris, chart, asOfMs),
      releases: releaseFinder(ephemeris, moment.ayanamsa, searchBudget(ephemeris)),
    };
    const opened = windows ? openingsOf(chart, ahead, windows) : undefined;
    const unwelcome = windows && input.include_adverse ? adverseOpenings(chart, ahead, windows) : undefined;
    // The calendar year of the birth begins before it.
    const age = ageAt(moment, Math.max(ahead.startMs, moment.utcMs));
    const months = monthsAhead(answers.months?.result.months ?? [], monthText(monthAt(ahead.startMs, moment)));
    const blocks = outlookBlocks(answers, ahead);
    const synthesis = outlookSynthesis({
      span,
      ahead,
      now,
      age,
      clock: moment,
      answers,
      months: answers.months ? months : undefined,
      blocks,
      dasha: windows ? gainShares(chart, ahead) : undefined,
      usualPoints: windows ? usualLordPoints(chart) : undefined,
      openings: opened?.openings,
      failed: runner.failed(),
    });
    note(say.rulingPlanetsAtStart());
    note(say.housesOfParts());
    const { disclaimers, ...closing } = runner.close();
    const named = [...(opened?.openings ?? []), ...(unwelcome?.openings ?? [])];
    const ofEvents = eventDisclaimers(named.map(({ event }) => event));
    return {
      answer: openingOf(synthesis.text),
      synthesis,
      asOf: printInstant(now, moment),
      targetYear,
      basis: input.basis,
      ...spanView(span, moment),
      ...(ahead !== span && { readFrom: printInstant(ahead.startMs, moment) }),
      yearTone: synthesis.answer,
      varshaphala: answers.annual.block,
      months: months.map((month) => ({ ...month, themes: month.themes.slice(0, MOST_THEMES) })),
      ...dashaBlock(outlookPeriods(chart, ahead), moment),
      openings: (opened?.openings ?? []).map((each) => openingView(each, moment)),
      ...(input.include_adverse && {
        adverse: (unwelcome?.openings ?? []).map((each) => openingView(each, moment)),
      }),
      ...chosenByAgeView(age, [...(opened?.setAside ?? []), ...(unwelcome?.setAside ?? [])]),
      sadeSati: answers.sadeSati?.block ?? null,
      ...blocks,
      ...closing,
      disclaimers: [...new Set([...disclaimers, ...ofEvents])],
      scoreProvenance: SERVICE_EXTENSION,
      extensionNote: `${say.yearPointsOwn()} ${extensionNote()}`,
    };
  },
});

const MOST_THEMES = 2;

/** The months from one on; those before are past. */
const monthsAhead = (months: z.input<typeof MONTHS.tool.output>['months'], from: string) =>
  months.filter(({ month }) => month >= from);
