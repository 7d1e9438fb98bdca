import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { chosenWindows, type EventWindows } from '@cuspal/engine/kp/timing/event-windows';
import type { Window } from '@cuspal/engine/kp/timing/window';
import { byStart } from '@cuspal/engine/kp/timing/window-state';
import { printDate } from '@cuspal/engine/time/print';
import { dependence, TENDENCY_BANDS } from '@cuspal/engine/topics/health/dependence';
import { REHAB } from '@cuspal/engine/topics/health/matters';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
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
  planetName,
  promiseSummaryShape,
  requireAdult,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFieldsOf,
  topicOf,
  type TopicWindows,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { timedView, timedViews } from '@cuspal/tool-kit/views/timed';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { windowsSaid } from '@cuspal/tool-kit/views/windows-said';
import { z } from 'zod';
import { recoverySentence } from './cure-windows.ts';
import { chainsShape, scoreFields } from './health-shapes.ts';
import { say } from './health.messages.ts';

const MAX_WINDOWS = 6;

export default defineTool({
  name: 'get_addiction_indicators',
  title: 'Dependence tendencies',
  purpose: 'Tendency to dependence and the periods that help to leave it',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'How far a chart leans to dependence by KP, as a score with factors, and which periods help to leave it. Call it when somebody asks about a habit or addiction. Accuses nobody.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R10', 'R11', 'R13.4', 'R19.3'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(20)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    crisisNote: z.string(),
    ...scoreFields,
    band: oneOfTheWords(TENDENCY_BANDS).meta({ description: 'Below 30 LOW, below 55 MODERATE' }),
    kinds: listOf(z.strictObject({ planet: planetName, hint: z.string(), dw: z.int() })).meta({
      description: 'The planets of most weight on 6, 8 and 12, with what they hint at',
    }),
    promises: z.strictObject({ addiction: promiseSummaryShape, rehab: promiseSummaryShape }),
    chains: chainsShape.meta({ description: 'Of cusps 1, 5, 11 and 12' }),
    riskWindows: windowsShape.meta({ description: 'Periods that ask for ordinary care' }),
    riskWithheldReason: withheldReasonShape,
    recoveryWindows: windowsShape,
    recoveryWithheldReason: withheldReasonShape,
    ...timedFieldsOf('riskWindows', 'recoveryWindows'),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    requireAdult(context);
    const { chart, note } = context;
    const topic = topicOf(context);
    const found = dependence(chart);
    const low = found.band === 'LOW';
    const risk = topic.windows(natalEvent('addiction'), Infinity, {
      aside: true,
      ...(low && { withheld: say.tendencyLow() }),
    });
    const recovery = topic.windows(REHAB, Infinity, { aside: true });
    const both = [...startsOf(risk)].filter((start) => startsOf(recovery).has(start)).length;
    if (both > 0) note(say.periodsInBoth({ count: both }));
    const [harm, help] = [without(risk, startsOf(recovery)), without(recovery, startsOf(risk))];
    const { span, asOfMs } = topic.horizon;
    const brought = say.freedomFromHabit();
    const [said, more] = windowsSaid(chart, help, { event: REHAB, span, asOfMs, brought });
    if (more !== null) note(more);
    const [timedHarm, timedHelp] = [timedView(harm, chart.moment), timedView(help, chart.moment)];
    const print = ({ windows }: EventWindows) => windows.map((window) => windowView(window, chart.moment));
    return {
      answer: answerOf(
        say.leansToDependence({ band: found.band }),
        help.withheldReason === undefined &&
          recoverySentence(
            { windows: print(help), timed: timedHelp, said },
            printDate(span.endMs, chart.moment),
            brought,
          ),
        say.helpFromPeople(),
      ),
      asOf: topic.asOf,
      crisisNote: say.crisisNote(),
      ...found,
      promises: { addiction: promiseSummary(chart, natalEvent('addiction')), rehab: promiseSummary(chart, REHAB) },
      chains: ([1, 5, 11, 12] as const).map((cusp) => chain(chart, cusp)),
      riskWindows: print(harm),
      ...(risk.withheldReason === undefined ? {} : { riskWithheldReason: risk.withheldReason }),
      recoveryWindows: print(help),
      ...(recovery.withheldReason === undefined ? {} : { recoveryWithheldReason: recovery.withheldReason }),
      ...timedViews({ riskWindows: timedHarm, recoveryWindows: timedHelp }),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_mental_health_panel', reason: say.nextSupportOfMind() }],
    };
  },
});

const startsOf = ({ found }: TopicWindows): ReadonlySet<number> => new Set(found.map(({ pd }) => pd.startMs));

/** Windows without the pratyantardashas that another list offers too, chosen among anew. */
function without(
  { found, foundWeaker, share, withheldReason }: TopicWindows,
  starts: ReadonlySet<number>,
): EventWindows {
  const stays = ({ pd }: Window): boolean => !starts.has(pd.startMs);
  const { offered, weak, ...chosen } = chosenWindows([...found, ...foundWeaker].filter(stays));
  return {
    windows: offered.slice(0, MAX_WINDOWS).sort(byStart),
    weaker: weak,
    ...chosen,
    share,
    ...(withheldReason !== undefined && { withheldReason }),
  };
}
