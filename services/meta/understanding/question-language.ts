import { OFFERED } from '@cuspal/speech';

/** Scripts that one offered language writes alone, or nearly so. */
const SCRIPTS: readonly (readonly [script: RegExp, tag: string])[] = [
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
];
/** Letters of Assamese that Bengali has not. */
const ASSAMESE = /[ৰৱ]/;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Small words by which languages of one script are told apart; none of them is English. */
const SMALL_WORDS = {
  hi: words('क्या कब कैसे कैसा कैसी है हैं हूँ मेरी मेरा मेरे मुझे होगी होगा होंगे में से की के को नहीं रहा रही रहे कौन कहाँ पाऊँगा सकता सकती'),
  mr: words(
    'आहे आहेत माझे माझी माझा माझं माझ्या मला होईल केव्हा कधी कसे कशी कसा कसं मी मध्ये मिळेल नाही काय कोण कुठे आणि लग्न नोकरी पाहिजे तर आता हे ही चांगले चांगला चांगली घ्यावे करावे',
  ),
  ne: words('छ छन् हो मेरो मेरी मलाई कहिले हुन्छ हुनेछ कसरी मा को'),
  'hi-Latn': words('kya kab kaise kaisa mera meri mere mujhe hogi hoga hai hain shaadi shadi milegi milega naukri'),
  'ta-Latn': words(
    'enakku enaku ennaku eppo eppa epdi eppadi enna irukku iruku irukka irukkum irukum kidaikkum kidaikuma kidaikkuma aagum aaguma varum varuma kalyanam velai naan endha entha illa indha intha sollunga nadakkuma nadakum',
  ),
  'te-Latn': words(
    'naa naku naaku nenu eppudu epudu undi unda untundi avutundi avutunda avuthundi avuthunda vastundi vastunda pelli udyogam cheyali emiti enti enduku maa cheppandi manchidi ee',
  ),
  es: words(
    'qué que cuándo cuando cómo como voy mi mis seré será podré tendré casaré encontraré trabajo dinero estoy este año',
  ),
  pt: words(
    'quando qual como vou meu minha meus minhas eu não será serei casarei terei emprego dinheiro estou o os em um uma',
  ),
} as const;
/** Letters and endings of Marathi that Hindi has not. */
const MARATHI = /ळ|(?:णार|णारा|णारी|च्या|साठी|ईल|तील|ायला|ावा|ावी|ावं|ऊन|तोय|तेय|शी)$/u;
type Told = keyof typeof SMALL_WORDS;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The offered language that a question is written in, by its script and its small words; undefined for English or doubt. */
export function languageWrittenIn(question: string): string | undefined {
  const tag = writtenIn(question);
  return tag !== undefined && OFFERED.includes(tag) ? tag : undefined;
}

function writtenIn(question: string): string | undefined {
  const [, ofScript] = SCRIPTS.find(([script]) => script.test(question)) ?? [];
  if (ofScript !== undefined) return ASSAMESE.test(question) ? undefined : ofScript;
  if (DEVANAGARI.test(question)) return mostWords(question, ['hi', 'mr', 'ne'], 1);
  return mostWords(question, ['es', 'pt', 'hi-Latn', 'ta-Latn', 'te-Latn'], 2)?.replace('-Latn', '');
}

/** The language with the most small words in a text, where it has so many and no other has as many. */
function mostWords(text: string, languages: readonly Told[], least: number): Told | undefined {
  const said = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = languages.map((tag) => ({ tag, count: said.filter((word) => isOf(tag, word)).length }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < least || first.count === second?.count) return undefined;
  return first.tag;
}

const isOf = (tag: Told, word: string): boolean => SMALL_WORDS[tag].has(word) || (tag === 'mr' && MARATHI.test(word));
