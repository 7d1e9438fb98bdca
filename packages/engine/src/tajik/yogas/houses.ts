import { countSigns } from '../../parashari/base/frame.ts';
import { signLordOf } from '../../zodiac/division.ts';
import type { Graha, House } from '../../zodiac/names.ts';
import { tajikAspect } from '../aspects.ts';
import { SPEED_ORDER } from '../pairs.ts';
import { houseOfPlanet, inIthasala, ownsOrExalted, placed, signOfPlanet } from './reading.ts';
import type { YogaInstance, YogaSky } from './reading.ts';
import { say } from './yogas.messages.ts';

/** Yogas of houses and signs. */

/** All but the apoklimas 3, 6, 9 and 12. */
const KENDRA_OR_PANAPHARA: readonly House[] = [1, 2, 4, 5, 7, 8, 10, 11];

const isKendraOrPanaphara = (sky: YogaSky, planet: Graha): boolean =>
  KENDRA_OR_PANAPHARA.includes(houseOfPlanet(sky, planet));

/** 1 Ishkavala: all seven planets in kendras and panapharas. */
export const ishkavala = (sky: YogaSky): boolean => SPEED_ORDER.every((planet) => isKendraOrPanaphara(sky, planet));

/** 2 Induvara: all seven in apoklimas. */
export const induvara = (sky: YogaSky): boolean => SPEED_ORDER.every((planet) => !isKendraOrPanaphara(sky, planet));

/** 10 Khallasara: the lord of the lagna stands between the Moon and another planet and joins neither. */
export function khallasara(sky: YogaSky): readonly YogaInstance[] {
  const lord = signLordOf(sky.chart.ascendant.signIndex);
  if (lord === 'Moon' || inIthasala(sky, lord, 'Moon')) return [];
  return SPEED_ORDER.filter(
    (other) => other !== 'Moon' && other !== lord && !inIthasala(sky, lord, other) && isBetween(sky, lord, other),
  ).map((other) => ({
    planets: ['Moon', other, lord],
    detail: say.khallasara({ lord: placed(sky, lord), moon: placed(sky, 'Moon'), other: placed(sky, other) }),
  }));
}

/** In a sign strictly between the Moon's and another's on the shorter way; signs seven apart have no shorter one. */
function isBetween(sky: YogaSky, planet: Graha, other: Graha): boolean {
  const way = countSigns(signOfPlanet(sky, 'Moon'), signOfPlanet(sky, other));
  const place = countSigns(signOfPlanet(sky, 'Moon'), signOfPlanet(sky, planet));
  if (way === 7 || place === 1) return false;
  return way < 7 ? place < way : place > way;
}

/** 15 Kutta: a planet in the lagna is seen by one in its own or exalted sign in a kendra or panaphara. */
export const kutta = (sky: YogaSky): readonly YogaInstance[] =>
  sky.pairs.flatMap(({ fast, slow }) => {
    const way = helps(sky, fast, slow)
      ? ([fast, slow] as const)
      : helps(sky, slow, fast)
        ? ([slow, fast] as const)
        : null;
    if (way === null) return [];
    const [rising, helper] = way;
    return [
      {
        planets: [fast, slow],
        detail: say.kutta({ rising: placed(sky, rising), helper: placed(sky, helper) }),
      },
    ];
  });

const helps = (sky: YogaSky, rising: Graha, helper: Graha): boolean =>
  houseOfPlanet(sky, rising) === 1 &&
  ownsOrExalted(sky, helper) &&
  isKendraOrPanaphara(sky, helper) &&
  tajikAspect(signOfPlanet(sky, rising), signOfPlanet(sky, helper)) !== 'none';
