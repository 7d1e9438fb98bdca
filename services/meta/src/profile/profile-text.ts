import type { Profile } from './profile.ts';

/** The confirmed profile and the reminder that goes with it, line by line. */
export function profileLines(profile: Profile, notes: readonly string[]): readonly string[] {
  return [
    'BIRTH PROFILE CONFIRMED',
    ...(profile.name === undefined ? [] : [`Name: ${profile.name}`]),
    `Birth datetime: ${profile.birthDatetime}`,
    `Latitude: ${profile.latitude}`,
    `Longitude: ${profile.longitude}`,
    `UTC offset minutes: ${profile.utcOffsetMinutes}${profile.timeZone === undefined ? '' : ` (from ${profile.timeZone})`}`,
    `Ayanamsa: ${profile.ayanamsa}`,
    ...notes.map((note) => `Note: ${note}`),
    '',
    'Send these same birth parameters with every later call; nothing is stored between calls.',
  ];
}
