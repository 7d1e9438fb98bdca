import { named, type SaidSentence } from '@cuspal/speech';

// Messages of other tools that an answer must know, by catalogue and key: a test holds them to the catalogues.

/** What the running periods bring, which an answer says in its own words. */
export const BROUGHT_TOGETHER: ReadonlySet<string> = new Set(['dasha/timing/timing/broughtTogether']);

/** What a second tool says of periods, which the timing tool says for all, and of the share of a life that they fill. */
export const OF_PERIODS: ReadonlySet<string> = new Set([
  'tool-kit/views/views/onePeriod',
  'tool-kit/views/views/bestPeriod',
  'tool-kit/views/views/firstAndStrongest',
  'tool-kit/views/views/offered',
  'tool-kit/views/views/firstOne',
  'tool-kit/views/views/noStrong',
  'tool-kit/views/views/weakerOne',
  'tool-kit/views/views/noneBefore',
  'tool-kit/views/views/onePeriodShared',
  'tool-kit/views/views/shareOfLife',
  'tool-kit/views/views/bestChances',
  'dasha/timing/timing/countsFromRelease',
  'dasha/transit/transit/strongestEclipse',
  'engine/synthesis/synthesis/openings',
  'health/health/health/noPeriodNamed',
  'health/health/health/noPeriodOfCaution',
  'health/health/health/lastPeriodEnds',
  'health/health/health/joinedBegins',
  'health/health/health/noSuchPeriodBefore',
  'health/health/health/noClearPeriod',
  'health/health/health/firstClearPeriod',
  'natal/career/career/careerBalance',
  'natal/career/career/lossPeriodRuns',
  'natal/children/children/bestSharedPeriod',
  'natal/compatibility/compatibility/sharedPeriod',
  'natal/composites/composites/noStrongPeriod',
  'natal/composites/composites/strongestPeriod',
  'natal/composites/composites/firstGoodOne',
  'natal/composites/composites/noPeriodBefore',
  'natal/composites/composites/firstShared',
  'natal/core-analysis/core-analysis/alternativeFirst',
  'natal/foreign/foreign/onlyBestTimesOfJob',
  'natal/foreign/foreign/stepsRunning',
  'natal/legal/legal/appealRuns',
  'natal/legal/legal/onlyBestTimes',
  'natal/money/money/gainRunning',
  'natal/spiritual/spiritual/karmaOfPeriod',
]);

/** What judges the promise of an event. */
export const OF_A_PROMISE: ReadonlySet<string> = new Set([
  'tool-kit/views/views/promise',
  'tool-kit/views/views/promiseOutweighed',
  'tool-kit/views/views/promiseByKp',
  'tool-kit/views/views/promiseItself',
  'engine/topics/career/career/lossPromised',
  'engine/topics/health/health/longIllnessNotPromised',
  'health/health/health/curePromise',
  'natal/career/career/axisPromised',
  'natal/career/career/promotionByTenth',
  'natal/compatibility/compatibility/notPromised',
  'natal/foreign/foreign/papersAreObstacle',
  'natal/foreign/foreign/visaRefusal',
  'natal/legal/legal/noDispute',
  'natal/legal/legal/sentence',
  'natal/marriage/marriage/onlyInSpiteOf',
  'natal/property/property/itself',
]);

/** What says that no date is given. */
export const OF_NO_DATE: ReadonlySet<string> = new Set([
  'engine/kp/timing/timing/noDateForUnpromised',
  'natal/career/career/noChangeNoDate',
  'natal/career/career/noPromotionNoDate',
  'natal/career/career/noDate',
  'natal/career/career/promotionByTenth',
  'natal/children/children/noDateDoctorDecides',
  'natal/children/children/noDateAdoptionPromised',
  'natal/foreign/foreign/noJobDate',
  'natal/foreign/foreign/noDateUnpromised',
  'natal/marriage/marriage/kindNotRead',
  'natal/marriage/marriage/noDelayWithoutPromise',
]);

/** What names the moment that an election chose, or says that there is none. */
export const OF_A_MOMENT: ReadonlySet<string> = new Set([
  'election/electional/electional/best',
  'election/electional/electional/nextPeriod',
  'election/electional/electional/noneOffered',
  'election/electional/electional/firstBegins',
]);

/** What names the best of some dates and its moment. */
export const OF_THE_BEST_DATE: ReadonlySet<string> = new Set([
  'election/electional/electional/bestDate',
  'election/electional/electional/bestOfDate',
]);

export const isOf = ({ id }: SaidSentence, messages: ReadonlySet<string>): boolean => messages.has(id);

/** Whether a sentence judges the promise of an event; one on the level of study does with its base rate alone. */
export const isPromise = (sentence: SaidSentence): boolean =>
  isOf(sentence, OF_A_PROMISE) ||
  (sentence.id === 'natal/education/education/level' && !says(sentence, 'usual', 'NONE'));

/** Whether the message of a sentence names this event, in English or in the language of the call. */
export const speaksOf = ({ mentions }: SaidSentence, label: string): boolean =>
  mentions.has(label) || mentions.has(named(label));

/** Whether a sentence tells of an inclination to something unwelcome. */
export const isTendency = (sentence: SaidSentence): boolean =>
  sentence.id === 'engine/topics/career/career/lossPromised' ||
  (isPromise(sentence) && says(sentence, 'adverse', true));

const says = ({ args }: SaidSentence, argument: string, value: unknown): boolean =>
  Object.entries(args ?? {}).some(([name, given]) => name === argument && given === value);
