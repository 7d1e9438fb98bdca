import { buildChart } from '@cuspal/engine/chart/build';
import type { Moment } from '@cuspal/engine/time/moment';
import { houseSignificators } from '@cuspal/engine/kp/kernel/house-significators';
import { levels } from '@cuspal/engine/kp/kernel/levels';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { faultSpace, loadSwissLibrary } from '@cuspal/engine/sky/swiss-library';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import type { Measurement } from './lib/measurement.ts';
import { inTurn } from './lib/rounds.ts';

const CHARTS = 2_000;
const ROUNDS = 9;
const BODIES = [0, 1, 2, 3, 4, 5, 6, 10];
const SWISS_WITH_SPEED = 2 | 256;
const NUTATION = -1;
const KRISHNAMURTI = 5;

/** A full chart (9 bodies, 12 cusps, all lords, significators) against the bare library calls that it needs. */
export async function engine(): Promise<readonly Measurement[]> {
  const ephemeris = createSwissEphemeris();
  const swiss = loadSwissLibrary();
  const [place, cusps, points, fault] = [new Float64Array(6), new Float64Array(13), new Float64Array(10), faultSpace()];
  const births = Array.from({ length: CHARTS }, (_, index) => birth(index));

  const bare = ({ jdUt, latitude, longitude }: Moment): void => {
    swiss.swe_calc_ut(jdUt, NUTATION, 2, place, fault);
    swiss.swe_set_sid_mode(KRISHNAMURTI, 0, 0);
    swiss.swe_get_ayanamsa_ut(jdUt);
    for (const body of BODIES) swiss.swe_calc_ut(jdUt, body, SWISS_WITH_SPEED, place, fault);
    swiss.swe_houses_ex(jdUt, 0, latitude, longitude, 'P'.charCodeAt(0), cusps, points);
  };
  const full = (moment: Moment): void => {
    const chart = buildChart(ephemeris, moment);
    for (const planet of PLANETS) levels(chart, planet);
    for (const house of HOUSES) houseSignificators(chart, house);
  };
  const time = (work: (moment: Moment) => void): number => {
    const start = process.hrtime.bigint();
    for (const moment of births) work(moment);
    return Number(process.hrtime.bigint() - start) / 1_000 / births.length;
  };
  const [own = Number.NaN, other = Number.NaN] = await inTurn(ROUNDS, [() => time(full), () => time(bare)]);
  return [
    {
      name: 'full chart against its bare ephemeris calls',
      value: own / other,
      unit: 'times',
      target: { atMost: 2 },
      detail: `chart ${own.toFixed(0)} µs, bare calls ${other.toFixed(0)} µs, medians of ${ROUNDS} rounds of ${CHARTS} charts`,
    },
  ];
}

/** Births spread over 1900-2099 and latitudes -60 to 60, each at another minute of the day. */
const birth = (index: number): Moment =>
  resolveBirth({
    birth_datetime: `${1900 + (index % 200)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}T${two(index % 24)}:${two((index * 7) % 60)}:00`,
    latitude: ((index * 37) % 121) - 60,
    longitude: ((index * 53) % 361) - 180,
    utc_offset_minutes: 0,
  });
const two = (value: number): string => String(value).padStart(2, '0');
