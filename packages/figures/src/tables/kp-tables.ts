import { listed } from '../names/listed.ts';
import { phrase } from '../names/phrase.ts';
import type { Fields } from '../read/fields.ts';
import { cuspOf, LEVELS, placeOf, within, type TableSpec } from './cells.ts';

const CHAIN = [
  ['Place', 1.8, within('chain', placeOf)],
  ['Star', 1.3, 'chain.starLord'],
  ['Sub', 1.3, 'chain.subLord'],
] as const;

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
};

/** 2 at L3 and 11 at L1 */
const levelsSaid = (row: Fields, side: string): string =>
  row.has('contactLevels')
    ? listed(
        row
          .object('contactLevels')
          .objects(side)
          .map((each) => phrase('{house} at L{level}', { house: each.number('house'), level: each.number('level') })),
      )
    : '';
