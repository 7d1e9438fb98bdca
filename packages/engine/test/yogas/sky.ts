import type { Chart } from '../../src/chart/chart.ts';
import { combustionOf } from '../../src/parashari/states/combustion.ts';
import { condition } from '../../src/parashari/states/condition.ts';
import { isMember } from './members.ts';

/** Short names as the books of yogas print them. */
export const ALL = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'] as const;
export type P = (typeof ALL)[number];
export const SEVEN: readonly P[] = ALL.slice(0, 7);
export const FIVE: readonly P[] = ['Ma', 'Me', 'Ju', 'Ve', 'Sa'];
export const FULL = {
  Su: 'Sun',
  Mo: 'Moon',
  Ma: 'Mars',
  Me: 'Mercury',
  Ju: 'Jupiter',
  Ve: 'Venus',
  Sa: 'Saturn',
  Ra: 'Rahu',
  Ke: 'Ketu',
} as const;
const OWNERS: readonly P[] = ['Ma', 'Ve', 'Me', 'Mo', 'Su', 'Me', 'Ve', 'Ma', 'Ju', 'Sa', 'Sa', 'Ju'];
const HIGH: Readonly<Record<P, number>> = { Su: 0, Mo: 1, Ma: 9, Me: 5, Ju: 3, Ve: 11, Sa: 6, Ra: 1, Ke: 7 };
const LOOKS: Readonly<Record<P, string>> = {
  Su: '7',
  Mo: '7',
  Ma: '478',
  Me: '7',
  Ju: '579',
  Ve: '7',
  Sa: '37A',
  Ra: '7',
  Ke: '7',
};
const FRIENDS: Readonly<Record<string, string>> = {
  Su: 'MoMaJu',
  Mo: 'SuMe',
  Ma: 'SuMoJu',
  Me: 'SuVe',
  Ju: 'SuMoMa',
  Ve: 'MeSa',
  Sa: 'MeVe',
};
const ENEMIES: Readonly<Record<string, string>> = {
  Su: 'VeSa',
  Mo: '',
  Ma: 'Me',
  Me: 'Mo',
  Ju: 'MeVe',
  Ve: 'SuMo',
  Sa: 'SuMoMa',
};

export const K: readonly number[] = [1, 4, 7, 10];
export const T: readonly number[] = [1, 5, 9];
export const KT: readonly number[] = [1, 4, 5, 7, 9, 10];
export const D: readonly number[] = [6, 8, 12];

/**
 * A chart as plain arithmetic on its longitudes: a second way to read it, for tests of the catalogues. Letters follow
 * the page: h = house, n(x, y) = x counted from y, L = lord of a house.
 */
export function skyOf(chart: Chart) {
  const lon = (p: P): number => chart.planets[FULL[p]].longitude;
  const asc = Math.floor(chart.ascendant.longitude / 30);
  const s = (p: P): number => Math.floor(lon(p) / 30);
  const count = (from: number, to: number): number => ((to - from + 24) % 12) + 1;
  const h = (p: P): number => count(asc, s(p));
  const n = (x: P, y: P): number => (x === y ? 0 : count(s(y), s(x)));
  const owner = (sign: number): P => OWNERS[sign % 12] ?? 'Su';
  const L = (house: number): P => owner(asc + house - 1);
  const d9 = (p: P): number => Math.floor((lon(p) * 9) / 30 + 1e-9) % 12;
  const d3 = (p: P): number => (s(p) + 4 * Math.floor((lon(p) % 30) / 10 + 1e-9)) % 12;
  const elong = (lon('Mo') - lon('Su') + 360) % 360;
  const moonGood = elong >= 84 && elong < 276;
  const plainGood = (p: P): boolean => p === 'Ju' || p === 'Ve' || (p === 'Mo' && moonGood);
  const beside = ALL.filter((p) => p !== 'Me' && s(p) === s('Me'));
  const mercuryGood = beside.filter((p) => !plainGood(p)).length <= beside.filter(plainGood).length;
  const good = (p: P): boolean => (p === 'Me' ? mercuryGood : plainGood(p));
  const looksAt = (p: P, sign: number): boolean => LOOKS[p].includes(count(s(p), sign).toString(16).toUpperCase());
  const nodes = (x: P, y: P): boolean => isMember('RaKe', x) && isMember('RaKe', y);
  const wit = (x: P, y: P): boolean => x !== y && s(x) === s(y);
  const asp = (x: P, y: P): boolean => x !== y && !nodes(x, y) && looksAt(x, s(y));
  const exch = (x: P, y: P): boolean => x !== y && owner(s(x)) === y && owner(s(y)) === x;
  return {
    chart,
    asc,
    s,
    h,
    n,
    L,
    d9,
    d3,
    lon,
    elong,
    owner,
    good,
    looksAt,
    wit,
    asp,
    exch,
    ben: SEVEN.filter(good),
    mal: SEVEN.filter((p) => !good(p)),
    malN: ALL.filter((p) => !good(p)),
    /** With or aspected by. */
    wa: (x: P, y: P): boolean => wit(x, y) || asp(y, x),
    ass: (x: P, y: P): boolean => wit(x, y) || exch(x, y) || (asp(x, y) && asp(y, x)),
    mk: (x: P, y: P): boolean => x !== y && K.includes(count(s(x), s(y))),
    ex: (p: P): boolean => s(p) === HIGH[p],
    de: (p: P): boolean => s(p) === (HIGH[p] + 6) % 12,
    /** Own sign or exalted. */
    dig: (p: P): boolean => s(p) === HIGH[p] || owner(s(p)) === p,
    friendly: (p: P): boolean => isMember(FRIENDS[p] ?? '', owner(s(p))),
    hostile: (p: P): boolean => isMember(ENEMIES[p] ?? '', owner(s(p))),
    burnt: (p: P): boolean => combustionOf(chart, FULL[p]) !== 'NONE',
    ashes: (p: P): boolean => combustionOf(chart, FULL[p]) === 'FULL',
    strong: (p: P): boolean => condition(chart, FULL[p]) === 'strong',
    weak: (p: P): boolean => condition(chart, FULL[p]) === 'weak',
    /** Planets of a list in a house. */
    at: (house: number, list: readonly P[] = SEVEN): readonly P[] => list.filter((p) => h(p) === house),
    arc: (x: P, y: P): number => Math.abs(((lon(x) - lon(y) + 540) % 360) - 180),
  };
}
export type Sky = ReturnType<typeof skyOf>;
