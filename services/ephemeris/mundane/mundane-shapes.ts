import { printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { houseOfPlanet } from '@cuspal/engine/chart/placement';
import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { CUSP_GRADES } from '@cuspal/engine/kp/promise/csl-advanced';
import { ENTITY_TYPES } from '@cuspal/engine/world/mundane/house-meanings';
import { MUNDANE_TOPICS } from '@cuspal/engine/world/mundane/mundane-topics';
import { OUTLOOKS } from '@cuspal/engine/world/mundane/nation';
import { SLOW_BODIES } from '@cuspal/engine/world/mundane/slow-transits';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import type { Point } from '@cuspal/engine/zodiac/point';
import {
  answerShape,
  chainShape,
  houseList,
  houseNumber,
  instantText,
  leanShape,
  levelListsShape,
  listOf,
  longitudeDegrees,
  nextShape,
  horaryPeriodClassShape,
  planetName,
  planetPeriodShape,
  promiseSummaryShape,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { lagnaShape, lagnaView } from '../lagna.ts';

const topicKey = z.enum(MUNDANE_TOPICS);
const point = { longitude: longitudeDegrees, sign: signName, starLord: planetName, subLord: planetName };
export const gradeShape = z.enum(CUSP_GRADES);
const lord = planetPeriodShape.extend({ leans: z.record(z.string(), leanShape).meta({ description: 'By topic' }) });

/** What get_mundane_analysis returns. */
export const analysisOutput = z.strictObject({
  answer: answerShape,
  asOf: instantText,
  entity: z.strictObject({ type: z.enum(ENTITY_TYPES), label: z.string().nullable() }),
  chart: z.strictObject({
    lagna: lagnaShape,
    cusps: listOf(z.strictObject({ house: houseNumber, ...point })),
    planets: listOf(z.strictObject({ planet: planetName, ...point, house: houseNumber, retrograde: z.boolean() })),
  }),
  houses: listOf(
    z.strictObject({
      house: houseNumber,
      meaning: z.string(),
      csl: planetName,
      starLord: planetName.meta({ description: 'Of the sub lord' }),
      levels: levelListsShape.meta({ description: 'Houses of the sub lord' }),
      grade: gradeShape,
    }),
  ),
  topics: listOf(
    z.strictObject({
      topic: topicKey,
      primaryCusp: houseNumber,
      presentType: z.boolean().meta({ description: 'Unwelcome: its houses show that it is present' }),
      promise: promiseSummaryShape,
      covered: houseList,
      missing: houseList,
      denialHit: houseList,
      periodClass: horaryPeriodClassShape,
      outlook: z.enum(OUTLOOKS),
    }),
  ),
  chains: z.record(z.string(), chainShape).meta({ description: 'Of the cusps of the topics' }),
  dasha: z.strictObject({ md: lord, ad: lord, pd: lord }),
  nextChange: z
    .strictObject({ level: z.enum(RUNNING_PERIODS), planet: planetName, at: instantText })
    .nullable()
    .meta({ description: 'Null in the last period of the 120 years' }),
  slowTransits: listOf(
    z.strictObject({
      planet: z.enum(SLOW_BODIES),
      natalHouse: houseNumber,
      sign: signName,
      starLord: planetName,
      subLord: planetName,
      favours: listOf(topicKey),
      opposes: listOf(topicKey),
      nextSign: z.strictObject({ sign: signName, at: instantText }).nullable().meta({ description: 'Null past 2399' }),
    }),
  ),
  extensionNote: z.string(),
  disclaimer: z.string(),
  notes: listOf(z.string()),
  next: nextShape,
});

const pointView = ({ longitude, signIndex, starLord, subLord }: Point) => ({
  longitude: printedLongitude(longitude),
  sign: nameOfSign(signIndex),
  starLord,
  subLord,
});

/** Cusps and planets of a founding chart. */
export const foundingView = (chart: Chart) => ({
  lagna: lagnaView(chart),
  cusps: requireHouses(chart).cusps.map((cusp) => ({ house: cusp.house, ...pointView(cusp) })),
  planets: PLANETS.map((planet) => ({
    planet,
    ...pointView(chart.planets[planet]),
    house: houseOfPlanet(chart, planet),
    retrograde: chart.planets[planet].retrograde,
  })),
});
