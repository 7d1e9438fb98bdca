import type { Chart } from '@cuspal/engine/chart/chart';
import { boundaryNote } from '@cuspal/engine/kp/borders/boundary-note';
import {
  AUDIT_FACTORS,
  CONFIDENCE_BANDS,
  preVerdictAudit,
  type PreVerdictAudit,
} from '@cuspal/engine/kp/borders/pre-verdict-audit';
import { ORIGIN_VERDICTS } from '@cuspal/engine/kp/borders/rule-of-origin';
import { combustionOf, sunSeparation } from '@cuspal/engine/parashari/states/combustion';
import { wars } from '@cuspal/engine/parashari/states/war';
import { isVargottama } from '@cuspal/engine/parashari/vargas/vargas';
import { signName as signNamed } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  boundaryWarningShape,
  defineTool,
  includeAdverseInput,
  listOf,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';

/** Said of everything that is reported only. */
const unweighed = { affectsKpVerdict: z.literal(false) };
const UNWEIGHED = { affectsKpVerdict: false as const };
const degrees = z.number().min(0);

export default defineTool({
  name: 'run_pre_verdict_audit',
  title: 'Chart integrity gate',
  family: 'verification',
  phase: 'verification',
  system: 'kp',
  needs: ['get_house_cusps', 'get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'One call that says how far a birth time carries a KP verdict: cusps near a sub border with the events that hang on them, the rule of origin and a rounded birth time are added up to a confidence modifier (-30 to +20) and a band, with advice. Combustion, planetary war and vargottama are listed and weighed by nothing. Call it before any verdict, and before rectifying. System kp (the modifier is a service extension), not paged, no disclaimer class.',
  provenance: {
    rules: ['R4.5', 'R7.3', 'R9.1', 'R23.3', 'R23.4', 'R23.8'],
    sources: ['R3p', 'A. Dutta, rule of origin', 'service weights'],
  },
  input: birthInput.extend({ include_adverse: includeAdverseInput }),
  output: z.strictObject({
    confidenceModifier: z.int().min(-30).max(20),
    confidenceBand: z.enum(CONFIDENCE_BANDS),
    factors: listOf(z.strictObject({ factor: z.enum(AUDIT_FACTORS), detail: z.string(), points: z.int() })).meta({
      description: 'Add up to confidenceModifier',
    }),
    boundary: z
      .strictObject({
        criticalCount: z.int().min(0),
        cautionCount: z.int().min(0),
        warnings: listOf(boundaryWarningShape),
      })
      .meta({ description: 'Cusps and planets, as get_boundary_warnings; only cusps give factors' }),
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
    ).meta({ description: 'separation: degrees of longitude' }),
    vargottama: listOf(z.strictObject({ planet: planetName, sign: signName, ...unweighed })),
    ruleOfOrigin: z.strictObject({ verdict: z.enum(ORIGIN_VERDICTS), score: z.literal([2, 1, 0]) }),
    advice: listOf(z.string()),
    scoreProvenance: z.literal('service-extension'),
  }),
  run: ({ chart, ephemeris, input, note }) => {
    const audit = preVerdictAudit(ephemeris, chart, input.include_adverse);
    const { confidenceModifier, confidenceBand, factors, boundary, origin } = audit;
    note(
      'Under boundary cusps and planets are counted; only cusps give factors. Combustion, planetary war and vargottama are reported and weighed by nothing.',
    );
    return {
      confidenceModifier,
      confidenceBand,
      factors,
      boundary: {
        criticalCount: boundary.criticalCount,
        cautionCount: boundary.cautionCount,
        warnings: boundary.warnings.map((warning) => ({
          ...warning,
          affectedEvents: warning.affectedEvents.map(({ label }) => label),
          note: boundaryNote(warning),
        })),
      },
      combustion: combustionRows(chart),
      planetaryWar: wars(chart).map(({ winner, loser, separationLongitude: separation }) => ({
        winner,
        loser,
        separation,
        ...UNWEIGHED,
      })),
      vargottama: PLANETS.filter((planet) => isVargottama(chart.planets[planet].longitude)).map((planet) => ({
        planet,
        sign: signNamed(chart.planets[planet].signIndex),
        ...UNWEIGHED,
      })),
      ruleOfOrigin: { verdict: origin.verdict, score: origin.score },
      advice: adviceOf(audit),
      scoreProvenance: 'service-extension' as const,
    };
  },
});

const combustionRows = (chart: Chart) =>
  PLANETS.flatMap((planet) => {
    const grade = combustionOf(chart, planet);
    return grade === 'NONE' ? [] : [{ planet, grade, separation: sunSeparation(chart, planet), ...UNWEIGHED }];
  });

function adviceOf({ confidenceBand, boundary, factors }: PreVerdictAudit): readonly string[] {
  const opening = {
    HIGH: 'The birth time carries verdicts as it stands.',
    MODERATE:
      'The birth time carries verdicts with care: before judging from a cusp near a sub border, look at what it would change.',
    LOW: 'Rectify the birth time before any verdict: too many cusps stand near a sub border.',
  }[confidenceBand];
  const hanging = boundary.warnings
    .filter(({ target }) => target.startsWith('cusp_'))
    .map(({ target, subLord, alternateSubLord, affectedEvents }) => {
      const across = `Cusp ${target.replace('cusp_', '')}: the sub lord is ${subLord}; with ${alternateSubLord}, just across the border,`;
      return affectedEvents.length > 0
        ? `${across} the verdict would change for: ${affectedEvents.map(({ label }) => label).join(', ')}.`
        : `${across} no verdict of an event would change.`;
    });
  const rounded = factors.some(({ factor }) => factor === 'ROUNDED_TIME')
    ? ['Ask how the time of birth was recorded: a full or half hour is often a guess.']
    : [];
  return [opening, ...rounded, ...hanging];
}
