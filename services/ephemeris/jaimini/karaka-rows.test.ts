import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { pointAt } from '@cuspal/engine/zodiac/point';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import { GOLDEN, proseFaults, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import { eightRows, karakaRows, tieNotes } from './karaka-rows.ts';

const golden = buildChart(testEphemeris(), resolveBirth(GOLDEN));
/** The golden sample with Jupiter, a sign behind the Sun's place, at the very degree of the Sun. */
const longitude = golden.planets.Sun.longitude - 30;
const tied: Chart = {
  ...golden,
  planets: {
    ...byPlanet((planet) => golden.planets[planet]),
    Jupiter: { ...golden.planets.Jupiter, ...pointAt(longitude, golden.ayanamsaTrue) },
  },
};

describe('two planets at one degree, which no known birth has', () => {
  it('share the karaka, and the next is read by its fixed significator', () => {
    const [ak, amk, bk] = karakaRows(tied);
    expect(ak).toMatchObject({ karaka: 'AK', planet: 'Sun', vacant: false, sharedWith: ['Jupiter'] });
    // Mercury stands at 12.346902 of Cancer, the rising sign.
    expect(amk).toMatchObject({ karaka: 'AmK', planet: 'Mercury', vacant: true, sharedWith: [] });
    expect(amk).toMatchObject({ degreesInSign: 12.346902, sign: 'Cancer', houseFromLagna: 1, navamsaSign: 'Libra' });
    expect(bk).toMatchObject({ karaka: 'BK', planet: 'Saturn', vacant: false });
  });

  it('leave a place of the eight without a planet', () => {
    expect(eightRows(placementOf(tied).degrees).slice(0, 3)).toEqual([
      { karaka: 'AK', planet: 'Sun', advancement: 27.755066 },
      { karaka: 'AmK', planet: null, advancement: 27.755066 },
      { karaka: 'BK', planet: 'Rahu', advancement: 25.820619 },
    ]);
  });

  it('are named in plain notes', () => {
    const notes = tieNotes(placementOf(tied).degrees);
    expect(notes).toEqual([
      'The Sun and Jupiter stand at one degree and share the AK.',
      'No planet holds AmK, so the fixed significator is read there.',
    ]);
    expect(notes.flatMap(proseFaults)).toEqual([]);
  });
});
