import { natalEvent } from '@cuspal/engine/events/natal';
import { promise, verdictOf } from '@cuspal/engine/kp/promise/promise';
import { knownSky } from '@cuspal/engine/passages/transit-search';
import { tropicalPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { filingWindows, VISA_VERDICTS, visaReading } from '@cuspal/engine/topics/foreign/visa';
import { VISA_TYPES, visaMatterOf } from '@cuspal/engine/topics/foreign/visa-data';
import { type CuspLean, promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  birthInput,
  cuspLeanShape,
  defineTool,
  horizonArguments,
  houseList,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  promiseShape,
  promiseSummaryShape,
  timedFieldsOf,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { type ChosenWindows, listedWeak } from '@cuspal/engine/kp/timing/event-windows';
import { byStart } from '@cuspal/engine/kp/timing/window-state';
import { timedView, timedViews } from '@cuspal/tool-kit/views/timed';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { visaAnswer, visaNext } from './visa-answer.ts';
import { say } from './foreign.messages.ts';

const MAX_WINDOWS = 5;
const visaType = z.enum(VISA_TYPES);
const weighedShape = cuspLeanShape.omit({ cusp: true, csl: true });

export default defineTool({
  name: 'get_visa_documentation',
  title: 'Visa and papers',
  purpose: 'Tendency to grant or refusal, trouble with papers, filing and decision windows',
  family: 'foreign',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'legal',
  description:
    'Whether a tourist, student, work, spouse or residence visa tends towards a grant, queries or refusal, by KP, with periods to file. Call it for immigration papers and permits.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R9.4', 'R10', 'R12.4', 'R13.4', 'R35.4'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend({
    visa_type: visaType.optional().meta({ description: 'Kind of visa' }),
    ...horizonArguments(30),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    visaType: visaType.nullable().meta({ description: 'Null: any visa, judged by the catalogue' }),
    sets: z.strictObject({ required: houseList, denial: houseList }),
    verdict: oneOfTheWords(VISA_VERDICTS),
    reason: z.string(),
    promise: promiseShape,
    visaRow: promiseSummaryShape.meta({
      description: 'The catalogue event Immigration / Visa, for comparison. It moves nothing here.',
    }),
    documents: weighedShape.extend({ csl3: planetName, mercuryRetrograde: z.boolean(), note: z.string() }),
    authority: weighedShape.extend({ csl9: planetName }),
    fileWindows: windowsShape.meta({ description: 'Parts of the decision periods in which Mercury moves forward' }),
    decisionWindows: windowsShape,
    ...timedFieldsOf('fileWindows', 'decisionWindows'),
    withheldReason: withheldReasonShape,
    cautions: listOf(z.string()),
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, ephemeris, input, note } = context;
    const { visa_type: type } = input;
    const matter = visaMatterOf(type);
    const topic = topicOf(context);
    const decision = topic.windows(matter, MAX_WINDOWS, { brought: say.decision() });
    const filing =
      decision.withheldReason === undefined ? await filingWindows(topic.search, chart, matter, topic.horizon) : NONE;
    const { documents, authority, ...reading } = visaReading(chart, matter);
    const backward = tropicalPosition(ephemeris, 'Mercury', jdFromUtcMs(topic.horizon.asOfMs)).speed < 0;

    if (knownSky(topic.horizon.span).cut) note(say.filingPastSky());
    const row = natalEvent('visa');
    const visaRow = promiseSummary(chart, row);
    if ((visaRow.side === 'no') !== (reading.verdict === 'REFUSAL_RISK'))
      note(say.visaReadFromOwnHouses({ event: row.label, houses: row.required }));
    if (decision.withheldReason === undefined) note(say.filingWithoutMercury());
    note(say.authorityHouses());
    return {
      answer: visaAnswer(
        reading.verdict,
        type,
        {
          file: filing.first,
          decision,
          nowMs: topic.horizon.asOfMs,
          settling: verdictOf(chart, natalEvent('foreign_settlement')).side,
        },
        chart.moment,
      ),
      asOf: topic.asOf,
      visaType: type ?? null,
      sets: { required: matter.required, denial: matter.denial },
      promise: promise(chart, matter),
      visaRow,
      ...reading,
      documents: {
        csl3: documents.csl,
        ...weighed(documents),
        mercuryRetrograde: backward,
        note: backward ? say.mercuryRetrograde() : say.mercuryDirect(),
      },
      authority: { csl9: authority.csl, ...weighed(authority) },
      fileWindows: filing.offered
        .slice(0, MAX_WINDOWS)
        .sort(byStart)
        .map((window) => windowView(window, chart.moment)),
      decisionWindows: decision.windows,
      ...timedViews({
        // Mercury moves forward for most of each period, so such parts have no share of a lifetime of their own.
        fileWindows: timedView({ ...filing, weaker: listedWeak(filing), share: null }, chart.moment),
        decisionWindows: decision.timed,
      }),
      ...withheld(decision),
      next: visaNext(type),
    };
  },
});

const NONE: ChosenWindows = { offered: [], weak: [], best: null, first: null };

const weighed = ({ supportLevel, negationLevel, lean, reason }: CuspLean) => ({
  supportLevel,
  negationLevel,
  lean,
  reason,
});
