import { named } from '../names/spoken.ts';
import { listed } from '../names/listed.ts';
import { cuspOf, inWords, levelOf, nameOf, placeOf, targetOf, type TableSpec } from './cells.ts';

const LEVELS = (['L1', 'L2', 'L3', 'L4'] as const).map((level) => [level, 0.9, levelOf(level)] as const);
/** Planets in transit, where a result does not have the birth chart that they pass over. */
export const TRANSITS: TableSpec = {
  title: 'Planets in transit',
  rows: ['planets', 'planetTable'],
  columns: [
    ['Planet', 1.2, 'planet'],
    ['Place', 1.6, placeOf],
    ['Star', 1.1, 'starLord'],
    ['Sub', 1.1, 'subLord'],
    ['House at birth', 1, 'natalHouse'],
  ],
};

/** Tables of borders, transits, yogas and other systems. */
export const MORE_TABLES: Readonly<Record<string, TableSpec>> = {
  get_node_cascade: {
    title: 'What the nodes act for',
    rows: 'nodes',
    columns: [
      ['Node', 1, nameOf],
      ['Sign', 1.2, 'sign'],
      ['House', 0.7, 'house'],
      ['Star', 1.1, 'starLord'],
      ['Sub', 1.1, 'subLord'],
      ['Acts for', 2, (row) => listed(row.objects('agents').map((agent) => named(agent.text('planet'))))],
      ...LEVELS,
    ],
  },
  get_boundary_warnings: {
    title: 'How near each stands to a border',
    rows: ['entries', 'warnings'],
    columns: [
      ['Point', 1.2, targetOf],
      ['Place', 1.6, placeOf],
      ['Sub', 1.1, 'subLord'],
      ['Minutes of arc', 1.2, (row) => row.number('distanceArcmin').toFixed(1)],
      ['Severity', 1, 'severity'],
    ],
    marked: (row) => row.text('severity') !== 'CLEAR',
  },
  get_subsub_boundary: {
    title: 'Borders of the sub-sub lords',
    rows: 'positions',
    columns: [
      ['Point', 1.2, targetOf],
      ['Place', 1.6, placeOf],
      ['Sub', 1.1, 'subLord'],
      ['Sub-sub', 1.1, 'subSubLord'],
      ['Seconds of arc', 1.2, (row) => row.number('distanceArcsec').toFixed(0)],
      ['Flag', 1, 'flag'],
    ],
    marked: (row) => row.text('flag') !== 'STABLE',
  },
  get_sublord_changes: {
    title: 'Next changes of sub lords',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, nameOf],
      ['Place', 1.6, placeOf],
      ['Sub', 1.1, 'currentSubLord'],
      ['Then', 1.1, 'nextSubLord'],
      ['At (UTC)', 1.8, 'nextChangeUTC'],
    ],
  },
  get_vedha_transit: {
    title: 'Transits from the Moon',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Sign', 1.2, 'sign'],
      ['From the Moon', 1, 'houseFromMoon'],
      ['Result', 1.3, 'result'],
      ['Obstructed by', 1.6, 'obstructedBy'],
    ],
  },
  get_combust_planets: {
    title: 'Planets near the Sun',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Degrees away', 1.2, (row) => row.number('separation').toFixed(2)],
      ['Orb', 0.8, 'orb'],
      ['Grade', 1.2, 'grade'],
    ],
    marked: (row) => row.text('grade') !== 'NONE',
  },
  detect_yogas: {
    title: 'Yogas of the chart',
    rows: 'yogas',
    columns: [
      ['Yoga', 1.8, 'name'],
      ['Kind', 1, 'effectClass'],
      ['Planets', 1.8, 'planets'],
      ['Strength', 1, 'strength'],
    ],
  },
  get_tara_bala: {
    title: 'Stars from the star of birth',
    rows: 'wheel',
    columns: [
      ['Tara', 1.2, 'name'],
      ['Quality', 1, 'quality'],
      ['Stars', 3, 'stars'],
    ],
  },
  get_stellar_aspects: {
    title: 'Lords of the cusps',
    rows: 'cuspTies',
    columns: [
      ['Cusp', 1, cuspOf('cusp')],
      ['Star', 1.1, 'starLord'],
      ['Sub', 1.1, 'subLord'],
      ['Sub-sub', 1.1, 'subSubLord'],
      ['Planets in their stars', 2.6, 'planetsInTheirStars'],
    ],
  },
  get_eclipse_impact: {
    title: 'Eclipses over the chart',
    rows: 'eclipses',
    columns: [
      ['Eclipse', 1.2, (row) => `${inWords(row.text('kind'))}, ${named(row.text('type').toLowerCase())}`],
      ['At', 1.7, 'maximum'],
      ['Place', 1.6, placeOf],
      ['House', 0.7, 'natalHouse'],
      ['Band', 1, 'band'],
    ],
  },
  get_twin_differentiation: {
    title: 'Where twins differ',
    rows: 'cusps',
    columns: [
      ['Cusp', 1, cuspOf('house')],
      ['First: sub', 1.2, 'first.subLord'],
      ['Second: sub', 1.2, 'second.subLord'],
      ['They differ in', 1.2, 'difference'],
    ],
    marked: (row) => row.text('difference') !== 'NONE',
  },
  get_multi_system_verdict: {
    title: 'Systems side by side',
    rows: 'systems',
    columns: [
      ['System', 1.2, 'name'],
      ['Reads it as', 1.1, 'normalised'],
      ['Why', 4.5, (row) => row.text('reason')],
    ],
  },
  get_treatment_modality: {
    title: 'Kinds of treatment by share',
    rows: 'modalities',
    columns: [
      ['Treatment', 2.4, 'label'],
      ['Planet', 1.1, 'planet'],
      ['Share', 0.8, (row) => `${row.number('share')} %`],
    ],
  },
};
