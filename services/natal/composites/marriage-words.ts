import { isConfirming } from '@cuspal/engine/kp/promise/promise-confirmations';
import type { z } from 'zod';
import type getMarriageDelay from '../marriage/get-marriage-delay.tool.ts';
import type { DecidingPromise } from './deciding-promise.ts';
import { say } from './composites.messages.ts';

/** Sentence for a promise that all witnesses confirm; one that is the first again is not named twice. */
export function witnessesSay({
  cusps,
  karakas,
}: Pick<DecidingPromise['confirmations'], 'cusps' | 'karakas'>): string | false {
  const others = [...cusps, ...karakas].filter(({ sameAsFirst }) => !sameAsFirst);
  if (others.length === 0 || !others.every(isConfirming)) return false;
  const houses = cusps.flatMap(({ cusp, sameAsFirst }) => (sameAsFirst ? [] : [cusp]));
  const planets = karakas.flatMap(({ planet, sameAsFirst }) => (sameAsFirst ? [] : [planet]));
  if (planets.length === 0) return say.cuspsWitness({ cusps: houses });
  return houses.length === 0 ? say.significatorsWitness({ planets }) : say.bothWitness({ cusps: houses, planets });
}

/** What stronger opposing houses mean (R9P), or what becomes of the houses against it, by the rule that decided. */
export function opposedSays({ outweighed, basis }: Pick<DecidingPromise, 'outweighed' | 'basis'>): string | false {
  if (outweighed) return say.outweighed();
  const opposing = OPPOSING.find((each) => each === basis);
  return opposing !== undefined && say.opposed({ basis: opposing });
}

const OPPOSING = [
  'REQUIRED_OUTRANKS',
  'REQUIRED_OUTRANKS_WHOLE_DENIAL',
  'PARTIAL_OPPOSITION',
  'WEAK_LEVEL',
  'LOW_COVERAGE',
] as const;

/** What the delay of marriage adds; nothing where there is none. */
export const delaySays = (delay: z.input<typeof getMarriageDelay.output>['verdict']): string | false =>
  delay !== 'ON_TIME' && delay !== 'NOT_PROMISED' && say.delay({ delay });
