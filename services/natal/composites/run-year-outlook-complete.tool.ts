import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { gainShares, outlookPeriods } from '@cuspal/engine/synthesis/outlook-dasha';
import { OUTLOOK_FACTORS, OUTLOOK_SYSTEMS } from '@cuspal/engine/synthesis/outlook-factors';
import { adverseOpenings, openings as openingsOf } from '@cuspal/engine/synthesis/outlook-openings';
import { OUTLOOK_TONES } from '@cuspal/engine/synthesis/outlook-score';
import { OUTLOOK_BASES, outlookSpan } from '@cuspal/engine/synthesis/outlook-span';
import { searchBudget } from '@cuspal/engine/search/budget';
import { FIRST_YEAR, LAST_YEAR } from '@cuspal/engine/time/civil';
import { shownYear } from '@cuspal/engine/time/clock';
import { YEAR_MS } from '@cuspal/engine/time/julian';
import { printedMs, printInstant } from '@cuspal/engine/time/print';
import {
  birthInput,
  defineTool,
  eventDisclaimers,
  EXTENSION_NOTE,
  includeAdverseInput,
  instantText,
  listOf,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { closingShape, compositeRunner } from './composite-runner.ts';
import { dashaBlock, openingView, outlookBlocks, outlookShapes } from './outlook-blocks.ts';
import { ANNUAL_CHART, askOutlook, MONTHS, SADE_SATI } from './outlook-members.ts';
import { outlookSynthesis } from './outlook-synthesis.ts';
import { cappedSynthesisShape } from './synthesis.ts';

const { dasha, dashaMore, openings, adverse, ashtamaSani, jupiter, eclipses, yogini, ashtottari } = outlookShapes;
const ADULT_MS = 18 * YEAR_MS;

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
    yearTone: z.enum(OUTLOOK_TONES),
    varshaphala: ANNUAL_CHART.shape,
    months: MONTHS.tool.output.shape.months,
    dasha,
    dashaMore,
    openings,
    adverse,
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
    // No member reads the clock of the call: all judge at the beginning of the span, by the second that is printed.
    const asOfMs = printedMs(printInstant(span.startMs, moment));
    const runner = compositeRunner(context, null, asOfMs);
    const answers = await askOutlook(runner, span, moment, targetYear);
    await yieldTurn();
    const windows = chart.houses !== null && {
      asOfMs,
      rulingPlanets: rulingPlanetsAt(ephemeris, chart, asOfMs),
      releases: releaseFinder(ephemeris, moment.ayanamsa, searchBudget(ephemeris)),
    };
    const opened = windows ? openingsOf(chart, span, windows) : undefined;
    const unwelcome = windows && input.include_adverse ? adverseOpenings(chart, span, windows) : [];
    const blocks = outlookBlocks(answers, span);
    const synthesis = outlookSynthesis({
      span,
      clock: moment,
      answers,
      blocks,
      dasha: windows ? gainShares(chart, span) : undefined,
      openings: opened,
      failed: runner.failed(),
    });
    note('Ruling planets that order months and openings are those of the beginning of the span.');
    note('Openings are judged on the houses of each matter, months and antardashas on those of work and gain.');
    if (span.startMs < moment.utcMs + ADULT_MS) note(YOUNG);
    const { disclaimers, ...closing } = runner.close();
    const ofEvents = eventDisclaimers([...(opened ?? []), ...unwelcome].map(({ event }) => event));
    return {
      synthesis,
      asOf: printInstant(now, moment),
      targetYear,
      basis: input.basis,
      ...spanView(span, moment),
      yearTone: synthesis.answer,
      varshaphala: answers.annual.block,
      months: monthsBlock(answers.months?.result.months ?? []),
      ...dashaBlock(outlookPeriods(chart, span), moment),
      openings: (opened ?? []).map((each) => openingView(each, moment)),
      ...(input.include_adverse && { adverse: unwelcome.map((each) => openingView(each, moment)) }),
      sadeSati: answers.sadeSati?.block ?? null,
      ...blocks,
      ...closing,
      disclaimers: [...new Set([...disclaimers, ...ofEvents])],
      scoreProvenance: SERVICE_EXTENSION,
      extensionNote: `The points of the year and its tone are our own, over systems that no book adds up. ${EXTENSION_NOTE}`,
    };
  },
});

const YOUNG = 'The person is under age in this span, so read openings of adult life as dispositions.';
const MOST_THEMES = 2;

const monthsBlock = (months: z.input<typeof MONTHS.tool.output>['months']) =>
  months.map((month) => ({ ...month, themes: month.themes.slice(0, MOST_THEMES) }));
