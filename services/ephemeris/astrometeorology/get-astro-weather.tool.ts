import { printInstant } from '@cuspal/engine/time/print';
import { chartAt } from '@cuspal/engine/world/site';
import { governingPhase, MOON_PHASES } from '@cuspal/engine/world/weather/moon-phases';
import { nextWeatherChange, WEATHER_CHANGES, type WeatherChange } from '@cuspal/engine/world/weather/next-change';
import { momentWeather } from '@cuspal/engine/world/weather/weather';
import { answerAndSummary, answerShape, defineTool, instantText, nextShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lagnaShape, lagnaView } from '../lagna.ts';
import { frameView, siteAt, weatherInput, weatherNotes, weatherView } from './weather-call.ts';
import { weatherFrame, weatherShape } from './weather-shapes.ts';
import { weatherSentences } from './weather-words.ts';
import { say } from './astrometeorology.messages.ts';

export default defineTool({
  name: 'get_astro_weather',
  title: 'Weather signature of a place now',
  purpose: 'Weather signature of a place at one moment in three channels',
  family: 'astrometeorology',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'How tradition reads the weather of a place at a moment, in scores for warmth, rain and wind with reasons. Call it for astrological weather. A symbolic extension, no meteorological forecast.',
  provenance: {
    rules: ['R34.6', 'R35.1', 'R35.2', 'R9.1'],
    sources: ['NJ', 'BS', 'SP', 'OWN'],
  },
  input: weatherInput.extend({
    datetime: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'ISO date or date-time, local at the place; default now, a date alone is noon' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    asOf: instantText,
    governingChart: z.strictObject({ phase: z.enum(MOON_PHASES), at: instantText, lagna: lagnaShape }),
    weather: weatherShape,
    nextChange: z.strictObject({ at: instantText, what: z.enum(WEATHER_CHANGES), detail: z.string() }),
    ...weatherFrame,
    next: nextShape,
  }),
  run: ({ input, ephemeris, now }) => {
    const { utcMs, site } = siteAt(input, input.datetime, 'datetime', now);
    const moment = chartAt(ephemeris, site, utcMs);
    const { phase, utcMs: phaseMs } = governingPhase(ephemeris, utcMs);
    const governing = chartAt(ephemeris, site, phaseMs);
    const weather = momentWeather(governing, moment);
    const change = nextWeatherChange(ephemeris, site.ayanamsa, utcMs);
    return {
      ...answerAndSummary(weatherSentences(weather, printInstant(utcMs, site))),
      asOf: printInstant(utcMs, site),
      governingChart: { phase, at: printInstant(phaseMs, site), lagna: lagnaView(governing) },
      weather: weatherView(weather),
      nextChange: { at: printInstant(change.utcMs, site), what: change.what, detail: detailOf(change) },
      ...frameView(input, site, utcMs),
      notes: weatherNotes([{ weather, utcMs }], site),
      next: [{ tool: 'get_weather_windows', reason: say.nextLunarMonths() }],
    };
  },
});

const detailOf = (change: WeatherChange): string =>
  change.what === 'PHASE' ? say.phaseOpens({ phase: change.phase }) : say.moonEntersNadi({ nadi: change.nadi });
