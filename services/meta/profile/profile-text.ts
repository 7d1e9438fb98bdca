import type { DateProfile, Profile } from './profile.ts';

const SEND_AGAIN = 'Send these same birth parameters with every later call; nothing is stored between calls.';

/** The confirmed profile and the reminder that goes with it, line by line. */
export const profileLines = (profile: Profile, notes: readonly string[]): readonly string[] => [
  ...confirmed(profile, `Birth datetime: ${profile.birthDatetime}`),
  ...(profile.birthTimeUncertaintyMinutes === undefined
    ? []
    : [`Birth time uncertainty: ${profile.birthTimeUncertaintyMinutes} minutes either way`]),
  ...notes.map((note) => `Note: ${note}`),
  '',
  SEND_AGAIN,
];

/** Profile text of a birth whose time nobody knows. */
export const dateProfileLines = (profile: DateProfile, notes: readonly string[]): readonly string[] => [
  ...confirmed(profile, `Birth date: ${profile.birthDate}, time unknown`),
  ...notes.map((note) => `Note: ${note}`),
];

const confirmed = (profile: Profile | DateProfile, birthLine: string): readonly string[] => [
  'BIRTH PROFILE CONFIRMED',
  ...(profile.name === undefined ? [] : [`Name: ${profile.name}`]),
  birthLine,
  ...(profile.birthPlace === undefined ? [] : [`Birth place: ${profile.birthPlace}`]),
  `Latitude: ${profile.latitude}`,
  `Longitude: ${profile.longitude}`,
  `UTC offset minutes: ${profile.utcOffsetMinutes}${profile.timeZone === undefined ? '' : ` (from ${profile.timeZone})`}`,
  `Ayanamsa: ${profile.ayanamsa}`,
];
