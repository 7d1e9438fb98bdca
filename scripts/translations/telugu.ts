import type { LanguageWords } from './language-words.ts';

/** A whole word of Telugu, whose letters `\b` does not know. */
const word = (text: string): string => `(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`;

/** A negative verb by its end (`చెప్పదు`, `సూచించవు`, `చూడరు`, `తెలియని`), and no noun that ends likewise (`ముందు`, `రాహువు`). */
const NEGATED_VERB =
  '(?<![ంఐ])దు(?![\\p{L}\\p{M}])|(?<!ు)వు(?![\\p{L}\\p{M}])|(?:[చడయకపగబట]|వ్వ|దవ|లే|కో)రు(?![\\p{L}\\p{M}])|(?:[లకరయడచగదవట]|ప్ప|ంప)ని(?:వి|ది)?(?![\\p{L}\\p{M}])|కుండ|కపో|చడు(?![\\p{L}\\p{M}])|[పడయలవచ]కండి|నందు';

/** What a program can see of Telugu, whose suffixes are part of the word. */
export const TELUGU: LanguageWords = {
  letters: /\p{Script=Telugu}/u,
  negation: /(?<!పర్వా)లేదు|కాదు|లేవు(?!\p{L})/u,
  forbidden: new RegExp(
    `చావు|మరణ భయ|మరణ యోగ|నాశన|శాపం|శాపగ్రస్|అరిష్ట|అపశకున|దురదృష్ట|ఖచ్చితంగా|తప్పక(?!ుండా)|తప్పనిసరి|తలరాత|ప్రమాదకర|అపాయ|ముప్పు|చెడు కాల|కర్మఫల|జాతకుడ|జాతకురాల|${word('విధి|విధిరాత|విధివశాత్తు|నువ్వు|నీ|నీకు|నీవు|నిన్ను|మేము|మనం|మన|మా|మాకు|మమ్మల్ని')}`,
    'u',
  ),
  meanings: [
    {
      meaning: 'not',
      english: /\b(?:not|no|none|never|neither|nor|nothing|nobody|without|cannot|nowhere)\b/i,
      own: new RegExp(
        `లేద(?!ా)|లేవ|లేని|లేన|లేక|లేమి|కాద|కావ(?!చ్చ|ల|డ)|కాని|కాక|వద్దు|కూడద|తప్ప|మినహా|నిషేధ|మౌన|ఏదీ|ఏమీ|${NEGATED_VERB}`,
        'u',
      ),
      alike:
        /\b(?:un\w+|in\w+|im\w+|dis\w+|whether|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|open|little|but)\b/i,
    },
    {
      meaning: 'only',
      english: /\b(?:only|alone)\b/i,
      own: /మాత్రమే|మాత్రం|ఒక్క|ఒకే|ఒంటరి|విడిగా|కేవలం|వల్లే|తోనే|లోనే|నుంచే|దే(?![\p{L}\p{M}])/u,
    },
    { meaning: 'at least', english: /\bat least\b/i, own: /కనీస/u },
    { meaning: 'at most', english: /\bat most\b/i, own: /గరిష్ఠ|మించ|వరకు|లోపు/u },
    { meaning: 'before', english: /\bbefore\b/i, own: /ముంద|మునుప|పూర్వ|వరకు|లోపు/u },
    { meaning: 'after', english: /\bafter\b/i, own: /తర్వాత|తరవాత|అనంతర|గడి|దాటి|పిమ్మట|తదుపరి/u },
    { meaning: 'until', english: /\buntil\b/i, own: /వరకు|దాకా/u },
    { meaning: 'earlier', english: /\bearlier\b/i, own: /ముంద|మునుప|మొద|త్వర|పూర్వ/u },
    { meaning: 'later', english: /\blater\b/i, own: /తర్వాత|తరువాత|తదుపరి|ఆలస్య|ఆపై/u },
    {
      meaning: 'more',
      english: /\b(?:more|stronger|better|higher|longer|larger)\b/i,
      own: /ఎక్కువ|అధిక|మించ|కంటే|మెరుగ|మేలు|బల|పెంచ|పెద్ద|పొడ|దీర్ఘ|ఇంకా|ఇక|మరింత|మరి|మరో|మంచి|పైగా|ఉన్నత/u,
    },
    {
      meaning: 'less',
      english: /\b(?:less|fewer|weaker|lower|worse|smaller)\b/i,
      own: /తక్కువ|తగ్గ|తీసివే|బలహీన|కింద|దిగువ|చిన్న|లోపు|కంటే|స్వల్ప/u,
    },
    { meaning: 'promised', english: /\b(?:promises?|promised)\b/i, own: /యోగ/u },
    { meaning: 'denied', english: /\bdenied\b/i, own: /నిషేధ/u },
    {
      meaning: 'oppose',
      english: /\b(?:oppos(?:e|es|ed|ing)|against)\b/i,
      own: /వ్యతిరేక|ప్రతికూల|విరోధ|విరుద్ధ|నిషేధ|ఎదుర|ఎదుటి|పోటీ/u,
    },
    {
      meaning: 'favour',
      english: /\bfavour(?:s|ed|able)?\b/i,
      own: /అనుకూల|మద్దతు|శుభ|సహాయ|పక్షంలో|పక్షాన|మంచి|ఫలప్రద|మేలు/u,
    },
    { meaning: 'retrograde', english: /\bretrograde\b/i, own: /వక్ర/u },
    { meaning: 'malefic', english: /\bmalefics?\b/i, own: /పాప/u },
    { meaning: 'benefic', english: /\bbenefics?\b/i, own: /శుభ/u },
  ],
};
