import { WINDOW_VERDICTS } from '@cuspal/tool-kit/views/election-verdicts';
import { CAUTIONS } from '@cuspal/engine/election/cautions';
import { ELECTION_GRADES } from '@cuspal/engine/election/electing-planets';
import { GRANULARITIES } from '@cuspal/engine/election/election-topic';
import { LAYER_STATES, LAYERS } from '@cuspal/engine/election/layers';
import { CUSP_RULE_RESULTS, CUSTOMS } from '@cuspal/engine/election/moment-chart';
import { SECOND_CHECKS } from '@cuspal/engine/election/second-person';
import { SCHOOL_VERDICTS } from '@cuspal/engine/election/second-school';
import { DISCRIMINATORS, SELECTION_STATUSES } from '@cuspal/engine/election/selection';
import { ELECTION_TYPES } from '@cuspal/engine/events/election-event';
import { OFFERED_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import {
  contactLevel,
  houseList,
  houseNumber,
  instantText,
  listOf,
  oneOfTheWords,
  periodClassShape,
  planetName,
  standingShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { RESOLVING_LAYERS, RULING_SLOTS } from './window-words.ts';

export const PROVENANCES = ['BOOK_SOURCED', 'WEB_SOURCED', 'DERIVED_TABLE_D', 'DERIVED_CUSP_RULE'] as const;
export const granularityShape = z.enum(GRANULARITIES);
const minutes = z.number().min(0);

/** The event as it was understood. */
export const electedEventShape = z.strictObject({
  key: z.string(),
  label: z.string(),
  matterHouses: houseList,
  electedHouses: houseList,
  primaryHouse: houseNumber,
  avoidHouses: houseList,
  provenance: z.enum(PROVENANCES),
  citation: z.string().nullable(),
  defaultGranularity: granularityShape,
  electionType: z.enum(ELECTION_TYPES),
  significance: z.enum(['ROUTINE', 'MAJOR', 'LIFE']),
  catalogue: z.enum(['election', 'natal']),
});

export const cuspRuleShape = z.strictObject({
  cusp: houseNumber,
  mustSignify: houseList,
  text: z.string(),
  enforced: z.literal(false),
});

/** The nine planets of the elector weighed for the event. */
export const significatorSetShape = listOf(
  z.strictObject({
    planet: planetName,
    standing: standingShape,
    standIn: z.boolean().meta({ description: 'It counts as STRONG only because too few others bring the event.' }),
    grade: z.enum(ELECTION_GRADES).nullable(),
    reachesPrimary: z.boolean(),
    favourableLevel: contactLevel,
    denialLevel: contactLevel,
    starLord: planetName,
    subLord: planetName,
    deferred: z.boolean(),
  }),
);

const layerState = z.enum(LAYER_STATES);
const localSpan = { startLocal: instantText, endLocal: instantText };
const schoolVerdict = oneOfTheWords(SCHOOL_VERDICTS);

/** One offered window, or one civil date. */
export const electionWindowShape = z.strictObject({
  rank: z.int().min(1),
  ...localSpan,
  durationMinutes: minutes,
  momentLocal: instantText,
  layersSatisfied: z.int().min(0).max(4),
  relaxedLayers: z.int().min(0).max(4),
  verdict: oneOfTheWords(WINDOW_VERDICTS).nullable(),
  resolvingLayer: z.enum(RESOLVING_LAYERS),
  layers: z.strictObject({
    period: layerState,
    ruling: layerState,
    moon: layerState,
    ascendant: layerState.nullable(),
  }),
  periodClass: periodClassShape,
  lords: z
    .strictObject({
      MD: planetName,
      AD: planetName,
      PD: planetName,
      moonSign: planetName.optional(),
      moonStar: planetName.optional(),
      moonSub: planetName.optional(),
      ascSign: planetName.optional(),
      ascStar: planetName.optional(),
      ascSub: planetName.optional(),
    })
    .meta({
      description:
        'Of a pool the first window has all; of Moon and Ascendant the others have what differs from the window above',
    }),
  rulingPlanets: listOf(
    z.strictObject({
      planet: planetName,
      slots: listOf(z.enum(RULING_SLOTS)).optional(),
      strong: z.boolean().optional().meta({ description: 'As slots in the first window of a pool alone' }),
    }),
  ),
  matchedConditions: listOf(z.string()),
  cautions: listOf(z.enum(CAUTIONS)),
  customary: listOf(z.enum(CUSTOMS)),
  discriminator: z.enum(DISCRIMINATORS),
  cuspRuleCheck: z
    .strictObject({
      met: z.enum(CUSP_RULE_RESULTS),
      at: listOf(z.strictObject({ at: instantText, csl: planetName, signifies: houseList, met: z.boolean() })).meta({
        description: 'Start, middle and end; in a pool only where the sub lord changes',
      }),
    })
    .nullable(),
  bestSpan: z.strictObject({ ...localSpan, momentLocal: instantText }).optional(),
  moonSpans: listOf(z.strictObject(localSpan)).optional(),
  secondSchoolLens: z.strictObject({ verdict: schoolVerdict, verdictLine: z.string() }).nullable().optional(),
  checks: listOf(z.strictObject({ name: z.string(), passed: z.boolean(), detail: z.string() })).optional(),
  secondaryCheck: z.enum(SECOND_CHECKS).optional(),
  secondaryReasons: listOf(z.string()).optional(),
});

export const selectionShape = z.strictObject({
  status: z.enum(SELECTION_STATUSES),
  startLocal: instantText.optional(),
  reason: z.string(),
  inseparableCount: z.int().min(0),
  failedLayer: z.enum(LAYERS).optional(),
  nearest: electionWindowShape.nullable().optional(),
  suggestedScanDays: z.number().nullable().optional(),
});

const layerMinutes = z.strictObject({ met: minutes, relaxed: minutes });

export const scanSummaryShape = z.strictObject({
  ...localSpan,
  scanDays: z.number(),
  clampedFrom: z.number().optional(),
  usableMinutes: minutes,
  boundariesSolved: z.int().min(0),
  intervalsEvaluated: z.int().min(0),
  offeredWindows: z.int().min(0),
  droppedShort: z.int().min(0),
  layerMinutes: z.strictObject({
    period: layerMinutes,
    ruling: layerMinutes,
    moon: layerMinutes,
    ascendant: layerMinutes.nullable(),
  }),
});

const jointLords = { md: planetName, ad: planetName, pd: planetName };

export const periodsShape = listOf(z.strictObject({ ...jointLords, class: periodClassShape, ...localSpan }));

export const supportingPeriodShape = z
  .strictObject({ start: instantText, end: instantText, ...jointLords, class: z.enum(OFFERED_CLASSES) })
  .nullable()
  .optional();

export const preferredHoursShape = z
  .strictObject({ start: z.string(), end: z.string(), label: z.string().optional() })
  .optional();
