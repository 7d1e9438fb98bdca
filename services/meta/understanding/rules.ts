/** A turn of speech that names a matter, and how much it adds to its fit. */
interface Rule {
  readonly key: string;
  /** Tested against the words that ask, with one space between, slips of spelling read. */
  readonly says: RegExp;
  readonly adds: number;
}

/** Enough to decide alone, and a good reason. */
const SURE = 1;
const LIKELY = 0.25;

export const RULES: readonly Rule[] = [
  {
    // The words may be said of a flat or a job as well: its owner asks once more, and nobody in need is sent a chart.
    key: 'emergency',
    says: /\b(?:do not|dont|cannot|cant) (?:want to|wanna)? ?(?:be here|be alive|exist|wake up|be around)(?: any ?more| any longer| again| tomorrow)?$/u,
    adds: SURE,
  },
  {
    key: 'longevity',
    says: /\b(?:when|how|what age|which year|date).* (?:will|do|am|is|does|going to) .*\b(?:die|dead|death)\b|\bhow (?:long|many years).* (?:(?:do i |will i |have i |have i got |is )?(?:left|live)|got left)\b/u,
    adds: LIKELY,
  },
  {
    key: 'sub_lord_table',
    says: /\b(?:which|what) (?:sub|star)\b.* number \d|\bnumber \d+ .*\b(?:which|what) sub\b/u,
    adds: SURE,
  },
  {
    key: 'lost_thing',
    says: /\b(?:lost|misplaced|mislaid|cant find|cannot find|can not find) (?:my|our|the|his|her|a) (?!(?:\w+ )?(?:job|work|father|mother|wife|husband|baby|child|son|daughter|friend|money|savings|case|weight|way|match|election|faith|mind|hope|temper|appetite|interest|dog|cat|brother|sister|business|fortune|house|home|right|love|job|girlfriend|boyfriend|reason|cause|partner|soulmate)\b)/u,
    adds: LIKELY,
  },
  {
    key: 'best_planet',
    says: /\b(?:best|luckiest|most (?:helpful|beneficial|benefic)) planets?\b|\bplanets? (?:is|are) (?:the )?(?:best|luckiest|most (?:helpful|beneficial))\b/u,
    adds: LIKELY,
  },
  {
    key: 'rank_dates',
    says: /\b(?:which|rank|compare|best|better)\b.* \d{1,2} (?:\w+ )?(?:or |and )?\d{1,2} (?:\w+ )?(?:or|and) \d{1,2}\b/u,
    adds: LIKELY,
  },
];
