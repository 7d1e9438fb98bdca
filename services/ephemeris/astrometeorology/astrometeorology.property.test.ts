import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 3502,
  tools: {
    get_weather_windows: {
      births: 250,
      argumentsOf: ({ now }, index) => ({
        start_date: new Date(now - (20 + (index % 340)) * 86_400_000).toISOString().slice(0, 10),
        end_date: new Date(now).toISOString().slice(0, 10),
      }),
    },
    get_seasonal_outlook: { births: 300, argumentsOf: (_, index) => ({ year: 1800 + (index % 600) }) },
    get_monsoon_forecast: { births: 250, argumentsOf: (_, index) => ({ year: 1800 + ((index * 7) % 600) }) },
  },
});

describe('the weather of random places and moments, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
