import { word, type LanguageWords } from './language-words.ts';

/** "Not": a word of its own (`दर्शवत नाही`, `नका`) or the end of a verb (`मिळणार नाहीत`, `नसते`). */
const NEGATED = `${word('नाही|नाहीत|नाहीच|नव्हे|नव्हेत|नव्हता|नव्हती|नव्हते|नको|नका|नये|नयेत|न|ना')}|(?<![\\p{L}\\p{M}])नस(?:त|ल|ण|ून|े|ाव|ो)`;

/** What a program can see of Marathi, whose case endings change the word. `आपला` is "its own" of any subject, so no "we". */
export const MARATHI: LanguageWords = {
  letters: /\p{Script=Devanagari}/u,
  negation: new RegExp(NEGATED, 'u'),
  forbidden: new RegExp(
    `मृत्यूभय|मृत्युयोग|मृत्यू योग|अकाल मृत्यू|अपमृत्यू|सर्वनाश|विनाश|अपशकुन|अनिष्ट|अशुभ घड|दुर्दैव|निश्चितच|निश्चितपणे|अवश्य|अटळ|विधिलिखित|नशीब|नशिब|संकटे|संकटात|धोका|धोक्या|धोकादायक|वाईट काळ|${word('नक्की|नक्कीच|शाप|शापित|संकट|आम्ही|आमचा|आमची|आमचे|आमच्या|तू|तुझा|तुझी|तुझे|तुझ्या')}`,
    'u',
  ),
  meanings: [
    {
      meaning: 'not',
      own: new RegExp(
        `${NEGATED}|शिवाय|विना|रहित|हीन|अभाव|निषेध|मौन|मुक्त|कोणताही|कोणतीही|कोणतेही|काहीही|कधीही|वगळ|अनोळखी|अपूर्ण|अशक्य|शून्य|${word('बिगर|गैर|अन्य|इतर')}`,
        'u',
      ),
      alike:
        /\b(?:un\w+|in\w+|im\w+|dis\w+|whether|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|open|free|safe|little|gone|or|but)\b/i,
    },
    {
      meaning: 'only',
      own: new RegExp(`फक्त|केवळ|मात्र|एकट|एकमेव|${word('एकच|एकाच|स्वतःच')}|[\\p{L}\\p{M}]{2}च(?![\\p{L}\\p{M}])`, 'u'),
    },
    { meaning: 'at least', own: /किमान|कमीत कमी|निदान/u },
    { meaning: 'at most', own: /जास्तीत जास्त|कमाल|अधिकाधिक|पर्यंत/u },
    { meaning: 'before', own: /आधी|पूर्व|अगोदर|पर्यंत|समोर|पुढे/u },
    { meaning: 'after', own: /नंतर|पुढ|मागे|(?<!मू)ल्यावर|उलट/u },
    { meaning: 'until', own: /पर्यंत/u },
    { meaning: 'earlier', own: /आधी|आधीच|पूर्व|लवकर|अगोदर/u },
    { meaning: 'later', own: /नंतर|पुढ|उशिर|उशीर|विलंब/u },
    {
      meaning: 'more',
      own: /अधिक|जास्त|पेक्षा|आणखी|वर|उच्च|चांगल|मोठ|दीर्घ|लांब|बळकट|बलवान|वाढ|सुधार|यापुढे|एकाहून/u,
    },
    {
      meaning: 'less',
      own: /कमी|कमकुवत|निर्बल|पेक्षा|खाल|हलक|लहान|छोट|सौम्य|थोड|वजा/u,
    },
    { meaning: 'promised', own: /योग|फळ/u },
    { meaning: 'denied', own: /निषेध|निषिद्ध/u },
    {
      meaning: 'oppose',
      own: /विरोध|विरुद्ध|प्रतिकूल|प्रतिस्पर्ध|प्रतिपक्ष|निषेध|विपक्ष|सम्मुख|उलट/u,
    },
    {
      meaning: 'favour',
      own: /अनुकूल|बाजू|साहाय्य|पाठबळ|(?<!अ)शुभ|चांगल|फलदायी/u,
    },
    { meaning: 'retrograde', own: /वक्री|वक्र/u },
    { meaning: 'malefic', own: /पाप/u },
    { meaning: 'benefic', own: /(?<!अ)शुभ/u },
  ],
};
