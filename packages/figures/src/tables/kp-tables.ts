import { listed } from '../names/listed.ts';
import type { Fields } from '../read/fields.ts';
import {
  cuspOf,
  instantIn,
  levelOf,
  nameOf,
  numberOf,
  placeOf,
  textOf,
  within,
  wordsOf,
  type TableSpec,
} from './cells.ts';

const LEVELS = (['L1', 'L2', 'L3', 'L4'] as const).map((level) => [level, 0.9, levelOf(level)] as const);
const CHAIN = [
  ['Place', 1.8, within('chain', placeOf)],
  ['Star', 1.3, within('chain', textOf('starLord'))],
  ['Sub', 1.3, within('chain', textOf('subLord'))],
] as const;
const SLOTS = [
  ['Rising sub', 1.2, textOf('ascSubLord')],
  ['Rising star', 1.2, textOf('ascStarLord')],
  ['Rising sign', 1.2, textOf('ascSignLord')],
  ['Moon’s sub', 1.2, textOf('moonSubLord')],
  ['Moon’s star', 1.2, textOf('moonStarLord')],
  ['Moon’s sign', 1.2, textOf('moonSignLord')],
] as const;

/** Tables of planets, cusps and ruling planets as KP reads them. */
export const KP_TABLES: Readonly<Record<string, TableSpec>> = {
  get_significators: {
    title: 'Significators, fourfold',
    // Narrowed to an event they stand in a table without house, star and sub.
    rows: ['planets', 'planetTable'],
    columns: [
      ['Planet', 1.4, (row) => (row.has('planet') ? textOf('planet')(row) : nameOf(row))],
      ['House', 0.7, numberOf('house')],
      ['Star', 1.2, textOf('starLord')],
      ['Sub', 1.2, textOf('subLord')],
      ...LEVELS,
      ['Sub lord of', 1.2, (row) => row.numbers('cslOf').join(' ')],
    ],
  },
  get_csl_advanced: {
    title: 'Cusps and their sub lords',
    rows: 'cusps',
    columns: [
      ['Cusp', 1.1, cuspOf('cusp')],
      ...CHAIN,
      ['Sub-sub', 1.3, textOf('subSubLord')],
      ...LEVELS.map(([head, share, cell]) => [head, share, within('chain', within('csl', cell))] as const),
    ],
  },
  get_career_cusp_panel: {
    title: 'Cusps of the career',
    rows: 'careerCusps',
    columns: [
      ['Cusp', 0.9, cuspOf('cusp')],
      ['Sub lord', 1.1, textOf('csl')],
      ['Lean', 0.8, wordsOf('lean')],
      ['Why', 5, textOf('reason')],
    ],
  },
  get_health_cusp_panel: {
    title: 'Cusps of health',
    rows: 'cusps',
    columns: [
      ['Cusp', 1, cuspOf('cusp')],
      ['For', 1.2, wordsOf('role')],
      ...CHAIN,
      ['Class', 1.2, wordsOf('class')],
      ['Status', 1.3, wordsOf('status')],
    ],
  },
  get_relatives_karaka_panel: {
    title: 'Relatives by their houses',
    rows: 'relatives',
    columns: [
      ['Relative', 1.6, wordsOf('relation')],
      ['House', 0.8, numberOf('house')],
      ['Sub lord', 1.3, textOf('csl')],
      ['Stands for', 1.3, textOf('karaka')],
    ],
  },
  get_ruling_planets: {
    title: 'Ruling planets',
    rows: 'ranked',
    columns: [
      ['Planet', 1.2, textOf('planet')],
      ['Rank', 0.6, numberOf('rank')],
      [
        'Rules as',
        2.6,
        (row) =>
          row
            .texts('slots')
            .map((slot) => SLOT_NAMES[slot] ?? slot)
            .join(', '),
      ],
      ['Status', 1, wordsOf('status')],
      ['Why', 3, (row) => (row.has('reason') ? row.text('reason') : '')],
    ],
    marked: (row) => row.has('status') && row.text('status') === 'kept',
  },
  get_rp_interval: {
    title: 'Ruling planets through the day',
    rows: 'intervals',
    columns: [['Time', 1.8, instantIn('datetime')], ...SLOTS],
  },
  get_rp_consensus: {
    title: 'Ruling planets in common',
    rows: 'consensus',
    columns: [
      ['Planet', 1.2, textOf('planet')],
      ['In sessions', 1, (row) => `${row.number('present')} of ${row.number('of')}`],
      ['Band', 1, wordsOf('band')],
    ],
  },
  get_fruitful_significators: {
    title: 'Planets for and against the matter',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, textOf('planet')],
      ['Rank', 0.6, numberOf('rank')],
      ['Standing', 1, wordsOf('standing')],
      ['Signifies for it', 2, (row) => levelsSaid(row, 'favourable')],
      ['Against it', 2, (row) => levelsSaid(row, 'denial')],
    ],
    marked: (row) => row.flag('rulingPlanet'),
  },
  get_event_probability: {
    title: 'Planets of the event by weight',
    rows: 'significators',
    columns: [
      ['Planet', 1.2, textOf('planet')],
      ['Share', 0.8, numberOf('P')],
    ],
  },
};

const SLOT_NAMES: Readonly<Record<string, string>> = {
  ascSubLord: 'rising sub',
  ascStarLord: 'rising star',
  ascSignLord: 'rising sign',
  moonSubLord: 'sub of the Moon',
  moonStarLord: 'star of the Moon',
  moonSignLord: 'sign of the Moon',
  dayLord: 'day',
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
