import {
  type PerRing,
  RING_TONES,
  ringReferences,
  RINGS,
  ringSigns,
  sudarshana,
} from '@cuspal/engine/dasha/sudarshana';
import { sudarshanaDasha, type SudarshanaPeriod } from '@cuspal/engine/dasha/sudarshana-years';
import { searchBudget } from '@cuspal/engine/search/budget';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName } from '@cuspal/engine/zodiac/lords';
import {
  aboutOf,
  aboutShape,
  birthInput,
  datesShape,
  defineTool,
  grahaName,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  signName as signNameShape,
} from '@cuspal/tool-kit';
import { datesView, fromFirstToLast } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';

/** Years of the dasha. */
const PAGE_SIZE = 4;

const perRingShape = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ lagna: value, moon: value, sun: value });
const ringHouses = listOf(
  z.strictObject({ house: houseNumber, sign: signNameShape, lord: grahaName, occupants: planetList }),
);
const signs = perRingShape(signNameShape);
const ruled = { house: houseNumber, signs, ...datesShape };

const mapRings = <From, To>(of: PerRing<From>, value: (from: From) => To): PerRing<To> => ({
  lagna: value(of.lagna),
  moon: value(of.moon),
  sun: value(of.sun),
});

export default defineTool({
  name: 'get_sudarshana_chakra',
  title: 'Three-ring chart and its dasha',
  purpose: 'Houses from Lagna, Moon and Sun together, with the yearly and monthly house dasha',
  family: 'timing',
  phase: 'timing',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The Parashari Sudarshana chakra, houses from Lagna, Moon and Sun at once, and its yearly dasha. Call it as a cross-check. No part in KP verdicts.',
  provenance: { rules: ['R29.7', 'R23.1'], sources: ['BPHS', 'PVR', 'K'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    query_date: instantInput,
    years_ahead: z.int().min(1).max(12).default(3).meta({ description: 'Years to list, the running one first' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    asOf: instantText,
    rings: perRingShape(ringHouses),
    coinciding: listOf(z.enum(RINGS)).meta({ description: 'Rings that begin in the same sign' }),
    houses: listOf(
      z.strictObject({
        house: houseNumber,
        signs,
        planets: perRingShape(planetList),
        benefics: z.int().min(0),
        malefics: z.int().min(0),
        strongLords: z.int().min(0).max(3).meta({ description: 'Ring lords in an own or exalted sign: a point each' }),
        tone: z.enum(RING_TONES).meta({ description: 'Benefics + strongLords - malefics: 2 or more, -2 or less' }),
      }),
    ),
    dasha: z.strictObject({
      years: listOf(
        z.strictObject({
          year: z.int().min(1).meta({ description: 'Year of life' }),
          ...ruled,
          months: listOf(z.strictObject({ month: z.int().min(1).max(12), ...ruled })),
        }),
      ),
      parts: listOf(z.strictObject({ part: z.int().min(1).max(12), ...ruled })).meta({
        description: 'Of the running month, about 60 hours each',
      }),
      current: z.strictObject({
        year: z.int().min(1),
        month: z.int().min(1).max(12),
        part: z.int().min(1).max(12),
        house: z.strictObject({ year: houseNumber, month: houseNumber, part: houseNumber }),
      }),
    }),
    notes: listOf(z.string()),
    ...paginationOutput,
  }),
  run: ({ input, chart, ephemeris, now }) => {
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const found = sudarshana(chart);
    const dasha = sudarshanaDasha(ephemeris, chart, atMs, input.years_ahead, searchBudget(ephemeris));
    const { items, pagination, pageNote } = paginate(dasha.years, input.page, PAGE_SIZE, 'years');
    const references = ringReferences(chart);
    const view = (period: SudarshanaPeriod) => ({
      house: period.house,
      signs: mapRings(ringSigns(references, period.house), signName),
      ...datesView(period, chart.moment),
    });
    return {
      about: aboutOf(
        say.sudarshanaLists({ count: dasha.years.length, span: fromFirstToLast(dasha.years, chart.moment) }),
      ),
      asOf: printInstant(atMs, chart.moment),
      rings: mapRings(found.rings, (houses) =>
        houses.map(({ house, sign, lord, occupants }) => ({ house, sign: signName(sign), lord, occupants })),
      ),
      coinciding: found.coinciding,
      houses: found.houses.map((each) => ({ ...each, signs: mapRings(each.signs, signName) })),
      dasha: {
        years: items.map((year) => ({
          year: year.number,
          ...view(year),
          months: year.months.map((month) => ({ month: month.number, ...view(month) })),
        })),
        parts: dasha.parts.map((part) => ({ part: part.number, ...view(part) })),
        current: {
          year: dasha.year.number,
          month: dasha.month.number,
          part: dasha.part.number,
          house: { year: dasha.year.house, month: dasha.month.house, part: dasha.part.house },
        },
      },
      notes: [
        say.benefics(),
        say.mercuryAndSun(),
        say.monthsAndParts(),
        ...(found.coinciding.length > 0 ? [say.ringsCoincide({ rings: found.coinciding })] : []),
      ],
      pagination,
      pageNote,
    };
  },
});
