import { codeInWords, listed } from '../names/listed.ts';
import { RULING_SLOTS } from '../read/ruling-planets.ts';
import { type TableSpec } from './cells.ts';

const channel = (name: string) => `weather.channels.${name}.signal`;
const points = (key: string) => `points.${key}`;

const WEATHER: Omit<TableSpec, 'title' | 'rows'> = {
  columns: [
    ['From', 1.6, 'start'],
    ['To', 1.6, 'end'],
    ['Warmth', 1, channel('temperature')],
    ['Rain', 1, channel('precipitation')],
    ['Wind', 1, channel('wind')],
  ],
};

const SLOTS = RULING_SLOTS.filter(({ slot }) => slot !== 'dayLord').map(({ slot, head }) => [head, 1.2, slot] as const);

/** Tables of work, health, remedies, relatives and of ruling planets over time. */
export const MATTER_TABLES: Readonly<Record<string, TableSpec>> = {
  get_career_signature: {
    title: 'Fields of work by their score',
    rows: 'categories',
    columns: [
      ['Field', 1.4, (row) => codeInWords(row.text('category'))],
      ['Rank', 0.6, 'rank'],
      ['Score', 0.7, 'score'],
      ['First reason', 4.5, (row) => row.objects('signatureHits')[0]?.text('reason') ?? ''],
    ],
  },
  get_occupation_matches: {
    title: 'Occupations by their score',
    rows: 'matches',
    columns: [
      ['Occupation', 2.4, 'title'],
      ['Rank', 0.6, 'rank'],
      ['Family', 1.2, 'family'],
      ['Score', 0.7, 'score'],
    ],
  },
  get_profession_indicators: {
    title: 'Pointers to a profession',
    rows: 'indicators',
    columns: [
      ['Pointer', 1.8, 'id'],
      ['Planets', 1.4, 'planets'],
      ['Field', 4, 'field'],
    ],
  },
  get_health_organ_panel: {
    title: 'Regions of the body',
    rows: 'regions',
    columns: [
      ['Sign', 1.1, 'sign'],
      ['Region', 1.1, 'region'],
      ['Parts', 2.4, 'parts'],
      ['Score', 0.7, 'score'],
      ['Band', 1, 'band'],
    ],
    marked: (row) => row.text('band') !== 'LOW',
  },
  get_chronic_disease_panel: {
    title: 'Weak points by their score',
    rows: 'diseases',
    columns: [
      ['Group', 1.4, (row) => codeInWords(row.text('disease'))],
      ['Score', 0.7, 'score'],
      ['Severity', 1, 'severity'],
      ['First reason', 4.5, (row) => row.objects('signatureHits')[0]?.text('detail') ?? ''],
    ],
  },
  get_ayurvedic_constitution: {
    title: 'What each planet gives to the constitution',
    rows: 'contributions',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['House', 0.7, 'house'],
      ['Vata', 0.8, points('vata')],
      ['Pitta', 0.8, points('pitta')],
      ['Kapha', 0.8, points('kapha')],
    ],
  },
  get_gemstone_recommendation: {
    title: 'Planets considered for a gem',
    rows: 'considered',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Rules', 0.8, 'houses'],
      ['Roles', 2.2, (row) => listed(row.texts('roles').map(codeInWords))],
      ['Score', 0.7, 'score'],
    ],
    marked: (row) => row.flag('eligible'),
  },
  get_weather_windows: { ...WEATHER, title: 'Lunar months by their weather', rows: 'windows' },
  get_seasonal_outlook: { ...WEATHER, title: 'Seasons by their weather', rows: 'seasons' },
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
  get_rp_consensus: {
    title: 'Ruling planets in common',
    rows: 'consensus',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['In sessions', 1, (row) => `${row.number('present')} of ${row.number('of')}`],
      ['Band', 1, 'band'],
    ],
  },
  get_event_probability: {
    title: 'Planets of the event by weight',
    rows: 'significators',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Share', 0.8, 'P'],
    ],
  },
  get_rp_interval: {
    title: 'Ruling planets through the day',
    rows: 'intervals',
    columns: [['Time', 1.8, 'datetime'], ...SLOTS],
  },
};
