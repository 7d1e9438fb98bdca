import {
  type Header,
  NO_REGION,
  type Section,
  SECTIONS,
  STEPS_PER_DEGREE,
} from '../../services/meta/places/gazetteer-file.ts';
import { foldedKey, foldedWords } from '../../services/meta/places/fold.ts';
import { alphabetsOf } from './alphabets.ts';
import { areasOf } from './areas.ts';
import { keyIndexBytes } from './key-index-bytes.ts';
import type { SourceData, City } from './read-sources.ts';

/** The data file as readSections reads it. Places come by population, the greatest first, so that their numbers do too. */
export function gazetteerBytes(data: SourceData): Buffer {
  const areas = areasOf(data);
  const cities = data.cities
    .filter(({ countrycode }) => areas.countryAt.has(countrycode))
    .sort((a, b) => b.population - a.population || a.geonameid - b.geonameid);
  const zones = [...new Set(cities.map(({ timezone }) => timezone))].sort();
  const zoneAt = new Map(zones.map((zone, index) => [zone, index]));
  const names = cities.map(({ name }) => Buffer.from(name));
  const starts = new Uint32Array(names.length + 1);
  for (const [index, name] of names.entries()) starts[index + 1] = (starts[index] ?? 0) + name.length;

  const keys = new Map<string, number[]>();
  for (const [index, city] of cities.entries()) {
    for (const [key, own] of keysOf(city)) {
      const values = keys.get(key) ?? [];
      values.push(2 * index + (own ? 0 : 1));
      keys.set(key, values);
    }
  }
  const placeIndex = keyIndexBytes(keys);
  const areaIndex = keyIndexBytes(areas.keys);
  const steps = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE);
  const sections: Readonly<Record<Section, NodeJS.ArrayBufferView>> = {
    latitudes: Int32Array.from(cities, ({ latitude }) => steps(latitude)),
    longitudes: Int32Array.from(cities, ({ longitude }) => steps(longitude)),
    populations: Uint32Array.from(cities, ({ population }) => population),
    countries: Uint16Array.from(cities, ({ countrycode }) => areas.countryAt.get(countrycode) ?? 0),
    regions: Uint16Array.from(
      cities,
      (city) => areas.regionAt.get(`${city.countrycode}.${city.admin1code}`) ?? NO_REGION,
    ),
    zones: Uint16Array.from(cities, ({ timezone }) => zoneAt.get(timezone) ?? 0),
    nameStarts: starts,
    names: Buffer.concat(names),
    placeKeys: placeIndex.bytes,
    placeBlocks: placeIndex.blocks,
    areaKeys: areaIndex.bytes,
    areaBlocks: areaIndex.blocks,
  };
  return withHeader(
    {
      countries: areas.countries.map(([code, name]) => [code, name]),
      regions: areas.regions.map(([country, name]) => [country, name]),
      zones,
      alphabets: alphabetsOf(keys.keys()),
    },
    sections,
  );
}

function withHeader(
  lists: Omit<Header, 'sections'>,
  sections: Readonly<Record<Section, NodeJS.ArrayBufferView>>,
): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  const places = SECTIONS.map((name) => {
    const { buffer, byteOffset, byteLength } = sections[name];
    const filling = (4 - (byteLength % 4)) % 4;
    parts.push(Buffer.from(buffer, byteOffset, byteLength), Buffer.alloc(filling));
    const start = at;
    at += byteLength + filling;
    return [name, [start, byteLength]] as const;
  });
  const json = Buffer.from(JSON.stringify({ ...lists, sections: Object.fromEntries(places) }));
  const header = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, header, ...parts]);
}

/** In UTF-8 bytes; longer names are phrases. */
const LONGEST_KEY = 120;

/** The keys by which a place is found, and whether it is the name of its own or another one. */
function keysOf(city: City): ReadonlyMap<string, boolean> {
  const keys = new Map<string, boolean>();
  for (const name of city.alternatenames.filter((each) => isName(each, city))) add(keys, name, false);
  add(keys, city.name, true);
  return keys;
}

function add(keys: Map<string, boolean>, name: string, own: boolean): void {
  // "Springfield, Illinois" in other scripts: the region is known anyway.
  const key = foldedKey(name.split(/[,،(]/u)[0] ?? '');
  if (key !== '' && Buffer.byteLength(key) <= LONGEST_KEY) keys.set(key, own);
}

/**
 * Left out: codes of airports, which are no names and often those of other places (GOA is Genoa), and spellings
 * in small Latin letters, which a program made from another script ("ba li" is Paris in Chinese).
 */
function isName(name: string, city: City): boolean {
  if (/^[A-Z]{3}$/.test(name)) return name.toLowerCase() === initials(city.name);
  return !/\p{Script=Latin}/u.test(name) || /\p{Lu}/u.test(name);
}

const initials = (name: string): string =>
  foldedWords(name)
    .map((word) => word[0])
    .join('');
