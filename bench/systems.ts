import type { Measurement } from './lib/measurement.ts';
import { onReadyChart } from './lib/ready-chart.ts';
import { birth, toolsOf, measured } from './lib/tools.ts';

const CHARTS = 60;
const WEEKS = 30;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** Yogas, annual charts and weather: the work of the engine for one of each. */
export async function systems(): Promise<readonly Measurement[]> {
  return [
    row(
      'all yogas of a chart, three catalogues',
      await onReadyChart('yogas', /^(detect_yogas|get_yogas_advanced|get_negative_yogas)$/, CHARTS),
      3,
      `what the three tools do with a ready chart, median of ${CHARTS} charts`,
    ),
    row(
      'an annual chart',
      await onReadyChart('tajik', /^get_varshaphala_chart$/, CHARTS),
      5,
      `what the tool does with a ready birth chart, median of ${CHARTS} charts`,
    ),
    row('a week of weather', await weatherWeek(), 50, `${DAYS} calls of get_astro_weather, median of ${WEEKS} weeks`),
  ];
}

/** A call for each day of a week at one place. */
async function weatherWeek(): Promise<number> {
  const weather = (await toolsOf(['astrometeorology'])).find(({ name }) => name === 'get_astro_weather');
  if (weather === undefined) throw new Error('there is no tool get_astro_weather');
  const { milliseconds } = await measured(async (index) => {
    const { birth_datetime, latitude, longitude, utc_offset_minutes } = birth(index);
    const begin = Date.parse(`${birth_datetime}Z`);
    let last = '';
    for (let day = 0; day < DAYS; day += 1) {
      const datetime = new Date(begin + day * DAY_MS).toISOString().slice(0, 19);
      last = await weather.run({ latitude, longitude, utc_offset_minutes, datetime });
    }
    return last;
  }, WEEKS);
  return milliseconds;
}

const row = (name: string, value: number, atMost: number, detail: string): Measurement => ({
  name,
  value,
  unit: 'ms',
  target: { atMost },
  detail,
});
