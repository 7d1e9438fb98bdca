/** The golden sample of the timing pages. */
export const GOLDEN = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
  ayanamsa: 'kp',
} as const;
