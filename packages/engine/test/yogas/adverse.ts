import { cancellationsOf } from '../../src/parashari/states/debility.ts';
import { forms, once, pairKey } from './named.ts';
import type { Second } from './named.ts';
import { ALL, D, FIVE, FULL, K, KT, SEVEN } from './sky.ts';
import type { P, Sky } from './sky.ts';

const eclipse =
  (light: P): Second =>
  (c) =>
    once(c.wit(light, 'Ra') || c.wit(light, 'Ke'));
const lost =
  (house: number): Second =>
  (c) =>
    once(D.includes(c.h(c.L(house))));
const seen = (c: Sky, p: P): boolean => c.wa(p, c.L(2)) || c.wa(p, c.L(7));
const looked = (c: Sky, p: P): boolean => c.asp(c.L(2), p) || c.asp(c.L(7), p);
const swap =
  (house: number): Second =>
  (c) =>
    once(c.exch(c.L(1), c.L(house)) && (seen(c, c.L(1)) || seen(c, c.L(house))));
const BONDS: readonly (readonly [number, number])[] = [
  [2, 12],
  [3, 11],
  [4, 10],
  [5, 9],
  [6, 12],
];
export const bonds = (c: Sky): readonly (readonly [number, number])[] =>
  BONDS.filter(([x, y]) => c.at(x, c.malN).length > 0 && c.at(x, c.malN).length === c.at(y, c.malN).length);
const KARAKAS: readonly P[] = ['Su', 'Ju', 'Ma', 'Mo', 'Ju', 'Ma', 'Ve', 'Sa', 'Ju', 'Su', 'Ju', 'Sa'];
/** Degrees on both sides of 0, 120 and 240. */
const nearWaterAndFire = (longitude: number): boolean => {
  const rest = longitude % 120;
  return rest < 10 / 3 || rest >= 120 - 10 / 3;
};
const MARANA: Readonly<Record<P, number>> = { Su: 12, Mo: 8, Ma: 7, Me: 7, Ju: 3, Ve: 6, Sa: 1, Ra: 9, Ke: 4 };
/** R23.5 as printed, Aries first. */
const BHAGA: readonly (readonly [P | 'Asc', string])[] = [
  ['Su', '20,9,12,6,8,24,16,17,22,2,3,23'],
  ['Mo', '26,12,13,25,24,11,26,14,13,25,5,12'],
  ['Ma', '19,28,25,23,29,28,14,21,2,15,11,6'],
  ['Me', '15,14,13,12,8,18,20,10,21,22,7,5'],
  ['Ju', '19,29,12,27,6,4,13,10,17,11,15,28'],
  ['Ve', '28,15,11,17,10,13,4,6,27,12,29,19'],
  ['Sa', '10,4,7,9,12,16,3,18,28,14,13,15'],
  ['Ra', '14,13,12,11,24,23,22,21,10,20,18,8'],
  ['Ke', '8,18,20,10,21,22,23,24,11,12,13,14'],
  ['Asc', '1,9,22,22,25,2,4,23,18,20,24,10'],
];

/** Catalogue 3 a second time. */
export const ADVERSE: Readonly<Record<string, Second>> = {
  kemadruma: (c) => once(!FIVE.some((p) => [2, 12].includes(c.n(p, 'Mo')))),
  shakata: (c) => once([6, 8, 12].includes(c.n('Mo', 'Ju'))),
  'guru-chandala': (c) => forms(c.wit('Ju', 'Ra'), c.wit('Ju', 'Ke')),
  'grahana-sun': eclipse('Su'),
  'grahana-moon': eclipse('Mo'),
  angaraka: (c) => forms(c.wit('Ma', 'Ra'), c.wit('Ma', 'Ke')),
  shrapit: (c) => once(c.wit('Sa', 'Ra')),
  visha: (c) => forms(c.wit('Mo', 'Sa'), c.n('Mo', 'Sa') === 7, c.exch('Mo', 'Sa')),
  yama: (c) => once([1, 7].includes(c.n('Ma', 'Sa'))),
  duryoga: lost(10),
  'daridra-11': lost(11),
  'daridra-1-12': swap(12),
  'daridra-1-6': swap(6),
  'daridra-ketu': (c) => once((c.h('Ke') === 1 || c.wit('Ke', 'Mo')) && c.h(c.L(1)) === 8 && seen(c, c.L(1))),
  'daridra-l1-mal': (c) =>
    once(c.mal.some((p) => c.wit(p, c.L(1))) && D.includes(c.h(c.L(1))) && (c.de(c.L(2)) || c.hostile(c.L(2)))),
  'daridra-5-9': (c) => once(c.h(c.L(5)) === 6 && c.h(c.L(9)) === 12 && looked(c, c.L(5)) && looked(c, c.L(9))),
  'daridra-mal-1': (c) => once(c.at(1, c.mal).some((p) => ![c.L(1), c.L(9), c.L(10)].includes(p) && seen(c, p))),
  'mars-saturn-2': (c) => once(c.h('Ma') === 2 && c.h('Sa') === 2),
  'sun-2-saturn': (c) => once(c.h('Su') === 2 && c.asp('Sa', 'Su')),
  bandhana: (c) => once(bonds(c).length > 0),
  rina: (c) =>
    once(
      [c.L(6), ...c.at(6, c.mal)].some((p) => [c.L(2), c.L(11)].some((q) => c.wa(q, p))) &&
        [c.L(2), c.L(11)].some((p) => D.includes(c.h(p))),
    ),
  'papa-kartari-lagna': (c) =>
    once([2, 12].every((house) => c.at(house, ALL).length > 0 && c.at(house, ALL).every((p) => c.malN.includes(p)))),
  kendradhipati: (c) => {
    const owner = c.asc === 2 || c.asc === 5 ? 'Ju' : c.asc === 8 || c.asc === 11 ? 'Me' : null;
    return owner !== null && ![1, 5, 9].includes(c.h(owner)) ? [FULL[owner]] : [];
  },
  dainya: (c) =>
    SEVEN.flatMap((x, index) =>
      SEVEN.slice(index + 1)
        .filter((y) => c.exch(x, y) && (D.includes(c.h(x)) || D.includes(c.h(y))))
        .map((y) => pairKey(x, y)),
    ),
  'bhava-nasha': (c) =>
    KARAKAS.flatMap((karaka, index) =>
      c.weak(c.L(index + 1)) && c.weak(karaka) && c.at(index + 1, c.mal).length > 0 ? [`${index + 1}`] : [],
    ),
  'gandanta-moon': (c) => once(nearWaterAndFire(c.lon('Mo'))),
  'gandanta-lagna': (c) => once(nearWaterAndFire(c.chart.ascendant.longitude)),
  'moon-dusthana': (c) => once(!c.good('Mo') && D.includes(c.h('Mo')) && c.mal.some((p) => c.wa('Mo', p))),
  'kendra-malefic': (c) => once(c.malN.some((p) => K.includes(c.h(p))) && !c.ben.some((p) => KT.includes(c.h(p)))),
  'neecha-uncancelled': (c) =>
    SEVEN.filter((p) => c.de(p) && cancellationsOf(c.chart, FULL[p]).length === 0).map((p) => FULL[p]),
  'combust-lord': (c) => once(c.ashes(c.L(1))),
  'marana-karaka': (c) => ALL.filter((p) => c.h(p) === MARANA[p]).map((p) => FULL[p]),
  'mrityu-bhaga': (c) =>
    BHAGA.flatMap(([body, line]) => {
      const longitude = body === 'Asc' ? c.chart.ascendant.longitude : c.lon(body);
      const degree = Number(line.split(',')[Math.floor(longitude / 30)]);
      return Math.abs((longitude % 30) - degree) <= 1 ? [body === 'Asc' ? '' : FULL[body]] : [];
    }),
};
