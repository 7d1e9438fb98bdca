import type { Rotation } from '../../events/rotation.ts';
import type { House } from '../../zodiac/names.ts';
import { say } from './horary.messages.ts';

type Person = Pick<Rotation, 'relation'>;

/** `cusp 7`; of a question about another person `cusp 7 from the mother` (R9.8). */
export const cuspFrom = ({ relation }: Person, cusp: House): string => say.cuspFrom({ relation, cusp });

/** `cusps 6 and 11 from the mother`. */
export const cuspsFrom = ({ relation }: Person, cusps: readonly House[]): string => say.cuspsFrom({ relation, cusps });

/** `houses 2 and 7 from the mother`. */
export const housesFrom = ({ relation }: Person, houses: readonly House[]): string =>
  say.housesFrom({ relation, houses });

/** `houses 2 or 7 from the mother`. */
export const oneOfHousesFrom = ({ relation }: Person, houses: readonly House[]): string =>
  say.oneOfHousesFrom({ relation, houses });
