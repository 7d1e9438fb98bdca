import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { natalEvent } from '@cuspal/engine/events/natal';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { APPEAL_OUTLOOKS, LEGAL_VERDICTS, legalContest } from '@cuspal/engine/topics/legal/contest';
import { custodyRisk } from '@cuspal/engine/topics/legal/custody-risk';
import { LEGAL_MATTERS, LEGAL_ROLES } from '@cuspal/engine/topics/legal/legal-data';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  promiseSummariesShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFields,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { contestAnswer, contestArguments, custodyRiskShape, isOutweighed } from './legal-answers.ts';
import { say } from './legal.messages.ts';

const MAX_WINDOWS = 4;
const EVENTS = ['legal_dispute', 'court_victory'];
/** Events that are told in a criminal matter alone. */
const CUSTODY_EVENTS = ['imprisonment', 'bail'];

const sideShape = listOf(
  cuspLeanShape.extend({ points: z.int().min(-1).max(1).meta({ description: 'Points for this person' }) }),
);

export default defineTool({
  name: 'get_legal_analysis',
  title: 'Dispute, victory, custody',
  purpose: 'Who has the better houses in a contest, outlook of appeal and settlement, custody risk',
  family: 'legal',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'legal',
  description:
    'Who has the better houses in a lawsuit, for plaintiff or defendant, by KP, with appeal, custody and periods. Call it for any court case or dispute. Predicts no judgment of a court.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R10', 'R11', 'R13.4', 'R35.4', 'R39'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend(contestArguments(20)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    role: z.enum(LEGAL_ROLES),
    verdict: oneOfTheWords(LEGAL_VERDICTS),
    reasons: listOf(z.string()),
    ownSide: sideShape,
    opponentSide: sideShape,
    ownScore: z.int().min(-4).max(4).meta({ description: 'The points of both sides added up' }),
    promises: promiseSummariesShape,
    noDisputeIndicated: z
      .boolean()
      .meta({ description: 'True where no dispute is promised. The verdict then holds for a running case.' }),
    appeal: z.strictObject({
      outlook: z.enum(APPEAL_OUTLOOKS),
      cusps: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel })).meta({
        description: 'Best level on 6 or 11. Four contacts of five are GOOD, three are FAIR.',
      }),
    }),
    matterRow: cuspLeanShape
      .extend({ matter: z.enum(LEGAL_MATTERS).exclude(['civil']), meaning: z.string() })
      .nullable()
      .meta({ description: 'The cusp of the matter. Null for a civil matter.' }),
    custodyRisk: custodyRiskShape.nullable().meta({ description: 'Null unless the matter is criminal' }),
    windows: windowsShape,
    ...timedFields,
    withheldReason: withheldReasonShape,
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart, input } = context;
    const topic = topicOf(context);
    const criminal = input.matter === 'criminal';
    const { md, ad } = jointPeriodAt(chart, topic.horizon.span.startMs);
    const contest = legalContest(chart, input.role, input.matter);
    const found = topic.windows(natalEvent('court_victory'), MAX_WINDOWS, {
      brought: say.victory(),
      untold: isOutweighed(contest),
    });
    return {
      answer: contestAnswer(contest, verdictOf(chart, natalEvent('court_victory')).side, found),
      asOf: topic.asOf,
      role: input.role,
      ...contest,
      promises: promiseSummaries(chart, criminal ? [...EVENTS, ...CUSTODY_EVENTS] : EVENTS),
      custodyRisk: criminal ? custodyRisk(chart, { md: md.planet, ad: ad.planet }) : null,
      windows: found.windows,
      ...found.timed,
      ...withheld(found),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_litigation_timeline', reason: say.nextCalendar() }],
    };
  },
});
