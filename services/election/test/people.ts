import { DAY_MS, YEAR_MS } from '@cuspal/engine/time/julian';
import type { Life, SampleChart } from '@cuspal/tool-kit/testing';

type Birth = SampleChart['arguments'];

/** A birth under the names of a second person; the ayanamsa is left to the first. */
const asPerson = ({ birth_datetime, latitude, longitude, utc_offset_minutes, time_zone }: Birth) => ({
  datetime: birth_datetime,
  latitude,
  longitude,
  ...(utc_offset_minutes === undefined ? { timeZone: time_zone } : { utcOffsetMinutes: utc_offset_minutes }),
});

/** Somebody born some years before or after a life, on the other side of the world. */
export function personOf({ args, now }: Life, index: number) {
  const born = Date.parse(`${args.birth_datetime}Z`) + ((index % 21) - 10) * YEAR_MS;
  const within = Math.min(Math.max(born, Date.UTC(1800, 0, 3)), now - 2 * DAY_MS);
  return asPerson({ ...args, birth_datetime: new Date(within).toISOString().slice(0, 19), latitude: -args.latitude });
}
