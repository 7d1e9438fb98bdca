import {
  CHANNEL_BANDS,
  PRECIPITATION_SIGNALS,
  TEMPERATURE_SIGNALS,
  WIND_SIGNALS,
} from '@cuspal/engine/world/weather/channels';
import { FOURTH_CUSP_VERDICTS } from '@cuspal/engine/world/weather/fourth-cusp';
import { RAIN_EFFECTS, RAIN_RULES } from '@cuspal/engine/world/weather/rain-signs';
import { NADI_VERDICTS, NADIS } from '@cuspal/engine/world/weather/sapta-nadi';
import { STARS_28 } from '@cuspal/engine/zodiac/stars-28';
import {
  chainShape,
  instantText,
  listOf,
  longitudeDegrees,
  oneOfTheWords,
  planetList,
  planetName,
  scoreProvenanceShape,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { placeShape } from '@cuspal/tool-kit/views/place';

const factors = listOf(z.strictObject({ factor: z.string(), points: z.number() })).meta({
  description: '50 and these points add up to the score',
});
export const channelBand = oneOfTheWords(CHANNEL_BANDS);
export const scoreShape = z.number().min(0).max(100);

const channel = <const Signals extends readonly [string, ...string[]]>(signals: Signals) =>
  z.strictObject({ signal: z.enum(signals), score: scoreShape, band: channelBand, factors });

export const precipitationSignal = z.enum(PRECIPITATION_SIGNALS);
const sums = z.strictObject({ temp: z.number(), precip: z.number(), wind: z.number() });

const fourthCusp = z.strictObject({
  longitude: longitudeDegrees,
  sign: signName,
  csl: planetName,
  starLord: planetName.meta({ description: 'Of the sub lord' }),
  sums,
  verdict: oneOfTheWords(FOURTH_CUSP_VERDICTS),
  agreesWithScores: z.boolean(),
  floodNote: z.boolean().meta({ description: 'True: a WET sub lord signifies 8 or 12 at level 1 or 2' }),
  chain: chainShape,
});

export const weatherShape = z.strictObject({
  channels: z.strictObject({
    temperature: channel(TEMPERATURE_SIGNALS),
    precipitation: channel(PRECIPITATION_SIGNALS),
    wind: channel(WIND_SIGNALS),
  }),
  fourthCusp: fourthCusp.nullable(),
  fourthCuspReason: z.string().optional().meta({ description: 'Why there is no fourth cusp' }),
  saptaNadi: z.strictObject({
    positions: listOf(z.strictObject({ planet: planetName, star28: z.enum(STARS_28), nadi: z.enum(NADIS) })),
    sums,
    nadiVerdict: oneOfTheWords(NADI_VERDICTS),
  }),
  rainSigns: listOf(
    z.strictObject({
      rule: z.enum(RAIN_RULES),
      effect: z.enum(RAIN_EFFECTS),
      by: planetList,
      source: z.string(),
    }),
  ).meta({ description: 'Reported, never scored' }),
});

/** What every result of the family says of itself. */
export const weatherFrame = {
  place: placeShape,
  location_label: z.string().optional(),
  extensionNote: z.string(),
  scoreProvenance: scoreProvenanceShape,
  notes: listOf(z.string()),
};

const rank = z.int().min(1);
export const bestIndexes = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ wettest: value, driest: value, warmest: value, coldest: value, windiest: value });
export const indexShape = rank;
export const instantList = listOf(instantText);
