import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { z } from 'zod';
import { instantText, planetName, signName } from './lords.ts';

/** Borders of a dasha period, half open. */
export const datesShape = { startDate: instantText, endDate: instantText };

/** The same where birth may have cut the first period. */
export const cutDatesShape = {
  ...datesShape,
  nominalStart: instantText.optional().meta({ description: 'Start of the full run, where birth cut it' }),
  cutAtBirth: z.literal(true).optional(),
};

/** The same in a list of the full run, which also has what was over at birth. */
export const wholeDatesShape = { ...cutDatesShape, beforeBirth: z.literal(true).optional() };

export const planetPeriodShape = z.strictObject({ planet: planetName, ...datesShape });
export const cutPlanetPeriodShape = z.strictObject({ planet: planetName, ...cutDatesShape });
export const signPeriodShape = z.strictObject({ sign: signName, ...datesShape });
export const cutSignPeriodShape = z.strictObject({ sign: signName, ...cutDatesShape });

/** Running mahadasha and antardasha; null before birth and after the periods listed. */
export const currentShape = <Md extends z.ZodType, Ad extends z.ZodType>(md: Md, ad: Ad) =>
  z.strictObject({ md, ad }).nullable().meta({ description: 'Null outside the periods listed' });

/** Days of the dasha year. */
export const yearDaysShape = z.literal(DASHA_YEAR_DAYS);
