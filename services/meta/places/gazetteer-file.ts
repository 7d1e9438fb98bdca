import { z } from 'zod';

/** Parts of the data file, each an array of numbers that begins at a multiple of four bytes. */
export const SECTIONS = [
  'latitudes',
  'longitudes',
  'populations',
  'countries',
  'regions',
  'zones',
  'nameStarts',
  'names',
  'placeKeys',
  'placeBlocks',
  'areaKeys',
  'areaBlocks',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What stands before the numbers, as JSON. */
const headerSchema = z.object({
  /** ISO 3166-1 code and English name. */
  countries: z.array(z.tuple([z.string(), z.string()])),
  /** Index of the country and name of a first-level region. */
  regions: z.array(z.tuple([z.int(), z.string()])),
  /** IANA names. */
  zones: z.array(z.string()),
  /** Letters that names are written in, by script. */
  alphabets: z.record(z.string(), z.string()),
  /** Where each section begins, from the end of the header, and how many bytes it has. */
  sections: z.record(z.enum(SECTIONS), z.tuple([z.int(), z.int()])),
});
export type Header = z.output<typeof headerSchema>;

/** Coordinates are kept in whole steps of a hundred-thousandth of a degree. */
export const STEPS_PER_DEGREE = 100_000;
/** Stands for a place whose first-level region is not known. */
export const NO_REGION = 0xffff;

/** The header's length as four bytes, the header, the sections. */
export function readSections(file: Uint8Array): {
  readonly header: Header;
  readonly bytesOf: (name: Section) => Uint8Array;
} {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))));
  return {
    header,
    bytesOf: (name) => {
      const [start, size] = header.sections[name];
      return file.subarray(4 + length + start, 4 + length + start + size);
    },
  };
}
