import { CHART_TURNS } from './chart-rules.ts';
import { COUNTS_ASKED } from './how-many.ts';
import { fittingFolded } from './text/fold.ts';
import { YEAR_ALONE } from './year-alone.ts';

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
/** More than an example that has the very words. */
const ABOVE_ALL = 3;

const CITY =
  '(?:delhi|mumbai|bombay|pune|bangalore|bengaluru|chennai|hyderabad|kolkata|ahmedabad|jaipur|lucknow|noida|gurgaon|kochi|dubai|singapore|london|toronto|vancouver|sydney|melbourne|new york|berlin)';

export const RULES: readonly Rule[] = [
  ...CHART_TURNS.map(({ key, says }) => ({ key, says, adds: ABOVE_ALL })),
  {
    // The words may be said of a flat or a job as well: its owner asks once more, and nobody in need is sent a chart.
    key: 'emergency',
    says: /\b(?:do not|dont|cannot|cant) (?:want to|wanna)? ?(?:be here|be alive|exist|wake up|be around)(?: any ?more| any longer| again| tomorrow)?$/u,
    adds: SURE,
  },
  {
    key: 'emergency',
    says: /\b(?:day|date|time|moment|way|muhurta|muhurat) (?:for me )?to (?:die|end (?:it all|my life|everything)|kill myself)\b|\bwhen should i (?:die|end (?:it all|my life))\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'longevity',
    says: /\b(?:will|might|could|shall|may|going to) (?:\w+ ){0,3}die (?:in|of|from|by|on|during|with|young|early|soon)\b/u,
    adds: SURE,
  },
  {
    key: 'longevity',
    says: /\b(?:will|is|does|can) (?:my|our) (?:\w+ )?(?:baby|child|son|daughter|mother|father|mom|mum|dad|wife|husband|brother|sister|grandmother|grandfather|friend)(?: going to)? (?:die|make it|pull through)$|\bwho (?:will |is going to )?dies? first\b|\b(?:be|become|end up) an? (?:widow|widower)\b|\bhow (?:long|much time) (?:does|do|has|have) (?:he|she|they|i|we|my \w+|dad|mom|mum) (?:still )?(?:have|got|have got)(?: left| to live)?$/u,
    adds: ABOVE_ALL,
  },
  { key: 'find_love', says: /\bfirst kiss\b/u, adds: ABOVE_ALL },
  {
    // What a city is known for decides nothing where two of them are to be chosen from.
    key: 'relocation',
    says: new RegExp(
      String.raw`^(?!.*\b(?:match|team|win|ipl|visa|buy|flat|house|trip|travel|visit)\b).*\b${CITY} or (?:in |at )?${CITY}\b`,
      'u',
    ),
    adds: ABOVE_ALL,
  },
  {
    // The word for a parent is here the asker, of whose own mother nothing is asked.
    key: 'saptamsa',
    says: /\b(?:be|become|being|am i|as) (?:an? )?(?:very |really )?(?:good|bad|great|better|decent|loving) (?:mother|father|mom|mum|dad|parent)s?\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'marriage_when',
    says: /\bmy ex(?: \w+)?(?: \w+)? (?:marry|married|marrying|wed|remarry)\b(?! (?:me|us)\b)/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'which_profession',
    says: /^(?:it|finance|law|medicine|engineering|teaching|banking|software|marketing|sales|hr|design)(?: job| career)? or (?:it|finance|law|medicine|engineering|teaching|banking|software|marketing|sales|hr|design)\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'emergency',
    says: /\bfeel(?:s|ing)? like (?:ending (?:it|it all|everything|my life|things)|dying|not living)\b|\b(?:cut|cuts|cutting|harm|harms|harming) (?:herself|himself|themselves|myself)\b(?! (?:shaving|cooking|off|from))/u,
    adds: ABOVE_ALL,
  },
  {
    // A death that somebody foretold is none that a chart could foretell better.
    key: 'longevity',
    says: /\b(?:says?|said|told|tells|predict\w*|warned)\b.*\b(?:will|would|going to|gonna) die\b|\b(?:manglik|mangal|mangalik)\b.*\b(?:will|would|might|could) die\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'recovery',
    says: /\b(?:is|are|will) (?:my|our) (?:\w+ )?(?:son|daughter|child|kid|baby|mother|father|mom|mum|dad|wife|husband|brother|sister|grandma|grandpa|grandmother|grandfather)s? (?:going to |gonna )?(?:be )?(?:ok|okay|fine|alright|all right|well again)$/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'job_when',
    says: /^(?:yes or no )?(?:will|do|can|shall|when (?:will|do|can)) (?:i|we) (?:ever |finally )?(?:get|find|land) (?:an? |any |some )?(?:job|work|employment)(?: (?:(?:in|by|before) (?:(?:19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december)|this|next|soon|within)\b.*)?$/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'marriage_when',
    says: /\b(?:tell|give|what is|whats|know|predict|say)\b.* (?:date|year|age) of (?:my )?marriage$|\bhow (?:sure|likely|probable|certain) is it (?:that )?i (?:will )?(?:marry|get married)\b/u,
    adds: ABOVE_ALL,
  },
  {
    // A trifle of minutes is no birth time.
    key: 'general',
    says: /\bshould i (?:take|go for|have) (?:the|an?|my) (?:\w+ ){0,3}walk\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'marriage_when',
    says: /\btwin (?:brother|sister|bro|sis)\b.*\b(?:marry|marries|married|wedding)\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'child_when',
    says: /\b(?:have|get|conceive|having) (?:twins|twin (?:girls|boys|babies|sons|daughters))\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'child_when',
    says: new RegExp(
      fittingFolded(
        String.raw`\b(?:tendre|tener|tenere|ter|terei) (?:gemel[oa]s|melliz[oa]s|gemeos|gemeas)\b|(?:^|\s)(?:जुड़वां|जुळ[ीे]|যমজ|இரட்டை|కవల|judwa|judwaa|rettai|irattai|kavala)\s(?:.*\s)?(?:हों|होग|होतील|হব|பிறக்க|పుడ|పుట్ట|hong|hog|pirakk|porakk|pud|putt)`,
      ),
      'u',
    ),
    // A word for twins says nearly all that an example of twins says.
    adds: 2 * ABOVE_ALL,
  },
  {
    key: 'lottery',
    says: /\bshould i (?:\w+ )*(?:bet|gamble)(?! on (?:my|our|this|him|her|a new)\b)\b|\bto (?:bet|gamble) on (?:football|cricket|horses?|sports?|ipl|matches|games)\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'spouse_description',
    says: /\b(?:me casare|me voy a casar|me caso|vou (?:me )?casar|casarei|me casarei) (?:con|com) (?:un|una|um|uma) (?:extranjer[oa]|estrangeir[oa])\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'year_ahead',
    says: /\b(?:was|is|will|were) (?:19|20)\d\d (?:be |been )?(?:an? )?(?:good|bad|great|hard|difficult|lucky|unlucky|better|happy|important) (?:year|one|for me)\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'general',
    says: /^(?:why )?(?:does |do |is |has )?(?:nothing|everything|all) (?:ever |always |just |keeps? )*(?:go|goes|going|gone|work|works|working|turn|turns)(?: out)?(?: right| wrong| well)?(?: ever)?(?: (?:for|with|in) (?:me|my life|life))*(?: why)?$/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'career_reading',
    says: /\b(?:does|do) my (?:\w+ )?(?:boss|manager|supervisor|colleagues?|coworkers?|team) (?:really |secretly |actually |even )?(?:like|likes|hate|hates|respect|respects|value|values|trust|trusts|appreciate) me\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'spouse_description',
    says: /\bmarry (?:an? )?(?:\w+ )?(?:foreigner|foreign (?:man|woman|guy|girl|husband|wife)|nri)\b/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'travel_date',
    says: /\b(?:should|can|shall|may|is it (?:safe|ok|okay|fine|good|wise|right)) (?:i |we )?(?:for me |for us )?(?:to )?(?:travel|fly|drive|leave|set out|go on (?:a|the|my) (?:trip|journey))\b.* (?:today|tonight|tomorrow|tmrw)$/u,
    adds: ABOVE_ALL,
  },
  {
    key: 'illness',
    says: /\b(?:i|me|we|my \w+|he|she) (?:\w+ )?(?:get|catch|have|gets|catches) (?:covid|corona|the virus|the flu|flu)\b/u,
    adds: ABOVE_ALL,
  },
  { key: 'year_ahead', says: YEAR_ALONE, adds: ABOVE_ALL },
  { key: 'child_when', says: COUNTS_ASKED.CHILDREN, adds: ABOVE_ALL },
  { key: 'marriage_when', says: COUNTS_ASKED.MARRIAGES, adds: ABOVE_ALL },
  {
    key: 'full_reading',
    says: /\bhow will my (?:\w+ )?(?:son|daughter|child) be (?:as an? adult|when (?:he|she|they) (?:is|are|grows?))\b/u,
    adds: ABOVE_ALL,
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
