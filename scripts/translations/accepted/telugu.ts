import type { Accepted } from '../language-words.ts';

export const TELUGU: Accepted = {
  // "Negated" is said as "no promise", and the time of a promise without it.
  'speech/names/NEGATED': ['says "not"'],
  'speech/names/PROMISED_EARLY': ['lacks "promised"'],
  'speech/names/PROMISED_LATER': ['lacks "promised"'],
  // Held "against" the birth chart: compared with it, or over it.
  'horary/horary/horary/nextBirthChart': ['lacks "oppose"'],
  'natal/answers/titles/get_eclipse_impact': ['lacks "oppose"'],
  'ephemeris/strength/strength/nextRunningPeriod': ['lacks "oppose"'],
  // A promise of a result, which is none of a chart.
  'natal/remedies/remedies/remedyDisclaimer': ['lacks "promised"'],
  // Addresses, which are the same in every language.
  'report/report/codeHow': ['has "reports", "verify"'],
  'report/report/noLink': ['has "reports"'],
  // Its own name.
  'gateway/portal/clients/clients/proofs': ['has "DPoP"'],
  // "No longer" is said as "not now", an earlier love as a past one, hours that are left out as taken away.
  'gateway/portal/activity/noLonger': ['lacks "more"'],
  'health/health/health/meantForChildren': ['lacks "more"'],
  'engine/topics/shared/persons/obstacle': ['lacks "earlier"'],
  'health/health/health/windowsOfElection': ['lacks "less"'],
  // A book is followed rather than come after, and what fits best stands before the next, which comes after it.
  'ephemeris/tajik/tajik/neutralCountsAsEnemy': ['lacks "after"'],
  'natal/career/career/fieldFitsBest': ['lacks "before"'],
  // Weighed "against" the other: in comparison with it, or after some resistance.
  'natal/career/career/nextJobOrBusiness': ['lacks "oppose"'],
  'natal/composites/composites/kpDecidesMatch': ['lacks "oppose"'],
  'natal/money/money/borrowing': ['lacks "oppose"'],
  'natal/career/career/askedOccupation': ['lacks "more"'],
  'natal/natal/useOfScore': ['lacks "promised"'],
  // A part to look after is no "after".
  'health/health/health/regionToLookAfter': ['lacks "after"'],
  'health/health/health/partsToLookAfter': ['lacks "after"'],
};
