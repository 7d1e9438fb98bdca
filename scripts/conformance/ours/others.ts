import { rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { numberRow } from '@cuspal/engine/kp/horary/number-chart';
import { ascendantCrossings } from '@cuspal/engine/search/ascendant';
import { longitudeCrossings } from '@cuspal/engine/search/crossings';
import { siderealPosition } from '@cuspal/engine/search/position';
import { stations } from '@cuspal/engine/search/stations';
import { utcMsFromJd } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { AYANAMSAS, PLANETS } from '@cuspal/engine/zodiac/names';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { subBoundary } from '@cuspal/engine/zodiac/boundary';
import { subStart } from '@cuspal/engine/zodiac/sub-table';
import type { Values } from 'cuspal-conformance';
import type { Case } from '../cases/case.ts';
import { iso, momentOf, numberIn, SKY, textIn } from './moment.ts';

export function rulingValues(asked: Case): Values {
  const { slots, chart } = rulingPlanets(SKY, momentOf(asked));
  return {
    dayLord: slots.dayLord,
    ascendantSignLord: slots.ascSignLord,
    ascendantStarLord: slots.ascStarLord,
    ascendantSubLord: slots.ascSubLord,
    moonSignLord: chart.planets.Moon.signLord,
    moonStarLord: slots.moonStarLord,
    moonSubLord: slots.moonSubLord,
  };
}

const planetIn = (asked: Case): Planet => {
  const planet = PLANETS.find((name) => name === textIn(asked, 'planet'));
  if (planet === undefined) throw new Error(`${asked.id}: no such planet.`);
  return planet;
};

const counted = (rows: readonly Values[]): Values => ({
  count: rows.length,
  ...Object.fromEntries(rows.map((row, at) => [String(at + 1), row])),
});

export function passageValues(asked: Case): Values {
  const [from, to] = [momentOf(asked, 'from'), momentOf(asked, 'to')];
  const target = numberIn(asked, 'targetDegrees');
  const found = longitudeCrossings(SKY, planetIn(asked), from.ayanamsa, [target], from.jdUt, to.jdUt);
  return { passages: counted(found.map(({ jd, direction }) => ({ at: iso(utcMsFromJd(jd)), direction }))) };
}

export function stationValues(asked: Case): Values {
  const [from, to] = [momentOf(asked, 'from'), momentOf(asked, 'to')];
  const planet = planetIn(asked);
  return {
    stations: counted(
      stations(SKY, planet, from.jdUt, to.jdUt).map(({ jd, turns }) => ({
        at: iso(utcMsFromJd(jd)),
        turns,
        longitude: siderealPosition(SKY, planet, jd, from.ayanamsa).longitude,
      })),
    ),
  };
}

export function risingValues(asked: Case): Values {
  const [from, to] = [momentOf(asked, 'from'), momentOf(asked, 'to')];
  const { targetArcsec: targets } = asked.input;
  if (!Array.isArray(targets)) throw new Error(`${asked.id}: targetArcsec is no list.`);
  const rises = targets.map((arcsec, at): readonly [string, Values] => {
    const [found] = ascendantCrossings(SKY, [Number(arcsec) / 3600], from, from.ayanamsa, from.jdUt, to.jdUt);
    if (found === undefined) throw new Error(`${asked.id}: ${arcsec} does not rise.`);
    return [String(at + 1), { at: iso(utcMsFromJd(found.jd)) }];
  });
  return { rises: Object.fromEntries(rises) };
}

export function numberValues(asked: Case): Values {
  const { fromArcsec, toArcsec, signLord, starLord, subLord } = numberRow(numberIn(asked, 'number'));
  return { fromArcsec, toArcsec, signLord, starLord, subLord };
}

export function degreeValues(asked: Case): Values {
  const longitude = numberIn(asked, 'arcsec') / 3600;
  const { signLord, starLord, subLord, subSubLord, subIndex } = divide(longitude);
  return {
    signLord,
    starLord,
    subLord,
    subSubLord,
    subBegins: subStart(subIndex),
    subEnds: subStart(subIndex + 1),
    toSubBorder: Math.round(subBoundary(longitude).distanceArcsec),
  };
}

export function ayanamsaValues(asked: Case): Values {
  const { jdUt } = momentOf(asked);
  return Object.fromEntries(AYANAMSAS.map((name) => [name, { ...SKY.ayanamsa(jdUt, name) }]));
}
