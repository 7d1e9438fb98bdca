import { lostWar } from '../../src/parashari/states/war.ts';
import { shadbala } from '../../src/parashari/strength/shadbala/total.ts';
import type { YogaRow } from '../../src/parashari/yogas/evaluate.ts';
import { ephemeris } from '../random-charts.ts';
import { lacksOne } from './advanced.ts';
import { bonds } from './adverse.ts';
import { isRaja } from './named.ts';
import { ALL, D, FIVE, FULL, K, T } from './sky.ts';
import type { P, Sky } from './sky.ts';

/** Short name of a planet of a row. */
const short = (name: string): P => ALL.find((p) => FULL[p] === name) ?? 'Su';

/** What cancels and what weakens a row, in this order, held or not. */
type Tests = (c: Sky, row: YogaRow) => readonly boolean[];

const forming = ({ planets }: YogaRow): readonly P[] => planets.map(short);
const lights: Tests = (c, row) => [forming(row).some((p) => c.wit(p, 'Su') || c.wit(p, 'Mo'))];
const harshOnly: Tests = (c, row) => [forming(row).every((p) => c.mal.includes(p))];
const withTrineLord: Tests = (c, row) => [forming(row).some((p) => T.some((house) => c.wit(p, c.L(house))))];
const relief: Tests = (c) => [['Ju' as const, c.L(5), c.L(9)].some((p) => c.asp(p, c.L(1)))];
const helped = (c: Sky, house: number): boolean =>
  c.ben.some((p) => c.h(p) === house || c.looksAt(p, (c.asc + house - 1) % 12));
const goodInKendra: Tests = (c) => [c.ben.some((p) => K.includes(c.h(p)))];
const own =
  (p: P): Tests =>
  (c) => [c.dig(p)];
const lordOwn =
  (house: number): Tests =>
  (c) => [c.dig(c.L(house))];
const byJupiter =
  (p: P): Tests =>
  (c) => [c.wa(p, 'Ju')];

/** By id; a row that is not named has none. */
export const MODIFIERS: Readonly<Record<string, Tests>> = {
  ruchaka: lights,
  bhadra: lights,
  hamsa: lights,
  malavya: lights,
  shasha: lights,
  gajakesari: (c) => [D.includes(c.h('Ju'))],
  sunapha: harshOnly,
  anapha: harshOnly,
  durudhara: harshOnly,
  vesi: harshOnly,
  vosi: harshOnly,
  ubhayachari: harshOnly,
  adhi: (c, row) => [c.mal.some((p) => !forming(row).includes(p) && [6, 7, 8].includes(c.n(p, 'Mo')))],
  'dharma-karmadhipati': (c, row) => [forming(row).some((p) => p === c.L(8) || D.includes(c.h(p)))],
  'raja-kendra-trikona': (c, row) => [
    forming(row).some((p) => D.some((house) => c.L(house) === p) && D.includes(c.h(p))),
  ],
  harsha: withTrineLord,
  sarala: withTrineLord,
  vimala: withTrineLord,
  'dhana-pairs': (c, row) => [forming(row).some((p) => D.includes(c.h(p)))],
  'lagna-adhi': (c) => [c.at(4, c.mal).length > 0],
  'budha-aditya': (c) => [c.ashes('Me') || D.includes(c.h('Me'))],
  kemadruma: (c) => [
    FIVE.some((p) => c.n(p, 'Mo') === 1),
    FIVE.some((p) => [4, 7, 10].includes(c.n(p, 'Mo'))),
    FIVE.some((p) => K.includes(c.h(p))),
    K.includes(c.h('Mo')),
    c.asp('Ju', 'Mo'),
    [1, 3].includes(c.s('Mo')),
  ],
  shakata: (c) => [K.includes(c.h('Mo')), [3, 8, 11].includes(c.s('Ju'))],
  'guru-chandala': (c) => [c.dig('Ju'), c.arc('Ju', c.wit('Ju', 'Ra') ? 'Ra' : 'Ke') > 15],
  'grahana-sun': byJupiter('Su'),
  'grahana-moon': byJupiter('Mo'),
  angaraka: (c) => [c.dig('Ma'), c.asp('Ju', 'Ma')],
  shrapit: (c) => [c.wa('Sa', 'Ju'), c.dig('Sa')],
  visha: (c) => [c.asp('Ju', 'Mo'), c.dig('Sa')],
  yama: (c) => [c.dig('Ma') || c.dig('Sa')],
  duryoga: lordOwn(10),
  'daridra-11': lordOwn(11),
  'daridra-1-12': relief,
  'daridra-1-6': relief,
  'daridra-ketu': relief,
  'daridra-l1-mal': relief,
  'daridra-5-9': relief,
  'daridra-mal-1': (c) => [helped(c, 1)],
  'mars-saturn-2': (c) => [c.h('Me') === 8],
  bandhana: (c) => [bonds(c).every((pair) => pair.some((house) => helped(c, house)))],
  rina: (c) => [c.strong(c.L(11))],
  'papa-kartari-lagna': (c) => [helped(c, 1)],
  kendradhipati: (c, row) => forming(row).flatMap((p) => own(p)(c, row)),
  'bhava-nasha': (c, row) => row.houses.map((house) => helped(c, house)),
  'gandanta-moon': goodInKendra,
  'gandanta-lagna': goodInKendra,
  'moon-dusthana': (c) => [c.ben.some((p) => c.asp(p, 'Mo')), K.includes(c.h('Ju')) || K.includes(c.h('Ve'))],
  'kendra-malefic': (c) => [c.strong(c.L(1))],
  'combust-lord': lordOwn(1),
  'marana-karaka': (c, row) => forming(row).flatMap((p) => [c.dig(p), c.strong(c.owner(c.s(p)))]),
  'mrityu-bhaga': (c, row) => {
    const [body] = forming(row);
    return [body === undefined ? [5, 7, 9].includes(c.h('Ju')) : c.asp('Ju', body)];
  },
};

/** First forms that are one step weaker. */
const LESSER: readonly string[] = [
  'ruchaka b',
  'bhadra b',
  'hamsa b',
  'malavya b',
  'shasha b',
  'gajakesari c',
  'adhi b',
  'chandra-mangala b',
  'lakshmi b',
];

/** Strength before any step, where the yoga has one. */
function printedStrength(c: Sky, row: YogaRow): string | null {
  const first = `${row.id} ${row.forms[0] ?? ''}`.trim();
  if (['vasumati c', 'kalanidhi b', 'mrityu-bhaga'].includes(first)) return 'WEAK';
  if (row.id === 'neecha-bhanga') return forming(row).every((p) => isRaja(c, p)) ? null : 'WEAK';
  if (row.id === 'shakata' && c.n('Mo', 'Ju') === 12) return 'WEAK';
  if (first === 'dhana-lagna b' && lacksOne(c)) return 'WEAK';
  if (row.id === 'pravrajya') {
    const leader =
      shadbala(ephemeris, c.chart)
        .ranking.map(short)
        .find((p) => forming(row).includes(p)) ?? 'Su';
    return c.burnt(leader) || lostWar(c.chart, FULL[leader]) ? 'WEAK' : null;
  }
  if (row.id !== 'grahana-sun' && row.id !== 'grahana-moon') return null;
  const light = row.id === 'grahana-sun' ? 'Su' : 'Mo';
  const arc = c.arc(light, c.wit(light, 'Ra') ? 'Ra' : 'Ke');
  return arc <= 10 ? 'STRONG' : arc > 20 ? 'WEAK' : 'MEDIUM';
}

const SCALE: readonly string[] = ['STRONG', 'MEDIUM', 'WEAK', 'WEAK', 'WEAK'];

/** Strength of a row of the three catalogues but the nabhasa ones, from the rules. */
export function secondStrength(c: Sky, row: YogaRow): string {
  if (row.tested.some(({ kind, holds }) => kind === 'CANCEL' && holds)) return 'CANCELLED';
  const planets = forming(row);
  const byPlanets = planets.some(c.weak) ? 'WEAK' : planets.length > 0 && planets.every(c.strong) ? 'STRONG' : 'MEDIUM';
  const steps =
    row.tested.filter(({ kind, holds }) => kind === 'WEAKEN' && holds).length +
    (LESSER.includes(`${row.id} ${row.forms[0] ?? ''}`) ? 1 : 0);
  return SCALE[SCALE.indexOf(printedStrength(c, row) ?? byPlanets) + steps] ?? 'WEAK';
}
