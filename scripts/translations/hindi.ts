import { either, word, type LanguageWords } from './language-words.ts';

/** What a program can see of Hindi, whose letters are Devanagari. */
export const HINDI: LanguageWords = {
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
      own: either('नहीं', 'बिना', 'रहित', 'निषेध', 'कोई भी', 'अभाव', 'मौन', 'मुक्त', word('न|ना|मत|गैर|अन्य')),
      alike:
        /\b(?:un\w+|in\w+|im\w+|disagree\w*|whether|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|but)\b/i,
    },
    { meaning: 'only', own: either('केवल', 'सिर्फ़', 'मात्र', 'अकेल', word('ही|एक ही')) },
    { meaning: 'at least', own: /कम से कम|न्यूनतम|कम-से-कम/u },
    { meaning: 'at most', own: /अधिक से अधिक|ज़्यादा से ज़्यादा|अधिकतम|तक/u },
    { meaning: 'before', own: /पहले|पूर्व|तक/u },
    { meaning: 'after', own: /बाद|पश्चात|आगे|पीछे/u },
    { meaning: 'until', own: /तक|जब तक/u },
    { meaning: 'earlier', own: /पहले|पूर्व|जल्दी/u },
    { meaning: 'later', own: /बाद|आगे|देर/u },
    {
      meaning: 'more',
      own: /अधिक|ज़्यादा|बेहतर|मज़बूत|और|बड़|ऊपर|लंब|से/u,
    },
    { meaning: 'less', own: /कम|कमज़ोर|नीच|हल्क|छोट|खराब/u },
    { meaning: 'promised', own: /योग|वचन/u },
    { meaning: 'denied', own: /निषेध/u },
    {
      meaning: 'oppose',
      own: /विरो|विपक्ष|विरुद्ध|खिलाफ|मुकाबल|निषेध/u,
    },
    { meaning: 'favour', own: /पक्ष|अनुकूल|शुभ|फलदायी|सहायक|अच्छ/u },
    { meaning: 'retrograde', own: /वक्री/u },
    { meaning: 'malefic', own: /पाप/u },
    { meaning: 'benefic', own: /शुभ/u },
  ],
};
