import { type Turns, upTo } from './turns.ts';

const SOMEBODY =
  '(?:i|he|she|they|we|mother|father|mom|mum|dad|wife|husband|son|daughter|child|baby|brother|sister|friend|grandmother|grandfather|uncle|aunt|boyfriend|girlfriend|neighbour|partner)';
const ATTACK =
  '(?:stroke|heart attack|cardiac arrest|brain (?:haemorrhage|hemorrhage|bleed)|haemorrhage|hemorrhage|seizure|aneurysm|overdose)';

/** What threatens a life, as something that has happened. */
export const GRAVE: Turns = {
  en: [
    `(?:had|has|have|having|suffered|got|getting) (?:just |now )?(?:had )?(?:an? |another |the )?(?:[^ ]+ )?${ATTACK}`,
    `${SOMEBODY} (?:has |have |had |just |suddenly )*(?:collapsed|drowned|overdosed)`,
    `(?:is|are|lies|lying|was|were|am|been|put|moved|taken|rushed|admitted) (?:[^ ]+ )?(?:in|into|to) (?:an? |the )?(?:icu|coma|intensive care|critical condition|emergency room)`,
    'on (?:an? |the )?(?:ventilator|life support)',
    `${SOMEBODY} (?:is|are|was|lies|lying|am) (?:[^ ]+ )?(?:unconscious|critical|not breathing|unresponsive|bleeding (?:heavily|badly|a lot))`,
    `(?:was|been|got|were) (?:just )?(?:shot|stabbed|run over|hit by (?:an? |the )?(?:car|bus|truck|lorry|train|bike)|bitten by a snake|poisoned)`,
    `(?:can ?not|cant) breathe`,
    '(?:swallowed|took) (?:[^ ]+ )?(?:pills|poison)',
  ],
  es: [
    '(?:tuvo|tiene|sufrio|dio|ha tenido|ha sufrido|tener|sufrir) un (?:infarto|derrame|ictus|ataque (?:al corazon|cardiaco)|paro cardiaco)',
    'en (?:coma|la uci|uci|cuidados intensivos|terapia intensiva|estado critico)',
    '(?:esta|quedo) inconsciente',
  ],
  pt: [
    '(?:teve|tem|sofreu|ter|sofrer|tendo) um (?:infarto|enfarte|avc|derrame|ataque cardiaco|ataque do coracao)',
    '(?:em coma|na uti|na cti|no cti|nos cuidados intensivos|em estado (?:grave|critico))',
    '(?:esta|ficou) inconsciente',
  ],
  fr: [
    '(?:eu|fait|faire|avoir) une? (?:crise cardiaque|avc|infarctus|arret cardiaque)',
    '(?:dans le coma|en reanimation|aux soins intensifs)',
  ],
  de: ['(?:hatte|hat|erlitt) einen (?:schlaganfall|herzinfarkt)', '(?:im koma|auf der intensivstation)'],
  hi: [
    '(?:हार्ट अटैक|दिल का दौरा|स्ट्रोक|ब्रेन हेमरेज|लकवा) (?:आया|आ गया|पड़ा|पड़ गया|हुआ|हो गया|मार गया)',
    '(?:आईसीयू|कोमा|वेंटिलेटर) (?:में|पर)',
    'बेहोश (?:है|हैं|हो गए|हो गई|हो गया|पड़े|पड़ी|पड़ा)',
  ],
  'hi-latn': [
    '(?:heart attack|dil ka daura|stroke|brain hemorrhage|lakwa) (?:aaya|aya|aa gaya|pada|pad gaya|hua|ho gaya|maar gaya)',
    '(?:icu|coma|ventilator) (?:me|mein|main|mai|par|pe)',
    'behosh (?:hai|hain|ho gay[aei]|pad[aei])',
  ],
  mr: [
    '(?:हार्ट अटॅक|हृदयविकाराचा झटका|स्ट्रोक|पक्षाघात) (?:आला|झाला)',
    '(?:आयसीयूमध्ये|आयसीयू मध्ये|अतिदक्षता विभागात|कोमात|व्हेंटिलेटरवर)',
    'बेशुद्ध',
  ],
  bn: ['(?:হার্ট অ্যাটাক|হার্ট এটাক|স্ট্রোক|হৃদরোগে আক্রান্ত)', '(?:আইসিইউতে|কোমায়|ভেন্টিলেটরে|লাইফ সাপোর্টে)', 'অজ্ঞান'],
  ta: [
    '(?:மாரடைப்பு|பக்கவாதம்|ஹார்ட் அட்டாக்|ஸ்ட்ரோக்) (?:வந்|ஏற்பட்|ஆகி)[^ ]*',
    '(?:ஐசியூவில்|ஐசியுவில்|தீவிர சிகிச்சை[^ ]*|கோமாவில்|வென்டிலேட்டரில்)',
    'மயக்க[^ ]*',
  ],
  'ta-latn': [
    '(?:heart attack|stroke|maradaippu|pakkavatham) (?:vandh?|vanth|erpat|aaki|aagi)[^ ]*',
    '(?:icu|coma|ventilator)(?:la|ila| la)',
    'mayangi[^ ]*',
  ],
  'te-latn': [
    '(?:heart attack|stroke|gundepotu|pakshavatham) (?:vachi|vachhi|vacch)[^ ]*',
    '(?:icu|coma|ventilator)(?: lo|lo| meeda)',
    'spruha (?:tappi|tappar|thappi|kolpo|ledu)[^ ]*',
  ],
  te: ['(?:గుండెపోటు|పక్షవాతం|హార్ట్ అటాక్|స్ట్రోక్) (?:వచ్చ|వచ్చి)[^ ]*', '(?:ఐసియులో|ఐసీయూలో|ఐసియూలో|కోమాలో|వెంటిలేటర్[^ ]*)', 'స్పృహ[^ ]*'],
};

/** A life that hangs by a thread as it is told. */
export const CRITICAL: Turns = {
  en: [
    '(?:is|are|lies|lying) (?:[^ ]+ )?(?:in|on) (?:an? |the )?(?:icu|ventilator|life support|intensive care)',
    `${SOMEBODY} is (?:[^ ]+ )?(?:critical|dying)`,
  ],
};

/** What brings somebody to a hospital. */
export const HURT: Turns = {
  en: [
    '(?:had|has had|have had|met with|was in|were in|been in|suffered) (?:just )?(?:had )?(?:an? |the )?(?:[^ ]+ )?(?:accident|crash)',
    `(?:taken|rushed|brought|admitted|airlifted|flown|hospitali[sz]ed) ${upTo(2)}(?:to|into|in) (?:the |an? )?(?:[^ ]+ )?(?:hospital|emergency|casualty|operating theatre)`,
    '(?:is|are|lies|lying|was|am|still) (?:[^ ]+ )?(?:in|at) (?:the |an? )?(?:hospital|surgery|operating theatre)',
    '(?:fell|fallen) (?:from|off|down) [^ ]+',
    'hospitali[sz]ed',
  ],
  es: [
    '(?:esta|estan|sigue|quedo) (?:[^ ]+ )?en (?:el |un )?(?:hospital|urgencias|quirofano)',
    '(?:tuvo|sufrio|ha tenido|ha sufrido|tener|sufrir) un accidente',
    `(?:llevaron|llevado|llevada|llevamos|ingresaron|ingresad[oa]|internad[oa]|internaron) ${upTo(3)}(?:al|en el|en|a) (?:hospital|urgencias|clinica)`,
  ],
  pt: [
    '(?:esta|ta|estao) (?:[^ ]+ )?(?:no|num) (?:hospital|pronto socorro)',
    '(?:esta|foi|ta) internad[oa]',
    '(?:teve|sofreu|ter|sofrer) um acidente',
    `(?:levad[oa]|levaram|levamos) ${upTo(3)}(?:ao|para o|pro) (?:hospital|pronto socorro)`,
  ],
  fr: ['(?:est|sont) (?:[^ ]+ )?(?:a l hopital|aux urgences|hospitalise[es]*)', '(?:eu|avoir) un accident'],
  de: ['(?:liegt|ist|kam) (?:[^ ]+ )?(?:im|ins) krankenhaus', '(?:hatte|hat) (?:[^ ]+ )?einen (?:unfall|autounfall)'],
  hi: ['(?:अस्पताल|हॉस्पिटल|हास्पिटल) (?:में|मे|ले|पहुंच)[^ ]*', '(?:एक्सीडेंट|ऐक्सिडेंट|दुर्घटना|हादसा) (?:हुआ|हुई|हो गया|हो गई)'],
  'hi-latn': [
    '(?:hospital|hospitel|aspatal|haspatal|asptal) (?:me|mein|main|mai|m|le)',
    '(?:accident|durghatna|hadsa) (?:hua|hui|ho gay[ai])',
  ],
  mr: ['(?:दवाखान्यात|रुग्णालयात|हॉस्पिटलमध्ये|हॉस्पिटल मध्ये|इस्पितळात)', 'अपघात झाला'],
  bn: ['(?:হাসপাতালে|হসপিটালে)', '(?:দুর্ঘটনা|অ্যাক্সিডেন্ট|এক্সিডেন্ট) (?:হয়েছে|ঘটেছে|হলো|হল)'],
  ta: [
    '(?:மருத்துவமனையில்|ஆஸ்பத்திரியில்|ஆசுபத்திரியில்|ஹாஸ்பிடலில்|ஹாஸ்பிட்டலில்)',
    '(?:விபத்து|ஆக்சிடென்ட்) (?:நடந்|ஏற்பட்|ஆகி|ஆயி)[^ ]*',
    'விபத்தில் [^ ]+',
  ],
  'ta-latn': ['(?:hospital|aspathiri|aaspathiri)(?:la|ila|il| la)'],
  te: ['(?:ఆసుపత్రిలో|ఆస్పత్రిలో|హాస్పిటల్లో|హాస్పిటల్ లో)', '(?:ప్రమాదం|యాక్సిడెంట్) (?:జరిగ|అయ్య|అయి)[^ ]*'],
  'te-latn': ['(?:hospital|asupatri)(?:lo| lo)'],
};

const HE = '(?:he|she|they|it|we|i|you|my [^ ]+|the baby|our [^ ]+)';

/** The fear of a death. */
export const FEAR: Turns = {
  en: [
    `(?:will|would|does|can|could|is|are) ${HE} (?:[^ ]+ )?(?:going to )?(?:survive|make it|pull through|be saved|die|dying|wake up|stay alive|come back alive)`,
    `(?:will|would|does|can|is|are) ${HE} (?:[^ ]+ )?(?:going to )?live(?! (?:in|with|abroad|at|together|near|alone|separately|on|off|apart))`,
    '(?:survive|survives|survival)',
    'save (?:his|her|their|my [^ ]+) life',
    '(?:is|are) (?:he|she|they) dying',
    '(?:between life and death|fighting for (?:his|her|their) life|scared (?:he|she) will die|afraid (?:he|she) will die)',
  ],
  es: [
    'se (?:salvara|salva|va a salvar|morira|muere|va a morir|nos muere)',
    'sobrevi[^ ]+',
    '(?:va a|podra) (?:vivir|morir|sobrevivir|salvarse|morirse|despertar)',
    '(?:vivira|morira|despertara|saldra (?:de esta|con vida|adelante))',
  ],
  pt: [
    '(?:vai|ira|consegue|vao) (?:[^ ]+ )?(?:sobreviver|viver|morrer|salvar|escapar|resistir|acordar)',
    '(?:sobreviv[^ ]+|se salva|se salvara|morrera)',
  ],
  fr: [
    '(?:va (?:t il |t elle |il |elle )?(?:survivre|vivre|mourir|s en sortir)|surviv[^ ]+|s en sort[^ ]*|mourra[^ ]*)',
  ],
  de: ['(?:uberleb[^ ]+|wird (?:er|sie) (?:es )?(?:sterben|schaffen|leben)|stirbt)'],
  hi: [
    'बच(?:ेगी|ेगा|ेंगे|ेंगी)',
    'बच (?:जाएगी|जाएगा|जाएंगे|जाएंगी|जायेगी|जायेगा|जायेंगे|पाएगी|पाएगा|पाएंगे|पायेगी|पायेगा)',
    'जान (?:बच|को खतरा)[^ ]*',
    '(?:ज़िंदा|जिंदा|जिन्दा|जीवित) (?:रह|बच)[^ ]*',
    'मर (?:जाएगी|जाएगा|जाएंगे|जायेगी|जायेगा|तो नहीं)',
  ],
  'hi-latn': [
    'bach(?:egi|ega|enge|engi|jaegi|jaega|jayegi|jayega)',
    'bach (?:jaegi|jaega|jaenge|jayegi|jayega|jayenge|paegi|paega|payegi|payega|payenge|jaye|jaae)',
    'jaan bach[^ ]*',
    '(?:zinda|jinda|jeevit) (?:rah|bach)[^ ]*',
    'mar (?:jaegi|jaega|jayegi|jayega|to nahi)',
  ],
  mr: ['(?:वाचेल|वाचणार|वाचतील|वाचतो|वाचेल का|जगेल|जगणार|जगतील|जगतो)', 'जीव वाच[^ ]*', '(?:मरेल|मरणार)'],
  bn: [
    '(?:বাঁচবে|বাচবে|বাঁচবেন|বাচবেন|বাঁচবে কি)',
    '(?:বেঁচে|বেচে) (?:যাবে|থাকবে|উঠবে|ফিরবে)[^ ]*',
    'মারা (?:যাবে|যাবেন)',
    '(?:প্রাণে|প্রাণ) (?:বাঁচ|বাচ)[^ ]*',
  ],
  ta: ['(?:உயிர்|உயிரோடு|உயிருடன்)', 'பிழை(?:ப்|க்)[^ ]*', '(?:இறந்து|செத்து) (?:விடு|போ)[^ ]*'],
  'ta-latn': ['(?:uyir|uyiroda|pizhai[^ ]+|pilaip[^ ]+|pozhaip[^ ]+)'],
  te: ['(?:బతుకు|బ్రతుకు|బతికి|బ్రతికి|బతుకుతా|ప్రాణ)[^ ]*', '(?:చనిపోతా|చనిపోతుం)[^ ]*'],
  'te-latn': ['(?:bathuku|batuku|brathuku|bratuku)[^ ]*'],
};

const A_FEW = '(?:an?|one|two|three|four|five|six|ten|few|couple of|half an|some|[0-9]+)';

/** What happened within hours asks somebody to act, not to wait. */
export const JUST_NOW: Turns = {
  en: [
    `${A_FEW} (?:seconds?|minutes?|mins?|hours?|hrs?|moments?) ago`,
    '(?:just now|right now|at this moment|minutes ago|hours ago)',
    '(?:just|has just|have just|is|am) (?:had|having|been|got|collapsed|taken)',
  ],
  es: ['hace (?:[^ ]+ )?(?:minutos?|horas?|rato|momento|poco)', '(?:ahora mismo|acaba de|acaban de)'],
  pt: ['(?:ha|faz) (?:[^ ]+ )?(?:minutos?|horas?|pouco)', '(?:agora mesmo|neste momento|acabou de|acabaram de)'],
  fr: ['il y a (?:[^ ]+ )?(?:minutes?|heures?)', 'vient d(?:e|avoir| avoir)'],
  de: ['vor (?:[^ ]+ )?(?:minuten?|stunden?)', '(?:gerade eben|soeben|gerade)'],
  hi: ['(?:घंटे|घंटा|मिनट|घण्टे) (?:भर )?पहले', '(?:अभी अभी|अभी)'],
  'hi-latn': ['(?:ghante|ghanta|minute|minat) (?:bhar )?(?:pehle|pahle)', 'abhi (?:abhi)?'],
  mr: ['(?:तासापूर्वी|तासांपूर्वी|मिनिटांपूर्वी|आत्ताच|नुकताच|नुकतेच)'],
  bn: ['(?:ঘণ্টা|ঘন্টা|মিনিট) আগে', '(?:এইমাত্র|এখনই|এখুনি)'],
  ta: ['(?:மணி நேரத்திற்கு|மணி நேரம்|நிமிடத்திற்கு|நிமிடங்களுக்கு) முன்[^ ]*', '(?:இப்போதுதான்|இப்பதான்|சற்று முன்)'],
  te: ['(?:గంట|గంటల|గంటలు|నిమిషం|నిమిషాల) (?:క్రితం|ముందు)', '(?:ఇప్పుడే|ఇంతకు ముందే)'],
};

export const TODAY: Turns = {
  en: ['(?:today|tonight|this (?:morning|afternoon|evening)|last night|yesterday)'],
  es: ['(?:hoy|ayer|anoche|esta (?:manana|tarde|noche))'],
  pt: ['(?:hoje|ontem|esta (?:manha|tarde|noite))'],
  fr: ['(?:aujourdhui|aujourd hui|hier|ce (?:matin|soir)|cette nuit)'],
  de: ['(?:heute|gestern|letzte nacht)'],
  hi: ['(?:आज|कल|कल रात)'],
  'hi-latn': ['(?:aaj|kal)'],
  mr: ['(?:आज|काल)'],
  bn: ['(?:আজ|আজকে|গতকাল|কাল)'],
  ta: ['(?:இன்று|இன்னைக்கு|நேற்று|நேத்து)'],
  te: ['(?:ఈరోజు|ఈ రోజు|నిన్న)'],
};

/** A house that burns, and what else brings a fire brigade. */
export const DISASTER: Turns = {
  en: [
    '(?:house|home|flat|apartment|building|shop|kitchen|room|village) (?:is |was |has |had |just |been |being )*(?:burn[^ ]*|caught fire|catching fire|flooded|collapsed|exploded|washed away)',
    '(?:an? |the )?(?:earthquake|explosion|gas leak|landslide|flood) (?:hit|happened|struck|is|here)',
  ],
  es: [
    '(?:se )?(?:quemo|incendio|quema|quemando|inundo|derrumbo) (?:[^ ]+ )?(?:mi|la|nuestra) casa',
    '(?:mi|la|nuestra) casa se (?:quemo|incendio|quema|inundo|derrumbo|esta quemando)',
  ],
  pt: ['(?:minha|a|nossa) casa (?:[^ ]+ )?(?:pegou fogo|queimou|incendiou|inundou|desabou|pegando fogo)'],
  hi: ['घर (?:में आग|जल) [^ ]+'],
  'hi-latn': ['ghar (?:me|mein|main) aag', 'ghar jal'],
};
export const ON_FIRE: Turns = {
  en: [
    '(?:house|home|flat|apartment|building|kitchen|room) is (?:on fire|burning|flooding)',
    '(?:smell gas|gas leak in my [^ ]+)',
  ],
};

/** Long past, long lasting or planned: what is asked then is how it goes on. */
export const NOT_FRESH: Turns = {
  en: [
    '(?:for|since|past|last) (?:the )?(?:last |past )?(?:[^ ]+ )?(?:weeks?|months?|years?)',
    '(?:weeks?|months?|years?) ago',
    '(?:in|since) (?:19|20)[0-9][0-9]',
    '(?:planned|scheduled|elective|routine|check ?up|next (?:week|month|year)|as a child|in childhood)',
    '(?:works?|working|job|worked|intern|doctor|nurse|internship) (?:in|at) (?:an? |the )?(?:[^ ]+ )?hospital',
  ],
  es: [
    'hace (?:[^ ]+ )?(?:semanas?|mes(?:es)?|anos?)',
    '(?:programad[oa]|planead[oa])',
    'trabaj[^ ]+ en (?:el |un )?hospital',
  ],
  pt: [
    '(?:ha|faz) (?:[^ ]+ )?(?:semanas?|mes(?:es)?|anos?)',
    '(?:agendad[oa]|planejad[oa])',
    'trabalh[^ ]+ (?:no|num) hospital',
  ],
  hi: ['(?:महीने|महीनों|साल|सालों|हफ्ते|हफ्तों) (?:से|पहले)'],
  'hi-latn': ['(?:mahine|mahino|saal|salon|hafte|hafton) (?:se|pehle|pahle)'],
};
