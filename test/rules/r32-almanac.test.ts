import { choghadiyasOf } from '@cuspal/engine/almanac/choghadiya';
import { dayFrame } from '@cuspal/engine/almanac/day-frame';
import { wholeDay } from '@cuspal/engine/almanac/equal-parts';
import { horasOf } from '@cuspal/engine/almanac/hora';
import { limbsOver } from '@cuspal/engine/almanac/limb-spans';
import { elongation, tithiAt, tithiTitle } from '@cuspal/engine/almanac/limbs';
import { abhijit } from '@cuspal/engine/almanac/muhurtas';
import { rahuKalam } from '@cuspal/engine/almanac/rahu-kalam';
import { amritaKala, varjyam } from '@cuspal/engine/almanac/star-windows';
import { taraBala } from '@cuspal/engine/almanac/tara-bala';
import { holds } from '@cuspal/engine/base/intervals';
import { inWords } from '@cuspal/engine/base/words';
import { buildChart } from '@cuspal/engine/chart/build';
import { STARS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { chennaiClock } from './chennai-clock.ts';
import { exampleSays } from './example-says.ts';
import { inChennai, sampleChart, sky } from './sample-sky.ts';

const moment = inChennai('2026-11-22T10:00');
const { planets } = buildChart(sky, moment);
const day = dayFrame(sky, moment.utcMs, moment, moment);
const ahead = elongation(planets.Sun.longitude, planets.Moon.longitude);
const stars = limbsOver(sky, 'kp', 'nakshatra', wholeDay(day));
const time = (utcMs: number | undefined): string => chennaiClock(utcMs ?? 0).time;

describe('examples of the rules of the almanac', () => {
  it('R32.1', () => {
    const tithi = tithiAt(ahead);
    const span = limbsOver(sky, 'kp', 'tithi', wholeDay(day)).find((each) => holds(each, moment.utcMs));
    exampleSays('R32.1', `${ahead.toFixed(2)} degrees ahead`, `tithi ${tithi.number}, ${tithiTitle(tithi)}`);
    exampleSays('R32.1', `ends on 23 November at ${time(span?.endMs).slice(0, 5)}`);
    exampleSays('R32.1', `number ${planets.Moon.starIndex + 1}, ${STARS[planets.Moon.starIndex]}`);
  });

  it('R32.2', () => {
    const noon = abhijit(day);
    exampleSays('R32.2', `rises at ${time(day.sunriseMs)} and sets at ${time(day.sunsetMs)}`);
    exampleSays('R32.2', `begins at ${time(rahuKalam(day).startMs)}`);
    exampleSays('R32.2', `from ${time(noon.startMs)} to ${time(noon.endMs)}`);
  });

  it('R32.3', () => {
    const found = choghadiyasOf(day).find((each) => holds(each, moment.utcMs));
    exampleSays('R32.3', `number ${found?.index} of the ${found?.part}, ${found?.name}`);
    exampleSays('R32.3', `belongs to ${found?.lord} and is ${found?.quality}`);
  });

  it('R32.4', () => {
    const horas = horasOf(day, day.weekdayLord);
    const found = horas.find((each) => holds(each, moment.utcMs));
    expect(horas.slice(0, 4).map(({ lord }) => lord)).toEqual(['Sun', 'Venus', 'Mercury', 'Moon']);
    exampleSays('R32.4', `hora number ${found?.index} runs, that of the ${found?.lord}`);
  });

  it('R32.5', () => {
    const birth = sampleChart().planets.Moon;
    const { tara, chandraBala, overall } = taraBala(birth, { ...planets.Moon, brightHalf: ahead < 180 });
    exampleSays('R32.5', `birth star is number ${birth.starIndex + 1}`, `in star ${planets.Moon.starIndex + 1}`);
    exampleSays('R32.5', `the ${tara.count}th from it, which is ${tara.name}`, `sign is the ${chandraBala.house}rd`);
    exampleSays('R32.5', `verdict is ${overall}`);
  });

  it('R32.6', () => {
    const [ashwini] = stars;
    exampleSays(
      'R32.6',
      `Moon stays in ${inWords([STARS[(ashwini?.number ?? 1) - 1] ?? ''])} from ${time(ashwini?.startMs)}`,
    );
    exampleSays('R32.6', `to ${time(ashwini?.endMs)} on the next day`);
    exampleSays('R32.6', `50 sixtieths, at ${time(varjyam(stars, wholeDay(day))[0]?.startMs)}`);
    exampleSays('R32.6', `after 42, at ${time(amritaKala(stars, wholeDay(day))[0]?.startMs)}`);
  });
});
