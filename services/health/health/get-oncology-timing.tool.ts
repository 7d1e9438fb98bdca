import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { chosenWindows } from '@cuspal/engine/kp/timing/event-windows';
import { cureGate } from '@cuspal/engine/topics/health/cure-gate';
import { growth, GROWTH_BANDS, GROWTH_COURSES } from '@cuspal/engine/topics/health/growth';
import type { Growth } from '@cuspal/engine/topics/health/growth';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  requireAdult,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFieldsOf,
  topicOf,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { byStart } from '@cuspal/engine/kp/timing/window-state';
import { timedView, timedViews, UNTIMED } from '@cuspal/tool-kit/views/timed';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { cureWindows } from './cure-windows.ts';
import { adviserFields, chainsShape, forAdvisers, partsNamed, scoreFields } from './health-shapes.ts';
import { say } from './health.messages.ts';

const MOST = 4;
const GROWTH_PLANETS: readonly Planet[] = ['Jupiter', 'Saturn', 'Rahu'];

export default defineTool({
  name: 'get_oncology_timing',
  title: 'Growth lens',
  purpose:
    'Areas for usual screening, and whether the pattern leans to cure or return, for the advisor when the user asked',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_disease_nature', 'get_chronic_disease_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'For advisers only, when the person raised the subject of growths. Areas and periods for the usual screening by KP, in points of our own. Finds nothing and advises no treatment.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R5.6', 'R10', 'R13.4', 'R19.1', 'R19.2', 'R19.3', 'R19.4'],
    sources: ['KPR3p', 'KPR2', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(20)),
  output: z.strictObject({
    answer: answerShape,
    ...adviserFields,
    asOf: instantText,
    growthSignature: z.strictObject({
      ...scoreFields,
      band: oneOfTheWords(GROWTH_BANDS).meta({ description: 'Below 35 LOW, below 60 MODERATE' }),
    }),
    regions: listOf(z.strictObject({ part: z.string(), points: z.int(), from: listOf(z.string()) })).meta({
      description: 'At most four areas for the usual screening',
    }),
    course: z.enum(GROWTH_COURSES),
    screeningAdvice: z.string(),
    screeningWindows: windowsShape,
    screeningWithheldReason: withheldReasonShape,
    treatmentWindows: windowsShape,
    treatmentWithheldReason: withheldReasonShape,
    ...timedFieldsOf('screeningWindows', 'treatmentWindows'),
    chains: chainsShape.meta({ description: 'Of cusps 1, 6, 8 and 11' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    requireAdult(context);
    const { chart, input, note } = context;
    const topic = topicOf(context);
    const found = growth(chart);
    const low = found.growthSignature.band === 'LOW';
    const screening = topic.windows(natalEvent('chronic_illness'), Infinity, {
      aside: true,
      ...(low && { withheld: say.signatureLow() }),
    });
    const chosen = chosenWindows(
      [...screening.found, ...screening.foundWeaker].filter(({ md, ad, pd }) =>
        [md, ad, pd].some(({ planet }) => GROWTH_PLANETS.includes(planet)),
      ),
    );
    if (screening.found.length > 0 && chosen.offered.length === 0) note(say.noScreeningPeriod());
    const treatment = low
      ? { found: [], timed: UNTIMED, withheldReason: say.signatureLow() }
      : cureWindows(chart, topic, cureGate(chart).judgedBy?.event ?? null, { years: input.horizon_years });
    const print = (ordered: readonly Window[]) =>
      ordered
        .slice(0, MOST)
        .sort(byStart)
        .map((window) => windowView(window, chart.moment));
    return {
      answer: growthAnswer(found),
      ...forAdvisers(),
      asOf: topic.asOf,
      ...found,
      screeningAdvice: say.screeningAdvice(),
      screeningWindows: print(chosen.offered),
      ...(screening.withheldReason === undefined ? {} : { screeningWithheldReason: screening.withheldReason }),
      treatmentWindows: print(chosenWindows(treatment.found).offered),
      ...(treatment.withheldReason === undefined ? {} : { treatmentWithheldReason: treatment.withheldReason }),
      ...timedViews({
        screeningWindows: timedView({ ...chosen, weaker: chosen.weak, share: screening.share }, chart.moment),
        treatmentWindows: treatment.timed,
      }),
      chains: ([1, 6, 8, 11] as const).map((cusp) => chain(chart, cusp)),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_cure_window', reason: say.nextCureDated() }],
    };
  },
});

const growthAnswer = ({ growthSignature, course, regions }: Growth): string =>
  answerOf(
    say.growthCourse({ course }),
    growthSignature.band !== 'LOW' && say.partsToScreen({ parts: partsNamed(regions.map(({ part }) => part)) }),
  );
