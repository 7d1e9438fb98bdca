import { listed } from '../names/listed.ts';
import { cuspOf, placeOf, rounded, type TableSpec } from './cells.ts';

/** Tables of events and verdicts that KP and its schools judge by. */
export const VERDICT_TABLES: Readonly<Record<string, TableSpec>> = {
  get_annual_forecast: {
    title: 'The months by their tone',
    rows: 'months',
    columns: [
      ['Month', 0.8, 'month'],
      ['Tone', 1, 'tone'],
      [
        'Houses',
        1.6,
        (row) =>
          row
            .objects('activatedHouses')
            .map((each) => each.number('house'))
            .join(' '),
      ],
      ['Themes', 3.4, (row) => listed(row.objects('themes').map((each) => each.text('event')))],
    ],
    marked: (row) => row.text('tone') === 'FAVOURABLE',
  },
  get_foreign_settlement: {
    title: 'Stages of a life abroad',
    rows: 'stages',
    columns: [
      ['Stage', 1.4, 'name'],
      ['Verdict', 1, 'verdict'],
      ['Why', 5, 'reason'],
    ],
  },
  get_four_step_verdict: {
    title: 'Cusps by the four steps',
    rows: 'rows',
    columns: [
      ['Cusp', 1, cuspOf('cusp')],
      ['Star', 1.2, 'starLord'],
      ['Sub', 1.2, 'subLord'],
      ['Star of the sub', 1.3, 'starLordOfSubLord'],
      ['Sub lord leans', 1.1, 'subLordLean'],
      ['In the end', 1.1, 'endLean'],
    ],
  },
  get_transit_advanced: {
    title: 'Planets in transit by what they confirm',
    rows: 'bodies',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Place', 1.6, placeOf],
      ['Star', 1.1, 'starLord'],
      ['Sub', 1.1, 'subLord'],
      ['Test', 1.1, 'test'],
    ],
    marked: (row) => row.text('test') === 'CONFIRMS',
  },
  get_transit_crossings: {
    title: 'Changes of sub lord',
    rows: 'crossings',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['At', 1.7, 'at'],
      ['Sub', 1.1, 'fromSubLord'],
      ['Then', 1.1, 'toSubLord'],
      ['Star', 1.1, 'starLord'],
      ['Sign', 1.1, 'sign'],
    ],
    marked: (row) => row.flag('enteredStar'),
  },
  get_eclipse_sublord_activation: {
    title: 'Eclipses by the lords they wake',
    rows: 'eclipses',
    columns: [
      ['Eclipse', 0.9, 'kind'],
      ['At', 1.7, 'maximum'],
      ['Place', 1.6, placeOf],
      ['Star', 1.1, 'starLord'],
      ['Sub', 1.1, 'subLord'],
      ['Status', 1, 'status'],
    ],
    marked: (row) => row.text('status') === 'ACTIVE',
  },
  get_horary_serial: {
    title: 'The question asked again',
    rows: 'snapshots',
    columns: [
      ['Number', 0.8, 'number'],
      ['Asked', 1.7, 'datetime'],
      ['Answer', 0.9, 'answer'],
      ['Verdict', 1.3, 'verdict'],
      ['Sub lord', 1.1, 'csl'],
      ['For it', 1, 'supportingHouses'],
      ['Against it', 1, 'detrimentalHouses'],
    ],
  },
  get_relocation_chart: {
    title: 'Planets in the houses of both places',
    rows: 'planetHouses',
    columns: [
      ['Planet', 1.4, 'planet'],
      ['House at birth', 1, 'natalHouse'],
      ['House there', 1, 'newHouse'],
    ],
    marked: (row) => row.number('natalHouse') !== row.number('newHouse'),
  },
  get_twin_divergence_score: {
    title: 'How far each cusp differs',
    rows: 'perCusp',
    columns: [
      ['Cusp', 1, cuspOf('house')],
      ['Points', 0.8, 'points'],
      ['They differ in', 1.4, 'difference'],
    ],
    marked: (row) => row.number('points') > 0,
  },
  get_sport_outcome: {
    title: 'Both sides by their points',
    rows: 'contestants',
    columns: [
      ['Side', 1.6, 'name'],
      ['Chart', 0.9, rounded('natalScore', 2)],
      ['Match', 0.9, rounded('matchScore', 2)],
      ['Together', 0.9, rounded('total', 2)],
      ['Ruling planets in common', 2.2, 'rpOverlap'],
    ],
  },
};
