import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { ElectionWindow } from '@cuspal/engine/election/election-scan';
import { RELAXATION_CODES, RELAXED_LAYERS, relaxationsOf } from '@cuspal/engine/election/relaxation';
import type { RelaxationCode } from '@cuspal/engine/election/relaxation';
import { planetsIn } from '@cuspal/engine/zodiac/planet-bits';
import { z } from 'zod';
import { listOf } from '../shapes/basics.ts';
import { say } from './views.messages.ts';

/** What was loosened for the returned windows of an election. */
export const relaxationsShape = listOf(
  z.strictObject({
    code: z.enum(RELAXATION_CODES),
    layer: z.enum(RELAXED_LAYERS),
    what: z.string(),
    effect: z.string(),
    windows: z.int().min(1).meta({ description: 'How many of the returned windows used it' }),
  }),
);

const EFFECT: Readonly<Record<RelaxationCode, () => string>> = {
  SET_RELAXED: say.relaxedByStandIn,
  PERIOD_SIGNIFIES: say.dashaSupportsInPart,
  STAR_QUALIFIED: say.starSupportsInPart,
  PERIOD_WAIVED: say.bestWithoutPeriod,
};

const WHAT: Readonly<Record<Exclude<RelaxationCode, 'SET_RELAXED'>, () => string>> = {
  PERIOD_SIGNIFIES: say.onlyPartStrong,
  STAR_QUALIFIED: say.starLordWeak,
  PERIOD_WAIVED: say.periodDoesNotSupport,
};

/** What was loosened for the returned windows, one row for each code. */
export const relaxationsView = (
  set: ElectingSet,
  windows: readonly ElectionWindow[],
): z.input<typeof relaxationsShape> =>
  relaxationsOf(set, windows).map(({ code, layer, windows: count }) => ({
    code,
    layer,
    what: code === 'SET_RELAXED' ? say.standIns({ planets: planetsIn(set.standIns) }) : WHAT[code](),
    effect: EFFECT[code](),
    windows: count,
  }));
