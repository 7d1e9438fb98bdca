import { OPEN_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import {
  activatedWeights,
  MONTH_TONES,
  type MonthPiece,
  monthPieces,
  monthThemes,
  monthTone,
} from '@cuspal/engine/kp/timing/annual-forecast';
import { twelveMonths } from '@cuspal/engine/kp/timing/annual-months';
import { slowTransits, sunTransits } from '@cuspal/engine/kp/timing/annual-transits';
import { monthAt } from '@cuspal/engine/time/months';
import { ROW_BORDERS, staysOf } from '@cuspal/engine/passages/stays';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { FIRST_YEAR, LAST_YEAR } from '@cuspal/engine/time/civil';
import { printInstant } from '@cuspal/engine/time/print';
import {
  birthInput,
  datesShape,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  planetName,
  spanShape,
} from '@cuspal/tool-kit';
import { slowTransitView, sunTransitView } from '@cuspal/tool-kit/views/month-transits';
import { monthText } from '@cuspal/tool-kit/views/months';
import { datesView } from '@cuspal/tool-kit/views/periods';
import { rangeView, spanView } from '@cuspal/tool-kit/views/spans';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';

const MAX_HOUSES = 6;
const MAX_THEMES = 4;
const PAGE_SIZE = 6;

const month = z.strictObject({
  month: z.string().meta({ description: 'YYYY-MM' }),
  dasha: listOf(
    z.strictObject({ md: planetName, ad: planetName, pd: planetName, ...datesShape, days: z.number().min(0) }),
  ).meta({ description: 'Joint periods, cut to the month' }),
  activatedHouses: listOf(z.strictObject({ house: houseNumber, weight: z.number().min(0).max(4) })).meta({
    description: `Heaviest first, at most ${MAX_HOUSES}`,
  }),
  themes: listOf(
    z.strictObject({
      event: z.string(),
      class: z.enum(OPEN_CLASSES),
      confirmed: z.boolean().meta({ description: 'The Sun passes a star and sub fruitful for it' }),
      window: spanShape.optional(),
    }),
  ),
  transits: listOf(
    z.strictObject({
      planet: planetName,
      signLord: grahaName,
      starLord: planetName,
      subLord: planetName.meta({ description: 'Sun: at the start of its stay; Jupiter, Saturn: at mid-month' }),
      subLords: planetList.optional().meta({ description: 'Sun: all subs of its stay, in order' }),
      note: z.string(),
    }),
  ),
  tone: z.enum(MONTH_TONES),
  toneWeights: z.strictObject({ good: z.number().min(0), bad: z.number().min(0) }),
});

export default defineTool({
  name: 'get_annual_forecast',
  title: 'Twelve months',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  deadlineSeconds: 50,
  description:
    'KP forecast of twelve calendar months, one by one: the Vimshottari joint periods with their days, the houses they open most, promised events they can bring and whether the Sun confirms them, the Sun, Jupiter and Saturn by star and sub lord with ingresses and stations, and a tone with its weights. From the present month unless start_year and start_month say otherwise. Weights and tone are ours. Call it for the year ahead. Paged: 6 months a page; no disclaimer class.',
  provenance: {
    rules: ['R13.1', 'R13.4', 'R5.3', 'R5.6', 'R9.1', 'R14.1', 'R14.3'],
    sources: ['R3t', 'R3p', 'service weights'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    start_year: z.int().min(FIRST_YEAR).max(LAST_YEAR).optional().meta({ description: 'Default current' }),
    start_month: z.int().min(1).max(12).optional().meta({ description: 'Default current' }),
    page: pageInput,
  }),
  output: z.strictObject({
    asOf: instantText,
    from: instantText.meta({ description: 'Of the twelve months' }),
    to: instantText,
    months: listOf(month),
    scoreProvenance: z.literal('service-extension'),
    ...paginationOutput,
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const present = monthAt(now, chart.moment);
    const months = twelveMonths(chart, input.start_year ?? present.year, input.start_month ?? present.month);
    const { items, pagination, pageNote } = paginate(months, input.page, PAGE_SIZE, 'months');
    const year = { startMs: months[0]?.startMs ?? now, endMs: months.at(-1)?.endMs ?? now };
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const sun = await staysOf(search, 'Sun', ROW_BORDERS, year);
    const slow = await slowTransits(search, year);
    const rows = [];
    for (const span of items) {
      const pieces = monthPieces(chart, span);
      const activated = activatedWeights(chart, pieces, MAX_HOUSES);
      rows.push({
        month: monthText(span),
        dasha: pieces.map((piece) => pieceView(piece, chart.moment)),
        activatedHouses: activated,
        themes: monthThemes(chart, pieces, sun, span, MAX_THEMES).map(({ event, class: of, window }) => ({
          event: event.label,
          class: of,
          confirmed: window !== null,
          ...(window && { window: spanView(window, chart.moment) }),
        })),
        transits: [
          ...sunTransits(sun, span).map((transit) => sunTransitView(transit, chart.moment)),
          ...slow(span).map((transit) => slowTransitView(transit, chart.moment)),
        ],
        ...monthTone(activated),
      });
      await breathe();
    }
    note('Months are those of the birth place offset. House weights, tone and the choice of themes are our own.');
    return {
      asOf: printInstant(now, chart.moment),
      ...rangeView(year, chart.moment),
      months: rows,
      scoreProvenance: 'service-extension' as const,
      pagination,
      pageNote,
    };
  },
});

const pieceView = (piece: MonthPiece, clock: LocalClock) => ({
  ...jointLordsView(piece),
  ...datesView(piece, clock),
  days: piece.days,
});
