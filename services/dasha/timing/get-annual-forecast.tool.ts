import { OFFERED_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { MONTH_TONES, type MonthPiece, sunWindow } from '@cuspal/engine/kp/timing/annual-forecast';
import type { MonthTheme } from '@cuspal/engine/kp/timing/annual-themes';
import { TOPICS } from '@cuspal/engine/events/event';
import { slowTransits, sunTransits } from '@cuspal/engine/kp/timing/annual-transits';
import { ROW_BORDERS, staysOf } from '@cuspal/engine/passages/stays';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { FIRST_YEAR, LAST_YEAR } from '@cuspal/engine/time/civil';
import { printInstant } from '@cuspal/engine/time/print';
import {
  adverseFields,
  adverseShape,
  answerShape,
  birthInput,
  chosenByAgeShape,
  chosenByAgeView,
  datesShape,
  daysOf,
  defineTool,
  detailArgument,
  eventDisclaimers,
  grahaName,
  houseList,
  houseNumber,
  includeAdverseInput,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  planetName,
  saidOnce,
  spanShape,
  type Tabled,
  tablesArgument,
} from '@cuspal/tool-kit';
import { slowTransitView, sunTransitView } from '@cuspal/tool-kit/views/month-transits';
import { monthText } from '@cuspal/tool-kit/views/months';
import { datesView, rangeView, spanView } from '@cuspal/tool-kit/views/spans';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { rounded, toneWeightsShape } from '../rows.ts';
import { yearAnswer } from './annual-answer.ts';
import { eventsOf, forecastMonths } from './forecast-months.ts';
import { say } from './timing.messages.ts';

const MAX_HOUSES = 6;

const PAGE_SIZE = 6;

const theme = z.strictObject({
  event: z.string(),
  class: z.enum(OFFERED_CLASSES),
  covered: houseList,
  confirmed: z.boolean().meta({ description: 'The Sun passes a star and a sub of planets strong for it.' }),
  window: spanShape.optional(),
});

const month = z.strictObject({
  month: z.string().meta({ description: 'YYYY-MM' }),
  dasha: listOf(
    z.strictObject({ md: planetName, ad: planetName, pd: planetName, ...datesShape, days: z.number().min(0) }),
  ).meta({ description: 'Joint periods, cut to the month.' }),
  activatedHouses: listOf(z.strictObject({ house: houseNumber, weight: z.number().min(0).max(4) })).meta({
    description: `Heaviest first, at most ${MAX_HOUSES}.`,
  }),
  themes: listOf(theme).meta({ description: 'Favourable and neutral ones, best first, at most four.' }),
  cautions: listOf(theme.extend({ ...adverseShape, note: z.string() }))
    .optional()
    .meta({ description: 'At most two unwelcome ones, only with include_adverse or topic.' }),
  transits: listOf(
    z.strictObject({
      planet: planetName,
      signLord: grahaName,
      starLord: planetName,
      subLord: planetName.meta({
        description: 'Of the Sun at the start of its stay, of Jupiter and Saturn at mid-month.',
      }),
      subLords: planetList.optional().meta({ description: 'All subs of the stay of the Sun, in order.' }),
      note: z.string(),
    }),
  ),
  tone: z.enum(MONTH_TONES),
  toneWeights: toneWeightsShape,
});

/** A theme or caution, and on which days the Sun confirms it: on none without a start. */
const THEME = ['month', 'event', 'class', saidOnce('covered', 'event'), ...daysOf('window.start', 'window.end')];
const TABLES: readonly Tabled[] = [
  {
    list: 'months',
    as: 'monthTable',
    columns: [
      ...['month', 'tone', 'toneWeights.good', 'toneWeights.bad', 'toneWeights.score'],
      saidOnce('activatedHouses', '', ['house', 'weight']),
    ],
  },
  {
    list: 'months',
    each: 'dasha',
    as: 'dashaTable',
    columns: ['md', 'ad', 'pd', ...daysOf('startDate'), 'days'],
  },
  { list: 'months', each: 'themes', as: 'themeTable', columns: THEME },
  {
    list: 'months',
    each: 'cautions',
    as: 'cautionTable',
    columns: [...THEME, ...Object.keys(adverseShape), 'note'],
  },
  {
    list: 'months',
    each: 'transits',
    as: 'transitTable',
    columns: ['month', 'planet', 'starLord', 'subLord', saidOnce('note', 'planet')],
  },
];

export default defineTool({
  name: 'get_annual_forecast',
  title: 'Twelve months',
  purpose: 'Month by month: dasha, houses activated, themes and tone',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  deadlineSeconds: 50,
  description:
    'A KP forecast of twelve months, each with joint dasha periods, houses, promised events, transits and a tone of our own. Call it for the year ahead.',
  provenance: {
    rules: ['R6T.2', 'R6T.3', 'R13.1', 'R13.4', 'R5.3', 'R5.6', 'R9.1', 'R14.1', 'R14.3'],
    sources: ['KPR3t', 'KPR3p', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  tabled: TABLES,
  forms: [{ with: { tables: false }, has: ['months'] }],
  brief: { without: ['months.transits.signLord', 'months.transits.subLords'] },
  input: birthInput.extend({
    start_year: z
      .int()
      .min(FIRST_YEAR)
      .max(LAST_YEAR)
      .optional()
      .meta({ description: 'First month; default the present one' }),
    start_month: z.int().min(1).max(12).optional().meta({ description: 'First month; default the present one' }),
    topic: z.enum(TOPICS).optional().meta({ description: 'Themes of this topic only, unwelcome ones included' }),
    include_adverse: includeAdverseInput,
    ...tablesArgument,
    ...detailArgument,
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    from: instantText.meta({ description: 'Of the twelve months.' }),
    to: instantText,
    topic: z.enum(TOPICS).nullable(),
    months: listOf(month),
    ...chosenByAgeShape,
    scoreProvenance: z.literal('service-extension'),
    disclaimers: listOf(z.string()).meta({ description: 'Of the themes and cautions of the twelve months.' }),
    ...paginationOutput,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const { months: found, age, setAside } = forecastMonths({ input, chart, ephemeris, now });
    const year = { startMs: found[0]?.span.startMs ?? now, endMs: found.at(-1)?.span.endMs ?? now };
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const sun = await staysOf(search, 'Sun', ROW_BORDERS, year);
    const slow = await slowTransits(search, year);
    const rows = [];
    for (const { span, ahead, pieces, activated, tone, toneWeights, themes, cautions } of found) {
      const themeView = ({ event, class: of, covered }: MonthTheme) => {
        const window = sunWindow(chart, event, sun, ahead);
        return {
          event: event.label,
          class: of,
          covered,
          confirmed: window !== null,
          ...(window && { window: spanView(window, chart.moment) }),
        };
      };
      rows.push({
        month: monthText(span),
        dasha: pieces.map((piece) => pieceView(piece, chart.moment)),
        activatedHouses: activated.slice(0, MAX_HOUSES),
        themes: themes.map(themeView),
        ...(cautions.length > 0 && {
          cautions: cautions.map((row) => ({
            ...themeView(row),
            ...adverseFields(row.event),
            note: say.tendencyMeant(),
          })),
        }),
        transits: [
          // The Sun's stays are those of everybody, and a theme says where they confirm it.
          ...(input.tables ? [] : sunTransits(sun, span)).map((transit) => sunTransitView(transit, chart.moment)),
          ...slow(span).map((transit) => slowTransitView(transit, chart.moment)),
        ],
        tone,
        toneWeights,
      });
      await yieldTurn();
    }
    const { items, pagination, pageNote } = paginate(rows, input.page, PAGE_SIZE, 'months');
    note(say.toneOfWorkAndGain());
    note(say.weightsAreOurs());
    return {
      answer: yearAnswer(
        rows,
        found.map(({ span, isOver }) => ({ ...span, isOver })),
        { age, setAside, topic: input.topic },
      ),
      asOf: printInstant(now, chart.moment),
      ...rangeView(year, chart.moment),
      topic: input.topic ?? null,
      months: items,
      ...chosenByAgeView(age, setAside),
      scoreProvenance: 'service-extension' as const,
      disclaimers: eventDisclaimers(eventsOf(found)),
      pagination,
      pageNote,
      next: [{ tool: 'find_event_timing_v2', reason: say.nextTimesTheme() }],
    };
  },
});

const pieceView = (piece: MonthPiece, clock: LocalClock) => ({
  ...jointLordsView(piece),
  ...datesView(piece, clock),
  days: rounded(piece.days, 2),
});
