import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import {
  aboutShape,
  grahaName,
  houseNumber,
  instantText,
  levelsShape,
  listOf,
  perHouse,
  perPlanet,
  planetList,
  planetName,
  pointShape,
  signName,
  starName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { chartInShortShape, currentTableShape } from './chart-in-short.ts';
import { dignityName, houseRow, planetRow, warningList } from './rows.ts';

const period = z.strictObject({ planet: planetName, startDate: instantText, endDate: instantText });

const agentsShape = z.strictObject({
  conjoined: listOf(z.strictObject({ planet: grahaName, orbDegrees: z.number() })),
  aspecting: listOf(z.strictObject({ planet: grahaName, ordinal: z.int() })),
  starLord: planetName,
  signLord: grahaName,
  primary: listOf(grahaName).meta({ description: 'Strongest role of order' }),
  order: listOf(grahaName),
});

/** What stands in the chart without an event, and where there are houses; else the note names it or its tools. */
const whole = <Shape extends z.ZodType>(shape: Shape) => shape.optional();

/** What get_full_chart returns. */
export const fullChartOutput = z.strictObject({
  about: aboutShape,
  input: z.strictObject({
    datetimeUtc: instantText,
    julianDayUt: z.number(),
    deltaTSeconds: z.number(),
    latitude: z.number(),
    longitude: z.number(),
    utcOffsetMinutes: z.number(),
    ayanamsa: z.enum(AYANAMSAS),
  }),
  ...chartInShortShape,
  ascendant: whole(pointShape),
  midheaven: whole(pointShape),
  houses: whole(listOf(houseRow).meta({ description: 'In order 1 to 12' })),
  planets: whole(perPlanet(planetRow)),
  ownsNoHouse: whole(listOf(grahaName)),
  significators: whole(
    perHouse(z.strictObject({ A: planetList, B: planetList, C: planetList, D: planetList, tieHelp: planetList })),
  ),
  significations: whole(perPlanet(levelsShape)),
  nodeAgents: whole(z.strictObject({ Rahu: agentsShape, Ketu: agentsShape })),
  fortuna: whole(pointShape),
  dasha: z.strictObject({
    moonStarLord: planetName,
    balanceAtBirth: z.strictObject({
      lord: planetName,
      years: z.int(),
      months: z.int(),
      days: z.int(),
      decimalYears: z.number(),
    }),
    mahadashas: whole(
      listOf(period.extend({ nominalStart: instantText.optional(), cutAtBirth: z.literal(true).optional() })),
    ),
    current: z
      .strictObject({ mahadasha: period, antardasha: period, pratyantardasha: period, sookshma: period })
      .nullable()
      .optional()
      .meta({ description: 'At asOf; null before birth and after the 120 years' }),
    currentTable: currentTableShape,
    yearLengthDays: z.number(),
  }),
  birthPanchanga: z.strictObject({
    weekday: z.enum(WEEKDAYS),
    weekdayLord: grahaName,
    tithi: z.string(),
    nakshatra: starName,
    yoga: z.string(),
    karana: z.string(),
    dayBirth: z.boolean(),
    sunrise: instantText,
    sunset: instantText,
  }),
  parashari: whole(
    z.strictObject({
      ascendantSign: signName,
      wholeSignHouses: perPlanet(houseNumber),
      dignities: perPlanet(dignityName),
      combust: planetList,
      retrograde: planetList,
    }),
  ),
  derived: whole(
    z.strictObject({
      ayanamsa: z.number().meta({ description: 'True: sidereal + this = tropical' }),
      ayanamsaMean: z.number(),
      obliquityTrue: z.number(),
      nutationLongitude: z.number(),
      armc: z.number(),
    }),
  ),
  warnings: warningList,
  asOf: instantText,
});
