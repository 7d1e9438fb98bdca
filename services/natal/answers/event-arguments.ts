/** What an event says of the arguments that some tools have for it: the intent of a decision, the mode of an election. */
const OF_EVENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  property_purchase: { intent: 'buy', mode: 'purchase' },
  property_sale: { intent: 'sell' },
  rent_out: { intent: 'rent' },
  vehicle_purchase: { intent: 'buy', kind: 'vehicle' },
  house_construction: { kind: 'land' },
  occupy_new_house: { mode: 'griha_pravesha' },
  lay_a_foundation: { mode: 'foundation' },
  competitive_exam: { exam: 'competitive' },
  imprisonment: { matter: 'criminal' },
  bail: { matter: 'criminal' },
};

/** What a matter says of them. */
const OF_MATTER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mother: { relation: 'mother' },
  father: { relation: 'father' },
  stolen_thing: { query_type: 'theft' },
  missing_person: { query_type: 'missing_person', subject: 'missing_person' },
};

/** Further arguments that an event and a matter give, by their names; none for most. */
export const ownArguments = (
  event: string | undefined,
  matter: string | undefined,
): Readonly<Record<string, string>> => ({
  ...OF_EVENT[event ?? ''],
  ...OF_MATTER[matter ?? ''],
});

/** The tools that elect, and the events of the election catalogue that each knows by itself. */
const ELECTS_ITSELF: Readonly<Record<string, readonly string[]>> = {
  find_wedding_muhurta: ['marriage'],
  find_property_muhurta: ['property_purchase', 'occupy_new_house', 'lay_a_foundation'],
  find_travel_departure_time: ['begin_journey'],
  find_business_launch_time: ['start_business'],
  find_exam_time: ['competitive_exam'],
  find_interview_time: ['interview'],
  find_meeting_time: ['business_meeting'],
  find_contract_signing_time: ['sign_agreement'],
  find_surgery_time: ['surgery'],
};

const BY_NAME = 'find_election_window';

/** The tool that elects an event: that of its matter where it knows the event, else the general one. */
export function electingTool(first: string | undefined, event: string | null): string {
  if (first === undefined || !first.startsWith('find_')) return BY_NAME;
  const known = ELECTS_ITSELF[first];
  return known === undefined || event === null || known.includes(event) ? first : BY_NAME;
}
