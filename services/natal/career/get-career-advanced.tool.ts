import type { Chart } from '@cuspal/engine/chart/chart';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import {
  CAREER_BALANCE_BANDS,
  careerCuspPanel,
  type CareerCuspPanel,
} from '@cuspal/engine/topics/career/career-cusp-panel';
import {
  abroadOutlook,
  ARC_CLASSES,
  careerArcs,
  governmentOutlook,
  OUTLOOKS,
  turningPointsOf,
  type CareerArc,
  type OutlookWithReason,
} from '@cuspal/engine/topics/career/career-outlook';
import { careerSignature, SECTOR_CLASSES, type SectorClass } from '@cuspal/engine/topics/career/career-signature';
import { JOB_OR_BUSINESS, jobOrBusiness, type JobOrBusinessAnswer } from '@cuspal/engine/topics/career/job-or-business';
import { promiseSummary, type PromiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import type { House } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  bandShape,
  birthInput,
  chainShape,
  defineTool,
  horizonArguments,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  topicOf,
  verdictShape,
  answerOf,
} from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { leadByWork, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const CAREER_EVENTS = NATAL_EVENTS.filter(({ topic }) => topic === 'career');
const arcClass = z.enum(ARC_CLASSES);

export default defineTool({
  name: 'get_career_advanced',
  title: 'Depth reading of work life',
  purpose: 'Service or business, government, abroad, change, honours and retirement on one page with the dasha arcs',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_career_cusp_panel'],
  birth: 'required',
  disclaimer: null,
  description:
    'What a KP chart says of working life as a whole. All 20 career promises, service or business, sector, government and foreign work, and the tone of the coming years. Call it for a broad career question.',
  provenance: {
    rules: ['R6T.1', 'R5.6', 'R9.1', 'R10', 'R13.1', 'R13.5', 'R20.1', 'R20.3'],
    sources: ['KPR3t', 'KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(20, undefined, 3)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    promises: z
      .record(z.string(), z.strictObject({ verdict: verdictShape, band: bandShape, cusp: houseNumber }))
      .meta({ description: 'By event key.' }),
    chains: z.record(z.string(), chainShape).meta({ description: 'Of the cusps judged, by house number.' }),
    mode: z.enum(JOB_OR_BUSINESS),
    sector: z.enum(SECTOR_CLASSES),
    balance: z.strictObject({
      band: oneOfTheWords(CAREER_BALANCE_BANDS),
      careerBalanceIndex: z.int().min(-100).max(100),
    }),
    government: z.enum(OUTLOOKS),
    governmentReason: z.string(),
    abroad: z.strictObject({ verdict: oneOfTheWords(OUTLOOKS), reason: z.string() }),
    arcs: listOf(
      z.strictObject({
        start: instantText,
        end: instantText,
        md: planetName,
        ad: planetName,
        class: arcClass.meta({
          description: 'A lord AGAINST work gives PRESSURE, two STRONG ones RISE, one STEADY, none QUIET.',
        }),
        reason: z.string(),
        chidra: z.boolean().meta({ description: 'The last antardasha of its mahadasha.' }),
      }),
    ),
    turningPoints: listOf(z.strictObject({ date: instantText, from: arcClass, to: arcClass })),
    truncated: z.literal(true).optional().meta({ description: 'The 120 dasha years end before the horizon does.' }),
    strengths: listOf(z.string()),
    cautions: listOf(z.string()),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart } = context;
    const topic = topicOf(context);
    leadByWork(context, topic.horizon.asOfMs);
    const { span, truncated } = topic.horizon;
    const summaries = CAREER_EVENTS.map((event) => ({ event, summary: promiseSummary(chart, event) }));
    const cusps = [...new Set(summaries.map(({ summary }) => summary.cusp))].sort((a, b) => a - b);
    const panel = careerCuspPanel(chart);
    const arcs = careerArcs(chart, span);
    const government = governmentOutlook(chart);
    const abroad = abroadOutlook(chart);
    const mode = jobOrBusiness(chart).consensus;
    const sector = careerSignature(chart).sectorClass;
    return {
      answer: careerAnswer(
        { mode, sector, panel, government: government.verdict, abroad: abroad.verdict, arcs },
        chart,
      ),
      asOf: topic.asOf,
      promises: Object.fromEntries(
        summaries.map(({ event, summary: { verdict, band, cusp } }) => [event.key, { verdict, band, cusp }]),
      ),
      chains: Object.fromEntries(cusps.map((cusp: House) => [String(cusp), chain(chart, cusp)])),
      mode,
      sector,
      balance: { band: panel.band, careerBalanceIndex: panel.balance.score },
      government: government.verdict,
      governmentReason: government.reason,
      abroad,
      arcs: arcs.map(({ startMs, endMs, ...arc }) => ({
        ...spanView({ startMs, endMs }, chart.moment),
        ...arc,
      })),
      turningPoints: turningPointsOf(arcs).map(({ atMs, from, to }) => ({
        date: printInstant(atMs, chart.moment),
        from,
        to,
      })),
      ...(truncated && { truncated: true as const }),
      strengths: strengthsOf(summaries, panel),
      cautions: cautionsOf(chart, summaries, panel),
      ...useNote(),
      next: [
        { tool: 'get_occupation_matches', reason: say.nextOccupations() },
        { tool: 'get_promotion_verdict', reason: say.nextPromotion() },
        { tool: 'get_job_change_timing', reason: say.nextJobChange() },
      ],
    };
  },
});

type Summaries = readonly { readonly event: (typeof CAREER_EVENTS)[number]; readonly summary: PromiseSummary }[];

const strengthsOf = (summaries: Summaries, { strongestCusp, careerCusps }: CareerCuspPanel): readonly string[] => {
  const net = careerCusps.find(({ cusp }) => cusp === strongestCusp)?.net ?? 0;
  return [
    ...summaries
      .filter(({ event, summary }) => event.polarity === 'favourable' && summary.verdict === 'ACTIVE')
      .map(({ event }) => say.promised({ event: event.label })),
    ...(net > 0 ? [say.cuspCarries({ cusp: strongestCusp, net })] : []),
  ];
};

function cautionsOf(
  chart: Chart,
  summaries: Summaries,
  { weakestCusp, careerCusps }: CareerCuspPanel,
): readonly string[] {
  const net = careerCusps.find(({ cusp }) => cusp === weakestCusp)?.net ?? 0;
  const { csl, starLordOfCsl } = chain(chart, 10);
  return [
    ...summaries
      .filter(({ event, summary }) => event.polarity === 'adverse' && summary.side === 'yes')
      .map(({ event, summary }) => promiseSentence(event, summary)),
    ...(net < 0 ? [say.cuspWorksAgainst({ cusp: weakestCusp, net })] : []),
    ...(starLordOfCsl.retrograde ? [say.resultsLate({ starLord: starLordOfCsl.planet, csl: csl.planet })] : []),
  ];
}

interface CareerFacts {
  readonly mode: JobOrBusinessAnswer;
  readonly sector: SectorClass;
  readonly panel: CareerCuspPanel;
  readonly government: OutlookWithReason['verdict'];
  readonly abroad: OutlookWithReason['verdict'];
  readonly arcs: readonly CareerArc[];
}

/** Working life in three sentences: form and sector, state and abroad, the balance with the period that comes first. */
function careerAnswer(
  { mode, sector, panel, government, abroad, arcs }: CareerFacts,
  { moment }: Pick<Chart, 'moment'>,
): string {
  // A government post and the sector are read by different tests.
  const apart = government === 'INDICATED' && (sector === 'private' || sector === 'self');
  const [first] = arcs;
  return answerOf(
    say.workAndSector({ work: mode, sector }),
    say.governmentAndAbroad({ government, apart, abroad }),
    say.careerBalance({
      band: panel.band,
      score: panel.balance.score,
      ...(first === undefined
        ? { arc: 'NONE', until: '' }
        : { arc: first.class, until: printDate(first.endMs, moment) }),
    }),
  );
}
