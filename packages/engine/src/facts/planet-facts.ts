import { printedDegrees, printedLongitude } from '../base/printed.ts';
import { combustionOf, sunSeparation } from '../parashari/states/combustion.ts';
import type { CombustionGrade } from '../parashari/states/combustion.ts';
import { dignityOf } from '../parashari/base/dignity.ts';
import type { Dignity } from '../parashari/base/dignity.ts';
import { isVargottama } from '../parashari/vargas/vargas.ts';
import { lordsInShort, lordsOf } from '../zodiac/lords.ts';
import type { Lords, LordsInShort } from '../zodiac/lords.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { Chart } from '../chart/chart.ts';
import { equatorialOf } from '../chart/equatorial.ts';
import { motionOf } from '../chart/motion.ts';
import { printedPlanet } from './printed-point.ts';
import type { MotionKind } from '../chart/motion.ts';

/** All that is printed of a planet of a chart (get_planets). Angles in degrees, speed in degrees a day. */
export interface PlanetFacts extends Lords {
  readonly siderealLongitude: number;
  readonly tropicalLongitude: number;
  readonly latitude: number;
  readonly declination: number;
  readonly rightAscension: number;
  readonly distanceAu: number;
  readonly speed: number;
  readonly motion: MotionKind;
  readonly retrograde: boolean;
  readonly house: House | null;
  readonly combustion: CombustionGrade;
  readonly sunSeparation: number;
  readonly dignity: Dignity;
  readonly vargottama: boolean;
  readonly starLordRetrograde: boolean;
  readonly subLordRetrograde: boolean;
  readonly ownStar: boolean;
  readonly ownSub: boolean;
}

/** What decides of them. */
interface PlanetInShort
  extends
    LordsInShort,
    Pick<
      PlanetFacts,
      | 'siderealLongitude'
      | 'tropicalLongitude'
      | 'latitude'
      | 'speed'
      | 'retrograde'
      | 'house'
      | 'combustion'
      | 'dignity'
    > {}

/** Astronomical units to eight decimals, some thousand kilometres. */
const printedDistance = (au: number): number => Math.round(au * 1e8) / 1e8;

/** Position, lords, motion, combustion and dignity of a planet (R1, R4, R12); all from the chart as it stands. */
export function planetFacts(chart: Chart, planet: Planet): PlanetFacts {
  const position = chart.planets[planet];
  const { sidereal, tropical } = printedPlanet(chart, planet);
  const { rightAscension, declination } = equatorialOf(
    position.tropicalLongitude,
    position.latitude,
    chart.frame.obliquityTrue,
  );
  return {
    siderealLongitude: sidereal,
    tropicalLongitude: tropical,
    latitude: printedDegrees(position.latitude),
    declination: printedDegrees(declination),
    rightAscension: printedLongitude(rightAscension),
    distanceAu: printedDistance(position.distance),
    speed: printedDegrees(position.speed),
    motion: motionOf(planet, position.speed),
    retrograde: position.retrograde,
    ...lordsOf(position.longitude, position),
    house: position.house,
    combustion: combustionOf(chart, planet),
    sunSeparation: printedDegrees(sunSeparation(chart, planet)),
    dignity: dignityOf(chart, planet),
    vargottama: isVargottama(position.longitude),
    starLordRetrograde: chart.planets[position.starLord].retrograde,
    subLordRetrograde: chart.planets[position.subLord].retrograde,
    ownStar: position.starLord === planet,
    ownSub: position.subLord === planet,
  };
}

/** Position, lords and dignity of a planet, without what follows from them. */
export function planetInShort(chart: Chart, planet: Planet): PlanetInShort {
  const position = chart.planets[planet];
  const { sidereal, tropical } = printedPlanet(chart, planet);
  return {
    siderealLongitude: sidereal,
    tropicalLongitude: tropical,
    latitude: printedDegrees(position.latitude),
    speed: printedDegrees(position.speed),
    retrograde: position.retrograde,
    ...lordsInShort(position),
    house: position.house,
    combustion: combustionOf(chart, planet),
    dignity: dignityOf(chart, planet),
  };
}
