import { CONFIDENCES } from '@cuspal/engine/rectification/confidence';
import { EVENT_GRADES } from '@cuspal/engine/rectification/event-fit';
import { TIME_CHECKS } from '@cuspal/engine/rectification/time-checks';
import {
  houseList,
  houseNumber,
  instantText,
  listOf,
  planetName,
  sideShape,
  signName,
  periodClassShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const index = z.int().min(0).meta({ description: 'Place in known_events, from 0' });
export const hundred = z.number().min(0).max(100);

/** The events as they were understood, once in a result. */
export const eventsShape = listOf(
  z.strictObject({
    index,
    label: z.string(),
    date: instantText,
    houses: houseList,
    primaryHouse: houseNumber,
    weight: z.number(),
  }),
);

export const shortMatchesShape = listOf(z.strictObject({ index, score: hundred, grade: z.enum(EVENT_GRADES) }));

export const fullMatchesShape = listOf(
  z.strictObject({
    index,
    label: z.string(),
    date: instantText,
    houses: houseList,
    lords: z
      .strictObject({ MD: planetName, AD: planetName, PD: planetName })
      .nullable()
      .meta({ description: 'Null outside its 120 dasha years' }),
    periodClass: periodClassShape.nullable(),
    cuspSubLord: planetName,
    side: sideShape.meta({ description: 'What the sub lord of the primary cusp promises' }),
    score: hundred,
    grade: z.enum(EVENT_GRADES),
  }),
);

export const ascendantShape = z.strictObject({
  sign: signName,
  starLord: planetName,
  subLord: planetName,
  subSubLord: planetName,
});

export const agreementShape = z.int().min(0).max(5).meta({ description: 'Of five lords, how many are ruling planets' });

/** Seconds that fit the events alike. Half open. */
export const plateauShape = z.strictObject({
  from: instantText,
  to: instantText,
  widthSeconds: z.int().min(1),
  middle: instantText,
  score: hundred,
  rpAgreement: agreementShape,
});

export const checksShape = listOf(
  z.strictObject({ code: z.enum(TIME_CHECKS), met: z.boolean().nullable(), detail: z.string() }),
).meta({ description: 'They move no score' });

const errorBarShape = z
  .strictObject({ from: instantText, to: instantText, widthMinutes: z.number().min(0) })
  .meta({ description: 'From the first to the last time within 3 points of the best' });

export const chanceShape = z
  .strictObject({ shifts: z.int(), asGood: z.int().min(0), p: z.number().min(0).max(1) })
  .meta({ description: 'How many shifted sets of dates fit as well' });

/** What every rectification says of its own trust. */
export const trustShape = {
  errorBar: errorBarShape,
  confidence: z.enum(CONFIDENCES),
  confidenceReasons: listOf(z.string()).meta({ description: 'The tests that failed' }),
  stability: z.number().min(0).max(1).meta({ description: 'Share of events that can be left out' }),
};
