import { type Life, seededRandom } from '@cuspal/tool-kit/testing';

/** The moment of a life under the tools' own names: what stood under those of a birth is then not used. */
export const ownMoment = ({ args }: Life) => ({
  datetime: args.birth_datetime,
  utcOffsetMinutes: args.utc_offset_minutes,
});

/** A question asked in Kyoto at the moment of the call, beside the birth of a life. */
export const questionOf = ({ now }: Life) => ({
  question_datetime: new Date(now).toISOString().slice(0, 19),
  question_latitude: 35.0116,
  question_longitude: 135.7681,
  question_time_zone: 'Asia/Tokyo',
});

/** Sessions of one asker through the years after a moment, not in order of time. */
export function sessionsOf({ args }: Life, count: number, seed: number): readonly object[] {
  const random = seededRandom(seed);
  const first = Date.parse(`${args.birth_datetime}Z`);
  const last = Date.UTC(2399, 11, 30);
  return Array.from({ length: count }, () => ({
    datetime: new Date(Math.min(last, first + random() * 3 * 365 * 86_400_000)).toISOString().slice(0, 19),
    latitude: args.latitude,
    longitude: args.longitude,
    utcOffsetMinutes: args.utc_offset_minutes,
    questionNumber: 1 + Math.floor(random() * 249),
    ...(random() < 0.5 && { label: 'again' }),
  }));
}

/** The moment of the golden values: Chennai, 10 March 2025, noon. */
export const CHENNAI = { latitude: 13.0833, longitude: 80.2707 } as const;
export const NOON = { birth_datetime: '2025-03-10T12:00', ...CHENNAI, utc_offset_minutes: 330 } as const;
export const OWN_NOON = { datetime: '2025-03-10T12:00', ...CHENNAI, utcOffsetMinutes: 330 } as const;
