import type { Graha } from '../../zodiac/names.ts';
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
import { say } from './yogas.messages.ts';

/** Yogas of an ithasala whose members are weak, strong or spoilt. */

const WEAK_TOTAL = 5;

/** 11 Radda: a member is retrograde, combust, debilitated or has a total below 5. */
export const radda = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky).flatMap(({ fast, slow }) => {
    if ([fast, slow].every((planet) => raddaFaults(sky, planet).length === 0)) return [];
    return [{ planets: [fast, slow], detail: raddaDetail(sky, fast, slow) }];
  });

function raddaDetail(sky: YogaSky, fast: Graha, slow: Graha): string {
  const [faults, slowFaults] = [raddaFaults(sky, fast), raddaFaults(sky, slow)];
  if (faults.length === 0) return say.raddaOfOne({ spoilt: placed(sky, slow), faults: slowFaults, other: fast });
  if (slowFaults.length === 0) return say.raddaOfOne({ spoilt: placed(sky, fast), faults, other: slow });
  return say.raddaOfBoth({ fast: placed(sky, fast), faults, slow: placed(sky, slow), slowFaults });
}

const raddaFaults = (sky: YogaSky, planet: Graha): readonly string[] => [
  ...spoiltBy(sky, planet),
  ...(totalOf(sky, planet) < WEAK_TOTAL ? [say.fault({ fault: 'WEAK' })] : []),
];

/** 12 Duhphali Kutta: a strong slow planet takes what a weak fast one gives. */
export const duhphaliKutta = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky)
    .filter(({ fast, slow }) => isStrong(sky, slow) && !ownsOrExalted(sky, fast) && totalOf(sky, fast) < WEAK_TOTAL)
    .map(({ fast, slow }) => ({
      planets: [fast, slow],
      detail: say.duhphaliKutta({ slow: placed(sky, slow), fast: placed(sky, fast) }),
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
        detail: say.dutthottha({ fast: placed(sky, fast), slow: placed(sky, slow), third: placed(sky, third) }),
      })),
    );

/** 16 Durupha: each member stands in 6, 8 or 12 or is combust, retrograde or debilitated. */
export const durupha = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky).flatMap(({ fast, slow }) => {
    const [faults, slowFaults] = [faultsOf(sky, fast), faultsOf(sky, slow)];
    if (faults.length === 0 || slowFaults.length === 0) return [];
    return [
      {
        planets: [fast, slow],
        detail: say.durupha({ fast: placed(sky, fast), faults, slow: placed(sky, slow), slowFaults }),
      },
    ];
  });

const faultsOf = (sky: YogaSky, planet: Graha): readonly string[] => [
  ...spoiltBy(sky, planet),
  ...(inBadHouse(sky, planet) ? [say.faultOfHouse({ house: houseOfPlanet(sky, planet) })] : []),
];
