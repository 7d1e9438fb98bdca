import { named } from '../names/spoken.ts';
import { codeInWords } from '../names/listed.ts';
import { degreesInSign, roman } from '../names/signs.ts';
import type { Fields } from '../read/fields.ts';
import { codeOf, nameOf, placeOf, rounded, type TableSpec } from './cells.ts';

const houseOf = (row: Fields): string => roman(row.number('house'));

const YOGAS: Omit<TableSpec, 'title'> = {
  rows: 'yogas',
  columns: [
    ['Yoga', 1.4, 'name'],
    ['Planets', 1.6, 'planets'],
    ['Strength', 0.9, 'strength'],
    ['Why', 4, (row) => row.texts('evidence').join(' ')],
  ],
};

/** Tables of the older systems: strengths, points and states. */
export const CLASSICAL_TABLES: Readonly<Record<string, TableSpec>> = {
  get_special_lagnas: {
    title: 'Special lagnas',
    rows: 'lagnas',
    columns: [
      ['Lagna', 1.2, codeOf],
      ['Place', 1.6, placeOf],
      ['Star', 1.6, 'star'],
      ['Lord', 1.1, 'lord'],
      ['House', 0.7, 'houseFromLagna'],
      ['With it', 1.6, 'occupants'],
    ],
  },
  get_upagrahas: {
    title: 'Upagrahas',
    rows: ['solar', 'timeParts'],
    joined: true,
    columns: [
      ['Upagraha', 1.2, codeOf],
      ['Place', 1.6, placeOf],
      ['Star', 1.6, 'star'],
      ['Lord', 1.1, 'lord'],
      ['House', 0.7, 'house'],
    ],
  },
  get_avasthas: {
    title: 'States of the planets',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, nameOf],
      ['Age', 1, 'baladi.state'],
      ['Waking', 1, 'jagradadi.state'],
      ['Mood', 1.2, 'deeptadi.states'],
      ['Feeling', 1.8, 'lajjitadi.states'],
      ['Posture', 1.2, 'sayanadi.state'],
    ],
  },
  get_vimsopaka_bala: {
    title: 'Vimsopaka, of twenty points',
    rows: 'planets',
    columns: [
      ['Planet', 1.2, nameOf],
      ['Over 6', 0.8, rounded('shadvarga.score', 2)],
      ['Over 7', 0.8, rounded('saptavarga.score', 2)],
      ['Over 10', 0.8, rounded('dasavarga.score', 2)],
      ['Over 16', 0.8, rounded('shodasavarga.score', 2)],
      ['Band', 1, 'shodasavarga.band'],
    ],
  },
  get_argala: {
    title: 'Argalas (Jaimini)',
    rows: 'references',
    columns: [
      ['Point', 0.9, 'reference'],
      ['Sign', 1.2, 'sign'],
      ['For it', 0.8, 'net.shubha'],
      ['Against it', 0.8, 'net.papa'],
    ],
  },
  get_aspects_and_strength: {
    title: 'Houses by their score',
    rows: 'houseStrength',
    columns: [
      ['House', 0.8, houseOf],
      ['Sign', 1.2, 'sign'],
      ['Lord', 1.2, 'lord'],
      ['Score', 0.8, 'score'],
      ['Band', 1, 'band'],
      ['Bhava bala', 1, rounded('bhavaBalaVirupas', 0)],
    ],
  },
  get_kartari_yogas: {
    title: 'What stands on both sides',
    rows: ['houses', 'planets'],
    columns: [
      ['House', 0.8, houseOf],
      ['Sign', 1.2, 'sign'],
      ['Hemmed', 1.1, 'type'],
      ['Before', 1.8, 'before'],
      ['After', 1.8, 'after'],
    ],
    marked: (row) => row.text('type') !== 'NONE',
  },
  get_tajik_strengths: {
    title: 'Five-fold strength of the year (Tajik)',
    rows: 'panchavargeeya',
    columns: [
      ['Planet', 1.2, 'planet'],
      ['Sign', 0.8, rounded('kshetra', 2)],
      ['Exaltation', 0.9, rounded('uchcha', 2)],
      ['Hadda', 0.8, rounded('hadda', 2)],
      ['Decanate', 0.8, rounded('drekkana', 2)],
      ['Navamsa', 0.8, rounded('navamsa', 2)],
      ['Together', 0.8, rounded('total', 2)],
      ['Grade', 1, 'grade'],
    ],
  },
  get_tajik_yogas: {
    title: 'Pairs of planets in the year (Tajik)',
    rows: 'pairs',
    columns: [
      ['Faster', 1.2, 'fast'],
      ['Slower', 1.2, 'slow'],
      ['Aspect', 1.1, 'aspect'],
      ['State', 1.2, 'state'],
      ['Perfect at', 1.8, 'perfectsAt'],
    ],
    marked: (row) => row.text('state') !== 'NONE',
  },
  get_chara_karakas: {
    title: 'Chara karakas (Jaimini)',
    rows: 'karakas',
    columns: [
      ['Karaka', 0.9, 'karaka'],
      ['Planet', 1.2, 'planet'],
      ['Stands for', 1.6, 'signifies'],
      ['Degrees', 1, (row) => (row.has('degreesInSign') ? row.number('degreesInSign').toFixed(2) : '')],
      ['Sign', 1.2, 'sign'],
    ],
  },
  get_arudha_padas: {
    title: 'Arudha padas (Jaimini)',
    rows: 'padas',
    columns: [
      ['Pada', 0.8, 'pada'],
      ['House', 0.8, 'house'],
      ['Sign', 1.3, 'sign'],
      ['Lord', 1.2, 'lord'],
      ['Lord in', 1.3, 'lordSign'],
    ],
  },
  get_sahams: {
    title: 'Sahams of the year',
    rows: 'sahams',
    columns: [
      ['Saham', 1.2, 'name'],
      ['Stands for', 1.6, 'meaning'],
      ['Place', 1.6, placeOf],
      ['Lord', 1.1, 'lord'],
      ['Verdict', 1.2, 'verdict'],
    ],
  },
  get_sripati_bhavas: {
    title: 'Sripati houses',
    rows: 'bhavas',
    columns: [
      ['House', 0.8, houseOf],
      ['Sign', 1.2, 'sign'],
      ['Lord', 1.2, 'lord'],
      ['Middle', 1.2, (row) => degreesInSign(row.number('madhya'))],
      ['Degrees wide', 1, (row) => row.number('span').toFixed(1)],
    ],
  },
  get_bhava_bala: {
    title: 'Strength of the houses',
    rows: 'houses',
    columns: [
      ['House', 0.8, houseOf],
      ['Sign', 1.2, 'sign'],
      ['Lord', 1.2, 'lord'],
      ['Rupas', 0.9, (row) => row.number('rupas').toFixed(2)],
      ['Rank', 0.7, 'rank'],
    ],
  },
  get_sudarshana_chakra: {
    title: 'Houses from the lagna, the Moon and the Sun',
    rows: 'houses',
    columns: [
      ['House', 0.8, houseOf],
      ['From the lagna', 1.4, ringOf('lagna')],
      ['From the Moon', 1.4, ringOf('moon')],
      ['From the Sun', 1.4, ringOf('sun')],
      ['Tone', 1, 'tone'],
    ],
  },
  get_nakshatra_details: {
    title: 'Stars counted from the star of the Moon',
    rows: 'taras',
    columns: [
      ['Point', 1.2, 'body'],
      ['Star', 1.6, 'star'],
      ['Number', 0.7, 'taraNumber'],
      ['Tara', 1.2, 'taraName'],
      ['Quality', 0.9, 'quality'],
    ],
  },
  get_conditional_dashas: {
    title: 'Conditional dashas and what they ask',
    rows: 'results',
    columns: [
      ['Dasha', 1.5, (row) => codeInWords(row.text('key'))],
      ['Years', 0.6, 'total'],
      ['Fits', 0.5, 'applies'],
      ['Begins with', 1, 'startLord'],
      ['Why', 4, 'reason'],
    ],
    marked: (row) => row.flag('applies'),
  },
  get_vargottama_planets: {
    title: 'How often each stands in its sign of birth',
    rows: 'repeats',
    columns: [
      ['Planet', 1.2, nameOf],
      ['Times', 0.7, 'count'],
      ['Divisions', 3, 'divisions'],
    ],
  },
  get_yoga_karaka: {
    title: 'Planets by the houses they rule',
    rows: 'functional',
    columns: [
      ['Planet', 1.2, nameOf],
      ['Rules', 0.8, 'owns'],
      ['Class', 1.1, 'class'],
      ['Why', 4, 'reason'],
    ],
  },
  get_negative_yogas: { ...YOGAS, title: 'Adverse yogas' },
  get_sun_yogas: { ...YOGAS, title: 'Yogas of the Sun' },
};

/** The sign of a house counted from one of the three points, and who stands in it. */
function ringOf(point: string) {
  return (row: Fields): string =>
    [row.object('signs').text(point), ...row.object('planets').texts(point)].map(named).join(', ');
}
