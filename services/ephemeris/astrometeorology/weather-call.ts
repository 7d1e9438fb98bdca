import { printedScore } from '@cuspal/engine/base/printed';
import { FIRST_YEAR, LAST_YEAR } from '@cuspal/engine/time/civil';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { clockOf, shownMs, shownYear } from '@cuspal/engine/time/clock';
import { requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import type { Site } from '@cuspal/engine/world/site';
import { inMonsoonRegion } from '@cuspal/engine/world/weather/monsoon';
import type { Weather } from '@cuspal/engine/world/weather/weather';
import type { WeatherSums } from '@cuspal/engine/world/weather/weather-values';
import { placeInput, SERVICE_EXTENSION } from '@cuspal/tool-kit';
import { z } from 'zod';
import { placeView } from '@cuspal/tool-kit/views/place';
import { say } from './astrometeorology.messages.ts';

/** Place of the tools of the weather. */
export const weatherInput = placeInput.extend({
  location_label: z.string().max(80).optional().meta({ description: 'Name of the place, repeated in the result' }),
});
/** The year of those that look at one. */
export const yearInput = z
  .int()
  .min(FIRST_YEAR)
  .max(LAST_YEAR)
  .optional()
  .meta({ description: 'Calendar year; default the current one' });
type WeatherInput = z.output<typeof weatherInput>;

/** The instant of a text at the place, else now, with the place as a site. */
export function siteAt(input: WeatherInput, text: string | undefined, field: string, now: number) {
  const asked = resolveLocal(text, input, now, field);
  requireAgreement(input, asked.utcMs);
  return { utcMs: asked.utcMs, site: siteOf(input, asked) };
}

/** The place as a site of charts, and the year it is there where none was asked for. */
export function siteOfYear(input: WeatherInput & { readonly year?: number | undefined }, now: number) {
  const asked = resolveLocal(undefined, input, now, 'year');
  const year = input.year ?? shownYear(now, asked);
  return { site: siteOf(input, asked), year };
}

const siteOf = ({ latitude, longitude, ayanamsa = 'kp' }: WeatherInput, clock: LocalClock): Site => ({
  latitude,
  longitude,
  ayanamsa,
  ...clockOf(clock),
});

/** What every result of the family says of itself. */
export const frameView = (input: WeatherInput, site: Site, utcMs: number) => ({
  place: placeView(site, site, utcMs),
  ...(input.location_label === undefined ? {} : { location_label: input.location_label }),
  extensionNote: say.symbolicTradition(),
  scoreProvenance: SERVICE_EXTENSION,
});

const printedSums = ({ temp, precip, wind }: WeatherSums): WeatherSums => ({
  temp: printedScore(temp),
  precip: printedScore(precip),
  wind: printedScore(wind),
});

/** A sky with its sums rounded. */
export const weatherView = (weather: Weather): Weather => ({
  ...weather,
  saptaNadi: { ...weather.saptaNadi, sums: printedSums(weather.saptaNadi.sums) },
});

const [JUNE, SEPTEMBER] = [5, 8];

/** Whether an instant falls in the rainy season of India at a place of the monsoon. */
function inRainySeason(site: Site, utcMs: number): boolean {
  const month = new Date(shownMs(utcMs, site)).getUTCMonth();
  return inMonsoonRegion(site) && month >= JUNE && month <= SEPTEMBER;
}

/** What a reader of some skies must know; each sentence once. */
export function weatherNotes(
  skies: readonly { readonly weather: Weather; readonly utcMs: number }[],
  site: Site,
): string[] {
  const notes = [say.sevenNadis()];
  if (skies.some(({ weather }) => weather.fourthCusp === null)) notes.push(say.wholeSigns());
  if (skies.some(({ weather }) => weather.fourthCusp?.agreesWithScores === false)) notes.push(say.methodsDiffer());
  if (skies.some(({ weather, utcMs }) => weather.rainSigns.length > 0 && !inRainySeason(site, utcMs)))
    notes.push(say.rainSignsOfIndia());
  return notes;
}
