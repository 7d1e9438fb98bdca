import { listed } from '../names/listed.ts';
import { planetName } from '../names/planets.ts';
import type { Fields } from '../read/fields.ts';
import { RULING_SLOTS } from '../read/ruling-planets.ts';
import { cuspOf, levelOf, nameOf, placeOf, within, type TableSpec } from './cells.ts';

const LEVELS = (['L1', 'L2', 'L3', 'L4'] as const).map((level) => [level, 0.9, levelOf(level)] as const);
const CHAIN = [
  ['Place', 1.8, within('chain', placeOf)],
  ['Star', 1.3, 'chain.starLord'],
  ['Sub', 1.3, 'chain.subLord'],
] as const;
const SLOTS = RULING_SLOTS.filter(({ slot }) => slot !== 'dayLord').map(({ slot, head }) => [head, 1.2, slot] as const);

/** Significators by the four levels at which planets signify houses. */
export const SIGNIFICATORS: TableSpec = {
  title: 'Significators, fourfold',
  // Narrowed to an event they stand in a table without house, star and sub.
  rows: ['planets', 'planetTable'],
  columns: [
    ['Planet', 1.4, (row) => (row.has('planet') ? planetName(row.text('planet')) : nameOf(row))],
    ['House', 0.7, 'house'],
    ['Star', 1.2, 'starLord'],
    ['Sub', 1.2, 'subLord'],
    ...LEVELS,
    ['Sub lord of', 1.2, (row) => row.numbers('cslOf').join(' ')],
  ],
};

/** Tables of planets, cusps and ruling planets as KP reads them. */
export const KP_TABLES: Readonly<Record<string, TableSpec>> = {
  get_csl_advanced: {
    title: 'Cusps and their sub lords',
    rows: 'cusps',
    columns: [
      ['Cusp', 1.1, cuspOf('cusp')],
      ...CHAIN,
      ['Sub-sub', 1.3, 'subSubLord'],
      ...LEVELS.map(([head, share, cell]) => [head, share, within('chain', within('csl', cell))] as const),
    ],
  },
  get_career_cusp_panel: {
    title: 'Cusps of the career',
    rows: 'careerCusps',
    columns: [
      ['Cusp', 0.9, cuspOf('cusp')],
      ['Sub lord', 1.1, 'csl'],
      ['Lean', 0.8, 'lean'],
      ['Why', 5, 'reason'],
    ],
  },
  get_health_cusp_panel: {
    title: 'Cusps of health',
    rows: 'cusps',
    columns: [
      ['Cusp', 1, cuspOf('cusp')],
      ['For', 1.2, 'role'],
      ...CHAIN,
      ['Class', 1.2, 'class'],
      ['Status', 1.3, 'status'],
    ],
  },
  get_relatives_karaka_panel: {
    title: 'Relatives by their houses',
    rows: 'relatives',
    columns: [
      ['Relative', 1.6, 'relation'],
      ['House', 0.8, 'house'],
      ['Sub lord', 1.3, 'csl'],
      ['Stands for', 1.3, 'karaka'],
    ],
  },
  get_rp_interval: {
    title: 'Ruling planets through the day',
    rows: 'intervals',
    columns: [['Time', 1.8, 'datetime'], ...SLOTS],
  },
  get_rp_consensus: {
    title: 'Ruling planets in common',
    rows: 'consensus',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['In sessions', 1, (row) => `${row.number('present')} of ${row.number('of')}`],
      ['Band', 1, 'band'],
    ],
  },
  get_fruitful_significators: {
    title: 'Planets for and against the matter',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Rank', 0.6, 'rank'],
      ['Standing', 1, 'standing'],
      ['Signifies for it', 2, (row) => levelsSaid(row, 'favourable')],
      ['Against it', 2, (row) => levelsSaid(row, 'denial')],
    ],
    marked: (row) => row.flag('rulingPlanet'),
  },
  get_event_probability: {
    title: 'Planets of the event by weight',
    rows: 'significators',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Share', 0.8, 'P'],
    ],
  },
};

/** 2 at L3 and 11 at L1 */
const levelsSaid = (row: Fields, side: string): string =>
  row.has('contactLevels')
    ? listed(
        row
          .object('contactLevels')
          .objects(side)
          .map((each) => `${each.number('house')} at L${each.number('level')}`),
      )
    : '';
