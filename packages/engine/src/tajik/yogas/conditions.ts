import { inWords } from '../../base/words.ts';
import type { Graha } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { SPEED_ORDER } from '../pairs.ts';
import {
  houseOfPlanet,
  inBadHouse,
  inIthasala,
  isStrong,
  isWeak,
  ithasalas,
  ownsOrExalted,
  placed,
  spoiltBy,
  totalOf,
} from './reading.ts';
import type { YogaInstance, YogaSky } from './reading.ts';

/** Yogas of an ithasala whose members are weak, strong or spoilt. */

const WEAK_TOTAL = 5;

/** 11 Radda: a member is retrograde, combust, debilitated or has a total below 5. */
export const radda = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky).flatMap(({ fast, slow }) => {
    const spoilt = [fast, slow].filter((planet) => raddaFaults(sky, planet).length > 0);
    if (spoilt.length === 0) return [];
    const faults = spoilt.map((planet) => `${placed(sky, planet)} is ${inWords(raddaFaults(sky, planet))}`);
    const which =
      spoilt.length === 2
        ? 'their ithasala'
        : `its ithasala with ${planetInWords(spoilt.includes(fast) ? slow : fast)}`;
    return [{ planets: [fast, slow], detail: `${faults.join(', and ')}, which spoils ${which}.` }];
  });

const raddaFaults = (sky: YogaSky, planet: Graha): readonly string[] => [
  ...spoiltBy(sky, planet),
  ...(totalOf(sky, planet) < WEAK_TOTAL ? ['weak'] : []),
];

/** 12 Duhphali Kutta: a strong slow planet takes what a weak fast one gives. */
export const duhphaliKutta = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky)
    .filter(({ fast, slow }) => isStrong(sky, slow) && !ownsOrExalted(sky, fast) && totalOf(sky, fast) < WEAK_TOTAL)
    .map(({ fast, slow }) => ({
      planets: [fast, slow],
      detail: `${placed(sky, slow)} is strong and takes the ithasala of ${placed(sky, fast)}, which is weak.`,
    }));

/** 13 Dutthottha: two weak planets in ithasala, one of them in ithasala with a strong third. */
export const dutthottha = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky)
    .filter(({ fast, slow }) => isWeak(sky, fast) && isWeak(sky, slow))
    .flatMap(({ fast, slow }) =>
      SPEED_ORDER.filter(
        (third) => isStrong(sky, third) && (inIthasala(sky, third, fast) || inIthasala(sky, third, slow)),
      ).map((third) => ({
        planets: [fast, slow, third],
        detail: `${placed(sky, fast)} and ${placed(sky, slow)} are weak, but ${placed(sky, third)} is strong and helps by ithasala.`,
      })),
    );

/** 16 Durupha: each member stands in 6, 8 or 12 or is combust, retrograde or debilitated. */
export const durupha = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky).flatMap(({ fast, slow }) => {
    const faults = [fast, slow].map((planet) => faultsOf(sky, planet));
    if (faults.some(({ length }) => length === 0)) return [];
    const [ofFast, ofSlow] = faults.map((found) => inWords(found));
    return [
      {
        planets: [fast, slow],
        detail: `${placed(sky, fast)} is ${ofFast}, and ${placed(sky, slow)} is ${ofSlow}.`,
      },
    ];
  });

const faultsOf = (sky: YogaSky, planet: Graha): readonly string[] => [
  ...spoiltBy(sky, planet),
  ...(inBadHouse(sky, planet) ? [`in house ${houseOfPlanet(sky, planet)}`] : []),
];
