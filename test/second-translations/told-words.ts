import { either, word } from '../../scripts/translations/language-words.ts';
import { wordsOf } from '../../scripts/translations/words.ts';

/** What two translations of one message must tell alike: denial, the direction of a comparison, the word of a verdict. */
type Told =
  | 'not'
  | 'only'
  | 'before'
  | 'after'
  | 'until'
  | 'at least'
  | 'at most'
  | 'more'
  | 'less'
  | 'promised'
  | 'denied'
  | 'favour'
  | 'oppose';

/** Words that tell each of them and nothing else: a list that also caught other words would part translations that agree. */
type ToldWords = Readonly<Record<Told, RegExp>>;

const begins = (text: string): string => `(?<![\\p{L}\\p{M}])(?:${text})`;

/** A language whose verbs deny by their endings: only the checker of translations knows them. */
const notOf = (tag: string): RegExp => wordsOf(tag)?.meanings.find(({ meaning }) => meaning === 'not')?.own ?? /^/u;

const HINDI: ToldWords = {
  not: either(word('नहीं|न|ना|मत|बिना|गैर')),
  only: either(word('केवल|सिर्फ़|मात्र|अकेला|अकेले|अकेली')),
  before: either(word('पहले|पूर्व')),
  after: either(word('बाद|पश्चात')),
  until: either(word('तक')),
  'at least': /कम से कम/u,
  'at most': /(?:अधिक|ज़्यादा) से (?:अधिक|ज़्यादा)|अधिकतम/u,
  more: either(word('अधिक|ज़्यादा|बेहतर|अधिकतर|अधिकांश')),
  less: either(word('कम')),
  promised: either(word('योग|वचन')),
  denied: /निषेध|नकार/u,
  favour: /(?<!वि)पक्ष (?:में|के|और)|अनुकूल/u,
  oppose: /विरो|विरुद्ध|विपक्ष|प्रतिकूल/u,
};

const MARATHI: ToldWords = {
  not: either(begins('नाह|नस|नव्ह|नये|नका'), word('न'), 'शिवाय', 'विना'),
  only: either(begins('केवळ|फक्त|एकट')),
  before: /पूर्वी|आधी|अगोदर/u,
  after: /नंतर/u,
  until: /पर्यंत/u,
  'at least': /किमान|कमीत कमी/u,
  'at most': /जास्तीत जास्त|कमाल/u,
  more: /अधिक|जास्त|बहुतेक|बहुतांश/u,
  less: either(begins('कमी')),
  promised: either(begins('योग')),
  denied: /निषेध/u,
  favour: /अनुकूल|बाजू/u,
  oppose: /विरो|विरुद्ध|प्रतिकूल/u,
};

const BENGALI: ToldWords = {
  not: either(word('না|নেই|নয়|নাও|নন|ছাড়া|বিনা|নইলে'), '(?:য়|ে)নি(?![\\p{L}\\p{M}])'),
  only: either(begins('শুধু|কেবল|একা|একমাত্র')),
  before: either(word('আগে|আগের|পূর্বে|পূর্বের')),
  after: either(word('পরে|পরের|পর|পরবর্তী')),
  until: either(word('পর্যন্ত|অবধি')),
  'at least': /অন্তত|কমপক্ষে/u,
  'at most': /বড়জোর|সর্বাধিক|সর্বোচ্চ/u,
  more: either(begins('বেশি|অধিক|আরও|আরো|অপেক্ষাকৃত')),
  less: either(word('কম|কমে')),
  promised: either(begins('যোগ')),
  denied: /নিষেধ|নিষিদ্ধ/u,
  favour: either(begins('পক্ষ|অনুকূল')),
  oppose: /বিপক্ষ|বিরো|বিরুদ্ধ|প্রতিকূল/u,
};

const TELUGU: ToldWords = {
  not: notOf('te'),
  only: /మాత్రమే|ఒక్కటే/u,
  before: either(word('ముందు|ముందుది|ముందైనా|మునుపు|మునుపటి')),
  after: either(begins('తర్వాత|తరువాత|అనంతర')),
  until: either(word('వరకు|వరకూ|దాకా')),
  'at least': /కనీస/u,
  'at most': /గరిష్ఠ/u,
  more: either(begins('ఎక్కువ|మరింత|మెరుగ|అధిక')),
  less: either(begins('తక్కువ')),
  promised: /యోగ/u,
  denied: /నిషేధ/u,
  favour: /అనుకూల/u,
  oppose: /వ్యతిరేక|ప్రతికూల|విరుద్ధ/u,
};

const TAMIL: ToldWords = {
  not: notOf('ta'),
  only: /மட்டும்|மட்டுமே|மட்டுமோ|தனியே/u,
  before: either(word('முன்|முன்பு|முன்னர்|முன்பே|முந்தைய')),
  after: either(word('பின்|பின்பு|பிறகு|பின்னர்|பிந்தைய')),
  until: either(word('வரை|வரையில்')),
  'at least': /குறைந்தது|குறைந்தபட்ச/u,
  'at most': /அதிகபட்ச/u,
  more: either('அதிக(?!பட்ச)', 'மேலும்', 'கூடுதல்', 'விட(?:ச்|க்|வும்|த்)?(?![\\p{L}\\p{M}])'),
  less: /குறைவ|குறைந்த(?!து|பட்ச)/u,
  promised: /கொடுப்பினை/u,
  denied: either(begins('மறு(?:க்|ப்ப)')),
  favour: /சாதக|ஆதரி|ஆதரவ/u,
  oppose: /எதிர்|எதிரா|பாதக/u,
};

const SPANISH: ToldWords = {
  not: either(word('no|ni|nunca|nada|nadie|sin|tampoco'), begins('ning[uú]n')),
  only: either(word('solo|sola|solos|solas|solamente|únic[oa]s?')),
  before: either(word('antes|anterior|anteriores')),
  after: either(word('después|tras|posterior|posteriores|luego')),
  until: either(word('hasta')),
  'at least': /al menos|por lo menos|como mínimo/iu,
  'at most': /a lo sumo|como máximo/iu,
  more: either(word('más|mayor|mayores|mejor|mejores|mayoría')),
  less: either(word('menos|menor|menores|peor|peores')),
  promised: /prom[ei]t|promes/iu,
  denied: either(begins('nega|niega|nieg')),
  favour: /favor|propici/iu,
  oppose: either(word('contra|en contra'), 'op[oó]n', 'opues', 'oposi'),
};

const PORTUGUESE: ToldWords = {
  not: either(word('não|nem|nunca|nada|ninguém|sem'), begins('nenhu')),
  only: either(word('só|apenas|somente|sozinh[oa]s?|únic[oa]s?')),
  before: either(word('antes|anterior|anteriores')),
  after: either(word('depois|após|posterior|posteriores')),
  until: either(word('até')),
  'at least': /pelo menos|no mínimo/iu,
  'at most': /no máximo/iu,
  more: either(word('mais|maior|maiores|melhor|melhores|maioria')),
  less: either(word('menos|menor|menores|pior|piores')),
  promised: /prom[ei]t|promes/iu,
  denied: either(begins('nega|negue')),
  favour: /favor|propíci/iu,
  oppose: either(word('contra|contrári[oa]s?'), begins('op[õo]'), 'opost'),
};

export const TOLD_WORDS: Readonly<Record<string, ToldWords>> = {
  bn: BENGALI,
  es: SPANISH,
  hi: HINDI,
  mr: MARATHI,
  pt: PORTUGUESE,
  ta: TAMIL,
  te: TELUGU,
};
