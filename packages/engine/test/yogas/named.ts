import { dayFrame } from '../../src/almanac/day-frame.ts';
import { cancellationsOf, isNeechaBhangaRaja } from '../../src/parashari/states/debility.ts';
import { ephemeris } from '../random-charts.ts';
import { ALL, D, FIVE, FULL, K, KT, SEVEN, T } from './sky.ts';
import type { P, Sky } from './sky.ts';

/** What of a row stands: forms by letter, '' for a row with one form, planets or a house for a row that repeats. */
export type Second = (c: Sky) => readonly string[];

export const once = (holds: boolean): readonly string[] => (holds ? [''] : []);
export const forms = (a: boolean, b = false, c = false): readonly string[] => [
  ...(a ? ['a'] : []),
  ...(b ? ['b'] : []),
  ...(c ? ['c'] : []),
];
export const pairKey = (x: P, y: P): string =>
  (ALL.indexOf(x) < ALL.indexOf(y) ? [x, y] : [y, x]).map((p) => FULL[p]).join('+');
export const isDay = ({ chart: { moment } }: Sky): boolean =>
  dayFrame(ephemeris, moment.utcMs, moment, moment).dayBirth;

const great =
  (p: P): Second =>
  (c) =>
    forms(c.dig(p) && K.includes(c.h(p)), c.dig(p) && K.includes(c.n(p, 'Mo')));
const three: readonly P[] = ['Me', 'Ju', 'Ve'];
const inside = (value: number, ...list: readonly number[]): boolean => list.includes(value);
const two = (list: readonly P[], test: (p: P) => boolean): boolean => list.filter(test).length >= 2;
const fives = (c: Sky, of: 'Su' | 'Mo', k: number): number => FIVE.filter((p) => c.n(p, of) === k).length;
const reversed =
  (house: number): Second =>
  (c) =>
    forms(c.h(c.L(house)) === house, c.h(c.L(house)) !== house && D.includes(c.h(c.L(house))));
const pairs = (first: readonly P[], second: readonly P[]): readonly (readonly [P, P])[] =>
  first.flatMap((x) => second.filter((y) => y !== x).map((y) => [x, y] as const));
const joined = (c: Sky, list: readonly (readonly [P, P])[], but = ''): readonly string[] => [
  ...new Set(
    list
      .filter(([x, y]) => c.ass(x, y))
      .map(([x, y]) => pairKey(x, y))
      .filter((key) => key !== but),
  ),
];
const lonely = (c: Sky, group: readonly P[]): boolean =>
  SEVEN.every((p) => group.includes(p) || !group.some((q) => c.s(p) === c.s(q)));

/** Catalogue 1 and the solar catalogue, written a second time as plain arithmetic. */
export const NAMED: Readonly<Record<string, Second>> = {
  ruchaka: great('Ma'),
  bhadra: great('Me'),
  hamsa: great('Ju'),
  malavya: great('Ve'),
  shasha: great('Sa'),
  gajakesari: (c) => {
    const pure =
      c.ben.some((p) => c.wa('Ju', p)) && !c.de('Ju') && !c.burnt('Ju') && !['Me', 'Ve'].includes(c.owner(c.s('Ju')));
    const moon = K.includes(c.n('Ju', 'Mo'));
    return forms(pure && moon, pure && K.includes(c.h('Ju')), moon);
  },
  sunapha: (c) => once(fives(c, 'Mo', 2) > 0 && fives(c, 'Mo', 12) === 0),
  anapha: (c) => once(fives(c, 'Mo', 2) === 0 && fives(c, 'Mo', 12) > 0),
  durudhara: (c) => once(fives(c, 'Mo', 2) > 0 && fives(c, 'Mo', 12) > 0),
  adhi: (c) => {
    const there = (p: P): boolean => inside(c.n(p, 'Mo'), 6, 7, 8);
    return forms(three.every(there), two(three, there));
  },
  'chandra-mangala': (c) => forms(c.wit('Mo', 'Ma'), c.n('Mo', 'Ma') === 7),
  amala: (c) => {
    const clean = (test: (p: P) => boolean): boolean => c.ben.some(test) && !c.malN.some(test);
    return forms(
      clean((p) => c.h(p) === 10),
      clean((p) => c.n(p, 'Mo') === 10),
    );
  },
  vasumati: (c) => {
    const asc = (p: P): boolean => inside(c.h(p), 3, 6, 10, 11);
    const moon = (p: P): boolean => inside(c.n(p, 'Mo'), 3, 6, 10, 11);
    return forms(three.every(asc), three.every(moon), two(three, asc) || two(three, moon));
  },
  'dharma-karmadhipati': (c) => once(c.ass(c.L(9), c.L(10))),
  'raja-kendra-trikona': (c) => joined(c, pairs(K.map(c.L), T.map(c.L)), pairKey(c.L(9), c.L(10))),
  'raja-single': (c) => {
    const karaka = SEVEN.find((p) => [4, 7, 10].some((k) => c.L(k) === p) && [5, 9].some((k) => c.L(k) === p));
    return once(karaka !== undefined && !inside(c.h(karaka), 3, 6, 8, 12));
  },
  harsha: reversed(6),
  sarala: reversed(8),
  vimala: reversed(12),
  'viparita-raja': (c) => {
    const lords = D.map(c.L);
    const meets = lords.some((x) => {
      const group = lords.filter((y) => c.s(x) === c.s(y));
      return group.length > 1 && inside(c.h(x), 3, 6, 8, 11, 12) && lonely(c, group);
    });
    const swaps = pairs(lords, lords).some(
      ([x, y]) => c.exch(x, y) && D.includes(c.h(x)) && D.includes(c.h(y)) && lonely(c, [x, y]),
    );
    return forms(meets, swaps);
  },
  'neecha-bhanga': (c) =>
    SEVEN.filter((p) => c.de(p) && cancellationsOf(c.chart, FULL[p]).length > 0).map((p) => FULL[p]),
  'dhana-pairs': (c) => {
    const lords = [1, 2, 5, 9, 11].map(c.L);
    return joined(c, pairs(lords, lords));
  },
  lakshmi: (c) => {
    const able = c.dig(c.L(9)) && c.strong(c.L(1));
    return forms(able && K.includes(c.h(c.L(9))), able && inside(c.h(c.L(9)), 5, 9));
  },
  'exalted-in-2': (c) => once((['Mo', 'Me', 'Ju', 'Ve'] as const).some((p) => c.ex(p) && c.h(p) === 2)),
  saraswati: (c) => once(three.every((p) => inside(c.h(p), 2, ...KT)) && (c.dig('Ju') || c.friendly('Ju'))),
  'guru-mangala': (c) => once(inside(c.n('Ju', 'Ma'), 1, 7)),
  parvata: (c) => {
    const held = c.ben.some((p) => K.includes(c.h(p))) && !c.mal.some((p) => K.includes(c.h(p)));
    const clear = (house: number): boolean => c.at(house).every((p) => c.good(p));
    const [first, last] = [c.L(1), c.L(12)];
    return forms(
      held && clear(7) && clear(8),
      held && clear(6) && clear(8),
      c.mk(first, last) && c.ben.some((p) => c.asp(p, first) || c.asp(p, last)),
    );
  },
  kahala: (c) =>
    forms(
      c.mk(c.L(4), 'Ju') && c.strong(c.L(1)),
      c.mk(c.L(4), c.L(9)) && c.strong(c.L(1)),
      c.dig(c.L(4)) && c.wit(c.L(4), c.L(10)),
    ),
  chamara: (c) =>
    forms(
      c.ex(c.L(1)) && K.includes(c.h(c.L(1))) && c.asp('Ju', c.L(1)),
      [1, 7, 9, 10].some((house) => c.at(house, c.ben).length > 1),
    ),
  shankha: (c) =>
    forms(
      c.mk(c.L(5), c.L(6)) && c.strong(c.L(1)),
      c.wit(c.L(1), c.L(10)) && c.s(c.L(1)) % 3 === 0 && c.strong(c.L(9)),
    ),
  bheri: (c) => {
    const trio = [c.L(1), 'Ju', 'Ve'] as const;
    return forms(
      c.strong(c.L(9)) && [1, 2, 7, 12].every((house) => c.at(house).length > 0),
      c.strong(c.L(9)) && trio.every((x) => trio.every((y) => x === y || c.mk(x, y))),
    );
  },
  mridanga: (c) => once(c.strong(c.L(1)) && two(SEVEN, (p) => p !== c.L(1) && c.dig(p) && KT.includes(c.h(p)))),
  srinatha: (c) => {
    const near = c.h(c.L(7)) === 10 && c.wit(c.L(10), c.L(9));
    return forms(near && c.ex(c.L(10)), near && c.ex(c.L(7)));
  },
  khadga: (c) => once(c.exch(c.L(2), c.L(9)) && KT.includes(c.h(c.L(1)))),
  kalanidhi: (c) => {
    const there = inside(c.h('Ju'), 2, 5);
    return forms(
      there && c.wa('Ju', 'Me') && c.wa('Ju', 'Ve'),
      there && ['Me', 'Ve'].includes(c.owner(c.s('Ju'))) && (c.wa('Ju', 'Me') || c.wa('Ju', 'Ve')),
    );
  },
  'akhanda-samrajya': (c) =>
    once([2, 5, 11].some((k) => c.L(k) === 'Ju') && [2, 9, 11].some((k) => K.includes(c.n(c.L(k), 'Mo')))),
  chatussagara: (c) => once(K.every((house) => c.at(house).length > 0)),
  'maha-bhagya': (c) => {
    const odd = [c.s('Su'), c.s('Mo'), c.asc].map((sign) => sign % 2 === 0);
    return forms(odd.every(Boolean) && isDay(c), !odd.some(Boolean) && !isDay(c));
  },
  'lagna-adhi': (c) => {
    const pure = (list: readonly P[]): boolean => !c.mal.some((m) => !list.includes(m) && list.some((p) => c.wa(p, m)));
    const [seven, eight] = [c.at(7, c.ben), c.at(8, c.ben)];
    return forms(
      seven.length > 0 && eight.length > 0 && pure([...seven, ...eight]),
      three.every((p) => inside(c.h(p), 6, 7, 8)) && pure(three),
    );
  },
  'uchcha-pair': (c) => once(two(SEVEN, (p) => c.ex(p) && !c.burnt(p))),
  parijata: (c) => {
    const first = c.owner(c.s(c.L(1)));
    const chain = [c.L(1), first, c.owner(c.s(first)), c.owner(c.d9(first))];
    return once(chain.every((p) => KT.includes(c.h(p)) || c.ex(p)));
  },
  vesi: (c) => once(fives(c, 'Su', 2) > 0 && fives(c, 'Su', 12) === 0),
  vosi: (c) => once(fives(c, 'Su', 2) === 0 && fives(c, 'Su', 12) > 0),
  ubhayachari: (c) => once(fives(c, 'Su', 2) > 0 && fives(c, 'Su', 12) > 0),
  'budha-aditya': (c) => once(c.wit('Su', 'Me')),
  bhaskara: (c) => once(c.n('Me', 'Su') === 2 && c.n('Mo', 'Su') === 12 && inside(c.n('Ju', 'Mo'), 5, 9)),
  'sun-jupiter': (c) => once(c.wa('Su', 'Ju')),
  'sun-saturn': (c) => once(inside(c.n('Su', 'Sa'), 1, 7)),
};

/** Names of the rows of debilitated planets that are raja yogas. */
export const isRaja = (c: Sky, p: P): boolean => isNeechaBhangaRaja(cancellationsOf(c.chart, FULL[p]));
