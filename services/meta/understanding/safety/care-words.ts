import { type Turns, upTo } from './turns.ts';

const KIN =
  '(?:baby|babies|child|children|kid|son|daughter|newborn|infant|twins?|mother|father|mom|mum|dad|husband|wife|brother|sister|friend|grandmother|grandfather|fiancee?|boyfriend|girlfriend)';

/** A death that has happened. */
export const LOST: Turns = {
  en: [
    `(?:my|our) (?:[^ ]+ )?${KIN} (?:[^ ]+ )?(?:died|passed away|(?:was )?stillborn)`,
    'lost (?:my|our|the) (?:[^ ]+ )?(?:baby|babies|child|son|daughter|pregnancy|twins)',
    `did (?:my|our) (?:[^ ]+ )?${KIN} (?:have to )?(?:die|pass away)`,
    '(?:stillborn|stillbirth|miscarried|had a miscarriage)',
  ],
  es: [
    '(?:mi|nuestro|nuestra) (?:[^ ]+ )?(?:bebe|hij[oa]|nin[oa]|madre|padre|marido|esposo|esposa|herman[oa]) (?:se )?(?:murio|ha muerto|fallecio)',
    'perdi (?:a )?mi (?:bebe|hij[oa]|embarazo)',
  ],
  pt: [
    '(?:meu|minha|nosso|nossa) (?:[^ ]+ )?(?:bebe|filh[oa]|mae|pai|marido|esposa|irma|irmao) (?:morreu|faleceu)',
    'perdi (?:o )?(?:meu|minha) (?:bebe|filh[oa]|gravidez)',
  ],
  hi: [
    '(?:बच्चा|बच्ची|बेटा|बेटी|शिशु|मां|पिता|पति|पत्नी) (?:[^ ]+ )?(?:मर गया|मर गई|चल बसा|चल बसी|गुजर गया|गुजर गई|नहीं रहा|नहीं रही)',
  ],
  'hi-latn': [
    '(?:bach?cha|bach?chi|beta|beti|maa|papa|pati|patni) (?:[^ ]+ )?(?:mar gay[ai]|chal bas[ai]|guzar gay[ai]|nahi rah[ai])',
  ],
  mr: ['(?:बाळ|मूल|मुलगा|मुलगी|आई|बाबा|नवरा) (?:[^ ]+ )?(?:गेलं|गेले|गेला|गेली|वारले|वारला|वारली|दगावलं|दगावले)'],
  bn: ['(?:বাচ্চা|সন্তান|শিশু|ছেলে|মেয়ে|মা|বাবা|স্বামী)(?:টা|টি)? (?:[^ ]+ )?মারা (?:গেছে|গেল|গেছেন|গিয়েছে)'],
  ta: ['(?:குழந்தை|மகன்|மகள்|அம்மா|அப்பா|கணவர்) (?:[^ ]+ )?(?:இறந்து|இறந்த|செத்து)[^ ]*'],
  te: ['(?:బిడ్డ|పాప|బాబు|కొడుకు|కూతురు|అమ్మ|నాన్న|భర్త) (?:[^ ]+ )?(?:చనిపోయ|మరణించ)[^ ]*'],
};

/** The search for a cause of it. */
export const WHY: Turns = {
  all: [
    '(?:why|whose fault|what did (?:i|we) do|because of|was it me|my fault|the reason|what caused|reason|por ?que|porque|kyun|kyu|kyon|pq|क्यों|का झाल[^ ]*|what went wrong|what happened|behind it|কেন|ஏன்|ఎందుకు)',
  ],
};

/** What comes after it, of which a chart can speak. */
export const HEREAFTER: Turns = {
  all: [
    '(?:will|when|next|again|another|can|should|cuando|quando|volvere|kab|कब|कधी|কবে|எப்போ|எப்போது|ఎప్పుడు|keep|repeated)',
  ],
};

/** Somebody who says that a child is on its way. */
export const PREGNANT: Turns = {
  en: [
    `(?:i am|im|we are|were|she is|shes|wife is|daughter is|sister is|in law is|girlfriend is) ${upTo(3)}(?:pregnant|expecting)`,
    '(?:we|i) (?:expect|are expecting|am expecting) (?:[^ ]+ )?(?:twins|triplets|baby|child|boy|girl|babies)',
    '[^ ]+ (?:weeks?|months?) (?:[^ ]+ )?pregnant',
    'pregnant with(?! (?:ideas|hope|meaning)(?= ))',
    '(?:is|am|im|went|gone) (?:[^ ]+ )?(?:in|into) labou?r',
    '(?:how will|will) my (?:current )?pregnancy',
    '(?:my|our|the) unborn (?:baby|child|son|daughter|twins)',
    `(?:should|shall|can|must|may|do|will|could) (?:i|we|she|my [^ ]+) ${upTo(3)}(?:abort|an? abortion|abortion|terminate (?:the |my |this )?pregnancy)`,
  ],
  es: [
    '(?:estoy|esta|estamos) (?:[^ ]+ )?(?:embarazad[ao]s?|esperando (?:un bebe|gemelos|mellizos))',
    'esperamos (?:gemelos|mellizos|un bebe)',
  ],
  pt: ['(?:estou|esta|to) (?:[^ ]+ )?gravida', 'esperamos (?:gemeos|um bebe)', 'esperando (?:gemeos|um bebe)'],
  hi: ['(?:मैं|पत्नी|बहू|बेटी|वह) (?:[^ ]+ ){0,3}(?:गर्भवती|प्रेग्नेंट|पेट से)', '(?:महीने|महीना) (?:की|का) (?:गर्भ|प्रेग्नेंट)[^ ]*'],
  'hi-latn': [`(?:main|mai|wife|patni|bahu|biwi|beti) ${upTo(4)}(?:pregnant|garbhvati|garbhwati|pet se)`],
  mr: [`(?:मी|बायको|सून|पत्नी) ${upTo(3)}(?:गरोदर|गर्भवती|प्रेग्नंट)`],
  bn: [`(?:আমি|স্ত্রী|বউ|বৌমা) ${upTo(3)}(?:গর্ভবতী|প্রেগন্যান্ট|অন্তঃসত্ত্বা)`],
  ta: [`(?:நான்|மனைவி|மருமகள்) ${upTo(3)}(?:கர்ப்ப[^ ]*|கர்ப்பமாக)`],
  te: [`(?:నేను|భార్య|కోడలు) ${upTo(3)}(?:గర్భవతి[^ ]*|గర్భంతో|కడుపుతో)`],
};

/** Where it is hoped for, and has not come. */
export const NOT_YET: Turns = {
  en: [
    `(?:not|trying|getting|get|be|become|becoming|never|isnt|hoping|want|wants|unable|cant|cannot) ${upTo(2)}pregnant`,
  ],
  es: ['no (?:estoy|esta) (?:[^ ]+ )?embarazada'],
  pt: ['nao (?:estou|esta|to) (?:[^ ]+ )?gravida'],
  'hi-latn': [
    `kab ${upTo(2)}(?:pregnant|garbhvati|garbhwati)`,
    '(?:pregnant|garbhvati|garbhwati) (?:kab|hogi|hongi|hoengi|ho paungi|ho payegi|ho sakti|hona|nahi)',
  ],
  hi: [`कब ${upTo(2)}(?:गर्भवती|प्रेग्नेंट)`, '(?:गर्भवती|प्रेग्नेंट) (?:कब|होगी|होऊंगी|हो पाऊंगी|हो पाएगी|हो सकती|होना|नहीं)'],
  mr: [`कधी ${upTo(2)}(?:गरोदर|गर्भवती|प्रेग्नंट)`, '(?:गरोदर|गर्भवती|प्रेग्नंट) (?:कधी|होईल|होणार|राहील)'],
  bn: [`কবে ${upTo(2)}(?:গর্ভবতী|প্রেগন্যান্ট|অন্তঃসত্ত্বা)`, '(?:গর্ভবতী|প্রেগন্যান্ট|অন্তঃসত্ত্বা) (?:কবে|হব|হবে|হতে)'],
  ta: [
    `(?:எப்போ|எப்போது|எப்ப) ${upTo(2)}கர்ப்ப[^ ]*`,
    'கர்ப்ப[^ ]* (?:எப்போ|எப்போது|எப்ப|ஆவ|அடை)[^ ]*',
    'கர்ப்பமா(?:வே|வா|கு)[^ ]*',
  ],
  te: [`ఎప్పుడు ${upTo(2)}గర్భ[^ ]*`, 'గర్భ[^ ]* (?:ఎప్పుడు|అవుతా|దాలుస్తా)[^ ]*'],
};

/** Somebody who wants to know whether it is so. */
export const MAYBE_PREGNANT: Turns = {
  en: [
    '(?:am i|is she|is my (?:wife|girlfriend|daughter|sister)|could i be|might i be|have i got|can i be) (?:really |already |now |actually )*pregnant',
    '(?:did i|have i) (?:already )?conceived?',
  ],
  es: ['(?:acaso|si|sera que) (?:yo )?(?:estoy|estare) embarazada', 'estare embarazada'],
  pt: ['(?:sera que|se) (?:eu )?(?:estou|to) gravida'],
  'hi-latn': ['kya (?:main|mai) (?:pregnant|garbhvati|garbhwati)'],
  hi: ['क्या (?:मैं|मेरी पत्नी) (?:गर्भवती|प्रेग्नेंट)'],
  mr: ['मी (?:गरोदर|गर्भवती|प्रेग्नंट) आहे का'],
  bn: ['আমি কি (?:গর্ভবতী|প্রেগন্যান্ট|অন্তঃসত্ত্বা)'],
  ta: ['நான் கர்ப்பமா(?:க இருக்கிறேனா|க இருக்கேனா)?(?! இரு)'],
  te: ['నేను గర్భవతినా'],
};

export const INTIMACY: Turns = {
  en: [
    '(?:have|having|get|getting|had|do) (?:[^ ]+ )?(?:sex|intercourse|laid)(?! (?:of|off|change|determination|education|appeal|life|problems?|offender)(?= ))',
    '(?:los[^ ]+|keep) (?:my|his|her) virginity',
    '(?:i|we) (?:[^ ]+ )?sleep with (?:a girl|a boy|a woman|a man|somebody|someone|my (?:girlfriend|boyfriend|crush))',
  ],
  es: ['(?:tener|tendre|tengo) (?:[^ ]+ )?sexo', 'perd[^ ]+ (?:mi|la) virginidad', 'relaciones sexuales'],
  pt: ['(?:ter|terei|fazer|farei) (?:[^ ]+ )?sexo', 'perd[^ ]+ (?:a |minha )+virgindade', 'transar'],
  'hi-latn': ['sex (?:kab|karunga|karungi|milega|hoga|karne)', 'virginity'],
  hi: ['सेक्स (?:कब|करूंगा|करूंगी|मिलेगा|होगा)', 'कौमार्य'],
};

/** A grown-up who speaks of love: of a child this is no question for a chart. */
export const COURTED: Turns = {
  en: [
    `(?:teacher|tutor|coach|trainer|professor|boss|priest|pastor|driver|landlord|doctor) ${upTo(3)}(?:loves|loved|kiss[^ ]*|fancies|dating|dates?|flirt[^ ]*|in love with|wants?(?: to (?:marry|date|kiss))?|proposed to|marry) me`,
    `(?:uncle|stepfather|stepdad|stepbrother|neighbou?r|cousin) ${upTo(3)}(?:kiss[^ ]*|flirt[^ ]*|in love with|wants? to (?:marry|date|kiss)|proposed to) me`,
    '(?:boyfriend|girlfriend|lover|fiance|fiancee) is (?:2[3-9]|[3-9][0-9])(?: years?(?: old)?)?',
    '(?:love|marry|date|dating|kiss|kissed) my (?:[^ ]+ )?(?:teacher|tutor|coach|trainer|professor|boss|uncle|stepfather|stepdad|doctor)',
  ],
};

export const DRINK_DRIVING: Turns = {
  en: [
    `(?:can|may|should|could|shall|safe|ok|okay|fine|if|do|will) ${upTo(6)}(?:drive|driving|ride|take the (?:car|bike)) ${upTo(6)}(?:beers?|drinks?|drinking|wine|whiske?y|vodka|rum|alcohol|pegs?|shots|drunk|tipsy|cocktails?)`,
    `(?:drank|drunk|tipsy|had|after) ${upTo(4)}(?:beers?|drinks|wine|whiske?y|vodka|rum|alcohol|pegs|shots|cocktails?|too much) ${upTo(5)}(?:drive|ride)`,
    'i am (?:drunk|tipsy) ',
  ],
  es: [
    `(?:conducir|manejar|conduzco|manejo) ${upTo(5)}(?:cervezas?|copas|tragos|vino|alcohol|borrach[oa]|beber|bebido)`,
  ],
  pt: [`(?:dirigir|dirijo) ${upTo(5)}(?:cervejas?|vinho|alcool|beber|bebad[oa]|bebido|doses)`],
  'hi-latn': [`(?:sharab|daaru|daru|beer|peg) ${upTo(4)}(?:gaadi|gadi|car|bike) (?:chala|chalaun|drive)[^ ]*`],
  hi: [`(?:शराब|दारू|बियर|बीयर) ${upTo(4)}(?:गाड़ी|कार|बाइक) चला[^ ]*`],
};

/** Conditions of a child's growing up, which only a doctor finds. */
export const DEVELOPMENT: Turns = {
  en: [
    '(?:have|has|get|be|born with|is|got|having) (?:[^ ]+ )?(?:autism|autistic|adhd|down syndrome|downs syndrome|dyslexia|dyslexic)',
    '(?:is|are) (?:my|our|the) (?:[^ ]+ )?[^ ]+ (?:autistic|dyslexic)',
  ],
  es: ['(?:tendra|tiene|tenga|sera|es) (?:[^ ]+ )?(?:autismo|autista|tdah|sindrome de down)'],
  pt: ['(?:tera|tem|tenha|sera|e) (?:[^ ]+ )?(?:autismo|autista|tdah|sindrome de down)'],
  hi: ['(?:ऑटिज्म|ऑटिज़्म|आटिज्म) [^ ]+'],
};
