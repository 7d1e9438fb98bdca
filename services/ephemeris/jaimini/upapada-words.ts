import type { PlanetNature } from '@cuspal/engine/jaimini/around-sign';
import { ofNature } from '@cuspal/engine/jaimini/around-sign';
import type { Upapada } from '@cuspal/engine/jaimini/upapada';
import type { UpapadaFactorName } from '@cuspal/engine/jaimini/upapada-score';
import { capitalised } from '@cuspal/engine/base/words';
import { dignityInWords } from '@cuspal/engine/parashari/base/dignity';
import { planetInWords, planetsFirst, planetsInWords } from '@cuspal/engine/zodiac/planet-words';

const named = (planets: readonly PlanetNature[], nature: 'benefic' | 'malefic'): string => {
  const found = ofNature(planets, nature);
  return `${planetsInWords(found)} ${found.length === 1 ? 'stands' : 'stand'}`;
};

/** Benefics that help, with what each of them and what several do. */
const benefics = (planets: readonly PlanetNature[], one: string, several: string): string => {
  const helpers = ofNature(planets, 'benefic');
  return helpers.length === 1
    ? `${planetsFirst(helpers)}, a benefic, ${one}.`
    : `${planetsFirst(helpers)}, which are benefics, ${several}.`;
};

/** Why a factor of the Upapada has its point. */
export function factorInWords(found: Upapada, factor: UpapadaFactorName, points: 1 | -1): string {
  const { lord, lordDignity, lordHouse, occupants, aspects, second, seventh, eighth } = found;
  const nature = points > 0 ? 'benefic' : 'malefic';
  switch (factor) {
    case 'ulLord':
      return `${capitalised(planetInWords(lord))}, lord of the Upapada, is ${dignityInWords(lordDignity)}.`;
    case 'ulSupport':
      return points < 0
        ? capitalised(`${named(occupants, nature)} in the Upapada without a benefic in it or seeing it.`)
        : benefics([...occupants, ...aspects], 'is in the Upapada or sees it', 'are in the Upapada or see it');
    case 'secondPlanets':
      return points < 0
        ? capitalised(`${named(second.occupants, nature)} in the second sign from the Upapada without a benefic.`)
        : benefics(
            second.occupants,
            'is in the second sign from the Upapada',
            'are in the second sign from the Upapada',
          );
    case 'secondLord':
      return `${capitalised(planetInWords(second.lord))}, lord of the second sign, is ${dignityInWords(second.lordDignity)}.`;
    case 'seventhPlanets':
      return capitalised(`${named(seventh.occupants, nature)} in the seventh sign from the Upapada without a benefic.`);
    case 'eighthPlanets':
      return capitalised(`${named(eighth.occupants, nature)} in the eighth sign from the Upapada without a benefic.`);
    case 'ulLordHouse':
      return `${capitalised(planetInWords(lord))}, lord of the Upapada, is in house ${lordHouse}.`;
  }
}
