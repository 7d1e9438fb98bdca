import type { PlanetNature } from '@cuspal/engine/jaimini/around-sign';
import { ofNature } from '@cuspal/engine/jaimini/around-sign';
import type { Upapada } from '@cuspal/engine/jaimini/upapada';
import type { UpapadaFactorName } from '@cuspal/engine/jaimini/upapada-score';
import { dignityInWords } from '@cuspal/engine/parashari/base/dignity';
import { say } from './jaimini.messages.ts';

/** Why a factor of the Upapada has its point. */
export function factorInWords(found: Upapada, factor: UpapadaFactorName, points: 1 | -1): string {
  const { lord, lordDignity, lordHouse, occupants, aspects, second, seventh, eighth } = found;
  const benefics = (planets: readonly PlanetNature[]) => ofNature(planets, 'benefic');
  const malefics = (planets: readonly PlanetNature[]) => ofNature(planets, 'malefic');
  switch (factor) {
    case 'ulLord':
      return say.lordOfUpapada({ lord, dignity: dignityInWords(lordDignity) });
    case 'ulSupport':
      return points < 0
        ? say.maleficsThere({ planets: malefics(occupants), place: 'UPAPADA' })
        : say.beneficsAtUpapada({ planets: benefics([...occupants, ...aspects]) });
    case 'secondPlanets':
      return points < 0
        ? say.maleficsThere({ planets: malefics(second.occupants), place: 'SECOND' })
        : say.beneficsInSecond({ planets: benefics(second.occupants) });
    case 'secondLord':
      return say.lordOfSecond({ lord: second.lord, dignity: dignityInWords(second.lordDignity) });
    case 'seventhPlanets':
      return say.maleficsThere({ planets: malefics(seventh.occupants), place: 'SEVENTH' });
    case 'eighthPlanets':
      return say.maleficsThere({ planets: malefics(eighth.occupants), place: 'EIGHTH' });
    case 'ulLordHouse':
      return say.lordOfUpapadaInHouse({ lord, house: lordHouse });
  }
}
