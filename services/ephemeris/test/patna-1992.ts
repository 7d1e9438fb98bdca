import { SIGNS } from '@cuspal/engine/zodiac/names';
/**
 * A birth of 1992 as two programs print it: reports of AstroSage and an export of Jagannatha Hora 8 (traditional
 * Lahiri). Lists run from the Sun to Saturn, virupas; null where a value belongs to another school.
 */
export const PATNA = {
  birth_datetime: '1992-09-11T10:30:00',
  latitude: 25.6,
  longitude: 85.116667,
  utc_offset_minutes: 330,
  ayanamsa: 'lahiri',
} as const;

/** AstroSage, with the tolerance of its print. */
export const ASTROSAGE = {
  uchcha: { values: [15.01, 34.07, 17.46, 52.12, 41.7, 2.61, 30.33], tolerance: 0.05 },
  saptavargaja: { values: [110.62, 82.5, 101.25, 95.62, 86.25, 91.88, null], tolerance: 0.02 },
  dig: { values: [53.23, 56.49, 40.32, 37.16, 40.01, 14.84, 26.38], tolerance: 0.1 },
  nathonnatha: { values: [53.66, 6.34, 6.34, 60, 53.66, 53.66, 6.34], tolerance: 0.1 },
  ayana: { values: [71.35, 40.41, 59.95, 37.48, 33.19, 23.5, 51.61], tolerance: 0.8 },
  drik: { values: [-5.31, 4.14, 13.38, -4.41, -6.55, -10.03, 3.52], tolerance: 0.05 },
  bhavaDig: [60, 50, 10, 30, 50, 20, 30, 10, 10, 60, 40, 50],
  bhavaDrishti: [25.45, 69.33, 67.6, 23.53, 99.7, null, 56.31, 32.02, -1.98, -6.94, -7.34, -3.47],
  /** Degrees within the sign, and the sign. */
  sandhiBefore: ['Libra 15.40.44', 'Scorpio 15.40.44', 'Sagittarius 17.16.23', 'Capricorn 18.52.02'],
  madhya: ['Libra 29.52.54', 'Sagittarius 01.28.34', 'Capricorn 03.04.13', 'Aquarius 04.39.52'],
  ashtakavarga: {
    Sun: [6, 2, 4, 5, 4, 4, 2, 3, 5, 5, 4, 4],
    Moon: [2, 5, 5, 5, 5, 0, 3, 6, 4, 2, 5, 7],
    Mars: [4, 2, 4, 6, 3, 2, 4, 1, 5, 5, 1, 2],
    Mercury: [5, 4, 4, 8, 3, 4, 4, 4, 5, 7, 2, 4],
    Jupiter: [4, 5, 8, 3, 5, 4, 5, 4, 4, 4, 4, 6],
    Venus: [6, 6, 6, 2, 3, 3, 6, 4, 5, 4, 3, 4],
    Saturn: [3, 4, 4, 5, 4, 1, 2, 3, 3, 3, 2, 5],
    sarva: [30, 28, 35, 34, 27, 18, 26, 25, 31, 30, 21, 32],
  },
} as const;

/** Jagannatha Hora 8. */
export const JHORA = {
  ojayugma: [15, 0, 15, 30, 30, 15, 15],
  kendradi: [30, 30, 15, 30, 30, 15, 60],
  drekkana: [0, 0, 15, 0, 0, 0, 15],
  kala: { values: [202.01, 162.61, 71.51, 154.59, 291.95, 177.27, 63.46], tolerance: 3 },
  cheshta: { values: [null, null, 35.93, 7.39, 1.09, 16.17, 48.36], tolerance: 0.1 },
  ishta: { values: [22.6, 43.97, 25.04, 19.63, 6.73, 6.49, 38.29], tolerance: 0.1 },
  kashta: { values: [34.19, 9.18, 32, 20.36, 32.84, 50.15, 18.59], tolerance: 0.2 },
  ashtakavarga: {
    Moon: [2, 5, 5, 4, 5, 1, 4, 6, 4, 2, 4, 7],
    Venus: [6, 6, 6, 2, 3, 4, 5, 4, 5, 4, 3, 4],
    sarva: [30, 28, 35, 33, 27, 20, 26, 25, 31, 30, 20, 32],
    lagna: [5, 4, 5, 3, 4, 3, 3, 7, 4, 6, 1, 4],
  },
  /** Degrees, sign, minutes; vimsopaka by the friendships of each varga: shad, dasa, shodasa. */
  points: {
    bhava: '7 Scorpio 52.8',
    hora: '21 Capricorn 00.0',
    ghati: '0 Virgo 21.7',
    vighati: '17 Virgo 09.9',
    varnada: '29 Cancer 53.4',
    sree: '20 Gemini 20.5',
    pranapada: '17 Taurus 21.8',
    indu: '15 Virgo 12.1',
    bhriguBindu: '8 Capricorn 53.6',
    dhuma: '8 Capricorn 17.4',
    vyatipata: '21 Gemini 42.6',
    parivesha: '21 Sagittarius 42.6',
    indrachapa: '8 Cancer 17.4',
    upaketu: '24 Cancer 57.4',
    kala: '6 Scorpio 21.8',
    mrityu: '17 Sagittarius 48.1',
    ardhaprahara: '11 Capricorn 48.1',
    yamaghantaka: '9 Aquarius 49.9',
    gulika: '15 Virgo 35.1',
    mandi: '25 Virgo 56.7',
  },
  vimsopaka: {
    Sun: [14.45, 12.1, 12.025],
    Moon: [14.4, 16.35, 14.625],
    Mars: [14.35, 12.175, 12.725],
    Mercury: [10.7, 12.525, 11.7],
    Jupiter: [14.65, 13.575, 13.725],
    Venus: [11.95, 10.525, 11.525],
    Saturn: [12.85, 11.275, 11.675],
  },
} as const;

/** Minutes of arc in the circle of a print such as `7 Scorpio 52.8` or `Libra 15.40.44`, as degrees from Aries. */
export function degreesOf(print: string): number {
  const sign = SIGNS.findIndex((name) => print.includes(name));
  const [degrees = NaN, minutes = NaN, seconds = 0] = print
    .replace(/[A-Za-z]+/, ' ')
    .trim()
    .split(print.startsWith(SIGNS[sign] ?? '-') ? '.' : /\s+/)
    .map(Number);
  return sign * 30 + degrees + minutes / 60 + seconds / 3600;
}
