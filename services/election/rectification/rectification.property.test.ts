import { eventOf, familyProperties, type Life } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const DAY_MS = 86_400_000;
/** Fewer births for searches over hours and days. */
const [SOME, FEW] = [60, 20];

const bornMs = ({ args }: Life): number => Date.parse(`${args.birth_datetime}Z`);
const iso = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 19);

/** One to six events in turn, by name, by houses, with and without clock times, weights and places. */
function lifeEvents(life: Life, index: number, located: boolean): object {
  const { args, now } = life;
  const born = bornMs(life);
  const known_events = Array.from({ length: 1 + (index % 6) }, (_, at) => {
    const date = iso(born + 20 * DAY_MS + ((at + 1) / 8) * Math.max(0, now - born - 25 * DAY_MS));
    const place = { latitude: args.latitude, longitude: ((args.longitude + at * 20 + 180) % 360) - 180 };
    return {
      date: at % 2 === 0 ? date.slice(0, 10) : `${date}Z`,
      ...(at % 3 === 1 ? { houses: [1 + ((index + at) % 12)] } : { event: eventOf(index + at) }),
      weight: 0.5 + (at % 3),
      ...(located && at % 2 === 0 && { location: { ...place, ...(at % 4 === 0 && { abroad: index % 2 === 0 }) } }),
    };
  });
  return { known_events };
}

const second = (life: Life, index: number) => ({
  second_birth_datetime: iso(bornMs(life) + (index % 40) * (index % 3 === 0 ? 7_000 : 53_000)),
});

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1603,
  tools: {
    rectify_birth_time: {
      births: SOME,
      argumentsOf: (life, index) => ({
        ...lifeEvents(life, index, false),
        range_minutes: 1 + (index % 30),
        ...(index % 2 === 0 && { gender: index % 4 === 0 ? 'male' : 'female' }),
      }),
    },
    get_rectification_advanced: {
      births: SOME,
      argumentsOf: (life, index) => ({ ...lifeEvents(life, index, true), range_minutes: 1 + (index % 12) }),
    },
    find_birth_time: {
      births: FEW,
      argumentsOf: (life, index) => ({
        ...lifeEvents(life, index, false),
        birth_datetime: iso(bornMs(life) - (bornMs(life) % DAY_MS)).slice(0, 10),
        ...(index % 3 > 0 && { time_from: '22:00', time_to: '02:30', stature: 'tall', gender: 'male' }),
        ...(index % 7 === 0 && { known_events: [] }),
      }),
    },
    get_twin_differentiation: {
      argumentsOf: (life, index) => ({ ...second(life, index), ...(index % 3 === 0 && { include_adverse: true }) }),
    },
    get_twin_divergence_score: { births: SOME, argumentsOf: second },
  },
});

describe('rectification and twins of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
