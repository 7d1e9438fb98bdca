import { dignityOf, signDignity } from '../../src/parashari/base/dignity.ts';
import { signsOf } from '../../src/parashari/base/frame.ts';
import { forms, isDay, once } from './named.ts';
import type { Second } from './named.ts';
import { FULL, K, KT, SEVEN, T } from './sky.ts';
import type { P, Sky } from './sky.ts';

/** Houses of a list of planets as one string of letters in order: 1 = a, 12 = l. */
const held = (c: Sky, list: readonly P[] = SEVEN): string =>
  [...new Set(list.map((p) => 'abcdefghijkl'.charAt(c.h(p) - 1)))].sort().join('');
const exactly =
  (...patterns: readonly string[]): Second =>
  (c) =>
    once(patterns.includes(held(c)));
const sorted = (text: string): string => [...text].sort().join('');
const gentle: readonly P[] = ['Me', 'Ju', 'Ve'];
const harsh: readonly P[] = ['Su', 'Ma', 'Sa'];
const onlyLetters = (text: string, letters: string): boolean => [...text].every((letter) => letters.includes(letter));
const dala =
  (three: readonly P[], others: readonly P[]): Second =>
  (c) =>
    once(held(c, three).length === 3 && onlyLetters(held(c, three), 'adgj') && !/[adgj]/.test(held(c, others)));
const row = (from: number, length: number): string =>
  sorted(Array.from({ length }, (_, step) => 'abcdefghijkl'.charAt((from - 1 + step) % 12)).join(''));
const mode =
  (k: number): Second =>
  (c) =>
    once(SEVEN.every((p) => c.s(p) % 3 === k));
const number =
  (k: number): Second =>
  (c) =>
    once(new Set(SEVEN.map(c.s)).size === k);
const cross =
  (x: string, y: string): Second =>
  (c) =>
    once(onlyLetters(held(c, gentle), x) && onlyLetters(held(c, harsh), y) && onlyLetters(held(c, ['Mo']), 'adgj'));

const good = (c: Sky, house: number): boolean => c.at(house, c.ben).length > 0;
const bad = (c: Sky, house: number): boolean => c.at(house, c.mal).length > 0;
const from = (c: Sky, base: P, ...counts: readonly number[]): boolean =>
  counts.every((k) => c.ben.some((p) => c.n(p, base) === k));
const nav = (c: Sky, p: P): P => c.owner(c.d9(p));
const inK = (c: Sky, p: P): boolean => K.includes(c.h(p));
const fixedSign = (c: Sky): boolean => c.asc % 3 === 1;
const lord = (c: Sky, p: P, house: number): boolean => c.h(p) === house;

/** Planets that stand in 11, then those that join or aspect the lord of 1, by the ascendant. */
const RICH_A = 'Sa Mo Ju|Mo Ma Ju|Ma|Ve|Me|Su Mo|Su Mo|Me|Ve|Ma|Mo Ma Ju|Sa'.split('|').map((each) => each.split(' '));
const RICH_B = 'Me Ve Sa|Me Sa|Ju Sa|Me Ju|Ma Ju|Ju Sa|Me Sa|Me Ve Sa|Ma Me|Ma Ju|Ma Ju|Ma Me'
  .split('|')
  .map((each) => each.split(' '));

const crowdOf = (c: Sky): readonly P[] =>
  SEVEN.map((p) => SEVEN.filter((q) => c.s(p) === c.s(q))).find((group) => group.length > 3) ?? [];

/** Catalogue 2 a second time. */
export const ADVANCED: Readonly<Record<string, Second>> = {
  rajju: mode(0),
  musala: mode(1),
  nala: mode(2),
  mala: dala(gentle, harsh),
  sarpa: dala(harsh, gentle),
  gada: exactly('ad', 'dg', 'gj', 'aj'),
  'shakata-nabhasa': exactly('ag'),
  vihaga: exactly('dj'),
  shringataka: exactly('aei'),
  hala: exactly('bfj', 'cgk', 'dhl'),
  vajra: cross('ag', 'dj'),
  yava: cross('dj', 'ag'),
  kamala: exactly('adgj'),
  vapi: exactly('behk', 'cfil'),
  yupa: exactly('abcd'),
  shara: exactly('defg'),
  shakti: exactly('ghij'),
  danda: exactly('ajkl'),
  nauka: exactly(row(1, 7)),
  kuta: exactly(row(4, 7)),
  chhatra: exactly(row(7, 7)),
  chapa: exactly(row(10, 7)),
  'ardha-chandra': exactly(...[2, 3, 5, 6, 8, 9, 11, 12].map((house) => row(house, 7))),
  chakra: exactly('acegik'),
  samudra: exactly('bdfhjl'),
  gola: number(1),
  yuga: number(2),
  shula: number(3),
  kedara: number(4),
  pasha: number(5),
  damini: number(6),
  vina: number(7),
  matsya: (c) => once(good(c, 1) && good(c, 9) && good(c, 5) && bad(c, 5) && bad(c, 4) && bad(c, 8)),
  kurma: (c) =>
    forms(
      [5, 6, 7].every((house) => c.at(house, c.ben).some((p) => c.dig(p) || c.friendly(p))),
      [1, 3, 11].every((house) => c.at(house, c.ben).some(c.dig)),
    ),
  kusuma: (c) =>
    forms(
      fixedSign(c) && inK(c, 'Ve') && T.includes(c.h('Mo')) && c.ben.some((p) => c.wa('Mo', p)) && c.h('Sa') === 10,
      c.h('Ju') === 1 && c.h('Mo') === 7 && c.n('Su', 'Mo') === 8,
    ),
  sharada: (c) =>
    forms(
      lord(c, c.L(10), 5) && inK(c, 'Me') && c.strong('Su') && c.s('Su') === 4,
      (T.includes(c.n('Ju', 'Mo')) || T.includes(c.n('Me', 'Mo'))) && c.h('Ma') === 11,
    ),
  pushkala: (c) => {
    const p = c.owner(c.s('Mo'));
    const dear = signDignity(FULL[p], c.s(p), signsOf(c.chart)) === 'GREAT_FRIEND';
    return once(c.wit(p, c.L(1)) && (inK(c, p) || dear) && c.looksAt(p, c.asc) && c.at(1).length > 0);
  },
  gauri: (c) => once(c.ex(nav(c, c.L(10))) && c.h(nav(c, c.L(10))) === 10 && c.wit(nav(c, c.L(10)), c.L(1))),
  bharati: (c) => once([2, 5, 11].some((k) => c.ex(nav(c, c.L(k))) && c.wit(nav(c, c.L(k)), c.L(9)))),
  garuda: (c) => once(c.ex(nav(c, 'Mo')) && isDay(c) && c.elong < 180),
  shiva: (c) => once(lord(c, c.L(5), 9) && lord(c, c.L(9), 10) && lord(c, c.L(10), 5)),
  vishnu: (c) => once([c.L(9), c.L(10), nav(c, c.L(9))].every((p) => c.h(p) === 2)),
  brahma: (c) =>
    once(
      K.includes(c.n('Ju', c.L(9))) &&
        K.includes(c.n('Ve', c.L(11))) &&
        (K.includes(c.n('Me', c.L(1))) || K.includes(c.n('Me', c.L(10)))),
    ),
  hari: (c) => once(from(c, c.L(2), 2, 12, 8)),
  hara: (c) => once(from(c, c.L(7), 4, 9, 8)),
  'brahma-trimurti': (c) => once(from(c, c.L(1), 4, 10, 11)),
  trilochana: (c) => {
    const three = [c.s('Su'), c.s('Mo'), c.s('Ma')];
    return once(new Set(three).size === 3 && new Set(three.map((sign) => sign % 4)).size === 1);
  },
  amsavatara: (c) => once(inK(c, 'Ju') && inK(c, 'Ve') && inK(c, 'Sa') && c.s('Sa') === 6),
  go: (c) => once(c.s('Ju') === 8 && c.wit('Ju', c.L(2)) && c.ex(c.L(1))),
  'chapa-raja': (c) => once(c.exch(c.L(4), c.L(10)) && c.ex(c.L(1))),
  gandharva: (c) => once([3, 7, 11].includes(c.h(c.L(10))) && c.wa(c.L(1), 'Ju') && c.s('Su') === 0 && c.h('Mo') === 9),
  indra: (c) => once(c.exch(c.L(5), c.L(11)) && c.h('Mo') === 5),
  ravi: (c) => once(c.h('Su') === 10 && c.h(c.L(10)) === 3 && c.wit(c.L(10), 'Sa')),
  vidyut: (c) => once(c.ex(c.L(11)) && c.wit(c.L(11), 'Ve') && K.includes(c.n(c.L(11), c.L(1)))),
  mukuta: (c) => once(c.n('Ju', c.L(9)) === 9 && c.ben.some((p) => c.n(p, 'Ju') === 9) && c.h('Sa') === 10),
  jaya: (c) => once(c.de(c.L(6)) && c.ex(c.L(10))),
  chandika: (c) =>
    once(fixedSign(c) && c.looksAt(c.L(6), c.asc) && c.wit('Su', nav(c, c.L(6))) && c.wit('Su', nav(c, c.L(9)))),
  budha: (c) =>
    once(c.h('Ju') === 1 && inK(c, 'Mo') && c.n('Ra', 'Mo') === 2 && c.n('Su', 'Ra') === 3 && c.n('Ma', 'Ra') === 3),
  maruta: (c) => once([5, 9].includes(c.n('Ju', 'Ve')) && c.n('Mo', 'Ju') === 5 && K.includes(c.n('Su', 'Mo'))),
  'lakshmi-narayana': (c) => once(c.wit('Me', 'Ve') && KT.includes(c.h('Me')) && !c.burnt('Me') && !c.burnt('Ve')),
  shubhamala: (c) => once(good(c, 5) && good(c, 6) && good(c, 7)),
  'graha-malika': (c) => once(Array.from({ length: 12 }, (_, k) => row(k + 1, 7)).includes(held(c))),
  devendra: (c) => once(fixedSign(c) && c.exch(c.L(1), c.L(11)) && c.exch(c.L(2), c.L(10))),
  'moon-vargottama': (c) =>
    once(c.strong('Mo') && c.s('Mo') === c.d9('Mo') && SEVEN.filter((p) => c.asp(p, 'Mo')).length > 3),
  'four-dignity': (c) =>
    once(SEVEN.filter((p) => ['EXALTED', 'MOOLATRIKONA'].includes(dignityOf(c.chart, FULL[p]))).length > 3),
  'ben-kendra-mal-upachaya': (c) =>
    once(c.ben.every((p) => inK(c, p)) && c.mal.every((p) => [3, 6, 11].includes(c.h(p)))),
  'l1-l10-exchange': (c) => once(c.exch(c.L(1), c.L(10))),
  'l4-l10-trine': (c) =>
    once(c.exch(c.L(4), c.L(10)) && [4, 10].every((k) => c.wa(c.L(k), c.L(5)) || c.wa(c.L(k), c.L(9)))),
  'l5-raja': (c) => once([1, 4, 10].includes(c.h(c.L(5))) && (c.wit(c.L(5), c.L(1)) || c.wit(c.L(5), c.L(9)))),
  'dhana-lagna': (c) => {
    const [inEleven, around] = [RICH_A[c.asc] ?? [], RICH_B[c.asc] ?? []];
    const near = SEVEN.filter((p) => around.includes(p) && c.wa(c.L(1), p)).length;
    return forms(
      c.h(c.L(5)) === 5 && SEVEN.every((p) => !inEleven.includes(p) || c.h(p) === 11),
      c.h(c.L(1)) === 1 && near >= around.length - 1,
    );
  },
  pravrajya: (c) => forms(crowdOf(c).length > 0, crowdOf(c).includes(c.L(10))),
  'sanyasa-moon-saturn': (c) =>
    once([9, 10].includes(c.d3('Mo')) && [0, 7, 9, 10].includes(c.d9('Mo')) && c.asp('Sa', 'Mo')),
  'moksha-ketu': (c) => {
    const ahead = SEVEN.toSorted((x, y) => (c.lon(y) % 30) - (c.lon(x) % 30))[0] ?? 'Su';
    return forms(
      c.h('Ke') === 12 && c.ben.some((p) => c.wa('Ke', p)),
      c.d9('Ke') === (c.d9(ahead) + 11) % 12 && c.ben.some((p) => c.d9(p) === c.d9('Ke')),
    );
  },
  'brahma-jnana': (c) =>
    once(
      [c.L(9), 'Ju' as const].some(
        (p) => [5, 9, 12].includes(c.h(p)) && (c.wit(p, 'Ke') || c.wit(p, 'Sa') || c.ass(p, 'Sa')),
      ),
    ),
};

/** Not all the named planets join or aspect the lord of 1. */
export const lacksOne = (c: Sky): boolean => {
  const around = RICH_B[c.asc] ?? [];
  return SEVEN.filter((p) => around.includes(p) && c.wa(c.L(1), p)).length < around.length;
};
