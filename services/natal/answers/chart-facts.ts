import { GRAHAS, PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import getBoundaryWarnings from '../core-analysis/get-boundary-warnings.tool.ts';
import getHouseCusps from '../../ephemeris/foundation/get-house-cusps.tool.ts';
import getNakshatraDetails from '../../ephemeris/foundation/get-nakshatra-details.tool.ts';
import getShadbala from '../../ephemeris/strength/get-shadbala.tool.ts';
import { said, type Finding } from './finding.ts';
import { namedPoint, planetsOf } from './named-points.ts';
import type { Inquiry } from './inquiry.ts';
import { say } from './answers.messages.ts';

type Fact = (inquiry: Inquiry) => Promise<readonly string[]>;

/** Facts of a chart that people ask for by name, each said from the tool that has it. */
const FACTS: Readonly<Record<string, { readonly fact: Fact; readonly system: Finding['system'] }>> = {
  moon_sign: { fact: moonSign, system: 'kp' },
  planet_place: { fact: places, system: 'kp' },
  birth_star: { fact: birthStar, system: 'kp' },
  ascendant: { fact: risingSign, system: 'kp' },
  birth_chart: {
    fact: async (inquiry) => [...(await risingSign(inquiry)), ...(await moonSign(inquiry)), ...(await places(inquiry))],
    system: 'kp',
  },
  strongest_planet: { fact: strongest, system: 'parashari' },
  birth_time_unsure: { fact: nearBorders, system: 'kp' },
};

/** The fact of the chart that a matter asks for; null where its tool says it itself. */
export async function chartFact(inquiry: Inquiry): Promise<Finding | null> {
  const named = await namedPoint(inquiry);
  if (named !== null) return named;
  const known = FACTS[inquiry.question.matter?.key ?? ''];
  return known === undefined ? null : { ...said(...(await known.fact(inquiry))), terms: true, system: known.system };
}

async function moonSign(inquiry: Inquiry): Promise<readonly string[]> {
  const { Moon, Sun } = await planetsOf(inquiry);
  return [say.moonPlace({ sign: Moon.sign, star: Moon.star }), say.sunPlace({ sign: Sun.sign })];
}

async function places(inquiry: Inquiry): Promise<readonly string[]> {
  const planets = await planetsOf(inquiry);
  const rows = SIGNS.map((sign) => ({ sign, here: PLANETS.filter((planet) => planets[planet].sign === sign) }));
  return rows.filter(({ here }) => here.length > 0).map(({ sign, here }) => say.planetsInSign({ planets: here, sign }));
}

async function birthStar(inquiry: Inquiry): Promise<readonly string[]> {
  const { moon, star } = (await inquiry.decide(getNakshatraDetails, {})).result;
  return [say.birthStar({ star: star.name, quarter: moon.pada, sign: moon.sign })];
}

async function risingSign(inquiry: Inquiry): Promise<readonly string[]> {
  const { houses = [] } = (await inquiry.decide(getHouseCusps, {})).result;
  const [first] = houses;
  return first === undefined ? [] : [say.risingSign({ sign: first.sign, star: first.star })];
}

async function strongest(inquiry: Inquiry): Promise<readonly string[]> {
  const { planets } = (await inquiry.decide(getShadbala, {})).result;
  const ranked = GRAHAS.toSorted((one, other) => planets[one].rank - planets[other].rank);
  const [first, last] = [ranked[0], ranked.at(-1)];
  return first === undefined || last === undefined ? [] : [say.strongestPlanet({ strongest: first, weakest: last })];
}

/** How many points of the chart a small error of birth time would change, and the nearest change. */
async function nearBorders(inquiry: Inquiry): Promise<readonly string[]> {
  const { warnings } = (await inquiry.decide(getBoundaryWarnings, {})).result;
  const shifts = warnings.flatMap(({ shiftSeconds }) => (shiftSeconds === null ? [] : [shiftSeconds]));
  const nearest = shifts.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (nearest === undefined) return [say.noPointChanges()];
  return [
    say.pointsChange({ points: warnings.length }),
    say.nearestChange({ seconds: Math.abs(nearest), way: nearest < 0 ? 'EARLIER' : 'LATER' }),
  ];
}
