import { BENGALI } from './bengali.ts';
import type { LanguageWords } from './language-words.ts';
import { PORTUGUESE } from './portuguese.ts';
import { MARATHI } from './marathi.ts';
import { SPANISH } from './spanish.ts';
import { TAMIL } from './tamil.ts';
import { TELUGU } from './telugu.ts';

/** Names of arguments and members of results that look like words. */
export const FIELDS: ReadonlySet<string> = new Set(
  (
    'event events names relation years gender language page houses gem house detail answer next ' +
    'latitude longitude datetime startDatetime endDatetime utcOffsetMinutes timeZone ayanamsa location tradition ' +
    'chart question person contestant intent kind matches requestId family phase system tool topic true false'
  ).split(' '),
);

/** Words that every English sentence has and that other languages of Latin letters do not. */
export const ENGLISH = /(?<!\p{L})(?:the|and|of|is|are|was|with|which|this|that|from|not|its|for|by)(?!\p{L})/iu;

/** What a program can see of the language of a tag; undefined where nothing is known of it. */
export const wordsOf = (tag: string): LanguageWords | undefined => WORDS[new Intl.Locale(tag).language];

/** Whether a language is written in the letters of English. */
export const isLatin = (words: LanguageWords | undefined): boolean => words === undefined || words.letters.test('a');

/** A whole word of Devanagari, whose letters `\b` does not know. */
const word = (text: string): string => `(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`;

const either = (...texts: readonly string[]): RegExp => new RegExp(texts.join('|'), 'u');

const WORDS: Readonly<Record<string, LanguageWords>> = {
  hi: {
    letters: /\p{Script=Devanagari}/u,
    negation: /नहीं/u,
    forbidden: either(
      'अनिष्ट',
      'विनाश',
      'सर्वनाश',
      'अपशकुन',
      'प्रकोप',
      'मृत्यु-योग',
      'अकाल मृत्यु',
      'पाप का फल',
      word('श्राप'),
      'अवश्य',
      'निश्चित ही',
      'अटल',
      'भाग्य में लिखा',
      'जातक',
      word('तुम|तू|तेरा|तुम्हारा|हम|हमारा'),
      'गयी',
      'हुये',
    ),
    meanings: [
      {
        meaning: 'not',
        english: /\b(?:not|no|none|never|neither|nor|nothing|nobody|without|cannot|nowhere)\b/i,
        own: either('नहीं', 'बिना', 'रहित', 'निषेध', 'कोई भी', 'अभाव', 'मौन', 'मुक्त', word('न|ना|मत|गैर|अन्य')),
        alike:
          /\b(?:un\w+|in\w+|im\w+|disagree\w*|whether|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|but)\b/i,
      },
      { meaning: 'only', english: /\b(?:only|alone)\b/i, own: either('केवल', 'सिर्फ़', 'मात्र', 'अकेल', word('ही|एक ही')) },
      { meaning: 'at least', english: /\bat least\b/i, own: /कम से कम|न्यूनतम|कम-से-कम/u },
      { meaning: 'at most', english: /\bat most\b/i, own: /अधिक से अधिक|ज़्यादा से ज़्यादा|अधिकतम|तक/u },
      { meaning: 'before', english: /\bbefore\b/i, own: /पहले|पूर्व|तक/u },
      { meaning: 'after', english: /\bafter\b/i, own: /बाद|पश्चात|आगे|पीछे/u },
      { meaning: 'until', english: /\buntil\b/i, own: /तक|जब तक/u },
      { meaning: 'earlier', english: /\bearlier\b/i, own: /पहले|पूर्व|जल्दी/u },
      { meaning: 'later', english: /\blater\b/i, own: /बाद|आगे|देर/u },
      {
        meaning: 'more',
        english: /\b(?:more|stronger|better|higher|longer|larger)\b/i,
        own: /अधिक|ज़्यादा|बेहतर|मज़बूत|और|बड़|ऊपर|लंब|से/u,
      },
      { meaning: 'less', english: /\b(?:less|fewer|weaker|lower|worse|smaller)\b/i, own: /कम|कमज़ोर|नीच|हल्क|छोट|खराब/u },
      { meaning: 'promised', english: /\b(?:promises?|promised)\b/i, own: /योग|वचन/u },
      { meaning: 'denied', english: /\bdenied\b/i, own: /निषेध/u },
      {
        meaning: 'oppose',
        english: /\b(?:oppos(?:e|es|ed|ing)|against)\b/i,
        own: /विरो|विपक्ष|विरुद्ध|खिलाफ|मुकाबल|निषेध/u,
      },
      { meaning: 'favour', english: /\bfavour(?:s|ed|able)?\b/i, own: /पक्ष|अनुकूल|शुभ|फलदायी|सहायक|अच्छ/u },
      { meaning: 'retrograde', english: /\bretrograde\b/i, own: /वक्री/u },
      { meaning: 'malefic', english: /\bmalefics?\b/i, own: /पाप/u },
      { meaning: 'benefic', english: /\bbenefics?\b/i, own: /शुभ/u },
    ],
  },
  es: SPANISH,
  ta: TAMIL,
  bn: BENGALI,
  te: TELUGU,
  pt: PORTUGUESE,
  mr: MARATHI,
};
