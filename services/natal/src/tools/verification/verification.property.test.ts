import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { birthsFor, holdsOver } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FRAMES = ['kp', 'kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar'];
const eventOf = (index: number): string => NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length]?.label ?? 'Marriage';

/** Each tool with the arguments that make its longest result. */
const LONGEST: readonly (readonly [string, (event: string) => object])[] = [
  ['check_rule_of_origin', () => ({})],
  ['get_subsub_boundary', () => ({ threshold_arcsec: 300 })],
  ['run_pre_verdict_audit', () => ({})],
  ['get_kcil_verdict', (event) => ({ event, primary_houses: ALL })],
  ['get_four_step_verdict', (event) => ({ event, primary_houses: ALL })],
  ['get_bosmia_significators', (event) => ({ event })],
  ['get_multi_system_verdict', (event) => ({ event, primary_houses: ALL })],
  ['get_paradigm_panel', (event) => ({ event, frames: FRAMES, horizon_years: 20 })],
];
const LONGEST_GROUP: readonly (readonly [string, object])[] = [
  ['get_kcil_verdict', { house_group: ALL, primary_houses: ALL }],
  ['get_kcil_verdict', { house_group: [1, 2, 3, 4, 5, 6], denial_group: [7, 8, 9, 10, 11, 12], primary_houses: ALL }],
  ['get_four_step_verdict', { house_group: ALL }],
  ['get_multi_system_verdict', { house_group: ALL, primary_houses: ALL }],
  ['get_bosmia_significators', { house_group: ALL }],
  ['get_paradigm_panel', { house_group: ALL, frames: FRAMES, horizon_years: 20 }],
];

describe('verification over 1,000 random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it('asks every tool of the family', () => expect(new Set(LONGEST.map(([tool]) => tool)).size).toBe(8));

  it.each(LONGEST)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    async (tool, argumentsOf) =>
      holdsOver({ tool, argumentsOf: (_, index) => argumentsOf(eventOf(index)) }, birthsFor(1000), 1906),
    600_000,
  );

  it.each(LONGEST_GROUP)(
    '%s %j does so too',
    async (tool, args) => holdsOver({ tool, argumentsOf: () => args }, birthsFor(100), 1907),
    600_000,
  );
});
