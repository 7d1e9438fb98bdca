import { familyProperties, type Life } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';

const iso = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 19);

/** Two contestants some years apart, and a match at the moment of the call. */
function match({ args, now }: Life, index: number) {
  const person = {
    datetime: args.birth_datetime,
    latitude: args.latitude,
    longitude: args.longitude,
    utcOffsetMinutes: args.utc_offset_minutes,
  };
  const born = Date.parse(`${args.birth_datetime}Z`);
  const later = born + (now - born) / (2 + (index % 9));
  return {
    contestant1: { ...person, ...(index % 2 === 0 && { name: 'Anna' }) },
    contestant2: { ...person, datetime: iso(later), latitude: -args.latitude / 2 },
    match_datetime: iso(now),
    match_latitude: args.latitude,
    match_longitude: args.longitude,
    match_utc_offset_minutes: 0,
  };
}

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 611,
  verify: ({ result }) => expect(result['disclaimer']).toEqual(expect.stringMatching(/entertainment.*betting/)),
  tools: { get_sport_outcome: { argumentsOf: match } },
});

describe('matches of random contestants, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
