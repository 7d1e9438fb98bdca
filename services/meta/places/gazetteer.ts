import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Header, NO_REGION, readSections, type Section, STEPS_PER_DEGREE } from './gazetteer-file.ts';
import { KeyIndex } from './key-index.ts';

/** A populated place. Coordinates in degrees, north and east positive. */
export interface Place {
  readonly name: string;
  /** First-level region, such as a state; null where the source names none. */
  readonly region: string | null;
  readonly country: string;
  /** ISO 3166-1, two letters. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Population; 0 where the source has none. */
  readonly population: number;
}

/** Where a place lies: index of its country, of its region or null. */
interface PlaceAreas {
  readonly country: number;
  readonly region: number | null;
}

/** Places are told by their numbers, which run from the most populous to the least. */
export interface Gazetteer {
  readonly size: number;
  readonly alphabets: readonly string[];
  /** Twice the number of each place that has this key, ascending, one more where it is not its own name but another. */
  readonly placeKeys: Pick<KeyIndex, 'get' | 'startingWith'>;
  /** Twice the index of each country, ascending; of a region one more than that. */
  readonly areaKeys: Pick<KeyIndex, 'get'>;
  place(number: number): Place;
  population(number: number): number;
  areasOf(number: number): PlaceAreas;
  /** The English name of an area. */
  areaName(area: number): string;
  /** Numbers of the most populous places of an area, at most `most` of them. */
  largestIn(area: number, most: number): readonly number[];
}

const FOLDER = import.meta.resolve('@cuspal/services/meta/data/places.json');
/** The npm package brings it in a form that Node 20 reads as well (`deploy/pack.mjs`). */
const [FILE, decompressed] = existsSync(new URL('places.bin.br', FOLDER))
  ? [new URL('places.bin.br', FOLDER), promisify(zlib.brotliDecompress)]
  : [new URL('places.bin.zst', FOLDER), promisify(zlib.zstdDecompress)];

/** Size up to which the content is decoded in one piece; joining many pieces would leave as much garbage again. */
const ONE_PIECE = 16 * 1024 * 1024;

let opening: Promise<Gazetteer> | undefined;
/** Reads the file at the first question, without blocking the event loop, and keeps it. */
export const gazetteer = (): Promise<Gazetteer> =>
  (opening ??= readGazetteer().catch((fault: unknown) => {
    opening = undefined;
    throw fault;
  }));

const readGazetteer = async (): Promise<Gazetteer> =>
  openGazetteer(await decompressed(await readFile(FILE), { chunkSize: ONE_PIECE }));

/** Everything stays in the arrays of the file; objects are made of what is asked for alone. */
function openGazetteer(file: Uint8Array): Gazetteer {
  const { header, bytesOf } = readSections(aligned(file));
  const read = columns(bytesOf);
  const countryOf = (number: number): number => read.countries[number] ?? 0;
  const areasOf = (number: number): PlaceAreas => {
    const region = read.regions[number] ?? NO_REGION;
    return { country: countryOf(number), region: region === NO_REGION ? null : region };
  };
  return {
    size: read.populations.length,
    alphabets: Object.values(header.alphabets),
    placeKeys: new KeyIndex(bytesOf('placeKeys'), read.placeBlocks),
    areaKeys: new KeyIndex(bytesOf('areaKeys'), read.areaBlocks),
    place: (number) => ({
      name: nameOf(read, number),
      ...areaNames(header, areasOf(number)),
      latitude: (read.latitudes[number] ?? 0) / STEPS_PER_DEGREE,
      longitude: (read.longitudes[number] ?? 0) / STEPS_PER_DEGREE,
      timeZone: header.zones[read.zones[number] ?? 0] ?? '',
      population: read.populations[number] ?? 0,
    }),
    population: (number) => read.populations[number] ?? 0,
    areasOf,
    areaName: (area) => (area % 2 === 0 ? header.countries : header.regions)[area >> 1]?.[1] ?? '',
    largestIn: (area, most) => {
      const column = area % 2 === 0 ? read.countries : read.regions;
      const found: number[] = [];
      for (let at = column.indexOf(area >> 1); at >= 0 && found.length < most; at = column.indexOf(area >> 1, at + 1)) {
        found.push(at);
      }
      return found;
    },
  };
}

function columns(bytesOf: (name: Section) => Uint8Array) {
  const words = (name: Section) => {
    const { buffer, byteOffset, byteLength } = bytesOf(name);
    return new Uint32Array(buffer, byteOffset, byteLength / 4);
  };
  const signed = (name: Section) => {
    const { buffer, byteOffset, byteLength } = bytesOf(name);
    return new Int32Array(buffer, byteOffset, byteLength / 4);
  };
  const halves = (name: Section) => {
    const { buffer, byteOffset, byteLength } = bytesOf(name);
    return new Uint16Array(buffer, byteOffset, byteLength / 2);
  };
  return {
    latitudes: signed('latitudes'),
    longitudes: signed('longitudes'),
    populations: words('populations'),
    countries: halves('countries'),
    regions: halves('regions'),
    zones: halves('zones'),
    nameStarts: words('nameStarts'),
    names: bytesOf('names'),
    placeBlocks: words('placeBlocks'),
    areaBlocks: words('areaBlocks'),
  };
}

const nameOf = ({ names, nameStarts }: ReturnType<typeof columns>, number: number): string =>
  new TextDecoder().decode(names.subarray(nameStarts[number] ?? 0, nameStarts[number + 1] ?? 0));

function areaNames({ countries, regions }: Header, { country, region }: PlaceAreas) {
  const [countryCode = '', name = ''] = countries[country] ?? [];
  return { region: region === null ? null : (regions[region]?.[1] ?? null), country: name, countryCode };
}

/** Numbers of four bytes can be looked at in place only where they begin at a multiple of four. */
const aligned = (file: Uint8Array): Uint8Array => (file.byteOffset % 4 === 0 ? file : Uint8Array.from(file));

/** What the licence of the data asks to be said. */
export const ATTRIBUTION = 'Place data by GeoNames (geonames.org), CC BY 4.0.';

/** Springfield, Illinois, United States. A region that is called as the place is left out. */
export const placeInWords = ({ name, region, country }: Place): string =>
  [...new Set([name, ...(region === null ? [] : [region]), country])].join(', ');

/** The place in words with all that a caller has to send back. */
export const placeToSend = (place: Place): string =>
  `${placeInWords(place)} (latitude ${place.latitude}, longitude ${place.longitude}, time_zone ${place.timeZone}${place.population === 0 ? '' : `, ${place.population.toLocaleString('en')} people`})`;
