import { CHANDRA_QUALITIES, SPECIAL_STARS, TARA_QUALITIES, TARA_VERDICTS } from '@cuspal/engine/almanac/tara-bala';
import { TARAS } from '@cuspal/engine/almanac/tara';
import {
  answerShape,
  birthInput,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginationOutput,
  planetName,
  signName,
  spanShape,
  starName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { placeShape } from '@cuspal/tool-kit/views/place';
import { weekdayName } from './day-output.ts';

export const PAGE_SIZE = 15;
const MOST_DAYS = 60;

export const taraBalaInput = birthInput.extend({
  query_date: z.string().max(80).optional().meta({ description: 'Local there; default now' }),
  days: z.int().min(1).max(MOST_DAYS).default(1).meta({ description: 'Vedic days to list' }),
  query_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Default birth place' }),
  query_longitude: z.number().min(-180).max(180).optional().meta({ description: 'Sent with query_latitude' }),
  query_utc_offset_minutes: z.number().min(-960).max(960).optional().meta({ description: 'Sent with query_latitude' }),
  page: pageInput,
});

const taraNumber = z.int().min(1).max(9);
const taraName = z.enum(TARAS.map(({ name }) => name));
const quality = z.enum(TARA_QUALITIES);
const verdict = z.enum(TARA_VERDICTS);

export const taraBalaOutput = z.strictObject({
  answer: answerShape,
  asOf: instantText,
  birthStar: z.strictObject({
    index: z.int().min(1).max(27),
    name: starName,
    lord: planetName,
    pada: z.int().min(1).max(4),
  }),
  birthMoonSign: signName,
  queryPlace: placeShape,
  current: z.strictObject({
    moonStar: starName,
    pada: z.int().min(1).max(4),
    count: z.int().min(1).max(27).meta({ description: 'From the birth star, both included' }),
    tara: z.strictObject({ number: taraNumber, name: taraName, quality }),
    cycle: z.int().min(1).max(3),
    mitigated: z.boolean(),
    mitigation: z.string().nullable(),
    specialStar: z.enum(SPECIAL_STARS).nullable().meta({ description: 'By the count, without weight' }),
    chandraBala: z.strictObject({
      house: houseNumber,
      quality: z.enum(CHANDRA_QUALITIES),
      chandrashtama: z.boolean(),
    }),
    overall: verdict,
    starEnds: instantText,
    windowEnds: instantText,
  }),
  wheel: listOf(z.strictObject({ tara: taraNumber, name: taraName, quality, stars: listOf(starName) })),
  days: listOf(
    z.strictObject({
      date: z.string(),
      weekday: weekdayName,
      sunrise: instantText,
      windows: listOf(
        z.strictObject({
          ...spanShape.shape,
          star: starName,
          tara: taraName,
          effective: quality.meta({ description: 'mixed where a bad tara is mitigated' }),
          chandraHouse: houseNumber,
          overall: verdict,
        }),
      ),
    }),
  ),
  nextGood: spanShape.extend({ star: starName }).nullable().meta({ description: 'Null: none within 30 days' }),
  ...paginationOutput,
  next: nextShape,
});
