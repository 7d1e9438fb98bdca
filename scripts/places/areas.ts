import { distance } from 'fastest-levenshtein';
import { foldedKey } from '../../services/meta/places/fold.ts';
import type { SourceData } from './read-sources.ts';

/** What people say and no source lists. */
const MORE_COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['America', 'U.S.A.', 'U.S.'],
  GB: ['UK', 'U.K.', 'Britain', 'Great Britain'],
  AE: ['UAE', 'Emirates'],
  RU: ['Russia', 'USSR', 'Soviet Union'],
  KR: ['South Korea', 'Korea'],
  KP: ['North Korea'],
  NL: ['Holland', 'The Netherlands'],
  MM: ['Burma'],
  LK: ['Ceylon'],
  CZ: ['Czech Republic', 'Czechia', 'Czechoslovakia'],
  SK: ['Czechoslovakia'],
  CI: ['Ivory Coast'],
  IN: ['Bharat', 'Hindustan', 'British India'],
  PK: ['British India'],
  BD: ['East Pakistan', 'British India'],
  IR: ['Persia'],
  TR: ['Turkey', 'Turkiye'],
  CD: ['Zaire', 'DR Congo', 'DRC'],
  ZW: ['Rhodesia'],
  TH: ['Siam'],
  DE: ['East Germany', 'West Germany', 'GDR', 'DDR', 'BRD'],
  SZ: ['Swaziland'],
  MK: ['Macedonia'],
  CV: ['Cape Verde'],
  TL: ['East Timor'],
};
/** GeoNames codes of regions, with former names and what people shorten them to. */
const MORE_REGION_NAMES: Readonly<Record<string, readonly string[]>> = {
  'IN.21': ['Orissa'],
  'IN.39': ['Uttaranchal', 'UK'],
  'IN.22': ['Pondicherry'],
  'IN.12': ['J&K', 'Kashmir'],
  'IN.40': ['TS'],
  'IN.07': ['NCT', 'National Capital Territory', 'Delhi NCR'],
  'CA.10': ['Québec'],
  'GB.ENG': ['England'],
  'US.DC': ['D.C.', 'DC'],
  'US.CA': ['Calif'],
  'US.FL': ['Fla'],
  'US.MA': ['Mass'],
  'US.PA': ['Penn', 'Penna'],
  'US.TX': ['Tex'],
};

/** An area is a country (even number, twice its index) or a first-level region (odd). */
export interface Areas {
  readonly countries: readonly (readonly [code: string, name: string])[];
  readonly regions: readonly (readonly [country: number, name: string])[];
  /** Index of a country by its code, of a region by `IN.16`. */
  readonly countryAt: ReadonlyMap<string, number>;
  readonly regionAt: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Countries and regions with every name and code by which they are told. */
export function areasOf({ countries, regions, divided, translated }: SourceData): Areas {
  const countryAt = new Map(countries.map(({ iso }, index) => [iso, index]));
  const regionAt = new Map(regions.map(({ code }, index) => [code, index]));
  const keys = new Map<string, Set<number>>();
  const add = (area: number, ...names: readonly (string | null | undefined)[]): void => {
    for (const name of names) {
      const key = foldedKey(name ?? '');
      // Codes of digits alone are house numbers and post codes to whoever writes them.
      if (key !== '' && !/^\d+$/.test(key)) keys.set(key, (keys.get(key) ?? new Set()).add(area));
    }
  };
  const country = (code: string, ...names: readonly string[]): void => {
    const index = countryAt.get(code);
    if (index !== undefined) add(2 * index, ...names);
  };
  for (const { iso, iso3, name } of countries) country(iso, iso, iso3, name, ...(MORE_COUNTRY_NAMES[iso] ?? []));
  for (const { countries: named } of translated) {
    for (const [code, names] of Object.entries(named)) country(code, ...[names].flat());
  }
  for (const [index, { code, name }] of regions.entries()) {
    const [, short = ''] = code.split('.');
    add(2 * index + 1, name, plainName(name), short, ...(MORE_REGION_NAMES[code] ?? []));
  }
  for (const { iso, names, regions: parts } of divided) {
    country(iso, ...Object.values(names));
    for (const part of parts) {
      const index = regionAt.get(`${iso}.${part.admin}`);
      const names = Object.values(part.names);
      if (index !== undefined && sameRegion(regions[index]?.name ?? '', names)) add(2 * index + 1, part.iso, ...names);
    }
  }
  return {
    countries: countries.map(({ iso, name }) => [iso, name]),
    regions: regions.map(({ code, name }) => [countryAt.get(code.slice(0, 2)) ?? 0, name]),
    countryAt,
    regionAt,
    keys,
  };
}

/** Without what kind of region it is. */
const plainName = (name: string): string =>
  name.replaceAll(
    /\(.*\)|\b(?:province|region|state|district|county|oblast|governorate|department|prefecture)\b/giu,
    ' ',
  );

/** The two sources number regions by the same codes, but not of the same year: a number alone proves nothing. */
function sameRegion(name: string, others: readonly string[]): boolean {
  const key = foldedKey(plainName(name));
  return others
    .map((other) => foldedKey(plainName(other)))
    .some((other) => distance(key, other) <= 2 || key.includes(other));
}
