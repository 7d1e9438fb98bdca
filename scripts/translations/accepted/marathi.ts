import type { Accepted } from '../language-words.ts';

export const MARATHI: Accepted = {
  // "Negated" is said as "no promise", and "promised early" by its date alone.
  'speech/names/NEGATED': ['says "not"'],
  'speech/names/PROMISED_EARLY': ['lacks "promised"'],
  'speech/names/PROMISED_LATER': ['lacks "promised"'],
  // A promise of a result, which is none of a chart.
  'natal/natal/useOfScore': ['lacks "promised"'],
  // "Nothing but" is said as "only", "no more weakly" as "just as strong", "alone" as "by itself".
  'gateway/portal/snippets/python': ['lacks "not"'],
  'natal/career/career/blockageGround': ['lacks "not"'],
  'election/electional/electional/noSequence': ['lacks "only"'],
  // "No longer" is said as "not now", "may do less" as "cannot do", hours that are taken off as left out.
  'gateway/portal/activity/noLonger': ['lacks "more"'],
  'gateway/portal/audit/audit/single-sign-on.open': ['lacks "more"'],
  'gateway/portal/audit/audit/domain.lose': ['lacks "more"'],
  'gateway/portal/organisations/single-sign-on/missing': ['lacks "more"'],
  'health/health/health/meantForChildren': ['lacks "more"'],
  'gateway/portal/keys/restrictions': ['lacks "less"'],
  'health/health/health/windowsOfElection': ['lacks "less"'],
  // The life of a key, days to its end, and how far a time may be off until a verdict changes.
  'gateway/portal/keys/noSuchLife': ['lacks "after"'],
  'gateway/portal/keys/noSuchRotation': ['lacks "after"'],
  'gateway/portal/organisations/organisations/daysUntil': ['lacks "until"'],
  'report/report/promisesLead': ['lacks "before"'],
  // Held "against" the birth chart, or one "against" the other: compared with it, or over it.
  'horary/horary/horary/nextBirthChart': ['lacks "oppose"'],
  'natal/answers/titles/get_eclipse_impact': ['lacks "oppose"'],
  'ephemeris/strength/strength/nextRunningPeriod': ['lacks "oppose"'],
  'natal/career/career/nextJobOrBusiness': ['lacks "oppose"'],
  'natal/composites/composites/kpDecidesMatch': ['lacks "oppose"'],
  // A book is followed rather than come after, what fits best stands before the next, and a part to look after is no "after".
  'ephemeris/tajik/tajik/neutralCountsAsEnemy': ['lacks "after"'],
  'natal/career/career/fieldFitsBest': ['lacks "before"'],
  'health/health/health/regionToLookAfter': ['lacks "after"'],
  'health/health/health/partsToLookAfter': ['lacks "after"'],
  // Values that are sent as they are.
  'natal/faults/noRentOfVehicle': ['has "buy", "sell", "any"'],
  'natal/answers/answers/sendMissing': ['has "number"'],
  'natal/answers/answers/sendNumber': ['has "number"'],
  // Names of standards, addresses, and words by which providers call these in their own forms.
  'report/report/codeHow': ['has "reports", "verify"'],
  'report/report/noLink': ['has "reports"'],
  'gateway/accounts/key-faults/origin': ['has "http", "localhost"'],
  'gateway/portal/clients/clients/keysAddressHint': ['has "https"'],
  'gateway/portal/clients/clients/proofs': ['has "DPoP"'],
  'gateway/project-clients/faults/keysAddress': ['has "https"'],
  'gateway/portal/organisations/scim/address': ['has "base"'],
  'gateway/portal/organisations/scim/keepIt': ['has "bearer"'],
  'gateway/portal/organisations/single-sign-on/about': ['has "OpenID", "Connect"'],
  'gateway/portal/organisations/single-sign-on/redirectAddress': ['has "redirect"'],
  'gateway/portal/organisations/single-sign-on/issuer': ['has "issuer"'],
  'gateway/portal/organisations/single-sign-on/claims': ['has "claims"'],
  'gateway/single-sign-on/faults/issuer': ['has "issuer", "https"'],
  'gateway/single-sign-on/faults/claim': ['has "claim"'],
  'gateway/webhook-endpoints/faults/notPublic': ['has "https"'],
};
