import { inWords } from '@cuspal/engine/base/words';
import { buildChart } from '@cuspal/engine/chart/build';
import { runningPeriods } from '@cuspal/engine/dasha/joint-period';
import { natalEvent } from '@cuspal/engine/events/natal';
import { numberRow } from '@cuspal/engine/kp/horary/number-chart';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { contacts } from '@cuspal/engine/kp/transit/contacts';
import { inZone, zoneOf } from '@cuspal/engine/kp/transit/zone';
import { zoneWindows } from '@cuspal/engine/kp/transit/zone-windows';
import { lordTransit } from '@cuspal/engine/kp/timing/joint-lords';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { dashaYears } from '@cuspal/engine/dasha/vimshottari';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { SUB_ROWS } from '@cuspal/engine/zodiac/sub-table';
import { testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { dateInIndia, inSign } from './in-words.ts';

const { strong } = matter(CHENNAI, natalEvent('marriage'));
const fruitful = PLANETS.filter((planet) => strong.includes(planet));
const search = () => beginSearch(testEphemeris(), 'kp', () => Promise.resolve());
const NOON_2026 = Date.UTC(2026, 0, 1, 12);

describe('examples of the rules on transits', () => {
  it('R14.1', () => {
    exampleSays(
      'R14.1',
      `fruitful planets are ${planetsInWords(fruitful)}`,
      'Row 22, in Aries',
      'Row 23, in Taurus of Venus',
    );
    const rows = [22, 23].map(numberRow);
    expect(rows.map((row) => [row.starLord, row.subLord])).toEqual([
      ['Sun', 'Rahu'],
      ['Sun', 'Rahu'],
    ]);
    expect(rows.map((row) => [inZone(fruitful, row), fruitful.includes(row.signLord)])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('R14.2', () => {
    const lord = runningPeriods(CHENNAI, NOON_2026)[0]?.planet ?? 'Sun';
    const { longitude, starLord, housesTouched } = lordTransit(testEphemeris(), CHENNAI, lord, jdFromUtcMs(NOON_2026));
    expect([lord, starLord]).toEqual(['Jupiter', 'Jupiter']);
    exampleSays('R14.2', inSign(longitude), `which are ${inWords(housesTouched)}`);
  });

  it('R14.3', () => {
    const hours = (360 / 27 / 13.176) * 24;
    const sub = (lord: 'Sun' | 'Venus') => ((hours * dashaYears(lord)) / 120).toFixed(1);
    exampleSays(
      'R14.3',
      `${hours.toFixed(1)} hours for a star`,
      `takes ${sub('Sun')} hours`,
      `Venus ${sub('Venus')} hours`,
    );
    exampleSays('R14.3', `${((24 * 60) / SUB_ROWS.length).toFixed(1)} minutes`);
  });

  it('R14.4', async () => {
    const span = { startMs: NOON_2026, endMs: Date.UTC(2026, 1, 1) };
    const found = await zoneWindows(search(), 'Sun', zoneOf(fruitful), span);
    const window = found.find(({ inside }) => inside.subLord === 'Rahu' && inside.starLord === 'Venus');
    const { offeredFromMs = NaN, startMs = NaN, endMs = NaN } = window ?? {};
    exampleSays('R14.4', `star of Venus on ${dateInIndia(offeredFromMs)}`);
    exampleSays('R14.4', `from ${dateInIndia(startMs).replace(' 2026', '')} to ${dateInIndia(endMs)}`);
  });

  it('R14.5', async () => {
    const utcMs = Date.UTC(2026, 9, 1, 6, 30);
    const sky = buildChart(testEphemeris(), { ...CHENNAI.moment, utcMs, jdUt: jdFromUtcMs(utcMs) });
    const [found] = await contacts(search(), CHENNAI, sky);
    expect(found).toMatchObject({ planet: 'Jupiter', natalPoint: 'Cusp 11', applying: true });
    exampleSays(
      'R14.5',
      `${found?.orb.toFixed(3)} degrees before cusp 11`,
      `exact on ${dateInIndia(found?.exactMs ?? NaN)}`,
    );
  });
});
