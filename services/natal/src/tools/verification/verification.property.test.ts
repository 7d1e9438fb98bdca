import { NATAL_EVENTS } from '@cuspal/engine';
import { conforms, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FRAMES = ['kp', 'kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar'];

/** Each tool with the arguments that make its longest result. */
const LONGEST: readonly (readonly [string, (event: string) => object])[] = [
  ['check_rule_of_origin', () => ({})],
  ['get_subsub_boundary', () => ({})],
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
];
/** Of 8,000 tokens, at three and a half characters to one. */
const MOST_CHARACTERS = 28_000;

const DAY = 86_400_000;
const lateInLife = (birth_datetime: string): number =>
  Math.min(Date.parse(`${birth_datetime}Z`) + 30 * 365.25 * DAY, Date.UTC(2390, 0, 1));

describe('1,000 random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it('answer without a throw, as their schemas say, below 8,000 tokens', async () => {
    const longest = new Map<string, number>();
    for (const [index, birth] of randomBirths(1000, 1906).entries()) {
      const [name, argumentsOf] = LONGEST[index % LONGEST.length] ?? [];
      if (name === undefined || argumentsOf === undefined) throw new Error('no tool');
      const event = NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const { text } = await conforms(
        name,
        { ...birth, ...argumentsOf(event) },
        { now: lateInLife(birth.birth_datetime) },
      );
      longest.set(name, Math.max(longest.get(name) ?? 0, text.length));
    }
    for (const [name, length] of longest) expect([name, length <= MOST_CHARACTERS]).toEqual([name, true]);
    expect(longest.size).toBe(8);
  }, 120_000);

  it.each(LONGEST_GROUP)('%s %j stays below 8,000 tokens', async (name, args) => {
    for (const birth of randomBirths(20, 1907))
      expect((await conforms(name, { ...birth, ...args })).text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  });
});
