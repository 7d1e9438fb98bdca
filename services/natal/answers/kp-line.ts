import type { DecidingPromise } from '../composites/deciding-promise.ts';
import { say } from './answers.messages.ts';

type Levels = DecidingPromise['chain']['csl']['levels'];

const LEVELS = ['L1', 'L2', 'L3', 'L4'] as const;

/** The best level at which each house is signified: `2 11 at L1, 7 at L3`. */
function atLevels(houses: readonly number[], levels: Levels): string {
  const left = new Set(houses);
  const rows: string[] = [];
  for (const level of LEVELS) {
    const here = levels[level].filter((house) => left.delete(house));
    if (here.length > 0) rows.push(say.housesAtLevel({ houses: spaced(here.sort((a, b) => a - b)), level }));
  }
  return rows.join(', ');
}

/**
 * A promise in the shorthand of practitioners: `CSL 7 Venus in star Moon, sub Jupiter: 2 7 11 at L1, none of 1 6 10`.
 */
export function kpLineOf({ house, csl, chain, ...row }: KpRow): string {
  const { starLord, subLord, levels } = chain.csl;
  const required = [...row.covered, ...row.supportHit];
  return say.kpLine({
    house,
    csl,
    starLord,
    subLord,
    signifies: required.length > 0,
    signified: atLevels(required, levels),
    required: spaced(row.required),
    opposes: row.denialHit.length > 0,
    opposed: atLevels(row.denialHit, levels),
    denial: spaced(row.denialHouses),
  });
}

const spaced = (houses: readonly number[]): string => houses.join(' ');

type KpRow = Pick<DecidingPromise, 'house' | 'csl' | 'chain' | 'covered' | 'supportHit' | 'denialHit'> &
  Pick<DecidingPromise, 'required' | 'denialHouses'>;
