import type { Graha } from '../../zodiac/names.ts';
import { DEEPTAMSA } from '../aspects.ts';
import { SPEED_ORDER } from '../pairs.ts';
import type { TajikPair } from '../pairs.ts';
import { degreeOf, inIthasala, isFaster, ithasalas, placed, signOfPlanet } from './reading.ts';
import type { YogaInstance, YogaSky } from './reading.ts';
import { say } from './yogas.messages.ts';

/** Yogas of two planets and of a third that links or parts them. */

const both = (sky: YogaSky, { fast, slow }: TajikPair) => ({ fast: placed(sky, fast), slow: placed(sky, slow) });

/** 3 Ithasala: two planets that complete their aspect. */
export const ithasala = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky).map((pair) => ({
    planets: [pair.fast, pair.slow],
    detail: say.ithasala({ ...both(sky, pair), aspect: pair.aspect }),
  }));

/** 4 Eesarpha: two planets that leave their aspect behind. */
export const eesarpha = (sky: YogaSky): readonly YogaInstance[] =>
  sky.pairs
    .filter(({ state }) => state === 'EESARPHA')
    .map((pair) => ({
      planets: [pair.fast, pair.slow],
      detail: say.eesarpha({ ...both(sky, pair), aspect: pair.aspect }),
    }));

/** A third planet in ithasala with two that do not see each other. */
const linked = (sky: YogaSky, isLink: (third: Graha, pair: TajikPair) => boolean): readonly YogaInstance[] =>
  sky.pairs
    .filter(({ aspect }) => aspect === 'none')
    .flatMap((pair) =>
      SPEED_ORDER.filter(
        (third) => isLink(third, pair) && inIthasala(sky, third, pair.fast) && inIthasala(sky, third, pair.slow),
      ).map((third) => ({
        planets: [pair.fast, pair.slow, third],
        detail: say.linkedByThird({ ...both(sky, pair), third: placed(sky, third) }),
      })),
    );

/** 5 Nakta: the link is faster than both. */
export const nakta = (sky: YogaSky): readonly YogaInstance[] => linked(sky, (third, { fast }) => isFaster(third, fast));

/** 6 Yamaya: the link is slower than both. */
export const yamaya = (sky: YogaSky): readonly YogaInstance[] =>
  linked(sky, (third, { slow }) => isFaster(slow, third));

/** 7 Manau: Mars or Saturn, by its own orb with the fast one in one sign, cuts the ithasala. */
export const manau = (sky: YogaSky): readonly YogaInstance[] =>
  ithasalas(sky).flatMap((pair) =>
    (['Mars', 'Saturn'] as const)
      .filter(
        (malefic) =>
          malefic !== pair.fast &&
          malefic !== pair.slow &&
          signOfPlanet(sky, malefic) === signOfPlanet(sky, pair.fast) &&
          Math.abs(degreeOf(sky, malefic) - degreeOf(sky, pair.fast)) <= DEEPTAMSA[malefic],
      )
      .map((malefic) => ({
        planets: [pair.fast, pair.slow, malefic],
        detail: say.manau({ malefic: placed(sky, malefic), fast: placed(sky, pair.fast), slow: pair.slow }),
      })),
  );
