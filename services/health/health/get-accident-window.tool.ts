import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { printDate } from '@cuspal/engine/time/print';
import {
  ACCIDENT_CLASSES,
  type AccidentClass,
  accidentReading,
  ALSO_CLASSES,
  CAUTIONS,
  precaution,
  violentPlanets,
} from '@cuspal/engine/topics/health/accident';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  planetList,
  promiseShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFields,
  topicOf,
  windowShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { besideRows, promiseView } from './health-shapes.ts';
import { say } from './health.messages.ts';

const MAX_WINDOWS = 12;
const classShape = z.enum(ACCIDENT_CLASSES);
const count = z.int().min(0);

export default defineTool({
  name: 'get_accident_window',
  title: 'Accident caution periods',
  purpose: 'Periods that ask for caution, by class of accident',
  family: 'health',
  phase: 'timing',
  system: 'kp',
  needs: ['get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Periods that ask for more caution, by KP, each with a class such as road or work and one precaution. Call it for accidents, injuries or a safe time to travel. Foretells no accident.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.6', 'R9.1', 'R10', 'R12.2', 'R13.1', 'R13.4', 'R19.6', 'R19.7'],
    sources: ['KPR3p', 'OWN'],
  },
  input: birthInput.extend({
    ...horizonArguments(20),
    accident_class: classShape
      .optional()
      .meta({ description: 'Only periods of this class, as first class or beside another' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    promise: promiseShape.meta({ description: 'The whole promise with its chain' }),
    violentPlanets: planetList.meta({ description: 'Mars, Saturn, Rahu, Ketu in the chain of cusp 8 or in house 8' }),
    windows: listOf(
      windowShape.extend({
        accidentClass: classShape,
        alsoClasses: listOf(z.enum(ALSO_CLASSES)),
        caution: z.enum(CAUTIONS).meta({ description: 'Up to 1 point LOW, 4 and more HIGH' }),
        points: listOf(z.strictObject({ factor: z.string(), points: z.int() })),
        precaution: z.string(),
      }),
    ),
    byClass: z
      .strictObject({ VEHICULAR: count, WORKPLACE: count, SURGICAL: count, ASSAULT: count, GENERIC: count })
      .meta({ description: 'Windows by first class, before the filter' }),
    ...timedFields,
    withheldReason: withheldReasonShape,
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart, input, note } = context;
    const topic = topicOf(context);
    const event = natalEvent('accident');
    const found = topic.windows(event, MAX_WINDOWS, { aside: true });
    const rows = besideRows(found).map(({ window, row }) => {
      const reading = accidentReading(chart, window);
      return { ...row, ...reading, precaution: precaution(reading.accidentClass) };
    });
    const wanted = input.accident_class;
    const kept = rows.filter(
      ({ accidentClass, alsoClasses }) =>
        wanted === undefined || accidentClass === wanted || alsoClasses.some((of) => of === wanted),
    );
    if (wanted !== undefined && rows.length > 0 && kept.length === 0) note(say.noneOfThatClass());
    const countOf = (of: AccidentClass): number => rows.filter(({ accidentClass }) => accidentClass === of).length;
    return {
      answer: accidentAnswer(found.withheldReason !== undefined, kept, {
        all: rows.length,
        wanted,
        until: printDate(topic.horizon.span.endMs, chart.moment),
      }),
      asOf: topic.asOf,
      promise: promiseView(promise(chart, event)),
      violentPlanets: violentPlanets(chart),
      windows: kept,
      byClass: {
        VEHICULAR: countOf('VEHICULAR'),
        WORKPLACE: countOf('WORKPLACE'),
        SURGICAL: countOf('SURGICAL'),
        ASSAULT: countOf('ASSAULT'),
        GENERIC: countOf('GENERIC'),
      },
      ...found.timed,
      ...withheld(found),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_health_transit_alerts', reason: say.nextTransits() }],
    };
  },
});

interface CautionRow {
  readonly accidentClass: AccidentClass;
  readonly caution: (typeof CAUTIONS)[number];
}

/** How many periods there are before the filter, and the class asked for. */
interface Filter {
  readonly all: number;
  readonly wanted: AccidentClass | undefined;
  /** The local date up to which was looked. */
  readonly until: string;
}

function accidentAnswer(denied: boolean, rows: readonly CautionRow[], { all, wanted, until }: Filter): string {
  if (denied) return answerOf(say.noAccidents(), say.careAsForEverybody());
  if (rows.length === 0 && all > 0 && wanted !== undefined)
    return answerOf(
      say.noneMarkedForClass({ all, place: say.accidentPlace({ kind: wanted }) }),
      say.callWithoutClass(),
      say.gradeOfCaution(),
    );
  if (rows.length === 0) return answerOf(say.noPeriodOfCaution({ until }), say.ordinaryCareEnough());
  const high = rows.filter(({ caution }) => caution === 'HIGH').length;
  const kinds = [...new Set(rows.map(({ accidentClass }) => accidentClass))];
  return answerOf(
    say.moreThanModerate({ all: rows.length, high }),
    say.askForCare({ all: rows.length, places: kinds.map((kind) => say.accidentPlace({ kind })) }),
    say.gradeOfCaution(),
  );
}
