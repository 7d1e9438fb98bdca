/** Births and questions as a client sends them to a prompt: all of it text. */
export const CHENNAI = {
  birth_datetime: '1992-08-14T10:02',
  latitude: '13.0827',
  longitude: '80.2707',
  time_zone: 'Asia/Kolkata',
} as const;

export const PARTNER = {
  partner_datetime: '1994-11-03T17:20',
  partner_latitude: '12.9716',
  partner_longitude: '77.5946',
  partner_utc_offset_minutes: '330',
} as const;

/** What each prompt is asked with, beside the birth in Chennai. */
export const PROMPT_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  promise_to_date_chain: { event: 'wedding', question: 'When will I marry?' },
  three_dasha_agreement: { event: 'promotion' },
  karakamsa_path: {},
  birth_time_guard: { known_events: '2015-07-06 Career / Job Start; 2019-02-10 marriage' },
  two_person_reading: PARTNER,
  question_and_birth_cross_check: { event: 'Marriage', number: '108', question_datetime: '2026-03-10T12:00' },
};
