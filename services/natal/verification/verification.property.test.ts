import { birthsFor, eventOf, familyProperties, holdsOver, narrowedByTurns, type Life } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FRAMES = ['kp', 'kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar'];

/** An event in turn with the arguments that make the longest result. */
const longest = (more: object) => ({
  argumentsOf: (_: Life, index: number) => ({ event: eventOf(index), ...more }),
});
const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1906,
  tools: {
    run_pre_verdict_audit: { births: 300, argumentsOf: narrowedByTurns },
    get_subsub_boundary: {
      births: 300,
      argumentsOf: (life, index) => ({ ...narrowedByTurns(life, index), threshold_arcsec: 300 }),
    },
    get_kcil_verdict: longest({ primary_houses: ALL }),
    get_four_step_verdict: longest({ primary_houses: ALL }),
    get_multi_system_verdict: longest({ primary_houses: ALL }),
    get_paradigm_panel: longest({ frames: FRAMES, horizon_years: 20 }),
  },
});
const LONGEST_GROUP: readonly (readonly [string, object])[] = [
  ['get_kcil_verdict', { house_group: ALL, primary_houses: ALL }],
  ['get_kcil_verdict', { house_group: [1, 2, 3, 4, 5, 6], denial_group: [7, 8, 9, 10, 11, 12], primary_houses: ALL }],
  ['get_four_step_verdict', { house_group: ALL }],
  ['get_multi_system_verdict', { house_group: ALL, primary_houses: ALL }],
  ['get_bosmia_significators', { house_group: ALL }],
  ['get_paradigm_panel', { house_group: ALL, frames: FRAMES, horizon_years: 20 }],
];

describe('verification of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );

  it.each(LONGEST_GROUP)(
    '%s %j does so too',
    async (tool, args) => holdsOver({ tool, argumentsOf: () => args }, birthsFor(100), 1907),
    600_000,
  );
});
