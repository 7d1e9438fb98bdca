import { printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { chartAt } from '@cuspal/engine/world/site';
import { lunarWindows, MOON_PHASES, phasesIn } from '@cuspal/engine/world/weather/moon-phases';
import { rankingsOf } from '@cuspal/engine/world/weather/rankings';
import { chartChannels, chartWeatherOf } from '@cuspal/engine/world/weather/weather';
import { signName as nameOfSign, starName as nameOfStar } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  defineTool,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  signName,
  spanShape,
  starName,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { checkDateRange } from '../date-range.ts';
import { frameView, siteAt, weatherInput, weatherNotes, weatherView } from './weather-call.ts';
import {
  bestIndexes,
  indexShape,
  precipitationSignal,
  scoreShape,
  weatherFrame,
  weatherShape,
} from './weather-shapes.ts';
import { say } from './astrometeorology.messages.ts';

const PAGE_SIZE = 4;
const MOST_DAYS = 366;

const dateInput = (which: string) =>
  z
    .string()
    .max(80)
    .meta({ description: `ISO date, ${which}; local at the place, noon where no time is given` });

export default defineTool({
  name: 'get_weather_windows',
  title: 'One window per lunation',
  purpose: 'Compares the lunar months of a span of dates for weather',
  family: 'astrometeorology',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Which lunar months of a span tradition reads as wettest, driest, warmest, coldest or windiest at a place. Call it to compare months. A symbolic extension, no meteorological forecast.',
  provenance: {
    rules: ['R34.6', 'R35.1', 'R35.2', 'R9.1'],
    sources: ['NJ', 'BS', 'SP', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: weatherInput.extend({
    start_date: dateInput('first'),
    end_date: dateInput(`last, at most ${MOST_DAYS} days later`),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    range: spanShape,
    windows: listOf(
      z.strictObject({
        index: indexShape,
        ...spanShape.shape,
        clipped: z.boolean().meta({ description: 'The range cut it' }),
        newMoon: z
          .strictObject({ at: instantText, longitude: longitudeDegrees, sign: signName, star: starName })
          .nullable()
          .meta({ description: 'Null before 1800' }),
        weather: weatherShape,
        phases: listOf(
          z.strictObject({
            phase: z.enum(MOON_PHASES).exclude(['NEW']),
            at: instantText,
            precipitationScore: scoreShape,
            signal: precipitationSignal,
          }),
        ),
      }),
    ),
    rankings: bestIndexes(listOf(indexShape)).meta({ description: 'Indexes of all windows, best first' }),
    ...paginationOutput,
    ...weatherFrame,
    next: nextShape,
  }),
  run: ({ input, ephemeris, now }) => {
    const { utcMs: startMs, site } = siteAt(input, input.start_date, 'start_date', now);
    const endMs = resolveInstant(input.end_date, site, now, 'end_date');
    checkDateRange(input, { startMs, endMs }, { days: MOST_DAYS });
    const windows = lunarWindows(ephemeris, { startMs, endMs }).map((window, at) => {
      const chart = chartAt(ephemeris, site, window.newMoonMs ?? window.startMs);
      return { ...window, index: at + 1, chart, weather: chartWeatherOf(chart) };
    });
    const rankings = rankingsOf(windows.map(({ weather }) => weather.channels));
    const { items, pagination, pageNote } = paginate(windows, input.page, PAGE_SIZE, 'windows');
    const notes = weatherNotes(
      windows.map(({ weather, startMs: utcMs }) => ({ weather, utcMs })),
      site,
    );
    if (windows.some(({ newMoonMs }) => newMoonMs === null)) notes.push(say.firstNewMoonTooEarly());
    const phasesOf = (span: { readonly startMs: number; readonly endMs: number }) =>
      phasesIn(ephemeris, span).flatMap(({ phase, utcMs }) => {
        if (phase === 'NEW') return [];
        const { score, signal } = chartChannels(chartAt(ephemeris, site, utcMs)).precipitation;
        return [{ phase, at: printInstant(utcMs, site), precipitationScore: score, signal }];
      });
    const spanOf = (index: number | undefined) => windows[(index ?? 1) - 1] ?? { startMs, endMs };
    const [wettest, driest] = [spanOf(rankings.wettest[0]), spanOf(rankings.driest[0])];
    const from = (window: { readonly startMs: number }): string => printDate(window.startMs, site);
    return {
      answer: answerOf(
        windows.length === 1
          ? say.nothingToCompare()
          : say.wettestWindow({ count: windows.length, wettest: from(wettest), driest: from(driest) }),
      ),
      range: spanView({ startMs, endMs }, site),
      windows: items.map((window) => ({
        index: window.index,
        ...spanView(window, site),
        clipped: window.clipped,
        newMoon: window.newMoonMs === null ? null : newMoonView(window.chart),
        weather: weatherView(window.weather),
        phases: phasesOf(window),
      })),
      rankings,
      pagination,
      pageNote,
      ...frameView(input, site, startMs),
      notes,
      next: [{ tool: 'get_astro_weather', reason: say.nextMoment() }],
    };
  },
});

const newMoonView = ({ moment, planets: { Moon } }: Chart) => ({
  at: printInstant(moment.utcMs, moment),
  longitude: printedLongitude(Moon.longitude),
  sign: nameOfSign(Moon.signIndex),
  star: nameOfStar(Moon.starIndex),
});
