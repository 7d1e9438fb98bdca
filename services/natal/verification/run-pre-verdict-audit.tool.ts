import { printedDegrees } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { isVolunteered, matterInWords } from '@cuspal/engine/events/event';
import { ageInLife, partedByAge } from '@cuspal/engine/events/life-stage';
import type { JudgedEvent, NatalEvent } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { capped, confidenceCap, CONFIDENCE_CAPS, heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import { askedCusp } from '@cuspal/engine/kp/borders/asked-cusp';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import {
  AUDIT_FACTORS,
  CONFIDENCE_BANDS,
  preVerdictAudit,
  type PreVerdictAudit,
} from '@cuspal/engine/kp/borders/pre-verdict-audit';
import { ORIGIN_VERDICTS } from '@cuspal/engine/kp/borders/rule-of-origin';
import { baseRate } from '@cuspal/engine/kp/promise/base-rate';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import { combustionOf, sunSeparation } from '@cuspal/engine/parashari/states/combustion';
import { wars } from '@cuspal/engine/parashari/states/war';
import { isVargottama } from '@cuspal/engine/parashari/vargas/vargas';
import { signName as signNamed } from '@cuspal/engine/zodiac/lords';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  askedEvent,
  baseRateShape,
  birthInput,
  birthTimeUncertainty,
  boundaryWarningShape,
  chosenByAgeShape,
  chosenByAgeView,
  defineTool,
  eventArguments,
  eventDisclaimers,
  houseNumber,
  includeAdverseInput,
  listOf,
  nextShape,
  outweighedShape,
  planetName,
  severityShape,
  signName,
  stabilityCountsShape,
  tablesArgument,
  verdictShape,
  verdictStabilityFields,
  oneOfTheWords,
  detailArgument,
} from '@cuspal/tool-kit';
import { stabilityCounts, verdictStabilityView } from '@cuspal/tool-kit/views/stability';
import { roundedTimeNote } from '@cuspal/tool-kit/views/stability-words';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { eventRowsNote, reportOfEvent, setAsideOf, warningRows } from '../boundary-rows.ts';
import { auditAdvice, auditAnswer, auditNext } from './audit-answer.ts';
import type { AskedMatter } from './audit-answer.ts';
import { say } from './verification.messages.ts';

/** Mark on everything that is reported and weighs nothing. */
const unweighed = { affectsKpVerdict: z.literal(false) };
const UNWEIGHED = { affectsKpVerdict: false as const };
const degrees = z.number().min(0);

const askedShape = z.strictObject({
  event: z.string(),
  cusp: houseNumber,
  csl: planetName,
  severity: severityShape,
  distanceArcmin: z.number().min(0),
  alternateSubLord: planetName.meta({ description: 'Sub lord across the nearer border' }),
  verdict: verdictShape,
  alternateVerdict: verdictShape.meta({ description: 'The verdict with that sub lord' }),
  ...verdictStabilityFields,
  outweighed: outweighedShape,
  baseRate: baseRateShape,
  confidenceCap: z
    .enum(CONFIDENCE_CAPS)
    .nullable()
    .meta({ description: 'The most that confidenceBand may be, because this verdict turns with the birth time' }),
});

export default defineTool({
  name: 'run_pre_verdict_audit',
  title: 'Chart integrity gate',
  purpose: 'How far the birth time carries a verdict, with combustion, war and vargottama reported unweighed',
  family: 'verification',
  phase: 'verification',
  system: 'kp',
  needs: ['get_house_cusps', 'get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'How far a birth time carries KP verdicts, as a confidence figure with advice. For an event, the birth times for which its verdict holds. Call it before any verdict and before rectifying.',
  provenance: {
    rules: ['R4.5', 'R7.3', 'R9.1', 'R9P', 'R9S', 'R23.3', 'R23.4', 'R23.8'],
    sources: ['KPR3p', 'DUTTA', 'OWN'],
  },
  brief: {
    without: [
      'boundary.warnings.stability',
      'boundary.warnings.longitude',
      'boundary.warnings.tight',
      'combustion',
      'planetaryWar',
      'vargottama',
      'boundary.warnings.side',
      'boundary.warnings.distanceArcmin',
      'boundary.warnings.note',
    ],
    most: { advice: 2 },
  },
  forms: [{ with: { tables: false }, has: ['boundary.warnings'] }],
  tabled: [
    {
      list: 'boundary.warnings',
      as: 'warningTable',
      columns: ['target', 'severity', 'affectedEvents'],
    },
  ],
  input: birthInput.extend({
    event: eventArguments.event,
    house_group: eventArguments.house_group,
    primary_houses: eventArguments.primary_houses,
    include_adverse: includeAdverseInput,
    ...birthTimeUncertainty,
    ...tablesArgument,
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    confidenceModifier: z.int().min(-30).max(20),
    confidenceBand: oneOfTheWords(CONFIDENCE_BANDS).meta({ description: 'By the modifier, under asked.confidenceCap' }),
    factors: listOf(z.strictObject({ factor: z.enum(AUDIT_FACTORS), detail: z.string(), points: z.int() })).meta({
      description: 'Their points add up to confidenceModifier',
    }),
    boundary: z
      .strictObject({
        criticalCount: z.int().min(0),
        cautionCount: z.int().min(0),
        warnings: listOf(boundaryWarningShape),
      })
      .meta({ description: 'Cusps and planets as in get_boundary_warnings. Only cusps give factors.' }),
    stabilitySummary: stabilityCountsShape,
    uncertainEvents: listOf(z.string())
      .optional()
      .meta({ description: 'Whose verdict changes sides within birth_time_uncertainty_minutes' }),
    ...chosenByAgeShape,
    asked: askedShape.nullable().meta({ description: 'The cusp of the event or house_group asked about' }),
    combustion: listOf(
      z.strictObject({
        planet: planetName,
        grade: z.enum(['ORDINARY', 'FULL']),
        separation: degrees.meta({ description: 'Degrees from the Sun' }),
        ...unweighed,
      }),
    ),
    planetaryWar: listOf(
      z.strictObject({ winner: planetName, loser: planetName, separation: degrees, ...unweighed }),
    ).meta({ description: 'The separation is in degrees of longitude' }),
    vargottama: listOf(z.strictObject({ planet: planetName, sign: signName, ...unweighed })),
    ruleOfOrigin: z.strictObject({ verdict: oneOfTheWords(ORIGIN_VERDICTS), score: z.literal([2, 1, 0]) }),
    advice: listOf(z.string()),
    disclaimers: listOf(z.string())
      .optional()
      .meta({ description: 'Of the event asked about and of unwelcome ones named' }),
    scoreProvenance: z.literal('service-extension'),
    next: nextShape,
  }),
  run: ({ chart, ephemeris, input, now, note, lead, shows }) => {
    const matter = askedEvent(input, note)?.event ?? null;
    if (matter) leadByLifeStage({ chart, now, lead }, { event: matter });
    const { birth_time_uncertainty_minutes: minutes } = input;
    // A composite does not show how many are stable, and none turns where no uncertainty is stated.
    const counted = minutes !== undefined || (shows?.('stabilitySummary') ?? true);
    const judged = (counted ? NATAL_EVENTS : []).map((event) => ({
      event,
      ...verdictStability(ephemeris, chart, event, minutes),
    }));
    const turning = judged.filter((row) => row.uncertain).map(({ event }) => event);
    const age = ageInLife(chart.moment, now);
    const listed = turning.filter((event) => isVolunteered(event, input.include_adverse));
    const byAge = partedByAge(
      listed.map((event) => ({ event })),
      age,
    );
    const uncertain = byAge.chosen.map(({ event }) => event);
    const uncertainty = minutes === undefined ? null : { minutes, turning: turning.length, verdicts: judged.length };
    const asked = matter && askedMatter(ephemeris, chart, matter, minutes);
    const named = { age, includeAdverse: input.include_adverse, asked: matter };
    const added = preVerdictAudit(ephemeris, chart, named);
    const audit = { ...added, confidenceBand: capped(added.confidenceBand, asked?.cap ?? null) };
    const { confidenceModifier, confidenceBand, factors, boundary, origin } = audit;
    const shown = matter ? reportOfEvent(chart, boundary, matter) : boundary;
    const disclaimers = eventDisclaimers([...askedRow(matter), ...namedAdverse(shown, uncertain)]);
    if (matter) note(eventRowsNote());
    const rounded = roundedTimeNote(chart.moment, minutes);
    if (rounded !== undefined) note(rounded);
    note(say.planetsNoFactors());
    note(say.statesNotWeighed());
    return {
      answer: auditAnswer(audit, asked, uncertainty),
      confidenceModifier,
      confidenceBand,
      factors,
      boundary: {
        criticalCount: boundary.criticalCount,
        cautionCount: boundary.cautionCount,
        warnings: warningRows(shown, ephemeris, chart, minutes),
      },
      stabilitySummary: stabilityCounts(judged),
      ...(minutes !== undefined && { uncertainEvents: uncertain.map(({ label }) => label) }),
      ...chosenByAgeView(age, [...setAsideOf(shown), ...(minutes === undefined ? [] : byAge.setAside)]),
      asked: asked && {
        ...asked.cusp,
        ...verdictStabilityView(asked.stability, chart.moment),
        outweighed: asked.outweighed,
        baseRate: baseRate(asked.event, sideOf(asked.cusp.verdict)),
        confidenceCap: asked.cap,
      },
      combustion: combustionRows(chart),
      planetaryWar: wars(chart).map(({ winner, loser, separationLongitude: separation }) => ({
        winner,
        loser,
        separation: printedDegrees(separation),
        ...UNWEIGHED,
      })),
      vargottama: PLANETS.filter((planet) => isVargottama(chart.planets[planet].longitude)).map((planet) => ({
        planet,
        sign: signNamed(chart.planets[planet].signIndex),
        ...UNWEIGHED,
      })),
      ruleOfOrigin: { verdict: origin.verdict, score: origin.score },
      advice: auditAdvice({ ...audit, boundary: shown }, asked),
      ...(disclaimers.length > 0 && { disclaimers }),
      scoreProvenance: 'service-extension' as const,
      next: auditNext(audit),
    };
  },
});

/** The matter asked about, whose stability caps the confidence of the whole audit (R9S). */
function askedMatter(ephemeris: Ephemeris, chart: Chart, event: JudgedEvent, minutes: number | undefined): AskedMatter {
  const stability = verdictStability(ephemeris, chart, event, minutes);
  return {
    event,
    matter: matterInWords(event),
    cusp: askedCusp(chart, event),
    stability,
    birth: chart.moment,
    minutes,
    outweighed: verdictOf(chart, event).outweighed,
    cap: confidenceCap(heldSide(stability.stability), minutes),
  };
}

const combustionRows = (chart: Chart) =>
  PLANETS.flatMap((planet) => {
    const grade = combustionOf(chart, planet);
    return grade === 'NONE'
      ? []
      : [{ planet, grade, separation: printedDegrees(sunSeparation(chart, planet)), ...UNWEIGHED }];
  });

/**
 * The row of the catalogue that is asked about by name: its verdict is judged, so it has its disclaimer
 * (docs/api.md#unwelcome-events).
 */
const askedRow = (matter: JudgedEvent | null): readonly NatalEvent[] =>
  NATAL_EVENTS.filter(({ key }) => key === matter?.key);

/** The unwelcome events of the catalogue that the result names of its own choice. */
const namedAdverse = (boundary: PreVerdictAudit['boundary'], uncertain: readonly NatalEvent[]): readonly NatalEvent[] =>
  [...uncertain, ...boundary.warnings.flatMap(({ affectedEvents }) => affectedEvents)].filter(
    ({ polarity }) => polarity === 'adverse',
  );
