import type { Accepted } from '../language-words.ts';

export const BENGALI: Accepted = {
  // The name of a group of stars, which almanacs print.
  'speech/names/Vipat': ['says'],
  // "Negated" is said as "no promise", and "promised early" by its date alone.
  'speech/names/NEGATED': ['says "not"'],
  'speech/names/PROMISED_EARLY': ['lacks "promised"'],
  'speech/names/PROMISED_LATER': ['lacks "promised"'],
  // What is none of the months, or none of the lords, is said of each side.
  'engine/synthesis/synthesis/months': ['says "not"'],
  'engine/synthesis/synthesis/monthsPlain': ['says "not"'],
  'natal/verification/verification/runningLords': ['says "not"'],
  // A planet that owns a sign and is not in it is said in two halves.
  'engine/topics/marriage/marriage/cuspSign': ['says "not"'],
  // "Until it expires" is said as "in how many days".
  'gateway/portal/organisations/organisations/daysUntil': ['lacks "until"'],
  // Held "against" the birth chart, or one "against" the other: compared with it.
  'horary/horary/horary/nextBirthChart': ['lacks "oppose"'],
  'natal/answers/titles/get_eclipse_impact': ['lacks "oppose"'],
  'ephemeris/strength/strength/nextRunningPeriod': ['lacks "oppose"'],
  'natal/career/career/nextJobOrBusiness': ['lacks "oppose"'],
  'natal/composites/composites/kpDecidesMatch': ['lacks "oppose"'],
  // A book is followed rather than come after, what fits best stands before the next, and a part to look after is no "after".
  'ephemeris/tajik/tajik/neutralCountsAsEnemy': ['lacks "after"'],
  'natal/career/career/fieldFitsBest': ['lacks "before"'],
  'health/health/health/regionToLookAfter': ['lacks "after"'],
  // A question that the two who marry ask.
  'natal/answers/next-questions/timesForBoth': ['says'],
  // Values that are sent as they are.
  'ephemeris/faults/yearOfNatal': ['has "natal", "annual"'],
  'natal/faults/noRentOfVehicle': ['has "buy", "sell", "any"'],
  'natal/answers/answers/sendMissing': ['has "number"'],
  'natal/answers/answers/sendNumber': ['has "number"'],
  'natal/answers/answers/tablesAlone': ['has "voice", "astrologer"'],
  // Names of programs and standards, addresses, and words by which providers call these in their own forms.
  'natal/compatibility/compatibility/almanacsDiffer': ['has "PyJHora"'],
  'report/report/codeHow': ['has "reports", "verify"'],
  'report/report/noLink': ['has "reports"'],
  'gateway/accounts/key-faults/origin': ['has "http", "localhost"'],
  'gateway/portal/connect/notPublic': ['has "claude"'],
  'gateway/portal/connect/core': ['has "Cursor"'],
  'gateway/portal/snippets/claudeName': ['has "Claude", "Desktop", "claude"'],
  'gateway/portal/snippets/chatGpt': ['has "https"'],
  'gateway/portal/clients/clients/keySetChange': ['has "Web", "Key", "Set"'],
  'gateway/portal/clients/clients/keySetHint': ['has "Web", "Key", "Set"'],
  'gateway/portal/clients/clients/keysAddressHint': ['has "https"'],
  'gateway/portal/clients/clients/proofs': ['has "DPoP"'],
  'gateway/project-clients/faults/needsKeys': ['has "Web", "Key", "Set"'],
  'gateway/project-clients/faults/keysAddress': ['has "https"'],
  'gateway/project-clients/faults/keysUnread': ['has "Web", "Key", "Set"'],
  'gateway/project-clients/faults/keySetForm': ['has "Web", "Key", "Set"'],
  'gateway/portal/organisations/single-sign-on/about': ['has "OpenID", "Connect"'],
  'gateway/portal/organisations/single-sign-on/redirectAddress': ['has "redirect"'],
  'gateway/portal/organisations/single-sign-on/claims': ['has "claim"'],
  'gateway/single-sign-on/faults/issuer': ['has "https"'],
  'gateway/webhook-endpoints/faults/notPublic': ['has "https"'],
};
