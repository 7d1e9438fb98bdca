import { describe, expect, it } from 'vitest';
import { printedVarga } from '../../../test/printed-vargas.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { GRAHAS, HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { vargaChart, vargaHouse } from './chart.ts';
import type { VargaChart } from './chart.ts';
import { FOCUS } from './focus.ts';
import { judgedHouse } from './house-points.ts';
import { planetPoints } from './points.ts';
import { concluded, readout } from './readout.ts';
import { DIVISIONS } from './vargas.ts';

describe('the navamsa of the printed chart, worked by hand', () => {
  // Gemini rising with Mars. Sun Cancer, Moon Ketu Virgo, Jupiter Saturn Scorpio, Rahu Pisces, Mercury Aries, Venus Taurus.
  const navamsa = printedVarga('D9');
  const found = readout(navamsa);

  it('scores the focus houses', () => {
    const rows = found.focusHouses.map(({ house, points, houseVerdict, factors }) => [
      house,
      factors.map(({ factor, points: each }) => `${factor} ${each}`).join(', '),
      points,
      houseVerdict,
    ]);
    expect(rows).toEqual([
      [7, 'lordPlacement -2, lordDignity 1, maleficAspect -1', -2, 'STRAINED'],
      [1, 'lordPlacement 1, lordDignity -1, maleficOccupant -1', -1, 'MIXED'],
      [9, 'lordPlacement -2, lordDignity -1', -3, 'STRAINED'],
    ]);
  });

  it('adds karakas and the ascendant lord', () => {
    expect(found.factors.map(({ factor, points }) => `${factor} ${points}`)).toEqual([
      'house 7 -2',
      'house 1 -1',
      'house 9 -3',
      'karaka Venus 1',
      'karaka Jupiter 0',
      'ascendant lord Mercury 0',
    ]);
    expect([found.score, found.c, found.verdict]).toEqual([-5, 6, 'MIXED']);
    // Moon and Venus have 1 each; the Moon is the brighter.
    expect([found.strongest, found.weakest]).toEqual(['Moon', 'Saturn']);
  });

  it('says it in sentences', () => {
    expect(found.statements).toEqual([
      "House 7 (Sagittarius) is strained. Its lord Jupiter is in house 6, in a great friend's sign. It is empty. It is aspected by Mars.",
      "House 1 (Gemini) is mixed. Its lord Mercury is in house 11, in an enemy's sign. It holds Mars. No planet aspects it.",
      "House 9 (Aquarius) is strained. Its lord Saturn is in house 6, in a great enemy's sign. It is empty. No planet aspects it.",
      'The significator Venus is in house 12, in its own sign.',
      "The significator Jupiter is in house 6, in a great friend's sign.",
      'In all the chart is mixed, with -5 points where 6 support and -6 strain.',
    ]);
  });

  it('counts one point as one', () => {
    const last = (points: number) =>
      concluded(navamsa, [{ factor: 'row', detail: '', points }], 6, { ...found, statements: [] }).statements.at(-1);
    expect(last(1)).toBe('In all the chart is mixed, with 1 point where 6 support and -6 strain.');
    expect(last(-1)).toBe('In all the chart is mixed, with -1 point where 6 support and -6 strain.');
    expect(last(0)).toBe('In all the chart is mixed, with 0 points where 6 support and -6 strain.');
  });

  it('lists houses, aspects and lords', () => {
    expect(vargaHouse(navamsa, 6)).toEqual({
      house: 6,
      sign: 'Scorpio',
      lord: 'Mars',
      lordHouse: 1,
      occupants: ['Jupiter', 'Saturn'],
      aspectedBy: ['Venus'],
    });
    expect(navamsa.planets.Saturn.aspects).toEqual([8, 12, 3]);
    expect(navamsa.ascendant).toMatchObject({ sign: 2, lord: 'Mercury', d1Sign: 6, deity: 'Rakshasa', part: 8 });
    expect(navamsa.vargottama).toEqual([]);
  });
});

/** The points of focus houses once more, as plain sums over signs. */
function naiveHouse({ planets, natures }: VargaChart, house: House, sign: number, lord: Planet): number {
  const back = (planet: Planet) => ((planets[planet].sign - sign + 12) % 12) + 1;
  const dignity = {
    EXALTED: 2,
    OWN: 2,
    GREAT_FRIEND: 1,
    FRIEND: 1,
    NEUTRAL: 0,
    ENEMY: -1,
    GREAT_ENEMY: -1,
    DEBILITATED: -2,
  };
  const looks = (planet: Planet) => {
    // From the planet to the house, counted from the house to the planet: 7 is 7, 4 is 10, and so on.
    const seen = { Mars: [10, 7, 6], Jupiter: [9, 7, 5], Saturn: [11, 7, 4] };
    return (planet === 'Mars' || planet === 'Jupiter' || planet === 'Saturn' ? seen[planet] : [7]).includes(
      back(planet),
    );
  };
  const at = planets[lord].house;
  let sum = at === house || [1, 4, 5, 7, 9, 10].includes(at) ? 2 : [6, 8, 12].includes(at) ? -2 : 1;
  sum += dignity[planets[lord].dignity];
  let [good, bad] = [0, 0];
  for (const planet of PLANETS) {
    const benefic = natures[planet] === 'benefic';
    const home = ['OWN', 'EXALTED'].includes(planets[planet].dignity);
    if (back(planet) === 1) sum += benefic || [3, 6, 11].includes(house) ? 1 : home ? 0 : -1;
    const counted = looks(planet) && planet !== lord ? 1 : 0;
    good += benefic ? counted : 0;
    bad += benefic ? 0 : counted;
  }
  return sum + Math.min(2, good) - Math.min(2, bad);
}

describe('over random births', () => {
  const charts = randomCharts(40, 2401);

  it('every house of every division has the points of a second way of adding', () => {
    for (const chart of charts)
      for (const division of DIVISIONS) {
        const varga = vargaChart(chart, division);
        for (const house of HOUSES) {
          const sign = (varga.ascendant.sign + house - 1) % 12;
          const { points, lord } = judgedHouse(varga, house);
          expect({ division, house, points }).toEqual({
            division,
            house,
            points: naiveHouse(varga, house, sign, lord),
          });
        }
      }
  });

  it('the score is the sum of its rows and the verdict follows it; houses list every planet once', () => {
    for (const chart of charts)
      for (const division of DIVISIONS) {
        if (division === 'D2') continue;
        const varga = vargaChart(chart, division);
        const { score, c, factors, verdict, strongest, weakest } = readout(varga);
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(c).toBe(FOCUS[division].houses.length + FOCUS[division].karakas.length + 1);
        expect(verdict).toBe(score >= c ? 'SUPPORTED' : score <= -c ? 'STRAINED' : 'MIXED');
        const points = GRAHAS.map((planet) => planetPoints(varga, planet));
        expect(planetPoints(varga, strongest)).toBe(Math.max(...points));
        expect(planetPoints(varga, weakest)).toBe(Math.min(...points));
        expect(varga.houses.flatMap(({ occupants }) => occupants).sort()).toEqual([...PLANETS].sort());
      }
  });

  it('Ketu is opposite Rahu in D9, but not in every division', () => {
    const opposite = (division: (typeof DIVISIONS)[number]) =>
      charts.every((chart) => {
        const { Rahu, Ketu } = vargaChart(chart, division).planets;
        return (Ketu.sign - Rahu.sign + 12) % 12 === 6;
      });
    expect(opposite('D9')).toBe(true);
    expect(opposite('D24')).toBe(false);
  });
});
