import type { Accepted } from '../language-words.ts';

export const HINDI: Accepted = {
  // "Safe from" and "free of" are said as "does not", and "all the others are challenging" as "none is favourable".
  'engine/kp/borders/borders/firstCuspSafe': ['says "not"'],
  'engine/synthesis/synthesis/tara': ['says "not"'],
  'engine/synthesis/synthesis/months': ['says "not"'],
  'engine/synthesis/synthesis/monthsPlain': ['says "not"'],
  'speech/names/NEGATED': ['says "not"'],
  // Planets have no article.
  'speech/terms/planet': ['says nothing of {name}'],
  // "Look after" a part of the body is no "after", and a chart held against another is compared with it.
  'health/health/health/regionToLookAfter': ['lacks "after"'],
  'health/health/health/partsToLookAfter': ['lacks "after"'],
  'horary/horary/horary/nextBirthChart': ['lacks "oppose"'],
  // A promise of something, which is no yoga of it.
  'speech/names/PROMISED_EARLY': ['lacks "promised"'],
  'speech/names/PROMISED_LATER': ['lacks "promised"'],
  // Higher education and "two lower it" compare nothing.
  'engine/synthesis/synthesis/houseKeyword': ['lacks "more"'],
  'speech/names/Higher Education': ['lacks "more"'],
  'natal/education/education/level': ['lacks "more"'],
  'engine/parashari/doshas/doshas/manglikLowered': ['lacks "less"'],
  'engine/topics/health/health/firstSubLordCounts': ['lacks "less"'],
  // Words by which providers call these in their own forms.
  'gateway/portal/organisations/single-sign-on/about': ['has "OpenID", "Connect"'],
  'gateway/portal/organisations/single-sign-on/redirectAddress': ['has "redirect"'],
  'gateway/portal/organisations/single-sign-on/issuer': ['has "issuer"'],
  'gateway/portal/organisations/single-sign-on/claims': ['has "claims"'],
  'gateway/single-sign-on/faults/issuer': ['has "https"'],
  'gateway/webhook-endpoints/faults/notPublic': ['has "https"'],
  'gateway/portal/clients/clients/keysAddressHint': ['has "https"'],
  'gateway/portal/clients/clients/proofs': ['has "DPoP"'],
  'gateway/project-clients/faults/keysAddress': ['has "https"'],
  // The two readings of a clock are the first and the second.
  'engine/time/time/shownTwice': ['lacks "earlier"', 'lacks "later"'],
  // Weighed on houses "against" others: in comparison with them.
  'engine/topics/career/career/arcOfLord': ['lacks "oppose"'],
  'engine/topics/career/career/arcOfLords': ['lacks "oppose"'],
  'engine/topics/foreign/foreign/stageOfTwo': ['lacks "at least"'],
  'engine/topics/marriage/marriage/mixed': ['lacks "before"'],
  // A period is the ground on which a passage is read, and a book is followed rather than come after.
  'ephemeris/strength/strength/nextRunningPeriod': ['lacks "oppose"'],
  // Eclipses that are held against the chart oppose nothing.
  'natal/answers/titles/get_eclipse_impact': ['lacks "oppose"'],
  'ephemeris/tajik/tajik/neutralCountsAsEnemy': ['lacks "after"'],
  // Three others: a second word for "and" would stand beside the one of the list.
  'ephemeris/mundane/mundane/moreTopics': ['lacks "more"'],
  'dasha/timing/timing/moreMatters': ['lacks "more"'],
  'natal/remedies/remedies/gemsMore': ['lacks "more"'],
  'election/rectification/rectification/moreEvents': ['lacks "more"'],
  'ephemeris/vargas/vargas/higherStudy': ['lacks "more"'],
  'speech/figure-labels/{count} more factors count nothing here.': ['lacks "more"'],
  'speech/figure-labels/1 more factor counts nothing here.': ['lacks "more"'],
  // The service's own name, and addresses.
  'report/report/howLead': ['has "Cuspal"'],
  'report/report/codeHow': ['has "reports", "verify"'],
  'report/report/noLink': ['has "reports"'],
  // A column that also holds what the match and the moment are judged as.
  'report/report/verdict': ['lacks "promised"'],
  // The service speaks of itself.
  'tool-kit/tool-kit/extensionNote': ['says "हमारा"'],
};
