import { describe, expect, it } from 'vitest';
import { workedChart } from '../../../test/worked-chart.ts';
import { dashaMahadashas } from './planet-dasha.ts';
import { yoginiDasha, yoginiPlanet, YOGINIS, yoginiTone } from './yogini.ts';

describe('yoginiDasha (R30)', () => {
  it.each([
    [1, 'Bhramari', 'Mars'],
    [5, 'Sankata', 'Rahu'],
    [6, 'Mangala', 'Moon'],
    [7, 'Pingala', 'Sun'],
    [8, 'Dhanya', 'Jupiter'],
    [10, 'Bhadrika', 'Mercury'],
    [11, 'Ulka', 'Saturn'],
    [12, 'Siddha', 'Venus'],
    [27, 'Ulka', 'Saturn'],
  ])('begins from star %i with %s of %s, balance full at its start', (star, yogini, planet) => {
    const cycle = yoginiDasha(((star - 1) * 40) / 3, 0);
    expect([cycle.firstLord, yoginiPlanet(cycle.firstLord)]).toEqual([yogini, planet]);
    expect(cycle.balanceYears).toBe(YOGINIS.findIndex((name) => name === yogini) + 1);
  });

  it('has the balance of the worked chart', () => {
    const cycle = yoginiDasha(workedChart().planets.Moon.longitude, 0);
    expect(cycle.firstLord).toBe('Pingala');
    expect(cycle.balanceYears).toBeCloseTo(0.480393, 6);
  });

  it('covers the years asked for and no mahadasha more', () => {
    expect(dashaMahadashas(yoginiDasha(0, 0), 36).map(({ lord }) => lord)).toHaveLength(8);
    expect(dashaMahadashas(yoginiDasha(0, 0), 4)).toHaveLength(1);
    expect(dashaMahadashas(yoginiDasha(0, 0), 4.001)).toHaveLength(2);
  });

  it('calls the odd ones benefic', () => {
    expect(YOGINIS.filter((name) => yoginiTone(name) === 'benefic')).toEqual([
      'Mangala',
      'Dhanya',
      'Bhadrika',
      'Siddha',
    ]);
    expect(yoginiTone('Sankata')).toBe('difficult');
  });
});
