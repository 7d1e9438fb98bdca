import { familyProperties } from '@cuspal/tool-kit/testing';
import { INGRESSES } from '@cuspal/engine/world/mundane/ingress';
import { ENTITY_TYPES } from '@cuspal/engine/world/mundane/house-meanings';
import { describe, it } from 'vitest';

const isoDay = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 3503,
  tools: {
    get_mundane_analysis: { argumentsOf: (_, index) => ({ entity_type: ENTITY_TYPES[index % 3] }) },
    get_mundane_ingress: {
      argumentsOf: (_, index) => ({
        year: 1800 + ((index * 7) % 600),
        ingress: [...INGRESSES, 'all'][index % 5],
        zodiac: index % 2 === 0 ? 'sidereal' : 'tropical',
      }),
    },
    get_election_outcome: {
      argumentsOf: ({ args, now }, index) => ({
        election_date: isoDay(now),
        ...(index % 2 === 0 && {
          person2: { datetime: args.birth_datetime, latitude: -args.latitude, longitude: 20, utcOffsetMinutes: 60 },
        }),
      }),
    },
    // Up to five years of borders are searched for.
    get_epidemic_susceptibility: {
      births: 40,
      argumentsOf: ({ now }, index) => ({
        start_date: isoDay(now - (30 + ((index * 97) % 1790)) * 86_400_000),
        end_date: isoDay(now - 86_400_000),
      }),
    },
  },
});

describe('nations, contests and the past of random moments, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
