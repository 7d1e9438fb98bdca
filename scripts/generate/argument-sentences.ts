/**
 * What an argument is for, in a sentence, by its name and what its schema says. Lists of tools have no room for more than
 * a word or two; a reference has. What is not here is told in the words of the schema.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  'birth_datetime: Local, ISO 8601': 'Date and time of birth by the clock of the place, ISO 8601.',
  'birth_datetime: May be left out': 'Date and time of birth by the clock of the place, ISO 8601. May be left out.',
  'latitude: -90 to 90, north positive': 'Degrees, north positive.',
  'latitude: ': 'Degrees, north positive.',
  'longitude: -180 to 180, east positive': 'Degrees, east positive.',
  'longitude: ': 'Degrees, east positive.',
  'utc_offset_minutes: Ahead of UTC; or time_zone':
    'Minutes that the clock was ahead of UTC at that time. Leave it out where you send `time_zone`.',
  'utc_offset_minutes: Ahead of UTC there; or time_zone':
    'Minutes that the clock of the place is ahead of UTC. Leave it out where you send `time_zone`.',
  'utc_offset_minutes: Ahead of UTC': 'Minutes that the clock was ahead of UTC at that time.',
  'ayanamsa: Sidereal zodiac': 'The ayanamsa, which says where the sidereal zodiac begins.',
  'time_zone: IANA': 'IANA name such as `Asia/Kolkata`, in place of the offset.',
  'detail: ': '`full` adds the working behind each reason and rows that decide nothing; the answer is the same.',
  'page: ': 'Page of the result, from 1.',
  'as_of_date: Local time; default now': 'The moment of the reading; now where it is left out.',
  'query_date: Local time; default now': 'The day or moment asked about; now where it is left out.',
  'query_date: Local at the place': 'The day or moment asked about, by the clock of the place.',
  'query_datetime: Local time; default now': 'The moment asked about; now where it is left out.',
  'start_date: Local time; default now': 'Where the search begins; now where it is left out.',
  'from_date: Local time; default now': 'Where the search begins; now where it is left out.',
  'scan_start: Default now': 'Where the search begins; now where it is left out.',
  'scan_days: Days to scan': 'How many days are searched.',
  'horizon_years: To look ahead': 'How many years are looked ahead.',
  'horizon_years: ': 'How many years are looked ahead.',
  'horizon_years: Years to look ahead': 'How many years are looked ahead.',
  'event: Event name (get_election_catalog)':
    'The matter, by key, label or alias of the [event catalogue](../api.md#events).',
  'query_event: Event name (get_election_catalog)':
    'The matter, by key, label or alias of the [event catalogue](../api.md#events).',
  'house_group: Houses in place of event': 'Houses that bring the matter, in place of an event.',
  'denial_group: Against house_group': 'Houses that work against those of `house_group`.',
  'primary_houses: First judges house_group': 'Houses whose cusps are looked at; the first judges `house_group`.',
  'any_hour: Nights too': 'Search day and night, and not in the usual hours of the event alone.',
  'preferred_time_of_day: HH:MM; default usual hours':
    'Hours of the day that suit, in place of the [usual ones](../api.md#hours-of-the-day) of the event.',
  'start: ': 'The earliest time, HH:MM.',
  'end: ': 'The latest time, HH:MM.',
  'event_latitude: Default birth place': 'Latitude of the place of the event; that of the birth where it is left out.',
  'event_longitude: ': 'Longitude of the place of the event; that of the birth where it is left out.',
  'event_utc_offset_minutes: Ahead of UTC': 'Minutes that the clock is ahead of UTC there.',
  'event_time_zone: IANA': 'IANA name of the zone of the event, in place of its offset.',
  'granularity: Default of the event': 'How finely is searched; as the event wants it where it is left out.',
  'second_school_lens: Ask the user first':
    'Also look at each window by the second school of KP. For people who ask for it.',
  'max_windows: If the user asks': 'List so many windows in place of the best and its equals.',
  'max_per_day: Of one date, with max_windows': 'At most so many windows of one date. Needs `max_windows`.',
  'include_adverse: Unwelcome events too': 'List [unwelcome events](../api.md#unwelcome-events) too.',
  'relation: Whose matter': 'The relative whose matter it is, read in the chart of the birth.',
  'birth_time_uncertainty_minutes: Minutes it may be off': 'How many minutes the birth time may be off either way.',
  'question_datetime: Local; else birth_datetime':
    'The [moment of the question](../api.md#the-moment-of-a-question); `birth_datetime` or now where it is left out.',
  'question_latitude: Where it is asked': 'Latitude of the place where the question is asked.',
  'question_longitude: East positive': 'Longitude of that place, east positive.',
  'question_time_zone: ': 'IANA name of the zone in which `question_datetime` is read.',
  'number_2193: In its place': 'A number from 1 to 2193 in place of the one from 1 to 249.',
  'target_number: Or number_2193': 'The number from 1 to 249 that the person names. Or send `number_2193`.',
  'question_number: Or number_2193': 'The number from 1 to 249 that the person names. Or send `number_2193`.',
  'age: Completed years; instead of year': 'Age in completed years, in place of `year`.',
  'query_latitude: Of judgment; default birth place':
    'Latitude of the place where it is judged; that of the birth where it is left out.',
  'query_latitude: Default birth place': 'Latitude of the place; that of the birth where it is left out.',
  'query_longitude: With query_latitude': 'Longitude of that place, sent with `query_latitude`.',
  'query_longitude: Sent with query_latitude': 'Longitude of that place, sent with `query_latitude`.',
  'primary_role: Default primary': 'What the first person is called in the result.',
  'secondary_role: Default secondary': 'What the second person is called in the result.',
  'location_label: Name of the place, repeated in the result': 'Name of the place, which the result repeats.',
  'known_events: What happened; 5 or more help': 'What has happened in the life, with its date. Five or more help.',
  'datetime: Local, ISO 8601': 'Date and time of birth by the clock of the place, ISO 8601.',
  'utcOffsetMinutes: This or timeZone': 'Minutes that the clock was ahead of UTC. Or send `timeZone`.',
  'timeZone: IANA': 'IANA name of the zone, in place of the offset.',
  'ayanamsa: Default of the first person': 'Ayanamsa of this person; that of the first where it is left out.',
  'gender: Where the roles ask for it': 'Male or female, where the roles of the two ask for it.',
  'name: Repeated': 'Name of the person, which the result repeats.',
  'label: Repeated': 'A name for these hours, which the result repeats.',
};

/** What an argument is for. `said`: what its schema says. */
export function argumentSentence(name: string, said = ''): string {
  const known = SENTENCES[`${name}: ${said}`];
  return known ?? (said === '' ? '' : `${said}${/[.!?]$/.test(said) ? '' : '.'}`);
}

/** Sentences for arguments that no tool has any more. */
export const unusedSentences = (used: ReadonlySet<string>): readonly string[] =>
  Object.keys(SENTENCES).filter((key) => !used.has(key));
