import type { DecidingPromise } from '../composites/deciding-promise.ts';

type Levels = DecidingPromise['chain']['csl']['levels'];

const LEVELS = ['L1', 'L2', 'L3', 'L4'] as const;

/** The best level at which each house is signified: `2 11 at L1, 7 at L3`. */
function atLevels(houses: readonly number[], levels: Levels): string {
  const left = new Set(houses);
  const rows: string[] = [];
  for (const level of LEVELS) {
    const here = levels[level].filter((house) => left.delete(house));
    if (here.length > 0) rows.push(`${here.sort((a, b) => a - b).join(' ')} at ${level}`);
  }
  return rows.join(', ');
}

/**
 * A promise in the shorthand of practitioners: `CSL 7 Venus in star Moon, sub Jupiter: 2 7 11 at L1, none of 1 6 10`.
 */
export function kpLineOf({ house, csl, chain, ...row }: KpRow): string {
  const { starLord, subLord, levels } = chain.csl;
  const required = [...row.covered, ...row.supportHit];
  const signified = required.length === 0 ? `none of ${row.required.join(' ')}` : atLevels(required, levels);
  const opposed =
    row.denialHit.length === 0
      ? `none of ${row.denialHouses.join(' ')}`
      : `against it ${atLevels(row.denialHit, levels)}`;
  return `CSL ${house} ${csl} in star ${starLord}, sub ${subLord}: ${signified}, ${opposed}`;
}

interface KpRow extends Pick<DecidingPromise, 'covered' | 'supportHit' | 'denialHit' | 'required' | 'denialHouses'> {
  readonly house: number;
  readonly csl: string;
  readonly chain: DecidingPromise['chain'];
}
