import { capitalised, inWords } from '@cuspal/engine/base/words';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import type { z } from 'zod';
import type getMarriageDelay from '../marriage/get-marriage-delay.tool.ts';
import type { DecidingPromise } from './deciding-promise.ts';

/** Sentence for a promise that all witnesses confirm; one that is the first again is not named twice. */
export function witnessesSay({ confirmCount, cusps, karakas }: DecidingPromise['confirmations']): string | false {
  const [confirmed, of] = confirmCount.split(' of ');
  if (of === '0' || confirmed !== of) return false;
  const houses = cusps.flatMap(({ cusp, sameAsFirst }) => (sameAsFirst ? [] : [cusp]));
  const planets = karakas.flatMap(({ planet, sameAsFirst }) => (sameAsFirst ? [] : [planetInWords(planet)]));
  const named = [
    ...(houses.length === 0
      ? []
      : [`the sub lord${houses.length > 1 ? 's' : ''} of cusp${houses.length > 1 ? 's' : ''} ${inWords(houses)}`]),
    ...(planets.length === 0 ? [] : [`the significator${planets.length > 1 ? 's' : ''} ${inWords(planets)}`]),
  ];
  const one = houses.length + planets.length === 1;
  return `${capitalised(inWords(named))} reach${one ? 'es' : ''} houses of marriage as well.`;
}

/** What stronger opposing houses mean (R9P). */
export const OUTWEIGHED_SAYS =
  'The houses against marriage are stronger than those for it, so expect obstacles and delay.';

/** What becomes of the houses against it, by the rule that decided. */
export const OPPOSED_SAYS: Readonly<Partial<Record<DecidingPromise['basis'], string>>> = {
  REQUIRED_OUTRANKS: 'What stands against marriage is weaker than what favours it, so it limits the promise only.',
  REQUIRED_OUTRANKS_WHOLE_DENIAL:
    'Every house against marriage is signified, but less strongly, so it comes with resistance.',
  PARTIAL_OPPOSITION:
    'What stands against marriage is as strong in part as what favours it, so obstacles come with it.',
  WEAK_LEVEL: 'What favours marriage is faint and some houses stand against it, so it needs support from the periods.',
  LOW_COVERAGE: 'Few houses favour marriage and some stand against it, so it needs support from the periods.',
};

/** What the delay of marriage adds; nothing where there is none. */
export const DELAY_SAYS: Readonly<Record<z.input<typeof getMarriageDelay.output>['verdict'], string | false>> = {
  ON_TIME: false,
  NOT_PROMISED: false,
  MILD: 'A mild delay is indicated.',
  MODERATE: 'A moderate delay is indicated.',
  SEVERE: 'A severe delay is indicated.',
};
