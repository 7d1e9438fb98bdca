const PLACES = [
  [18.52, 73.86, 330],
  [51.51, -0.13, 0],
  [40.71, -74.01, -300],
  [-33.87, 151.21, 600],
  [1.35, 103.82, 480],
];
const two = (number) => String(number).padStart(2, '0');
const below = (bound) => Math.floor(Math.random() * bound);

/** An invented birth, another one each time, so that nothing that was computed before helps. */
export function birth() {
  const [latitude, longitude, utc_offset_minutes] = PLACES[below(PLACES.length)];
  const day = `${1950 + below(60)}-${two(1 + below(12))}-${two(1 + below(28))}`;
  return {
    birth_datetime: `${day}T${two(below(24))}:${two(below(60))}:${two(below(60))}`,
    latitude,
    longitude,
    utc_offset_minutes,
  };
}

/** Local time so many days from now. */
export const daysAhead = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
