import { signName } from '../../zodiac/lords.ts';
import type { Graha } from '../../zodiac/names.ts';
import { tajikAspect } from '../aspects.ts';
import { pairOrb, SPEED_ORDER } from '../pairs.ts';
import { haddaLord } from '../hadda.ts';
import { isInEnemySign } from '../strength.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { vargaSign } from '../../parashari/vargas/vargas.ts';
import {
  debilitated,
  degreeOf,
  inIthasala,
  isFaster,
  isStrong,
  ithasalas,
  ownsOrExalted,
  placed,
  signOfPlanet,
} from './reading.ts';
import type { KamboolaGrade, YogaInstance, YogaSky } from './reading.ts';
import { say } from './yogas.messages.ts';

/** From here on a planet is read at the beginning of its next sign, degrees. */
const LAST_DEGREE = 29;

/** Yogas of the Moon, or of a planet at the end of its sign, that hands its light over. */

/** 8 Kamboola: the Moon joins an ithasala of two other planets. */
export const kamboola = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky)
    .filter(({ fast }) => fast !== 'Moon')
    .flatMap(({ fast, slow }): readonly YogaInstance[] => {
      const partners = [fast, slow].filter((planet) => inIthasala(sky, 'Moon', planet));
      if (partners.length === 0) return [];
      return [
        {
          planets: [fast, slow, 'Moon'],
          detail: say.kamboola({ moon: placed(sky, 'Moon'), partners, pair: [fast, slow] }),
          grade: {
            moon: kamboolaGrade(sky, 'Moon'),
            partners: partners.map((planet) => ({ planet, grade: kamboolaGrade(sky, planet) })),
          },
        },
      ];
    });

/** The grade of a member of a Kamboola, the first that fits. */
function kamboolaGrade(sky: YogaSky, planet: Graha): KamboolaGrade {
  const { longitude, signIndex } = sky.chart.planets[planet];
  if (ownsOrExalted(sky, planet)) return 'UTTAMA';
  if (debilitated(sky, planet)) return 'ADHAMA';
  if (haddaLord(longitude) === planet || ownsDrekkanaOrNavamsa(sky, planet)) return 'MADHYAMA';
  return isInEnemySign(planet, signIndex) ? 'ADHAMA' : 'SAMA';
}

function ownsDrekkanaOrNavamsa({ chart }: YogaSky, planet: Graha): boolean {
  const { longitude } = chart.planets[planet];
  return (['D3', 'D9'] as const).some((varga) => signLordOf(vargaSign(varga, longitude)) === planet);
}

/**
 * A planet set to the beginning of its next sign, the others where they are, is in ithasala with another: within the orb
 * and one degree more behind it. Nobody asks how the aspect would go on.
 */
function ithasalaFromNextSign(sky: YogaSky, planet: Graha, other: Graha): boolean {
  const next = (signOfPlanet(sky, planet) + 1) % 12;
  return tajikAspect(next, signOfPlanet(sky, other)) !== 'none' && degreeOf(sky, other) <= pairOrb(planet, other) + 1;
}

const nextSign = (sky: YogaSky, planet: Graha): string => signName(signOfPlanet(sky, planet) + 1);

/** 9 Gairi Kamboola: a Moon without dignity at the end of her sign joins an ithasala from the next one. */
export function gairiKamboola(sky: YogaSky): readonly YogaInstance[] {
  if (degreeOf(sky, 'Moon') < LAST_DEGREE || ownsOrExalted(sky, 'Moon') || debilitated(sky, 'Moon')) return [];
  if (ownsDrekkanaOrNavamsa(sky, 'Moon')) return [];
  const others = SPEED_ORDER.filter((planet) => planet !== 'Moon');
  const backed = others.some(
    (planet) => isStrong(sky, planet) && (inIthasala(sky, 'Moon', planet) || ithasalaFromNextSign(sky, 'Moon', planet)),
  );
  if (!backed) return [];
  return ithasalas(sky)
    .filter(({ fast, slow }) => fast !== 'Moon' && !inIthasala(sky, 'Moon', fast) && !inIthasala(sky, 'Moon', slow))
    .flatMap(({ fast, slow }) => {
      const reached = [fast, slow].filter((planet) => ithasalaFromNextSign(sky, 'Moon', planet));
      if (reached.length === 0) return [];
      return [
        {
          planets: [fast, slow, 'Moon'] as const,
          detail: say.gairiKamboola({
            moon: placed(sky, 'Moon'),
            reached,
            sign: nextSign(sky, 'Moon'),
            pair: [fast, slow],
          }),
        },
      ];
    });
}

/** 14 Tambira: a direct planet at the end of its sign, in no ithasala, reaches a slower one from the next sign. */
export const tambira = (sky: YogaSky): readonly YogaInstance[] =>
  SPEED_ORDER.filter(
    (planet) =>
      sky.chart.planets[planet].speed > 0 &&
      degreeOf(sky, planet) >= LAST_DEGREE &&
      ithasalas(sky).every(({ fast, slow }) => fast !== planet && slow !== planet),
  ).flatMap((planet) =>
    SPEED_ORDER.filter((slow) => isFaster(planet, slow) && ithasalaFromNextSign(sky, planet, slow)).map((slow) => ({
      planets: [planet, slow] as const,
      detail: say.tambira({ fast: placed(sky, planet), sign: nextSign(sky, planet), slow: placed(sky, slow) }),
    })),
  );
