import { listed } from '../names/listed.ts';
import { degreesInSign, roman } from '../names/signs.ts';
import {
  cuspOf,
  instantIn,
  inWords,
  levelOf,
  nameOf,
  namesOf,
  numberOf,
  placeOf,
  targetOf,
  textOf,
  within,
  wordsOf,
  type TableSpec,
} from './cells.ts';

const LEVELS = (['L1', 'L2', 'L3', 'L4'] as const).map((level) => [level, 0.9, levelOf(level)] as const);
/** Planets in transit, where a result does not have the birth chart that they pass over. */
export const TRANSITS: TableSpec = {
  title: 'Planets in transit',
  rows: ['planets', 'planetTable'],
  columns: [
    ['Planet', 1.2, textOf('planet')],
    ['Place', 1.6, placeOf],
    ['Star', 1.1, textOf('starLord')],
    ['Sub', 1.1, textOf('subLord')],
    ['House at birth', 1, numberOf('natalHouse')],
  ],
};

/** Tables of borders, transits, yogas and other systems. */
export const MORE_TABLES: Readonly<Record<string, TableSpec>> = {
  get_node_cascade: {
    title: 'What the nodes act for',
    rows: 'nodes',
    columns: [
      ['Node', 1, nameOf],
      ['Sign', 1.2, textOf('sign')],
      ['House', 0.7, numberOf('house')],
      ['Star', 1.1, textOf('starLord')],
      ['Sub', 1.1, textOf('subLord')],
      ['Acts for', 2, (row) => listed(row.objects('agents').map((agent) => agent.text('planet')))],
      ...LEVELS,
    ],
  },
  get_boundary_warnings: {
    title: 'How near each stands to a border',
    rows: ['entries', 'warnings'],
    columns: [
      ['Point', 1.2, targetOf],
      ['Place', 1.6, placeOf],
      ['Sub', 1.1, textOf('subLord')],
      ['Minutes of arc', 1.2, (row) => row.number('distanceArcmin').toFixed(1)],
      ['Severity', 1, wordsOf('severity')],
    ],
    marked: (row) => row.text('severity') !== 'CLEAR',
  },
  get_subsub_boundary: {
    title: 'Borders of the sub-sub lords',
    rows: 'positions',
    columns: [
      ['Point', 1.2, targetOf],
      ['Place', 1.6, placeOf],
      ['Sub', 1.1, textOf('subLord')],
      ['Sub-sub', 1.1, textOf('subSubLord')],
      ['Seconds of arc', 1.2, (row) => row.number('distanceArcsec').toFixed(0)],
      ['Flag', 1, wordsOf('flag')],
    ],
    marked: (row) => row.text('flag') !== 'STABLE',
  },
  get_sublord_changes: {
    title: 'Next changes of sub lords',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, nameOf],
      ['Place', 1.6, placeOf],
      ['Sub', 1.1, textOf('currentSubLord')],
      ['Then', 1.1, textOf('nextSubLord')],
      ['At (UTC)', 1.8, instantIn('nextChangeUTC')],
    ],
  },
  get_vedha_transit: {
    title: 'Transits from the Moon',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, textOf('planet')],
      ['Sign', 1.2, textOf('sign')],
      ['From the Moon', 1, numberOf('houseFromMoon')],
      ['Result', 1.3, wordsOf('result')],
      ['Obstructed by', 1.6, namesOf('obstructedBy')],
    ],
  },
  get_combust_planets: {
    title: 'Planets near the Sun',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, textOf('planet')],
      ['Degrees away', 1.2, (row) => row.number('separation').toFixed(2)],
      ['Orb', 0.8, numberOf('orb')],
      ['Grade', 1.2, wordsOf('grade')],
    ],
    marked: (row) => row.text('grade') !== 'NONE',
  },
  get_chara_karakas: {
    title: 'Chara karakas (Jaimini)',
    rows: 'karakas',
    columns: [
      ['Karaka', 0.9, textOf('karaka')],
      ['Planet', 1.2, textOf('planet')],
      ['Stands for', 1.6, textOf('signifies')],
      ['Degrees', 1, (row) => (row.has('degreesInSign') ? row.number('degreesInSign').toFixed(2) : '')],
      ['Sign', 1.2, textOf('sign')],
    ],
  },
  get_arudha_padas: {
    title: 'Arudha padas (Jaimini)',
    rows: 'padas',
    columns: [
      ['Pada', 0.8, textOf('pada')],
      ['House', 0.8, numberOf('house')],
      ['Sign', 1.3, textOf('sign')],
      ['Lord', 1.2, textOf('lord')],
      ['Lord in', 1.3, textOf('lordSign')],
    ],
  },
  get_sahams: {
    title: 'Sahams of the year',
    rows: 'sahams',
    columns: [
      ['Saham', 1.2, textOf('name')],
      ['Stands for', 1.6, textOf('meaning')],
      ['Place', 1.6, placeOf],
      ['Lord', 1.1, textOf('lord')],
      ['Verdict', 1.2, wordsOf('verdict')],
    ],
  },
  detect_yogas: {
    title: 'Yogas of the chart',
    rows: 'yogas',
    columns: [
      ['Yoga', 1.8, textOf('name')],
      ['Kind', 1, wordsOf('effectClass')],
      ['Planets', 1.8, namesOf('planets')],
      ['Strength', 1, wordsOf('strength')],
    ],
  },
  get_bhava_bala: {
    title: 'Strength of the houses',
    rows: 'houses',
    columns: [
      ['House', 0.8, (row) => roman(row.number('house'))],
      ['Sign', 1.2, textOf('sign')],
      ['Lord', 1.2, textOf('lord')],
      ['Rupas', 0.9, (row) => row.number('rupas').toFixed(2)],
      ['Rank', 0.7, numberOf('rank')],
    ],
  },
  get_sripati_bhavas: {
    title: 'Sripati houses',
    rows: 'bhavas',
    columns: [
      ['House', 0.8, (row) => roman(row.number('house'))],
      ['Sign', 1.2, textOf('sign')],
      ['Lord', 1.2, textOf('lord')],
      ['Middle', 1.2, (row) => degreesInSign(row.number('madhya'))],
      ['Degrees wide', 1, (row) => row.number('span').toFixed(1)],
    ],
  },
  get_tara_bala: {
    title: 'Stars from the star of birth',
    rows: 'wheel',
    columns: [
      ['Tara', 1.2, textOf('name')],
      ['Quality', 1, wordsOf('quality')],
      ['Stars', 3, namesOf('stars')],
    ],
  },
  get_stellar_aspects: {
    title: 'Lords of the cusps',
    rows: 'cuspTies',
    columns: [
      ['Cusp', 1, cuspOf('cusp')],
      ['Star', 1.1, textOf('starLord')],
      ['Sub', 1.1, textOf('subLord')],
      ['Sub-sub', 1.1, textOf('subSubLord')],
      ['Planets in their stars', 2.6, namesOf('planetsInTheirStars')],
    ],
  },
  get_eclipse_impact: {
    title: 'Eclipses over the chart',
    rows: 'eclipses',
    columns: [
      ['Eclipse', 1.2, (row) => `${inWords(row.text('kind'))}, ${row.text('type').toLowerCase()}`],
      ['At', 1.7, instantIn('maximum')],
      ['Place', 1.6, placeOf],
      ['House', 0.7, numberOf('natalHouse')],
      ['Band', 1, wordsOf('band')],
    ],
  },
  get_twin_differentiation: {
    title: 'Where twins differ',
    rows: 'cusps',
    columns: [
      ['Cusp', 1, cuspOf('house')],
      ['First: sub', 1.2, within('first', textOf('subLord'))],
      ['Second: sub', 1.2, within('second', textOf('subLord'))],
      ['They differ in', 1.2, wordsOf('difference')],
    ],
    marked: (row) => row.text('difference') !== 'NONE',
  },
  get_multi_system_verdict: {
    title: 'Systems side by side',
    rows: 'systems',
    columns: [
      ['System', 1.2, wordsOf('name')],
      ['Reads it as', 1.1, wordsOf('normalised')],
      ['Why', 4.5, (row) => row.text('reason')],
    ],
  },
  get_treatment_modality: {
    title: 'Kinds of treatment by share',
    rows: 'modalities',
    columns: [
      ['Treatment', 2.4, textOf('label')],
      ['Planet', 1.1, textOf('planet')],
      ['Share', 0.8, (row) => `${row.number('share')} %`],
    ],
  },
};
