import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { natalEvent } from '@cuspal/engine/events/natal';
import { APPEAL_OUTLOOKS, LEGAL_VERDICTS, legalContest } from '@cuspal/engine/topics/legal/contest';
import { custodyRisk } from '@cuspal/engine/topics/legal/custody-risk';
import { LEGAL_MATTERS, LEGAL_ROLES } from '@cuspal/engine/topics/legal/legal-data';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  houseNumber,
  instantText,
  listOf,
  planetName,
  promiseSummariesShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { topicOf, withheld } from '../topic.ts';
import { contestArguments, custodyRiskShape } from './legal-shapes.ts';

const MAX_WINDOWS = 4;
const EVENTS = ['legal_dispute', 'court_victory', 'imprisonment', 'bail'];

const sideShape = listOf(
  cuspLeanShape.extend({ points: z.int().min(-1).max(1).meta({ description: 'For the native' }) }),
);

export default defineTool({
  name: 'get_legal_analysis',
  title: 'Dispute, victory, custody',
  family: 'legal',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'legal',
  description:
    'KP reading of a lawsuit or contest: who has the better houses (cuspal sub lords of 6 and 11 against the opponent, 12 and 5), verdict FAVORABLE, COMPROMISE, UNCERTAIN or UNFAVORABLE as plaintiff or defendant, outlook of an appeal, colour of the matter (civil, criminal, family, property, employment), risk of custody with its points, and windows of victory. No window without promise; no judgment of a court is predicted. Legal disclaimer. Not paged.',
  provenance: {
    rules: ['R5.3', 'R9.1', 'R10', 'R11', 'R13.4', 'R35.4', 'R39'],
    sources: ['R3p', 'KPM', 'service points'],
  },
  input: birthInput.extend(contestArguments(20, 5)),
  output: z.strictObject({
    asOf: instantText,
    role: z.enum(LEGAL_ROLES),
    verdict: z.enum(LEGAL_VERDICTS),
    reasons: listOf(z.string()),
    ownSide: sideShape,
    opponentSide: sideShape,
    ownScore: z.int().min(-4).max(4).meta({ description: 'Points of both sides added up' }),
    promises: promiseSummariesShape,
    noDisputeIndicated: z
      .boolean()
      .meta({ description: 'No dispute is promised; the verdict holds for a running case' }),
    appeal: z.strictObject({
      outlook: z.enum(APPEAL_OUTLOOKS),
      cusps: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel })).meta({
        description: 'Contact with 6 or 11; four of five GOOD, three FAIR',
      }),
    }),
    matterRow: cuspLeanShape
      .extend({ matter: z.enum(LEGAL_MATTERS).exclude(['civil']), meaning: z.string() })
      .nullable()
      .meta({ description: 'Null for a civil matter' }),
    custodyRisk: custodyRiskShape,
    windows: windowsShape,
    withheldReason: withheldReasonShape,
    scoreProvenance: scoreProvenanceShape,
  }),
  run: (context) => {
    const { chart, input, note } = context;
    const topic = topicOf(context);
    const { md, ad } = jointPeriodAt(chart, topic.horizon.span.startMs);
    const found = topic.windows(natalEvent('court_victory'), MAX_WINDOWS);
    const contest = legalContest(chart, input.role, input.matter);
    if (contest.verdict === 'UNFAVORABLE' && found.windows.length > 0)
      note('The verdict is UNFAVORABLE: the windows are only the best times of a promise that the points outweigh.');
    return {
      asOf: topic.asOf,
      role: input.role,
      ...contest,
      promises: promiseSummaries(chart, EVENTS),
      custodyRisk: custodyRisk(chart, { md: md.planet, ad: ad.planet }),
      windows: found.windows,
      ...withheld(found),
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});
