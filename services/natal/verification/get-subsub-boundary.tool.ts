import { printedArc, printedLongitude } from '@cuspal/engine/base/printed';
import { targetsOfEvent } from '@cuspal/engine/kp/borders/time-border';
import { lordStability } from '@cuspal/engine/kp/borders/lord-stability';
import {
  DIVERGENCE_BANDS,
  type DivergenceBand,
  SUB_SUB_FLAGS,
  subSubCusps,
  subSubPlanets,
  type SubSubPosition,
  twinDivergence,
} from '@cuspal/engine/kp/borders/sub-sub-boundary';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  askedEvent,
  birthInput,
  birthTimeUncertainty,
  defineTool,
  detailArgument,
  listOf,
  longitudeDegrees,
  narrowingEvent,
  nextShape,
  planetName,
  someLordStability,
  ToolError,
  oneOfTheWords,
  answerOf,
} from '@cuspal/tool-kit';
import { lordStabilityView } from '@cuspal/tool-kit/views/stability';
import { z } from 'zod';
import { eventRowsNote } from '../boundary-rows.ts';
import { say } from './verification.messages.ts';
import { say as fault } from '../faults.messages.ts';

export default defineTool({
  name: 'get_subsub_boundary',
  title: 'Sub-sub border sensitivity',
  purpose: 'How near cusps and planets stand to a change of sub-sub lord',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['get_boundary_warnings'],
  birth: 'required',
  disclaimer: null,
  description:
    'How near cusps and planets stand to a change of sub-sub lord, in arc-seconds and seconds of clock. An index, an extension of our own, for twins and fine rectification. Call it after get_boundary_warnings.',
  provenance: { rules: ['R4.2', 'R4.4', 'R4.5', 'R16.4'], sources: ['KPR3t', 'OWN'] },
  // Rows that are far from a border come with the full detail.
  brief: {},
  input: birthInput.extend({
    threshold_arcsec: z
      .number()
      .gt(0)
      .max(300)
      .default(30)
      .meta({ description: 'Distance in arc-seconds that counts as critical' }),
    include_planets: z.boolean().default(true).meta({ description: 'Measure the nine planets' }),
    include_cusps: z.boolean().default(true).meta({ description: 'Measure the twelve cusps' }),
    ...birthTimeUncertainty,
    ...narrowingEvent('its cusps and the planets of their chains'),
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    thresholdArcsec: z.number(),
    positions: listOf(
      z.strictObject({
        target: z.string().meta({ description: 'cusp_1 to cusp_12, planet_Sun to planet_Ketu' }),
        longitude: longitudeDegrees,
        starLord: planetName,
        subLord: planetName,
        subSubLord: planetName,
        distanceArcsec: z.number().min(0),
        side: z.enum(['lower', 'upper']).meta({ description: 'The nearer edge, the start or the end of the sub-sub' }),
        alternateSubSubLord: planetName,
        alternateSubLord: planetName.optional().meta({ description: 'Given where the sub ends there too' }),
        alternateStarLord: planetName.optional(),
        flag: z.enum(SUB_SUB_FLAGS),
        shiftSeconds: z
          .int()
          .nullable()
          .optional()
          .meta({ description: 'Of cusps only. Earlier is negative, and null is not within 20 minutes.' }),
        ...someLordStability,
        stability: someLordStability.stability.meta({
          description: 'Of the sub lord, where not flagged STABLE or the birth time is uncertain',
        }),
      }),
    ),
    counts: z.strictObject({ critical: z.int().min(0), warning: z.int().min(0), stable: z.int().min(0) }),
    twinDivergenceIndex: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'Per cent of the cusps near a border, WARNING counted half. Null without cusps.' }),
    twinDivergenceBand: oneOfTheWords(DIVERGENCE_BANDS).nullable(),
    scoreProvenance: z.literal('service-extension'),
    extensionNote: z.string(),
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, note }) => {
    const { threshold_arcsec: threshold, include_planets: withPlanets, include_cusps: withCusps } = input;
    if (!withPlanets && !withCusps)
      throw new ToolError('validation_failed', fault.nothingToMeasure(), { field: 'include_cusps' });
    const cusps = withCusps ? subSubCusps(ephemeris, chart, threshold) : [];
    const positions = [...cusps, ...(withPlanets ? subSubPlanets(chart, threshold) : [])];
    const divergence = withCusps ? twinDivergence(cusps) : null;
    const count = (flag: string) => positions.filter((each) => each.flag === flag).length;
    note(say.noChangeIndex());
    const { birth_time_uncertainty_minutes: minutes } = input;
    if (minutes !== undefined && chart.houses === null) note(say.uncertaintyUnused());
    const stabilityOf = ({ target, flag }: (typeof positions)[number]) =>
      chart.houses !== null &&
      (minutes !== undefined || flag !== 'STABLE') &&
      lordStabilityView(lordStability(ephemeris, chart, target, minutes), chart.moment);
    const event = askedEvent(input, note)?.event ?? null;
    const targets = event && chart.houses !== null ? targetsOfEvent(chart, event) : null;
    if (targets) note(eventRowsNote());
    else if (event) note(say.eventUnused());
    return {
      answer: subSubAnswer(positions, threshold, divergence),
      thresholdArcsec: threshold,
      positions: (targets ? positions.filter(({ target }) => targets.includes(target)) : positions)
        .filter(({ flag }) => input.detail === 'full' || flag !== 'STABLE')
        .map((each) => ({
          ...each,
          longitude: printedLongitude(each.longitude),
          distanceArcsec: printedArc(each.distanceArcsec),
          ...stabilityOf(each),
        })),
      counts: { critical: count('CRITICAL'), warning: count('WARNING'), stable: count('STABLE') },
      twinDivergenceIndex: divergence?.index ?? null,
      twinDivergenceBand: divergence?.band ?? null,
      scoreProvenance: 'service-extension' as const,
      extensionNote: say.subSubExtension(),
      next: [{ tool: 'get_boundary_warnings', reason: say.nextBorders() }],
    };
  },
});

function nearSentence(positions: readonly SubSubPosition[], arcsec: number): string {
  const critical = positions.filter(({ flag }) => flag === 'CRITICAL').map(({ target }) => target);
  const cusps = HOUSES.filter((house) => critical.includes(`cusp_${house}`));
  const planets = PLANETS.filter((planet) => critical.includes(`planet_${planet}`));
  if (planets.length === 0) return cusps.length === 0 ? say.nothingNear({ arcsec }) : say.cuspsNear({ cusps, arcsec });
  return cusps.length === 0
    ? say.planetsNear({ planets, arcsec })
    : say.cuspsAndPlanetsNear({ cusps, planets, arcsec });
}

/** Says what is near a border, and how easily births some seconds apart differ. */
const subSubAnswer = (
  positions: readonly SubSubPosition[],
  thresholdArcsec: number,
  divergence: { readonly index: number; readonly band: DivergenceBand } | null,
): string =>
  answerOf(
    nearSentence(positions, thresholdArcsec),
    divergence !== null && say.birthsDiffer(divergence),
    say.noVerdictOnSubSub(),
  );
