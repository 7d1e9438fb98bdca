import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import type { Drawing } from '../../../test/drawn-chart.ts';
import { condition, conditionGround } from './condition.ts';

const PLANETS = { Sun: 10, Moon: 40, Mars: 100, Mercury: 200, Jupiter: 250, Venus: 300, Saturn: 340, Rahu: 70 };
const draw = (ascendant: number, planets: Partial<Drawing['planets']>, rest: Partial<Drawing> = {}) =>
  drawnChart({ ascendant, planets: { ...PLANETS, ...planets }, ...rest });

describe('strong, medium, weak', () => {
  it('strong by dignity, unless combust', () => {
    expect(condition(draw(0, { Saturn: 285 }), 'Saturn')).toBe('strong');
    expect(condition(draw(0, { Saturn: 285, Sun: 295 }), 'Saturn')).toBe('medium');
    expect(condition(draw(0, { Saturn: 285, Sun: 289 }), 'Saturn')).toBe('weak');
  });

  it('strong when vargottama', () => {
    // Saturn in Aquarius 15° (fifth navamsa of a fixed sign) is own anyhow; in Leo 15°, an enemy's sign, by D9 alone.
    expect(condition(draw(0, { Saturn: 135 }), 'Saturn')).toBe('strong');
    expect(condition(draw(0, { Saturn: 131 }), 'Saturn')).toBe('medium');
  });

  it("strong in a friend's sign in a kendra or trikona only", () => {
    // Jupiter in Leo, the Sun two signs ahead: great friend. Ascendant Aries: 5th; ascendant Virgo: 12th.
    expect(condition(draw(0, { Jupiter: 125, Sun: 190 }), 'Jupiter')).toBe('strong');
    expect(condition(draw(155, { Jupiter: 125, Sun: 190 }), 'Jupiter')).toBe('medium');
  });

  it('weak in debility, unless cancelled', () => {
    // Venus in Virgo; Mercury (its lord) in no kendra, then in the ascendant.
    const fallen = { Venus: 160, Mercury: 215, Jupiter: 130, Moon: 20, Sun: 250 };
    expect(condition(draw(40, fallen), 'Venus')).toBe('medium');
    expect(condition(draw(70, { ...fallen, Moon: 70 }), 'Venus')).toBe('weak');
  });

  it("weak in an enemy's sign in 6, 8, 12", () => {
    // Saturn in Leo with the Sun in Leo too far to burn: great enemy. Ascendant Pisces: 6th; ascendant Aries: 5th.
    const enemy = { Saturn: 121, Sun: 149 };
    expect(condition(draw(335, enemy), 'Saturn')).toBe('weak');
    expect(condition(draw(5, enemy), 'Saturn')).toBe('medium');
  });

  it('weak as the loser of a war, even in its own sign', () => {
    const war = { Saturn: 285, Venus: 285.5 };
    expect(condition(draw(0, war, { latitudes: { Saturn: -1, Venus: 1 } }), 'Saturn')).toBe('weak');
    expect(condition(draw(0, war, { latitudes: { Saturn: 1, Venus: -1 } }), 'Saturn')).toBe('strong');
  });
});

describe('what decided the condition beside house and dignity', () => {
  it.each([
    ['own sign', 285, {}, null],
    ['own sign, combust', 285, { Sun: 295 }, 'COMBUST'],
    ['own sign, fully combust', 285, { Sun: 289 }, 'FULLY_COMBUST'],
    ["an enemy's sign, vargottama", 135, {}, 'VARGOTTAMA'],
    ["an enemy's sign", 131, {}, null],
  ] as const)('of Saturn in %s', (_, Saturn, rest, ground) => {
    expect(conditionGround(draw(0, { Saturn, ...rest }), 'Saturn')).toBe(ground);
  });

  it('of a debility, cancelled and not', () => {
    const fallen = { Venus: 160, Mercury: 215, Jupiter: 130, Moon: 20, Sun: 250 };
    expect(conditionGround(draw(40, fallen), 'Venus')).toBe('CANCELLED');
    expect(conditionGround(draw(70, { ...fallen, Moon: 70 }), 'Venus')).toBeNull();
  });

  it('of a lost war, and none where an enemy in 6, 8 or 12 tells it', () => {
    const lost = draw(0, { Saturn: 285, Venus: 285.5 }, { latitudes: { Saturn: -1, Venus: 1 } });
    expect(conditionGround(lost, 'Saturn')).toBe('LOST_WAR');
    expect(conditionGround(draw(335, { Saturn: 121, Sun: 149 }), 'Saturn')).toBeNull();
  });
});
