import { Cuspal } from '@cuspal/client';

/** The client of all examples. `npm start` prints the key. */
export const cuspal = new Cuspal({
  apiKey: process.env['CUSPAL_KEY'] ?? '',
  baseUrl: process.env['CUSPAL_URL'] ?? 'http://127.0.0.1:3000',
});

/** Latitude, longitude and time zone of a town; two of the same name are told apart by a region, "Hyderabad, Telangana". */
export async function placeOf(town: string) {
  const { taken, places } = await cuspal.places(town);
  if (!taken) {
    const known = places.map(({ name, region, country }) => `${name}, ${region}, ${country}`);
    throw new Error(
      `Write which ${town} is meant: ${known.join('; ') || 'none is known, write a larger town nearby'}.`,
    );
  }
  const { latitude, longitude, timeZone } = taken;
  return { latitude, longitude, time_zone: timeZone };
}

/** The birth at `datetime`, local time such as 1992-08-14T10:02, in a town. */
export const birthAt = async (datetime: string, town: string) => ({
  birth_datetime: datetime,
  ...(await placeOf(town)),
});
