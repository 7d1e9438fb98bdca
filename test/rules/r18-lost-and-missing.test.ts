import { arrivalOf } from '@cuspal/engine/kp/horary/arrival';
import { castNumber } from '@cuspal/engine/kp/horary/cast';
import { PLANET_DIRECTIONS } from '@cuspal/engine/kp/horary/lost-data';
import { lostPlace } from '@cuspal/engine/kp/horary/lost-place';
import { recoveryOf } from '@cuspal/engine/kp/horary/recovery';
import { rotationOf } from '@cuspal/engine/events/rotation';
import { thiefOf } from '@cuspal/engine/kp/horary/thief';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, inChennai, sky } from './sample-sky.ts';

const cast = (number: number) => castNumber(sky, inChennai('2026-11-22T10:00'), number);
const place = (number: number) => lostPlace(cast(number).chart, rotationOf('self'), 'lost');

describe('examples of the rules on what is lost', () => {
  it('R18.1', () => {
    const { shower, direction, directionDetail } = place(145);
    if (shower === 'Ketu') throw new Error('no direction of its own');
    const sign = SIGNS[cast(145).chart.planets[shower].signIndex];
    exampleSays('R18.1', `${shower} shows the place. It stands in ${sign}`);
    exampleSays('R18.1', `direction is ${direction}. Its own direction is ${PLANET_DIRECTIONS[shower]}`);
    exampleSays('R18.1', `so the finer direction is ${directionDetail} too`);
  });

  it('R18.2', () => {
    const { distanceClass, inHouseLocation } = place(75);
    exampleSays('R18.2', degreeInSign(cast(75).chart.ascendant.longitude));
    exampleSays('R18.2', `distance class is ${distanceClass}, so the spot is the ${inHouseLocation}`);
  });

  it('R18.3', () => {
    const [taurus, cancer] = [cast(34).chart, cast(75).chart];
    exampleSays('R18.3', `rises at ${degreeInSign(taurus.ascendant.longitude)}`);
    exampleSays('R18.3', `fixed sign, and tells of a ${thiefOf(taurus).relation}`);
    exampleSays('R18.3', `movable sign, and tells of a ${thiefOf(cancer).relation}`);
  });

  it('R18.4', () => {
    const [near, open] = [place(75), place(112)];
    exampleSays(
      'R18.4',
      `${near.shower} shows the place from house ${near.house}, so the class is ${near.distanceClass}`,
    );
    exampleSays('R18.4', `${open.shower} shows it from house ${open.house}, so the class is ${open.distanceClass}`);
    expect(near.distance).toBeNull();
    exampleSays('R18.4', `the ${open.distance?.yojana}th, which makes ${open.distance?.milesTradition} miles`);
  });

  it('R18.5', () => {
    const { chart } = cast(75);
    const { planet, stature, age, colour, sex } = thiefOf(chart);
    exampleSays('R18.5', `${planet}, sub lord of cusp 7, stands in ${SIGNS[chart.planets[planet].signIndex]}`);
    exampleSays('R18.5', `${stature}, ${age}, ${colour} and ${sex}`);
  });

  it('R18.6', () => {
    const found = recoveryOf(cast(112).chart, rotationOf('self'), 'lost');
    exampleSays(
      'R18.6',
      `${found.subLord}, sub lord of cusp 11, signifies the finding at level ${found.favourableLevel}`,
    );
    exampleSays('R18.6', `loss at level ${found.againstLevel}`, `nor ${found.starLord}, its star lord`, found.verdict);
    expect(found.heldBackBy).toBeNull();
  });

  it('R18.7', () => {
    const one = cast(1);
    const { subLord, arrivalLevel, obstacleLevel, ruling, scale } = arrivalOf(one, 'person');
    expect(ruling).toBe(true);
    exampleSays('R18.7', `${subLord}, sub lord of cusp 7, has arrival at level ${arrivalLevel}`);
    exampleSays(
      'R18.7',
      `obstacles at level ${obstacleLevel}`,
      `It stands in ${SIGNS[one.chart.planets[subLord].signIndex]}`,
    );
    exampleSays('R18.7', `scale is ${scale}`);
  });
});
