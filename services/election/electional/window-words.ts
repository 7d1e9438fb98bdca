import type { Granularity } from '@cuspal/engine/election/election-topic';
import type { Layer, LayerState, LayerStates } from '@cuspal/engine/election/layers';
import type { SchoolCheck, SchoolVerdict } from '@cuspal/engine/election/second-school';
import type { RpSlot } from '@cuspal/engine/kp/ruling/ruling-planets';
import { say } from './electional.messages.ts';

export const RESOLVING_LAYERS = ['ASCENDANT_SUB', 'MOON_SUB', 'RULING_PLANETS', 'DASHA_PERIOD', 'CIVIL_DAY'] as const;
export type ResolvingLayer = (typeof RESOLVING_LAYERS)[number];

/** The lords of a moment beside those of the running periods: of the Moon, and by the minute of the Ascendant. */
export const SKY_LORDS = ['moonSign', 'moonStar', 'moonSub', 'ascSign', 'ascStar', 'ascSub'] as const;

/** The slots of layer 2, strongest first; those of the Ascendant by the minute only. */
export const RULING_SLOTS = [
  'ascStarLord',
  'ascSignLord',
  'moonStarLord',
  'moonSignLord',
  'dayLord',
] as const satisfies readonly RpSlot[];
export type RulingSlot = (typeof RULING_SLOTS)[number];

/** The finest layer that holds and so fixes the moment. */
export function resolvingLayer(layers: LayerStates, granularity: Granularity): ResolvingLayer {
  if (granularity === 'day') return 'CIVIL_DAY';
  if (layers.ascendant !== null && layers.ascendant !== 'NOT_MET') return 'ASCENDANT_SUB';
  if (layers.moon !== 'NOT_MET') return 'MOON_SUB';
  return layers.ruling === 'NOT_MET' ? 'DASHA_PERIOD' : 'RULING_PLANETS';
}

/** What layers in one state do for a moment; nothing of no layer. The second one looks at transits too. */
export const layersSupport = (layers: readonly Layer[], state: LayerState): readonly string[] =>
  layers.length === 0
    ? []
    : [
        say.layersSupport({
          layers: layers.map((layer) => say.layer({ layer })),
          count: layers.length,
          state,
          // The ruling planets are several.
          singular: layers.length === 1 && layers[0] !== 'RULING_AND_TRANSIT',
        }),
      ];

/** What the second school says, in a sentence; the tests stand beside it. */
export const schoolLine = (verdict: SchoolVerdict, checks: readonly SchoolCheck[]): string =>
  say.school({ verdict, failed: checks.filter(({ passed }) => !passed).length, tests: checks.length });

/** What a reader must know of the second school. */
export const schoolNotes = (): readonly string[] => [say.schoolHouses(), say.schoolIsInformation()];
