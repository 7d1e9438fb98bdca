import { type Turns, upTo } from './turns.ts';

// What is asked of a chart and is no matter of one: fear of magic, animals, and the one who answers.

const MAGIC_ARTS = '(?:black magic|witchcraft|voodoo|kala jad(?:u|oo)|sorcery)';

/** Fear of magic and of spirits; whoever wants to do harm by it asks for a crime. */
export const MAGIC: Turns = {
  en: [
    `${MAGIC_ARTS} (?:on|against|over) (?:me|us|my|our|him|her|them)`,
    `(?:victim|effects?|signs?|affected|attacked|suffering|under) ${upTo(2)}${MAGIC_ARTS}`,
    `(?:someone|somebody|who|he|she|they|neighbou?rs?|laws?|aunt|ex) ${upTo(2)}(?:do|did|done|does|doing|using|use|practi[sc]ing) ${MAGIC_ARTS}`,
    '(?:put|cast|placed) (?:an? )?(?:[^ ]+ )?(?:curse|spell|hex) on (?:me|us|my|our)',
    '(?:am i|are we|i am|im|is my [^ ]+|is our [^ ]+|is this [^ ]+|my [^ ]+ is) (?:[^ ]+ )?(?:hexed|bewitched|possessed|haunted)',
    '(?:ghosts?|spirits?|demons?|djinns?|jinns?) (?:[^ ]+ )?(?:in|inside|at) (?:my|our|the) (?:house|home|flat|room|bedroom)',
  ],
};

const ANIMAL =
  '(?:dog|dogs|doggy|puppy|cat|cats|kitten|rabbit|hamster|parrot|budgie|tortoise|cow|cows|buffalo|goat|horse|pony|pet|pets)';
const AILS = '(?:sick|ill|unwell|dying|injured|recover|recovering|survive|die|dies|cancer|tumou?r|get (?:well|better))';

/** How an animal is; where one is that ran away is a question of the moment. */
export const ANIMALS: Turns = {
  en: [
    `(?:my|our) (?:[^ ]+ )?${ANIMAL} (?:is|are|has|have|was|got|will|does|gets|going|be|wont|cant) ${upTo(3)}${AILS}(?! (?:with|in|at|without) (?:me|us|my))`,
    `(?:will|is|does|can|when will) (?:my|our) (?:[^ ]+ )?${ANIMAL} ${upTo(3)}${AILS}(?! (?:with|in|at|without) (?:me|us|my))`,
    `how is (?:my|our) (?:[^ ]+ )?${ANIMAL}`,
  ],
};

const ILLNESS =
  '(?:hiv|aids|std|stds|sti|herpes|syphilis|dementia|alzheimers?|parkinsons?|epilepsy|hepatitis|lupus|schizophrenia|schizophrenic|multiple sclerosis)';

const STOP = '(?:stop|skip|quit|leave|avoid|refuse|give up|cancel|delay|postpone)';
const CURE =
  '(?:medicines?|medication|meds|pills|tablets|chemo|chemotherapy|insulin|dialysis|antidepressants|vaccines?|antibiotics)';
const FRESH = '(?:fever|high temperature|vomiting|rash)';

/** What only a doctor can find, rule out or change: an illness, a fever of these days, a medicine. */
export const DIAGNOSED: Turns = {
  en: [
    `(?:do|does|have|has|might|could|did) (?:i|he|she|my [^ ]+|we) (?:[^ ]+ )?(?:have|got|get|caught|had|has) (?:an? )?${ILLNESS}`,
    `(?:is|was) (?:it|this|that) (?:an? )?${ILLNESS}`,
    `(?:should|can|may|shall|could) (?:i|we|he|she|my [^ ]+) ${upTo(2)}${STOP} ${upTo(2)}${CURE}`,
    `(?:ok|okay|safe|fine|good|right) (?:for me )?(?:to|if i) ${STOP} ${upTo(2)}${CURE}`,
    `${FRESH} ${upTo(5)}(?:should|can|shall|must|do) (?:i|we) (?:wait|worry|go|see|take|do)`,
    '(?:am i|is (?:he|she|my [^ ]+)) (?:going |getting |turning )(?:blind|deaf)',
  ],
};

const GREETING = '(?:(?:hi|hello|hey|so|ok|okay|well|pls|please|but|wait|first|and|lol) ){0,3}';
const ITSELF = '(?:this|it|these|kp|astrology|kp astrology|vedic astrology|horoscopes?|kundli|jyotish)';
const ANSWERER =
  '(?:you|u|this|it|that|these|astrology|kp astrology|kp|your (?:answers?|predictions?|readings?|results?|charts?)|(?:this|the) (?:app|tool|site|website|thing|bot|reading|answer|answers|prediction|predictions|result|results|server))';
const TRUE =
  '(?:real|true|accurate|correct|reliable|right|legit|fake|a scam|scam|nonsense|bullshit|science|scientific|proven|trustworthy|believable)';
const HOW = '(?:really |actually |even |ever |always |all |exactly |truly )*';

/** Questions about the one who answers, each the whole of what is asked. */
const OF_ITSELF = [
  `(?:who|what) (?:are|r) (?:you|u)(?: exactly| really| actually| anyway)?`,
  `what (?:can|do) (?:you|u|this|it) ${HOW}(?:do|offer|know|answer)(?: for me| here| exactly)?`,
  `what (?:is|does) (?:this|it)(?: thing| app| tool| site)?(?: do)?`,
  `how (?:does|do) ${ANSWERER} ${HOW}work`,
  `how (?:does|do) (?:you|u|this|it) (?:know|work this out|calculate|predict)(?: (?:this|that|it|my future|things))?`,
  `(?:is|are|was|r) ${ANSWERER} ${HOW}${TRUE}`,
  `(?:can|should|do|could) (?:i|we|people) ${HOW}(?:trust|believe|rely on|believe in) (?:${ANSWERER}|${ITSELF})`,
  `how (?:sure|accurate|certain|reliable|correct|confident|good|right) (?:are|is|r) ${ANSWERER}(?: about (?:this|that|it))?`,
  `(?:can|could|may|might|are) ${ANSWERER} (?:be )?(?:ever |sometimes )?wrong`,
  `(?:do|did|does) ${ANSWERER} ${HOW}(?:make|get) (?:mistakes|errors|things wrong|it wrong)`,
  `how often (?:are|is) ${ANSWERER} (?:right|wrong|correct)`,
  `(?:do|will|are|did|does) (?:you|u|this|this app|this site|they) ${HOW}(?:store|storing|keep|keeping|save|saving|sell|selling|share|sharing|record|recording|see) (?:my |all my |our )?(?:data|birth|birth data|birth details|details|info|information|questions|chart)`,
  `(?:is|will) my (?:data|birth data|chart|information|info) (?:safe|private|stored|saved|shared|kept|be stored|be shared)(?: here| with you)?`,
  `who (?:made|built|created|wrote|owns|runs|programmed) (?:you|u|this|this app|this tool|it)`,
  `are (?:you|u) (?:an? )?(?:real |human )?(?:human|person|bot|robot|ai|astrologer|machine|program)`,
  `(?:which|what) (?:system|method|astrology|ayanamsa|rules) (?:do|does) (?:you|u|this|it) (?:use|follow)`,
  `(?:is|are) ${ITSELF} ${HOW}${TRUE}`,
];

export const isOfItself = (words: string): boolean => OF_WHOLE.test(words);
const OF_WHOLE = new RegExp(
  `^ ${GREETING}(?:${OF_ITSELF.join('|')})(?: (?:or not|lol|please|pls|tho|though|at all))? $`,
  'u',
);

/** Things of which no tool speaks. */
export const NOTHING_OF_A_CHART: Turns = {
  en: [
    'lucky (?:number|numbers|digit|digits|colou?rs?|day of the week|weekday)',
    '(?:life path|destiny|name|soul urge|expression) number',
    'numerology',
    'should (?:i|we) run away(?: from home)?',
    '(?:vastu|vaastu|feng shui)(?!.* (?:buy|rent|sell|take|move)(?= ))',
    '(?:main|front) door (?:[^ ]+ )?(?:face|faces|facing)',
    '(?:make|write|draw up) (?:a|my) (?:last )?will(?! (?:i|it|he|she|they|we|that)(?= ))',
    '(?:am i|is (?:he|she|my [^ ]+)) (?:really |secretly |actually )?(?:gay|lesbian|bisexual|homosexual|asexual|queer|trans|transgender)',
    '(?:pregnant|baby|child)(?: [^ ]+){0,4} (?:is it|is he|is she|is this|is that|are they)(?: really| actually)? mine',
    '(?:is|are) (?:my|the|our|this) (?:[^ ]+ )?(?:baby|child|son|daughter|kids?)(?: really| actually)? mine',
    '(?:what|which) (?:name|names|letter|letters|first letter|initial) (?:[^ ]+ )?(?:for|of|should|suits?) (?:[^ ]+ )?(?:my|our) (?:baby|child|son|daughter|newborn|shop|company|business|dog|cat)',
    '(?:good|lucky|best|nice) names? for (?:my|our) (?:[^ ]+ )?(?:baby|child|son|daughter|newborn|shop|company|business|dog|cat|brand)',
    '(?:saw|seen|dreamt|dreamed|dream) (?:[^ ]+ ){0,5}(?:in my dream|in a dream|in the dream)',
    '(?:my|this|the|that) dreams? (?:last night )?means?',
    `when (?:will|does|do) (?:my|our) (?:[^ ]+ )?(?:baby|babies|child|son|daughter|toddler|twins|grandson|granddaughter) ${upTo(2)}(?:walk|walking|talk|talking|crawl|crawling|teethe)(?! (?:again|to|with))`,
    '(?:did i|i) dream(?:t|ed)? (?:of |about |last night)[^ ]*',
  ],
  es: ['numero de la suerte', 'numeros de la suerte'],
  pt: ['numeros? da sorte'],
  'hi-latn': ['lucky number'],
  hi: ['(?:शुभ|लकी|भाग्यशाली) (?:अंक|नंबर)'],
};
