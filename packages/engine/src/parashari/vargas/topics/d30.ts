import { signLordOf } from '../../../zodiac/division.ts';
import { signName } from '../../../zodiac/lords.ts';
import { PLANETS } from '../../../zodiac/names.ts';
import type { Graha, Planet } from '../../../zodiac/names.ts';
import { aspectOn } from '../../base/drishti.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { inOneSign, ofNature } from '../reach.ts';

/** Strain and misfortune: traditional signs, never a diagnosis (get_d30_chart). */
export function trimsamsaTopic(varga: VargaChart) {
  const { sign, dignity } = varga.planets.Moon;
  const inShareOf = (ruler: Graha): readonly Planet[] =>
    PLANETS.filter((planet) => signLordOf(varga.signs[planet]) === ruler);
  const rulers = {
    Mars: inShareOf('Mars'),
    Saturn: inShareOf('Saturn'),
    Jupiter: inShareOf('Jupiter'),
    Mercury: inShareOf('Mercury'),
    Venus: inShareOf('Venus'),
  };
  const withMoon = PLANETS.filter((planet) => planet !== 'Moon' && inOneSign(varga, planet, 'Moon'));
  return {
    sixthHouse: vargaHouse(varga, 6),
    eighthHouse: vargaHouse(varga, 8),
    moonState: { sign: signName(sign), dignity, withMalefics: ofNature(varga, 'malefic', withMoon) },
    rulers,
    evilShare: rulers.Mars.length + rulers.Saturn.length,
    mentalStrainMarker: mentalStrain(varga),
  };
}

/** The Moon with or aspected by Saturn, a node or Mars, and not aspected by Jupiter. */
function mentalStrain(varga: VargaChart): boolean {
  const { signs } = varga;
  const looks = (planet: Planet): boolean => aspectOn(planet, 'Moon', signs) !== null;
  const troubled = (['Saturn', 'Rahu', 'Ketu', 'Mars'] as const).some(
    (planet) => inOneSign(varga, planet, 'Moon') || looks(planet),
  );
  return troubled && !looks('Jupiter');
}
