import { natalEvent } from '@cuspal/engine/events/natal';
import { MIND_BANDS, MIND_DOMAINS, mindPanel } from '@cuspal/engine/topics/health/mind-panel';
import type { MindPanel } from '@cuspal/engine/topics/health/mind-panel';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFieldsOf,
  topicOf,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { timedViews } from '@cuspal/tool-kit/views/timed';
import { z } from 'zod';
import { scoreFields, textList } from './health-shapes.ts';
import { say } from './health.messages.ts';

const MAX_WINDOWS = 6;
const band = oneOfTheWords(MIND_BANDS);

export default defineTool({
  name: 'get_mental_health_panel',
  title: 'Mind and mood lens',
  purpose: 'Where the chart asks for support of mind and sleep; no disorder is named',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Where a chart asks for support of mood, thought, worry, sleep and impulse, by KP, and which periods bring ease. Call it for stress, sleep or peace of mind. Names no disorder.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R8.7', 'R10', 'R13.4', 'R19.3'],
    sources: ['KPR3p', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(20)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    crisisNote: z.string(),
    overall: z.strictObject({ score: z.int().min(0).max(100), band }).meta({
      description: 'Mean of the two highest domains. Below 35 SUPPORTED, below 60 SENSITIVE',
    }),
    domains: listOf(z.strictObject({ domain: z.enum(MIND_DOMAINS), ...scoreFields, band, chain: chainShape })),
    supports: textList.meta({ description: 'One pointer for each domain above SUPPORTED' }),
    careWindows: windowsShape.meta({ description: 'Periods that ask for ordinary care' }),
    careWithheldReason: withheldReasonShape,
    easeWindows: windowsShape,
    easeWithheldReason: withheldReasonShape,
    ...timedFieldsOf('careWindows', 'easeWindows'),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    const topic = topicOf(context);
    const panel = mindPanel(context.chart);
    const care = topic.windows(natalEvent('mental_health'), MAX_WINDOWS, { aside: true });
    const ease = topic.windows(natalEvent('recovery'), MAX_WINDOWS, { brought: say.ease(), aside: true });
    return {
      answer: mindAnswer(panel),
      asOf: topic.asOf,
      crisisNote: say.crisisNote(),
      ...panel,
      careWindows: care.windows,
      ...(care.withheldReason === undefined ? {} : { careWithheldReason: care.withheldReason }),
      easeWindows: ease.windows,
      ...(ease.withheldReason === undefined ? {} : { easeWithheldReason: ease.withheldReason }),
      ...timedViews({ careWindows: care.timed, easeWindows: ease.timed }),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_current_health_status', reason: say.nextPresentTime() }],
    };
  },
});

function mindAnswer({ overall, domains }: MindPanel): string {
  const asking = domains.filter((each) => each.band !== 'SUPPORTED').map(({ domain }) => say.mindDomain({ domain }));
  return answerOf(
    say.mindOverall({ band: overall.band }),
    asking.length > 0 && say.supportHelps({ domains: asking }),
    say.talkToSomebody(),
  );
}
