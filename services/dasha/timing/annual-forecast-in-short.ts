import { defineTool, eventDisclaimers, instantText, listOf } from '@cuspal/tool-kit';
import { monthText } from '@cuspal/tool-kit/views/months';
import { rangeView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { eventsOf, forecastMonths } from './forecast-months.ts';
import getAnnualForecast from './get-annual-forecast.tool.ts';

const { month, tone, toneWeights, themes } = getAnnualForecast.output.shape.months.unwrap().element.shape;
const { event, class: periodClass } = themes.unwrap().element.shape;

/**
 * get_annual_forecast as far as it needs no search of the sky, all twelve months on one page: for a composite that prints
 * tones and themes.
 */
export const annualForecastInShort = defineTool({
  ...getAnnualForecast,
  output: z.strictObject({
    from: instantText,
    to: instantText,
    months: listOf(
      z.strictObject({
        month,
        tone,
        toneWeights,
        themes: listOf(z.strictObject({ event, class: periodClass })),
      }),
    ),
    disclaimers: listOf(z.string()),
  }),
  run: (context) => {
    const { months: found } = forecastMonths(context);
    const { startMs } = found[0]?.span ?? { startMs: context.now };
    const { endMs } = found.at(-1)?.span ?? { endMs: context.now };
    return {
      ...rangeView({ startMs, endMs }, context.chart.moment),
      months: found.map((row) => ({
        month: monthText(row.span),
        tone: row.tone,
        toneWeights: row.toneWeights,
        themes: row.themes.map((theme) => ({ event: theme.event.label, class: theme.class })),
      })),
      disclaimers: eventDisclaimers(eventsOf(found)),
    };
  },
});
