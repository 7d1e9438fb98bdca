import type { LanguageWords } from './language-words.ts';

/** A negative participle, adverb or finite verb (`வராத`, `வராமல்`, `வராது`), and no noun that ends likewise (`ஜாதகம்`). */
const NEGATED_VERB = '(?<![ஜசபமவ])ாத(?![ா-ௌ்க])|ா(?:து|மல[்ே]|விட்டால[்ு]|விடில்)';

/** What a program can see of Tamil, whose suffixes are part of the word. */
export const TAMIL: LanguageWords = {
  letters: /\p{Script=Tamil}/u,
  negation: /இல்லை|அல்ல(?!து)/u,
  forbidden:
    /அழிவு|நாசம்|நாசமா|அபசகுன|அகால மரண|மரண யோகம்|தலைவிதி|விதிப்படி|விதிவச|முன்வினை|கெட்ட காலம்|ஆபத்து|பேராபத்து|கேடு|சாபக்கேடு|கண்டிப்பாக|கட்டாயம்|நிச்சய(?:ம்|மாக)|\{\w+, sign\} (?:ராசி|லக்ன)|(?<![\p{L}\p{M}])(?:நீ|உன்|உனது|உன்னுடைய|நாம்|நமது|நம்)(?![\p{L}\p{M}])/u,
  meanings: [
    {
      meaning: 'not',
      own: new RegExp(
        `இல்ல|ல்லை|அல்ல(?!து)|ன்றி|ற்ற|மாட்ட|இயலா|முடியா|கூடா|வேண்டா|தெரியா|வில்லை|${NEGATED_VERB}|மறுக்க|மறுப்பு|மௌன|தவிர|எதுவும்`,
        'u',
      ),
      alike:
        /\b(?:un\w+|in\w+|im\w+|den(?:y|ies|ied)|fail\w*|lack\w*|miss\w*|outside|beyond|less|few\w*|only|alone|refus\w*|absent|cancel\w*|hardly|rather than|too|leaves? out|left out|instead|in place of|apart|rejected|withheld|excluded|empty|but)\b/i,
    },
    {
      meaning: 'only',
      own: /மட்டும்|மட்டுமே|தனியாக|தனித்த|தனியே|மாத்திரம்|ஒரே/u,
    },
    { meaning: 'at least', own: /குறைந்தது|குறைந்தபட்ச/u },
    { meaning: 'at most', own: /அதிகபட்ச|மிகாமல்|மிகாது|வரை/u },
    { meaning: 'before', own: /முன்|முந்|வரை/u },
    { meaning: 'after', own: /பின்|பிறகு|பிந்|அடுத்த|கழித்து|தாண்டி/u },
    { meaning: 'until', own: /வரை/u },
    { meaning: 'earlier', own: /முன்|முந்|முதலில்/u },
    { meaning: 'later', own: /பின்|பிந்|பிற்|பிறகு|தாமத/u },
    {
      meaning: 'more',
      own: /அதிக|மேல்|மேற்பட்|கூடுத|சிறந்த|வலு|பெரிய|நீண்ட|உயர்|விட|மேலும்|நல்ல/u,
    },
    {
      meaning: 'less',
      own: /குறை|பலவீன|கீழ்|சிறிய|லேசான|மோசமான|கீழான|தாழ்/u,
    },
    { meaning: 'promised', own: /கொடுப்பினை/u },
    { meaning: 'denied', own: /மறுக்க|மறுப்பு/u },
    {
      meaning: 'oppose',
      own: /எதிர்|எதிரா|எதிரி|மறுப்பு|பகை/u,
    },
    {
      meaning: 'favour',
      own: /சாதக|ஆதர|சுப|பலன் தரு|துணை|நன்று|நல்ல|ஏற்ற/u,
    },
    { meaning: 'retrograde', own: /வக்ர/u },
    { meaning: 'malefic', own: /பாப/u },
    { meaning: 'benefic', own: /சுப/u },
  ],
};
