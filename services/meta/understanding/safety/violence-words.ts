import { type Turns, upTo } from './turns.ts';

const WHO =
  '(?:he|she|they|who|husband|hubby|wife|spouse|partner|boyfriend|girlfriend|fiancee?|ex|father|mother|dad|mom|mum|stepfather|stepmother|stepdad|stepmom|brother|sister|uncle|aunt|cousin|son|daughter|laws?|teacher|boss|neighbours?|neighbors?|man|men|people|family|parents|someone|somebody|grandfather|friend)';
const WHOM =
  '(?:me|us|my (?:[^ ]+ )?(?:child|children|kids?|son|daughter|baby|mother|mom|mum|sister|brother|wife|girlfriend|husband|father)|our (?:[^ ]+ )?(?:child|children|kids?|son|daughter|baby)|(?:the|his|her) (?:[^ ]+ )?(?:children|kids?|baby|wife|child|daughter|son)|him|her)';
const STRIKES =
  '(?:hits?|hitting|beats?|beating|beaten|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing))';
const HARMS =
  '(?:assault(?:s|ed|ing)?|molest(?:s|ed|ing)?|rap(?:e|es|ed|ing)|tortur(?:e|es|ed|ing)|abus(?:e|es|ed|ing)|stab(?:s|bed|bing)?|attacked|whip(?:s|ped)|thrash(?:es|ed|ing)?)';
const KIN =
  '(?:husband|wife|partner|marriage|relationship|boyfriend|girlfriend|father|mother|family|home|ex|son|man|parents?|stepfather|uncle|in laws)';
const VIOLENT = '(?:violent|abusive|physically abusive)';
const OF_VIOLENCE =
  '(?:beaten(?: up)?|slapped|punched|choked|strangled|abused|raped|molested|assaulted|tortured|trafficked|sexually [^ ]+)';

/** Blows, which are also words of sport: "beats me at chess". */
export const BLOWS: Turns = {
  en: [
    `${WHO} ${upTo(3)}${STRIKES} (?:up )?${WHOM}(?! (?:on|out|that|with (?:questions|requests)|to (?:it|the)|up for)(?= ))`,
    'rais[^ ]+ (?:his|her|their) hands? (?:on|at|against) (?:me|us|my [^ ]+)',
    `i ${upTo(2)}(?:hit|beat|slapped|punched|kicked|strangled) my (?:wife|husband|girlfriend|boyfriend|partner|child|children|kids?|son|daughter|mother|father)`,
    `(?:i|we|she|he|child|daughter|son|sister|mother|wife|friend) (?:am|im|is|was|were|being|get|gets|got|have been|has been|been|keeps? getting) ${upTo(2)}(?:beaten|hit by (?:my|him|her|his))`,
  ],
  es: [
    '(?:me|nos) (?:pega|pego|pegan|pegaba|golpea|golpeo|golpean|patea|patean|abofetea|ahorca)(?! (?:un|una|el|la|los|las|bien|fuerte la|mucho el|duro la|este|esta|saturno|mi)(?= ))',
    `(?:pega|golpea|maltrata|pegan|golpean) ${upTo(1)}a (?:mi|mis|nuestr[^ ]+|los|su) (?:hij[^ ]+|nin[^ ]+|madre|mama|herman[^ ]+|bebe|esposa|mujer)`,
  ],
  pt: [
    '(?:me|nos) (?:bate|bateu|batem|espanca|espancou|soca|chuta|estrangula|estapeia)',
    '(?:bate|bateu|batem|batendo|espanca) em (?:mim|nos|(?:meu|minha|meus|minhas|nossos|nossa|nosso) (?:filh|mae|irma|bebe)[^ ]*)',
  ],
  fr: ['(?:me|nous) (?:frappe|bat|gifle|cogne|tape)(?! (?:au|aux|a)(?= ))', 'ma frappee?'],
  de: ['(?:schlagt|schlug|verprugelt|wurgt|misshandelt) (?:mich|uns|meine? (?:kind|kinder|tochter|sohn|mutter))'],
  hi: [
    `(?<!(?:शनि|राहु|केतु|मंगल) )(?:मुझे|मुझको|हमें|हमको|बच्चों को|बच्चे को|बेटी को|बेटे को|मां को|मम्मी को|बहन को|पति|सास|ससुराल वाले|ससुराल वाली) ${upTo(4)}(?:मारता|मारते|मारती|पीटता|पीटते|पीटती|मार रहा|मार रहे|पीट रहा|पीट रहे) (?:है|हैं|रहता|रहते|था|थे)`,
    '(?:मारपीट|मार पीट|मारते पीटते|मारता पीटता|मारते पीटते)',
  ],
  'hi-latn': [
    `(?:mujhe|mujhko|mujh ko|humein|hume|hamein|hame|humko|hamko|baccho ko|bachcho ko|bacchon ko|bachchon ko|bachhe ko|bacche ko|beti ko|bete ko|maa ko|mummy ko|behen ko|pati|husband|saas|sasural wale) ${upTo(4)}(?:maarta|marta|maarte|maarti|peetta|pitta hai aur|peette|peetti|maar raha|peet raha|maarte peette) (?:hai|hain|he|h|rehta|rehte|tha)`,
    '(?:maar ?peet|maarpeet|marpeet|maar pit|mar pit|marpit|maarpit)',
  ],
  mr: [
    `(?:मला|आम्हाला|मुलांना|मुलाला|मुलीला|आईला|बहिणीला|नवरा|सासू|सासरचे) ${upTo(3)}(?:मारतो|मारते|मारतात|मारलं|मारले|झोडपतो|बदडतो)`,
    'मारहाण[^ ]*',
  ],
  'mr-latn': [`(?:mala|mulanna|navra) ${upTo(3)}(?:marto|maarto|martat|maartat|marhan|maarhan)`],
  bn: [
    `(?:আমাকে|আমায়|আমাদের|বাচ্চাকে|বাচ্চাদের|মেয়েকে|ছেলেকে|মাকে|সন্তানকে|স্বামী|শাশুড়ি|বর) ${upTo(3)}(?:মারে|মারেন|মারছে|মেরেছে|পেটায়|পেটাচ্ছে|পিটিয়েছে)`,
    'মারধর[^ ]*',
  ],
  'bn-latn': [`(?:amake|amay) ${upTo(3)}(?:mare|maare|marche|mardhor|petay)`],
  ta: [
    `(?:என்னை|என்னைய|எங்களை|குழந்தையை|மகளை|மகனை|அம்மாவை|பிள்ளைகளை|பிள்ளையை|கணவர்|கணவன்|புருஷன்) ${upTo(3)}(?:அடிக்கிற|அடிக்கற|அடித்த|அடிச்ச|அடித்து|உதைக்கிற)[^ ]*`,
  ],
  'ta-latn': [
    `(?:enna|ennai|ennaiya|pullaya|kuzhandhaiya|purushan|kanavar|husband) ${upTo(3)}(?:adikir|adikkir|adikur|adikkur|adichu|adikkar)[^ ]*`,
  ],
  te: [
    `(?:నన్ను|మమ్మల్ని|పిల్లలను|పిల్లల్ని|కూతురిని|కొడుకుని|అమ్మను|అమ్మని|భర్త) ${upTo(3)}(?:కొడుతున్నా|కొడుతుం|కొడతా|కొడుతా|కొట్టా|కొడుతూ|తంతా|తన్నా)[^ ]*`,
  ],
  'te-latn': [`(?:nannu|pillalani|bharta) ${upTo(3)}k(?:o|oo)(?:d|dt|dth|tt)[^ ]*(?:adu|aru|undi)`],
};

/** Where blows are those of a game. */
export const CONTEST: Turns = {
  all: [
    '(?:chess|cards?|tennis|badminton|golf|football|cricket|carrom|ludo|rummy|poker|squash|table tennis|game|games|match|matches|race|election|elections|exam|exams|final|finals|tournament|competition|contest|debate|score|marks|record|pool|snooker|scrabble|boxing|wrestling|trial|bid|sets?|versus|vs)',
    // A blow in traffic, and one of a child that is on its way.
    '(?:lights|junction|driver|drivers|car|bike|scooter|truck|his side|insurance|he or an? she|boy or (?:an? )?girl)',
    '(?:ajedrez|xadrez|echecs|schach|shatranj|शतरंज|cartas|partida|jogo|juego|torneo)',
  ],
};

/** Violence by its name, of which courts speak as well. */
export const NAMED: Turns = {
  en: [
    `${WHO} ${upTo(3)}${HARMS} ${WHOM}`,
    `(?:i|we|she|he|child|daughter|son|sister|mother|wife|friend) (?:am|im|is|was|were|being|get|gets|got|have been|has been|been) ${upTo(2)}${OF_VIOLENCE}`,
    `${VIOLENT} (?:[^ ]+ )?${KIN}`,
    `(?:${KIN}|he|she) (?:is|gets|has become|becomes|turns|turned|are|has been|got|was) (?:[^ ]+ )?${VIOLENT}`,
    '(?:domestic|family|marital) (?:violence|abuse|rape)',
    '(?:sexual|child|physical) (?:abuse|assault|violence)',
    '(?:sexually|physically) (?:abus|assault|harass|hurt|tortur)[^ ]+',
    '(?:victim of|facing|suffering|survivor of) (?:[^ ]+ )?(?:abuse|violence|rape)',
    '(?:hurts|hurting) me physically',
    '(?:gang ?raped?|raped|dowry (?:harassment|torture|violence))',
  ],
  es: [
    '(?:me|nos) (?:maltrata|maltratan|maltrato|viola|violo|violaron|agrede|agredio|abusa|acosa sexualmente|tortura)(?! (?:la|el|los|las|una?)(?= ))',
    `(?:marido|esposo|pareja|novio|padre|ex|mujer|esposa|novia|padrastro) ${upTo(2)}(?:violent[oa]|maltratador[a]?|abusiv[oa]|agresiv[oa])`,
    '(?:violencia (?:domestica|de genero|machista|familiar|sexual|intrafamiliar)|abuso sexual|abusos sexuales|abusaron de mi|abusan de mi|abusa de (?:mi|su)[^ ]*|fui violada|violacion)',
  ],
  pt: [
    '(?:me|nos) (?:agride|agrediu|maltrata|estupra|estuprou|violenta|violentou|abusa|abusou|tortura)',
    `(?:marido|esposo|namorado|companheiro|pai|ex|parceiro|padrasto) ${upTo(2)}(?:violent[oa]|agressiv[oa]|abusiv[oa])`,
    '(?:violencia (?:domestica|sexual|contra a mulher)|abuso sexual|abusa(?:ndo)? d[ea] (?:mim|minha|meu)|abusou de mim|fui (?:estuprada|abusada|violentada|agredida)|estupro)',
  ],
  fr: [
    '(?:me|nous) (?:viole|agresse)',
    '(?:mari|conjoint|compagnon|copain|pere) (?:me|nous) maltraite',
    '(?:violences? conjugales?|(?:mari|conjoint|compagnon) (?:est )?violent|ete violee|viol)',
  ],
  de: ['(?:hausliche gewalt|vergewaltig[^ ]+|gewalttatig[^ ]*|missbraucht[^ ]*)'],
  hi: [
    '(?:घरेलू हिंसा|बलात्कार|यौन (?:शोषण|उत्पीड़न|हिंसा|दुर्व्यवहार)|छेड़छाड़|हिंसक (?:पति|पिता|बेटा|रिश्ता|आदमी)|रेप (?:किया|हुआ|हो गया))',
    '(?:पति|पिता|बेटा|वह|वो) (?:[^ ]+ )?हिंसक (?:है|हैं|हो)',
    '(?:जबरदस्ती|ज़बरदस्ती) (?:संबंध|सम्बन्ध|सेक्स|शारीरिक)[^ ]*',
    '(?:गलत|ग़लत) (?:तरीके|जगह|ढंग) [^ ]+ छू[^ ]*',
    'दहेज (?:के लिए )?(?:प्रताड़|उत्पीड़|सता)[^ ]*',
  ],
  'hi-latn': [
    '(?:gharelu hinsa|balatkar|rape (?:kiya|hua|karta|ho gaya)|yaun shoshan|chhed ?chhad|chedchad)',
    '(?:zabardasti|jabardasti) (?:sambandh|sex|sharirik)',
    'galat (?:tarike|jagah|tarah) (?:se )?(?:chh?u|touch)[^ ]*',
  ],
  mr: ['(?:कौटुंबिक हिंसाचार[^ ]*|घरगुती हिंसा[^ ]*|बलात्कार[^ ]*|लैंगिक (?:अत्याचार|छळ|शोषण)[^ ]*|विनयभंग[^ ]*)', 'हिंसक नवरा'],
  bn: [
    '(?:গৃহ নির্যাতন|পারিবারিক (?:সহিংসতা|নির্যাতন|হিংসা)|গার্হস্থ্য হিংসা|ধর্ষণ[^ ]*|যৌন (?:নির্যাতন|হয়রানি|নিপীড়ন|হেনস্থা)[^ ]*|শারীরিক নির্যাতন[^ ]*)',
    '(?:আমাকে|আমার উপর) (?:[^ ]+ )?(?:নির্যাতন|অত্যাচার) (?:করে|করছে|করেন)',
  ],
  ta: [
    '(?:குடும்ப வன்முறை[^ ]*|பாலியல் (?:வன்|தொல்லை|துன்|பலாத்|சீண்ட)[^ ]*|கற்பழி[^ ]*|பலாத்கார[^ ]*)',
    '(?:என்னை|மகளை|குழந்தையை) (?:[^ ]+ )?(?:துன்புறுத்து|கொடுமைப்படுத்து|சித்திரவதை)[^ ]*',
  ],
  te: [
    '(?:గృహ హింస[^ ]*|అత్యాచార[^ ]*|లైంగిక (?:వేధింపు|దాడి|హింస)[^ ]*|మానభంగ[^ ]*)',
    '(?:నన్ను|కూతురిని) (?:[^ ]+ )?(?:హింసిస్తు|వేధిస్తు|చిత్రహింస)[^ ]*',
  ],
};

/** Threats, and somebody who follows. */
export const THREATS: Turns = {
  en: [
    `threat[^ ]* to (?:kill|hurt|harm|beat|shoot|stab|burn|rape|hit|attack|murder)`,
    `${WHO} ${upTo(2)}(?:threatens|threatened|threatening|threaten) (?:me|us|my (?:family|children|kids|life|son|daughter|mother))(?! (?:with|to|of)(?= ))`,
    '(?:death threats?|threats? to my life)',
    `${WHO} ${upTo(2)}(?:wants?|tried|trying|going|will|plans?|planning) (?:to )?(?:kill|murder|strangle|stab) (?:me|us|my [^ ]+|her|him)`,
    `(?:someone|somebody|stranger|man|men|he|guy|ex [^ ]+|ex|stalker|people|boy|they) ${upTo(2)}(?:following|stalking|stalks|follows) (?:me|us|my daughter|my son|my sister|my wife)(?! (?:on|in my dreams)(?= ))`,
    '(?:i am|im|am i|being|been) (?:being )?(?:followed|stalked)(?! (?:on|by (?:bad|good|saturn|luck))(?= ))',
    '(?:afraid|scared|frightened|terrified|fear) for my (?:life|safety)',
    '(?:afraid|scared|frightened|terrified) of my (?:husband|partner|boyfriend|ex|stepfather)(?! (?:leaving|losing|cheating|finding|going|dying|getting|will)(?= ))',
    '(?:i am|im|not|dont|do not|isnt) (?:feel )?(?:un)?safe (?:at home|with (?:my husband|him|my father|my partner))',
    `${WHO} ${upTo(2)}(?:locks|locked|locking) me (?:in|up|inside)`,
    `(?:touch|touches|touched|touching|fondl[^ ]+) (?:me|her|him|my [^ ]+) ${upTo(3)}(?:inappropriately|sexually|private parts?|bad way|wrong way|badly)`,
    `(?:step ?[^ ]+|uncle|father|dad|grandfather|grandpa|cousin|brother|teacher|tutor|coach|priest|neighbou?r|law) ${upTo(2)}(?:touch|touches|touched|touching|grop[^ ]+|fondl[^ ]+) (?:me|us|my (?:[^ ]+ )?(?:daughter|son|sister|child))(?! (?:deeply|emotionally|heart|with (?:his|her|their) (?:kindness|words|love))(?= ))`,
    '(?:bad touch|forc[^ ]+ me (?:to|into) (?:have )?(?:sex|sleep|prostitution)|forc[^ ]+ himself on)',
  ],
  es: [
    'amenaz[^ ]+ (?:con |de )?(?:matar[^ ]*|muerte|pegar[^ ]*|golpear[^ ]*)',
    '(?:me|nos) (?:quiere|quieren|va a|van a|intento) (?:matar|pegar|golpear)',
    `(?:alguien|hombre|desconocido|tipo|ex|vecino|el) (?:me|nos) (?:sigue|persigue|acosa|esta siguiendo|vigila)(?! (?:gustando|queriendo|amando|escribiendo|llamando|en)(?= ))`,
    'me (?:esta siguiendo|estan siguiendo|estan persiguiendo|esta acosando)',
    '(?:temo por mi vida|miedo por mi vida)',
  ],
  pt: [
    'amea[^ ]+ (?:me |de |em )?(?:matar|morte|bater)',
    '(?:quer|querem|vai|vao|tentou) me (?:matar|bater|estuprar|machucar)',
    '(?:esta|estao|vem|anda) me (?:seguindo|perseguindo|ameacando)',
    '(?:alguem|homem|desconhecido|ex) me (?:segue|persegue|ameaca)',
    '(?:temo pela minha vida|medo pela minha vida)',
  ],
  fr: [
    'menace[^ ]* de (?:me |nous )?(?:tuer|mort|frapper)',
    '(?:veut|va) me (?:tuer|frapper)',
    '(?:me suit dans la rue|on me suit)',
  ],
  de: [
    'droht (?:mir )?(?:mich umzubringen|mit dem tod)',
    '(?:er|sie|mann|vater|ex) (?:will|wird) mich (?:umbringen|toten)',
    '(?:verfolgt|stalkt) mich',
  ],
  hi: [
    '(?:मारने|जान से मारने|जान|हत्या|मार डालने|मार देने) की धमकी[^ ]*',
    '(?:मुझे|हमें) (?:[^ ]+ )?(?:मार डालेगा|मार डालेंगे|मारना चाहता|मारना चाहते|जान से मार)[^ ]*',
    '(?:कोई|आदमी|लड़का|वह|वो|लोग) (?:[^ ]+ )?मेरा पीछा (?:करता|कर रहा|करते|कर रहे)',
  ],
  'hi-latn': [
    '(?:maarne|marne|jaan se maarne|jaan se marne|jaan) ki dhamki',
    '(?:mujhe|hume) (?:[^ ]+ )?(?:maar dalega|mar dalega|maar dega|jaan se maar)[^ ]*',
    '(?:koi|aadmi|ladka|wo|woh) (?:[^ ]+ )?mera (?:peecha|pichha|picha) (?:karta|kar raha|karte)',
  ],
  mr: ['(?:जिवे|जीवे|ठार) मारण्याची धमकी[^ ]*', '(?:कोणी|कोणीतरी|माणूस|मुलगा|तो) (?:[^ ]+ )?माझा पाठलाग[^ ]*'],
  bn: [
    '(?:খুনের|মেরে ফেলার|হত্যার|প্রাণনাশের) হুমকি[^ ]*',
    '(?:আমাকে) (?:[^ ]+ )?(?:মেরে ফেল|খুন কর)[^ ]*',
    '(?:কেউ|লোক|ছেলে|লোকটা) (?:[^ ]+ )?আমার পিছু[^ ]*',
    '(?:কেউ|লোক|একজন) (?:[^ ]+ )?আমাকে অনুসরণ[^ ]*',
  ],
  ta: [
    'கொலை மிரட்டல்[^ ]*',
    '(?:என்னை) (?:[^ ]+ )?(?:கொன்று|கொல்ல|கொலை)[^ ]*',
    '(?:யாரோ|ஒருவர்|ஒருவன்|அவன்) (?:[^ ]+ )?என்னை (?:[^ ]+ )?(?:பின்தொடர்|பின் தொடர்)[^ ]*',
  ],
  te: [
    '(?:చంపుతా|చంపేస్తా)[^ ]*',
    '(?:నన్ను) (?:[^ ]+ )?(?:చంపు|చంపే|చంపాల)[^ ]*',
    '(?:ఎవరో|ఒకడు|వాడు) (?:[^ ]+ )?నన్ను (?:[^ ]+ )?(?:వెంబడి|వెంటాడు|ఫాలో)[^ ]*',
  ],
};

/** A court, a past long gone or a marriage to come, which a chart is asked about. */
export const ELSEWHERE: Turns = {
  en: [
    '(?:case|court|judg?ement|lawsuit|498a|verdict|acquitt[^ ]+|accus[^ ]+|falsely|false|alleg[^ ]+|charges?|bail|film|movie|novel|book)',
    '(?:as a child|in (?:my )?childhood|in the past|years ago|past life)',
    '(?:will|would) (?:i|my (?:future )?(?:husband|wife|partner|spouse|marriage)) (?:[^ ]+ )?(?:be|get|have|marry|find|become)',
    '(?:future|work with|ngo|help) (?:[^ ]+ )?(?:husband|wife|partner|spouse|victims?|survivors?)',
  ],
  es: ['(?:juicio|caso|sentencia|demanda|acusad[oa])', 'de (?:nina|nino)', 'futur[oa]'],
  pt: ['(?:processo|caso|sentenca|acusad[oa]|julgamento)', 'futur[oa]'],
  hi: ['(?:केस|मुकदमा|मुकदमे|अदालत|झूठा|झूठे|आरोप)'],
  'hi-latn': ['(?:case|mukadma|court|jhutha|jhoota|aarop)'],
};
