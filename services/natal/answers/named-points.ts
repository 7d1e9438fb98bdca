import { GRAHAS, type Planet } from '@cuspal/engine/zodiac/names';
import getTransitAnalysis from '../../dasha/transit/get-transit-analysis.tool.ts';
import checkDoshas from '../../ephemeris/doshas/check-doshas.tool.ts';
import getHouseCusps from '../../ephemeris/foundation/get-house-cusps.tool.ts';
import getPlanets from '../../ephemeris/foundation/get-planets.tool.ts';
import getYogaKaraka from '../../ephemeris/strength/get-yoga-karaka.tool.ts';
import getD9Chart from '../../ephemeris/vargas/get-d9-chart.tool.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { say } from './answers.messages.ts';

// Facts of a planet or a house that a question names, where without a name the whole chart is told.

/** A house or a planet as it was named, by the matter that asks for it; null where none was named or no fact tells it. */
export async function namedPoint(inquiry: Inquiry): Promise<Finding | null> {
  const { matter, point } = inquiry.question;
  const { house, planet } = point;
  switch (matter?.key) {
    case 'csl':
    case 'cusps':
      return house === null ? null : told(await cuspOf(inquiry, house));
    case 'planet_place':
      if (planet !== null) return told(await placeOf(inquiry, planet));
      return house === null ? null : told(await inHouse(inquiry, house));
    case 'moon_sign':
      return planet === 'Sun' ? told(await placeOf(inquiry, planet)) : null;
    case 'retrograde':
      return told(await motionAtBirth(inquiry, planet));
    case 'mercury_retrograde':
      return planet === null ? null : told(await motionNow(inquiry, planet));
    case 'navamsa':
      return point.lagna ? told(await navamsaLagna(inquiry)) : null;
    case 'manglik':
      return manglik(inquiry);
    case 'best_planet':
      return planet === null ? null : natureOf(inquiry, planet);
    case undefined:
    default:
      return null;
  }
}

const told = (sentences: readonly string[]): Finding => ({ ...said(...sentences), terms: true, numbers: true });

export async function planetsOf(inquiry: Inquiry) {
  const { planets } = (await inquiry.decide(getPlanets, {})).result;
  if (planets === undefined) throw new RangeError('A birth with a time has all nine planets.');
  return planets;
}

/** The row of a house in the table of cusps; none where the birth has no time. */
async function rowsOf(inquiry: Inquiry, house: number) {
  const { houses = [] } = (await inquiry.decide(getHouseCusps, {})).result;
  return houses.filter((each) => each.house === house);
}

async function cuspOf(inquiry: Inquiry, house: number): Promise<readonly string[]> {
  return (await rowsOf(inquiry, house)).flatMap(
    ({ cuspalSubLord: subLord, cuspalSubLordStar: starLord, sign, owner }) => [
      say.cuspSubLord({ house, subLord, starLord }),
      say.houseBegins({ house, sign, owner }),
    ],
  );
}

async function inHouse(inquiry: Inquiry, house: number): Promise<readonly string[]> {
  return (await rowsOf(inquiry, house)).flatMap(({ occupants, sign, owner }) => [
    occupants.length === 0 ? say.nobodyInHouse({ house }) : say.planetsInHouse({ planets: occupants, house }),
    say.houseBegins({ house, sign, owner }),
  ]);
}

async function placeOf(inquiry: Inquiry, planet: Planet): Promise<readonly string[]> {
  const { sign, star, house } = (await planetsOf(inquiry))[planet];
  return [
    house === null ? say.planetsInSign({ planets: [planet], sign }) : say.planetPlace({ planet, sign, star, house }),
  ];
}

/** The nodes move backwards at nearly every birth, so they are told where they are named alone. */
async function motionAtBirth(inquiry: Inquiry, planet: Planet | null): Promise<readonly string[]> {
  const planets = await planetsOf(inquiry);
  if (planet !== null) return [say.motionAtBirth({ planet, retrograde: planets[planet].retrograde })];
  const backwards = GRAHAS.filter((each) => planets[each].retrograde);
  return [backwards.length === 0 ? say.noneRetrograde() : say.retrogradeAtBirth({ planets: backwards })];
}

async function motionNow(inquiry: Inquiry, planet: Planet): Promise<readonly string[]> {
  const { planets = [] } = (await inquiry.decide(getTransitAnalysis, {})).result;
  return planets
    .filter((each) => each.planet === planet)
    .map(({ retrograde }) => say.motionNow({ planet, retrograde }));
}

async function navamsaLagna(inquiry: Inquiry): Promise<readonly string[]> {
  const { ascendant } = (await inquiry.decide(getD9Chart, {})).result;
  return [say.navamsaLagna({ sign: ascendant.sign })];
}

/** The dosha that was asked about, and how many charts have it; beside others it is no answer. */
async function manglik(inquiry: Inquiry): Promise<Finding> {
  const { doshas } = (await inquiry.decide(checkDoshas, {})).result;
  const { explanation, baseRate } = doshas.manglik;
  return { ...said(explanation, baseRate), terms: true, system: 'parashari' };
}

/** How a planet counts for the sign that rises; a node acts for others, so the table has no row of its own for it. */
async function natureOf(inquiry: Inquiry, planet: Planet): Promise<Finding | null> {
  const { functional } = (await inquiry.decide(getYogaKaraka, {})).result;
  const known = GRAHAS.find((each) => each === planet);
  return known === undefined
    ? null
    : { ...said(functional[known].reason), terms: true, numbers: true, system: 'parashari' };
}
