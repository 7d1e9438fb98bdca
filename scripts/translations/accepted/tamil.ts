import type { Accepted } from '../language-words.ts';

export const TAMIL: Accepted = {
  // An income that rises is the better one.
  'speech/figure-labels/Times of a better income': ['lacks "more"'],
  // "Negated" is said as "no promise".
  'speech/names/NEGATED': ['says "not"'],
  // Held "against" the birth chart: compared with it.
  'horary/horary/horary/nextBirthChart': ['lacks "oppose"'],
  'natal/answers/titles/get_eclipse_impact': ['lacks "oppose"'],
  // "Less" is said as taking away, and compares nothing.
  'engine/topics/health/health/firstSubLordCounts': ['lacks "less"'],
  // A promise of a result, which is none of a chart.
  'natal/remedies/remedies/remedyDisclaimer': ['lacks "promised"'],
  // Addresses, which are the same in every language.
  'report/report/codeHow': ['has "reports", "verify"'],
  'report/report/noLink': ['has "reports"'],
  // A period is the ground on which a passage is read; a part to look after is no "after".
  'ephemeris/strength/strength/nextRunningPeriod': ['lacks "oppose"'],
  'health/health/health/regionToLookAfter': ['lacks "after"'],
  'health/health/health/partsToLookAfter': ['lacks "after"'],
  // Words by which providers call these in their own forms; "no longer" is said as "from now on not".
  'gateway/portal/organisations/single-sign-on/about': ['has "OpenID", "Connect"'],
  'gateway/portal/organisations/single-sign-on/issuer': ['has "issuer"'],
  'gateway/portal/organisations/single-sign-on/claims': ['has "claims"'],
  'gateway/portal/organisations/single-sign-on/missing': ['lacks "more"'],
  'gateway/single-sign-on/faults/issuer': ['has "issuer", "https"'],
  'gateway/webhook-endpoints/faults/notPublic': ['has "https"'],
  'gateway/portal/clients/clients/keysAddressHint': ['has "https"'],
  'gateway/portal/clients/clients/proofs': ['has "DPoP"'],
  'gateway/project-clients/faults/keysAddress': ['has "https"'],
};
