import { DAY_MS } from '@cuspal/engine/time/julian';
import { requireAgreement } from '@cuspal/engine/time/local-instant';
import { printInstant } from '@cuspal/engine/time/print';
import { chartAt } from '@cuspal/engine/world/site';
import { newMoonsIn } from '@cuspal/engine/world/weather/moon-phases';
import { type Rankings, rankingsOf } from '@cuspal/engine/world/weather/rankings';
import {
  hemisphereSeason,
  inTropicalBelt,
  SEASON_NAMES,
  SEASON_POINTS,
  type SeasonPoint,
  seasonsOf,
} from '@cuspal/engine/world/weather/seasons';
import { chartWeatherOf } from '@cuspal/engine/world/weather/weather';
import {
  answerOf,
  answerShape,
  defineTool,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { lagnaShape, lagnaView } from '../lagna.ts';
import { frameView, siteOfYear, weatherInput, weatherNotes, weatherView, yearInput } from './weather-call.ts';
import { bestIndexes, indexShape, instantList, weatherFrame, weatherShape } from './weather-shapes.ts';
import { seasonTheme } from './weather-words.ts';
import { say } from './astrometeorology.messages.ts';

const PAGE_SIZE = 1;
/** Longer than any season: how far new Moons are looked for where its end is not known. */
const LONGEST_SEASON_MS = 94 * DAY_MS;
const seasonIndex = indexShape.max(4);

export default defineTool({
  name: 'get_seasonal_outlook',
  title: 'Four seasons of a year',
  purpose: 'Theme of each season of a year from the cardinal ingress charts',
  family: 'astrometeorology',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'How tradition reads the four seasons of a year at a place, in scores for warmth, rain and wind. Call it for the weather theme of a year. A symbolic extension, no meteorological forecast.',
  provenance: {
    rules: ['R34.6', 'R35.1', 'R35.2', 'R9.1'],
    sources: ['NJ', 'BS', 'SP', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: weatherInput.extend({
    year: yearInput,
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    year: z.int(),
    seasons: listOf(
      z.strictObject({
        index: seasonIndex,
        point: z.enum(SEASON_POINTS).meta({ description: 'Tropical sign that the Sun enters' }),
        hemisphereSeason: z.enum(SEASON_NAMES).nullable().meta({ description: 'Null between the tropics' }),
        tropicalBelt: z.boolean(),
        start: instantText,
        end: instantText.nullable().meta({ description: 'Null past 2399' }),
        lagna: lagnaShape,
        weather: weatherShape,
        theme: z.string(),
        newMoons: instantList,
      }),
    ),
    yearSummary: bestIndexes(seasonIndex).meta({ description: 'Index of a season' }),
    ...paginationOutput,
    ...weatherFrame,
    next: nextShape,
  }),
  run: ({ input, ephemeris, now }) => {
    const { site, year } = siteOfYear(input, now);
    const seasons = seasonsOf(ephemeris, year).map((season) => {
      const chart = chartAt(ephemeris, site, season.startMs);
      return { ...season, chart, weather: chartWeatherOf(chart) };
    });
    const firstMs = seasons[0]?.startMs ?? now;
    requireAgreement(input, firstMs);
    const best = bestOf(rankingsOf(seasons.map(({ weather }) => weather.channels)));
    const { items, pagination, pageNote } = paginate(seasons, input.page, PAGE_SIZE, 'seasons');
    const notes = weatherNotes(
      seasons.map(({ weather, startMs: utcMs }) => ({ weather, utcMs })),
      site,
    );
    if (seasons.some(({ endMs }) => endMs === null)) notes.push(say.seasonPastEnd());
    return {
      answer: answer(year, best),
      year,
      seasons: items.map(({ index, point, startMs, endMs, chart, weather }) => ({
        index,
        point,
        hemisphereSeason: hemisphereSeason(site, index),
        tropicalBelt: inTropicalBelt(site),
        start: printInstant(startMs, site),
        end: endMs === null ? null : printInstant(endMs, site),
        lagna: lagnaView(chart),
        weather: weatherView(weather),
        theme: seasonTheme(weather),
        newMoons: newMoonsIn(ephemeris, { startMs, endMs: endMs ?? startMs + LONGEST_SEASON_MS }).map((newMoon) =>
          printInstant(newMoon, site),
        ),
      })),
      yearSummary: best,
      pagination,
      pageNote,
      ...frameView(input, site, firstMs),
      notes,
      next: [{ tool: 'get_weather_windows', reason: say.nextMonthsInside() }],
    };
  },
});

type YearSummary = Readonly<Record<keyof Rankings, number>>;

const bestOf = ({ wettest, driest, warmest, coldest, windiest }: Rankings): YearSummary => ({
  wettest: wettest[0] ?? 1,
  driest: driest[0] ?? 1,
  warmest: warmest[0] ?? 1,
  coldest: coldest[0] ?? 1,
  windiest: windiest[0] ?? 1,
});

function answer(year: number, { wettest, driest, warmest, coldest, windiest }: YearSummary): string {
  const point = (index: number): SeasonPoint => SEASON_POINTS[index - 1] ?? 'ARIES';
  return answerOf(
    say.wettestAndDriest({ year: `${year}`, wettest: point(wettest), driest: point(driest) }),
    say.warmestToWindiest({ warmest: point(warmest), coldest: point(coldest), windiest: point(windiest) }),
  );
}
