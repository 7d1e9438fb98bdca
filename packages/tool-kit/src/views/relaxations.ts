import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { ElectionWindow } from '@cuspal/engine/election/election-scan';
import { RELAXATION_CODES, RELAXED_LAYERS, relaxationsOf } from '@cuspal/engine/election/relaxation';
import type { RelaxationCode } from '@cuspal/engine/election/relaxation';
import { planetsIn } from '@cuspal/engine/election/sub-rows';
import { planetsDo } from '@cuspal/engine/zodiac/planet-words';
import { z } from 'zod';
import { listOf } from '../shapes/basics.ts';

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

const EFFECT: Readonly<Record<RelaxationCode, string>> = {
  SET_RELAXED: 'Every layer that rests on a stand-in counts as relaxed, never as met in full.',
  PERIOD_SIGNIFIES: 'The layer of the period counts as relaxed.',
  STAR_QUALIFIED: 'The layer counts as relaxed.',
  PERIOD_WAIVED: 'The moment is the best of the time asked for, without the support of the period.',
};

const WHAT: Readonly<Record<Exclude<RelaxationCode, 'SET_RELAXED'>, string>> = {
  PERIOD_SIGNIFIES: 'Only part of the running lords is strong for the event.',
  STAR_QUALIFIED: 'A star lord is weak for the event, while the sub lord is strong for it.',
  PERIOD_WAIVED: 'The running period does not carry the event.',
};

/** What was loosened for the returned windows, one row for each code. */
export const relaxationsView = (
  set: ElectingSet,
  windows: readonly ElectionWindow[],
): z.input<typeof relaxationsShape> =>
  relaxationsOf(set, windows).map(({ code, layer, windows: count }) => ({
    code,
    layer,
    what: code === 'SET_RELAXED' ? standIns(set) : WHAT[code],
    effect: EFFECT[code],
    windows: count,
  }));

function standIns({ standIns: bits }: ElectingSet): string {
  const those = planetsIn(bits);
  return `Too few planets of the birth chart bring the event, so ${planetsDo(those, 'stands', 'stand')} in.`;
}
