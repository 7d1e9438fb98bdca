import { z } from 'zod';

/**
 * The words of verdicts and bands, each with the one meaning it has in every tool. A schema that prints a verdict or a
 * band draws its words from here; docs/vocabulary.md prints them with the tools that use them.
 */
export const VOCABULARY = {
  // Is the matter in the chart?
  ACTIVE: 'The chart promises the matter, and what speaks for it is stronger than what speaks against it.',
  MIXED_ACTIVE: 'The chart promises the matter, but what speaks against it is as strong.',
  PARTIALLY_ACTIVE: 'The chart promises the matter weakly.',
  CONTRADICTED: 'The chart speaks for the matter and against it alike.',
  DENIED: 'Nothing speaks for the matter and all that could stand against it does.',
  NEGATED: 'Nothing that makes the matter is signified, so it is not promised.',
  PROMISED: 'The chart promises the matter.',
  PROMISED_WITH_DELAY: 'The chart promises the matter, but late.',
  CONDITIONAL: 'The chart promises the matter only in part, or with opposition.',
  WEAK: 'Present, but too little to rely on.',
  SILENT: 'The chart says nothing for the matter.',
  NOT_PROMISED: 'The chart does not promise the matter.',
  STRONG_PROMISE: 'Several tests of one school agree that the matter is promised.',
  INCONCLUSIVE: 'The tests speak for the matter and against it, and neither side wins.',
  // Is it likely?
  INDICATED: 'The chart shows it.',
  NOT_INDICATED: 'The chart does not show it.',
  LIKELY: 'All that the rule asks for is there.',
  POSSIBLE: 'Part of what the rule asks for is there.',
  PARTIAL: 'Some of what is needed is there and some is missing.',
  UNCERTAIN: 'What is there does not decide.',
  UNLIKELY: 'What the rule asks for is missing.',
  CONFIRMED: 'A second test agrees.',
  NOT_CONFIRMED: 'A second test does not agree.',
  DIRECT: 'The tie exists by itself, without a planet between.',
  INDIRECT: 'The tie exists through another planet.',
  // For or against?
  FAVOURABLE: 'More speaks for the person than against.',
  UNFAVOURABLE: 'More speaks against the person than for.',
  COMPROMISE: 'Both sides hold something, so a settlement is indicated.',
  FOR: 'It speaks for the matter.',
  AGAINST: 'It speaks against the matter.',
  SUPPORTS: 'It helps the matter.',
  OPPOSES: 'It hinders the matter.',
  NEUTRAL: 'It neither helps nor hinders.',
  MIXED: 'Good and bad stand side by side.',
  OBSTRUCTED: 'More stands in the way than helps.',
  HEAVILY_OBSTRUCTED: 'Nearly all that counts stands in the way.',
  // How good?
  EXCELLENT: 'Among the best that the scale knows.',
  GOOD: 'Above the middle of its scale.',
  ABOVE_AVERAGE: 'Somewhat above the middle of its scale.',
  AVERAGE: 'In the middle of its scale.',
  BELOW_AVERAGE: 'Somewhat below the middle of its scale.',
  POOR: 'At the low end of its scale.',
  MODEST: 'Little, but enough.',
  STRONG: 'High on its scale of strength.',
  ORDINARY: 'Neither strong nor afflicted.',
  AFFLICTED: 'What is bad touches it, and nothing good makes up for that.',
  HARMONIOUS: 'Good without anything against it.',
  STABLE: 'It holds, and nothing near changes it.',
  SENSITIVE: 'A small error of birth time changes part of it.',
  UNRELIABLE: 'A small error of birth time changes most of it.',
  SUPPORTED: 'More support than strain.',
  STRAINED: 'More strain than support.',
  HEAVY: 'It is felt in full, a strain or rain.',
  EASED: 'The strain is there, but something lightens it.',
  // How much?
  NONE: 'None of it is there.',
  NEGLIGIBLE: 'So little that it does not count.',
  LOW: 'Little of it.',
  MILD: 'Some of it, easily borne.',
  WATCH: 'Enough of it to keep an eye on.',
  MODERATE: 'A middling amount of it.',
  NOTABLE: 'Enough of it to be spoken of.',
  ELEVATED: 'More of it than usual.',
  HIGH: 'Much of it.',
  SEVERE: 'So much of it that it rules the matter.',
  PEAK: 'The most that the scale knows.',
  ON_TIME: 'No delay is indicated.',
  VERY_LOW: 'Very little of it.',
  NORMAL: 'As much of it as on average.',
  VERY_HIGH: 'Very much of it.',
  // How much of its fruit (vimsopaka)
  LITTLE: 'By the book it gives little of its fruit.',
  MEDIUM: 'By the book it gives a middling part of its fruit.',
  FULL: 'By the book it gives all of its fruit.',
  // Of the weather, a symbolic tradition
  WET: 'Rain leads the signs.',
  DRY: 'Dryness leads the signs.',
  HOT: 'Heat leads the signs.',
  COLD: 'Cold leads the signs.',
  WINDY: 'Wind leads the signs.',
  RAIN: 'The signs of rain are there.',
  LIGHT: 'The signs of a little rain are there.',
  CLOUD_NO_RAIN: 'The signs are of cloud without rain.',
  // Of a contest
  WIN_INDICATED: 'More speaks for a win, in the chart and at the time.',
  CONTESTED: 'Neither a win nor a loss is indicated.',
  LOSS_INDICATED: 'More speaks for a loss, in the chart or at the time.',
  // How many layers of an election hold
  FOUR_LAYER: 'All four layers of the election hold.',
  THREE_LAYER: 'Three layers of the election hold.',
  TWO_LAYER: 'Two layers of the election hold.',
  PERIOD_ONLY: 'The running period carries the matter, and no other layer does.',
  // What a second school says of an elected moment
  AGREES: 'The second school passes the moment in every test.',
  PARTLY: 'The second school passes the moment in its main test, but not in all.',
  DISAGREES: 'The second school does not pass the moment in its main test.',
  NO_ROW: 'The second school has no rule for the event.',
  // How different? (two births)
  IDENTICAL: 'No difference that counts.',
  SLIGHT: 'A few small differences.',
  MARKED: 'More differences than agreements of the factors that count.',
  DISTINCT: 'Different in nearly all that counts.',
  // Is the birth time right?
  SHIFTED: 'Another birth time fits clearly better than the stated one.',
  // Of single fields of life
  SINGLE: 'One marriage is indicated.',
  PLURAL_INDICATED: 'More than one marriage is indicated.',
  VIABLE: 'A business of one’s own is promised.',
  VIABLE_WITH_CARE: 'A business of one’s own is promised, with opposition or a mark of loss.',
  LIMITED: 'A business of one’s own is promised weakly.',
  WORK_AT_HOME: 'A job is promised, but not abroad.',
  TRAVEL_WITHOUT_JOB: 'Travel abroad is promised, but not a job there.',
  GRANT_LIKELY: 'The visa is promised and the papers are in order.',
  GRANT_WITH_QUERY: 'The visa is promised, with questions or a second request.',
  REFUSAL_RISK: 'More speaks against the visa than for it.',
} as const satisfies Readonly<Record<string, string>>;

export type Word = keyof typeof VOCABULARY;

/** The schema of a verdict or band: one of these words, which must be in the vocabulary. */
export const oneOfTheWords = <const Words extends readonly Word[]>(words: Words) => z.enum(words);
