/** Faults that were looked at and are none, by language and message; each is told by its beginning. */
export const ACCEPTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  hi: {
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
    'engine/kp/promise/promise/retrogradeInOwnStar': ['lacks "promised"'],
    'engine/kp/promise/promise/starLordRetrograde': ['lacks "promised"'],
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
  },
  es: {
    // "Negated" is said as "not promised", and "promised early" by its date alone.
    'speech/names/NEGATED': ['says "not"'],
    'speech/names/PROMISED_EARLY': ['lacks "promised"'],
    'speech/names/PROMISED_LATER': ['lacks "promised"'],
    // The name of a matter is small inside a sentence, where English keeps its large letter.
    'tool-kit/views/views/promise': ['says {matter} as name'],
    'tool-kit/views/views/promisePlain': ['says {matter} as name'],
    'tool-kit/views/views/promiseOutweighed': ['says {matter} as name'],
    'tool-kit/views/views/promiseOutweighedPlain': ['says {matter} as name'],
    'tool-kit/views/views/promiseByKp': ['says {matter} as name'],
    'tool-kit/views/views/outOfAge': ['says {matter} as name'],
    'natal/composites/composites/allPoint': ['says {matter} as name'],
    'natal/composites/composites/allPointPlain': ['says {matter} as name'],
    'natal/composites/composites/nonePoints': ['says {matter} as name'],
    'natal/composites/composites/nonePointsPlain': ['says {matter} as name'],
    'natal/composites/composites/pointByHalf': ['says {matter} as name'],
    'natal/composites/composites/onlyPoint': ['says {matter} as name'],
    'natal/composites/composites/pointAndByHalf': ['says {matter} as name'],
    'natal/composites/composites/wouldCarry': ['says {matter} as name'],
    'natal/composites/composites/wouldCarryPlain': ['says {matter} as name'],
    'natal/answers/answers/coversThen': ['says {matter} as name'],
    'natal/answers/answers/beginsThen': ['says {matter} as name'],
    'natal/answers/answers/bestPeriod': ['says {matter} as name'],
    'natal/verification/verification/askedCusp': ['says {matter} as name'],
    'natal/verification/verification/sixFoldVerdict': ['says {matter} as name'],
    'natal/verification/verification/fourStepVerdict': ['says {matter} as name'],
    'natal/verification/verification/interlinkScore': ['says {matter} as name'],
    'natal/verification/verification/schoolsGive': ['says {matter} as name'],
    'dasha/transit/transit/skyConfirms': ['says {matter} as name'],
    'dasha/timing/timing/promisedByNoPeriod': ['says {matter} as name'],
    'dasha/timing/timing/lordsFavour': ['says {matter} as name'],
    // The names of three dashas are the same in both languages.
    'natal/composites/composites/dasha': ['is still in English'],
    // "Look after" is no "after".
    'health/health/health/regionToLookAfter': ['lacks "after"'],
    'health/health/health/partsToLookAfter': ['lacks "after"'],
    // Names of festivals, days, months, gods and mantras are Sanskrit in both.
    'engine/almanac/festivals/festival-names/shankaracharyaJayanti': ['is still in English'],
    'engine/almanac/festivals/festival-names/vatSavitriAmavasya': ['is still in English'],
    'engine/almanac/festivals/festival-names/shravanaPurnima': ['is still in English'],
    'engine/almanac/festivals/festival-names/krishnaJanmashtamiVaishnava': ['is still in English'],
    'engine/almanac/festivals/festival-names/pithoriAmavasya': ['is still in English'],
    'engine/almanac/festivals/festival-names/sharadPurnima': ['is still in English'],
    'engine/almanac/festivals/festival-names/vaghBaras': ['is still in English'],
    'engine/almanac/festivals/festival-names/diwali': ['is still in English'],
    'engine/almanac/festivals/festival-names/govardhanPuja': ['is still in English'],
    'engine/almanac/festivals/festival-names/kalaBhairavaJayanti': ['is still in English'],
    'engine/almanac/festivals/festival-names/shakambhariPurnima': ['is still in English'],
    'engine/almanac/festivals/festival-names/skandaSashti': ['is still in English'],
    'engine/almanac/festivals/festival-names/sreeKrishnaJayanthi': ['is still in English'],
    'engine/almanac/festivals/festival-names/shravanaPutradaEkadashi': ['is still in English'],
    'engine/almanac/festivals/festival-names/paushaPutradaEkadashi': ['is still in English'],
    'engine/almanac/festivals/festival-names/durgaShashthi': ['is still in English'],
    'engine/almanac/festivals/festival-names/durgaSaptami': ['is still in English'],
    'engine/almanac/festivals/festival-names/durgaPujaAshtami': ['is still in English'],
    'engine/almanac/festivals/festival-names/durgaNavami': ['is still in English'],
    'engine/almanac/festivals/festival-names/ramaNavamiVaishnava': ['is still in English'],
    'engine/almanac/festivals/festival-names/narasimhaJayantiVaishnava': ['is still in English'],
    'engine/almanac/festivals/festivals/tithi': ['is still in English'],
    'engine/almanac/festivals/festivals/month': ['is still in English'],
    'engine/topics/remedies/remedies/mantraName': ['is still in English'],
    'engine/topics/remedies/remedies/mantraSeed': ['is still in English'],
    'engine/topics/remedies/remedies/deity': ['is still in English'],
    'engine/topics/remedies/remedies/deityWithJupiter': ['is still in English'],
  },
  ta: {
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
  },
};
