import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../packages/engine/test/reference/', import.meta.url);

/** Reads one of the files of values from outside; their shape is what each file's own head says. */
function read<T>(name: string): T {
  // The files are committed data of one shape each.
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as T;
}

const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

/** `Le 10:47:00` in arc-seconds of the zodiac. */
function arcsecOf(dms: string): number {
  const [sign = '', place = ''] = dms.split(' ');
  const [degrees = 0, minutes = 0, seconds = 0] = place.split(':').map(Number);
  return SIGNS.indexOf(sign) * 108_000 + degrees * 3600 + minutes * 60 + seconds;
}

export interface PrintedLords {
  readonly arcsec: number;
  readonly starLord?: string;
  readonly subLord?: string;
}

/** Values that neither computation made: books, other programs, tables. */
export const outside = {
  /** The 249 rows, in arc-seconds. */
  numbers: () =>
    read<{
      rows: {
        n: number;
        from_arcsec: number;
        to_arcsec: number;
        sign_lord: string;
        star_lord: string;
        sub_lord: string;
      }[];
    }>('kp_249_table').rows,
  /** Star and sub lords that authors print beside a longitude. */
  printedLords: (): readonly PrintedLords[] =>
    read<{ items: { dms: string; star_lord?: string; sub_lord?: string }[] }>('kp_star_sub_published').items.map(
      ({ dms, star_lord, sub_lord }) => ({
        arcsec: arcsecOf(dms),
        ...(star_lord ? { starLord: star_lord } : {}),
        ...(sub_lord ? { subLord: sub_lord } : {}),
      }),
    ),
  /** The second at which a program of elections saw the ascendant enter a sub. */
  rising: () =>
    read<{
      date: string;
      latitude: number;
      longitude: number;
      utc_offset_minutes: number;
      items: { local: string; sidereal_asc_deg: number }[];
    }>('kpmuhurat_pallavaram'),
  /** Mean ayanamsas of the library's C version, and of published formulas. */
  ayanamsas: () => read<{ cases: Readonly<Record<string, number | string>>[] }>('ayanamsa_reference').cases,
  /** Three charts that two implementations of the rules agree on. */
  charts: () =>
    read<{
      charts: {
        input: { birth_datetime: string };
        cusps: number[];
        csl: string[];
        planets: Record<
          string,
          { longitude: number; house: number; starLord: string; subLord: string; levels: object }
        >;
      }[];
    }>('golden-natal-promise').charts,
};
