import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import { specialLagnas, varnadaSign } from './special-lagnas.ts';

const SKY = { Sun: 10, Mars: 100, Mercury: 20, Jupiter: 200, Venus: 30, Saturn: 300, Rahu: 150 };
const of = (chart: ReturnType<typeof drawnChart>) =>
  specialLagnas(ephemeris, chart, dayFrame(ephemeris, chart.moment.utcMs, chart.moment, chart.moment)).longitudes;

describe('special lagnas', () => {
  it('has the sree lagna of the textbook: 18°47’ Pisces', () => {
    // Moon 13°06' Libra, ascendant 25°05' Virgo (PVR).
    const { sree } = of(drawnChart({ ascendant: 150 + 25 + 5 / 60, planets: { ...SKY, Moon: 193.1 } }));
    expect(Math.abs(sree - (330 + 18 + 47 / 60))).toBeLessThan(1 / 60);
  });

  it('has the sree lagna at the ascendant when a star begins', () => {
    const { sree } = of(drawnChart({ ascendant: 77, planets: { ...SKY, Moon: 40 } }));
    expect(sree).toBeCloseTo(77, 9);
  });

  it('counts the indu lagna from the Moon by the units of two lords', () => {
    // Libra rises and the Moon is in Aquarius: Mercury (Gemini, 8) and Venus (Libra, 12) make 20, the 8th: Virgo.
    expect(of(drawnChart({ ascendant: 200, planets: { ...SKY, Moon: 315 } })).indu).toBeCloseTo(165, 9);
    // Aries rises, the Moon in Gemini: Jupiter 10 and Saturn 1, the 11th: Aries.
    expect(of(drawnChart({ ascendant: 5, planets: { ...SKY, Moon: 70 } })).indu).toBeCloseTo(10, 9);
    // Sun 30 twice, 60 of twelve is none left, the 12th: Sagittarius rising with the Moon there gives Scorpio.
    expect(of(drawnChart({ ascendant: 245, planets: { ...SKY, Moon: 250 } })).indu).toBeCloseTo(220, 9);
  });

  it('counts the varnada as the program does (Libra rising, hora lagna in Capricorn)', () => {
    // 7 of Libra less 3 of Capricorn, counted forward from Aries: Cancer.
    expect(varnadaSign(6, 9)).toBe(3);
    // Scorpio 5 from Pisces, Aquarius 11: six back from Pisces: Libra.
    expect(varnadaSign(7, 10)).toBe(6);
    // Two odd signs add: Aries 1 and Gemini 3 are the fourth, Cancer.
    expect(varnadaSign(0, 2)).toBe(3);
    // Two of one kind that make twelve: Pisces 1 and Taurus 11, twelve back from Pisces: Aries.
    expect(varnadaSign(11, 1)).toBe(0);
  });

  it('keeps hora and ghati at twice and five times the bhava lagna', () => {
    for (const chart of randomCharts(20, 12)) {
      const { moment } = chart;
      const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
      const { longitudes, minutesFromSunrise } = specialLagnas(ephemeris, chart, day);
      const gained = (longitudes.hora - longitudes.bhava + 360) % 360;
      expect(gained).toBeCloseTo((minutesFromSunrise / 4) % 360, 6);
    }
  });
});
