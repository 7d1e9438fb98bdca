import { folded } from './fold.ts';

/** A stretch of a question and how much it counts: what asks counts whole, what leads up to it less. */
export interface Stretch {
  readonly text: string;
  readonly weight: number;
}

/** What leads up to the question tells how it came about; it counts the less the more of it there is. */
const SHORTLY_BESIDE = 0.9;
const BESIDE = 0.6;
const FAR_BESIDE = 0.25;
const SHORT_WORDS = 12;
const RAMBLING_WORDS = 22;

/** How a stretch says that it is not what is asked. */
const REFUSED = [
  /\bnot? (?:interested|asking|bothered|worried|talking|curious)\b/u,
  /\b(?:this is |its |im |i am )?not about\b/u,
  /\bnothing (?:about|on|to do with)\b/u,
  /\bno more\b(?! (?:than|money|job))/u,
  /\bno \w+(?: \w+)? (?:talk|stuff|questions?|please|pls|thanks)\b/u,
  /\b(?:dont|do not|didnt) (?:ask|want to (?:hear|know)|tell me|care|mean|talk|give me|bother)\b/u,
  /\b(?:forget|skip|leave (?:aside|out)|never mind|apart from|other than|except|instead of|rather than|enough of)\b/u,
  /\b(?:leave|leaving) .* (?:aside|out)\b/u,
  /^\W*not (?:my|the|his|her|our|love|marriage|career|money|health)\b/u,
  /^\W*nicht (?:um |uber |zu )?(?:die|der|das|den|meine?|liebe|geld|ehe|job)\b|\bnichts (?:uber|von|zu)\b|\bes geht nicht um\b/u,
  /\bkeine? (?:liebe|ehe|heirat|gesundheit|karriere)\b/u,
  /^\W*no (?:sobre|de|del|me hables|quiero saber|es sobre|hablo)\b|\bnada (?:de|sobre)\b/u,
  /^\W*(?:nao|n[aã]o) (?:sobre|quero saber|e sobre|fale|me fale)\b/u,
  /^\W*pas (?:de |d |du |sur |le |la |les |mon |ma |l)|\brien sur\b|\bje ne parle pas\b|\bne me parle[zs]? pas\b/u,
  /(?:^|\s)не (?:про|о|об|надо про|интересует|говори)(?:\s|$)/u,
  /(?:^|\s)(?:ليس|لا اسال|لا اريد|لا تحدثني) (?:عن|ان)/u,
  /^\s*(?:不是问|不问|别说|不要说|不想问)/u,
  /\b(?:bukan (?:soal|tentang)|jangan (?:bahas|soal))\b/u,
  /(?:के बारे में नहीं|की बात नहीं|नहीं पूछ|छोड़ो|ke bare me nahi|ki baat nahi|nahi puch|chhodo|chodo|नको|विषयी नाही|बद्दल नाही)/u,
  /(?:^|\s)(?:छोडिए|छोडो|रहने दो|रहने दीजिए|हटाओ|chhodiye|chodiye|chhodo|chodo|rehne do|rahne do)\W*$/u,
  /(?:बात|बारे में) (?:मत|न|ना) (?:करो|करिए|कीजिए|करना|बोलो)|(?:baat|bare me) (?:mat|na) (?:karo|kariye|karna|bolo)|(?:विषयी|बद्दल) (?:बोलू नका|विचारत नाही)/u,
  /(?:பேசாதீங்க|பேச வேண்டாம்|pesa vendam|pesathinga|మాట్లాడకు|మాట్లాడొద్దు|কথা (?:বলো না|বলবেন না|বাদ))/u,
  /\b(?:not a word (?:about|on)|spare me|kein wort (?:uber|von)|jangan (?:bicara|ngomong)|nao me fale)\b|(?:^|\s)(?:только не (?:про|о)|لا تتكلم عن)|^\s*(?:别提|不谈|不想知道)/u,
  /(?:பற்றி (?:இல்லை|அல்ல|வேண்டாம்)|வேண்டாம்|pathi illa|vendam|గురించి కాదు|వద్దు|নিয়ে নয়|নিয়ে না|না বলে)/u,
] as const;

/** The part left aside before what is to be told: "not the marriage, tell me of money", as the Indian languages say it. */
const LEFT_ASIDE =
  /^\W*(?:[\p{L}\p{M}]+\s+){1,3}(?:nahi|nahin|nhi|नहीं|नही|नको|नाही|নয়|না|வேண்டாம்|இல்ல|இல்லை|vendam|venam|illa|వద్దు|కాదు)[\s,.;]+(?=.*(?:batao|bataiye|bataye|bata do|boliye|bolo|बताओ|बताइए|बताइये|बताएं|बोलो|सांगा|बोला|বলুন|বলো|சொல்லு\p{L}*|sollu\p{L}*|చెప్పండి|చెప్పు))/u;

/** What asks: the words of a question in the languages, or a request. */
const ASKS =
  /[?？؟]|\b(?:when|will|what|which|why|how|where|who|should|shall|can|could|is|are|am|do|does|did|was|would|tell me|want to know|find|pick|choose|show|give)\b|\b(?:cuando|cual|como|donde|que|debo|puedo|quando|qual|onde|devo|posso|quand|quel|quelle|comment|est ce|dois je|vais je|wann|wird|werde|soll|wie|was|welche[rs]?|kann|kommt|kapan|apakah|bagaimana|kenapa|mengapa|kab|kya|kaise|kaisa|kaisi|eppo|eppadi|enna)\b|(?:когда|будет|стоит|как|почему|какой|скажите|متي|هل|كيف|ماذا|اين|什么|吗|何时|怎么|कब|क्या|कैसे|कैसा|कधी|का$|কবে|কি|எப்போ|எப்படி|ஆ$|ఎప్పుడు|ఎలా)/u;

/** After these comes what was meant all along. */
const CONTRAST =
  /(?:^|[\s,.;])(?:but what|but|however|pero|sino|mas|porem|mais|aber|sondern|но|а вот|لكن|ولكن|بل|但是|但|tapi|tetapi|lekin|लेकिन|मगर|magar|par mujhe|पर|पण|কিন্তু|ஆனால்|aanal|కానీ|kani)\s/gu;

/** The stretches of a question that count, the refused ones left out. */
export function stretchesOf(question: string): readonly Stretch[] {
  const clauses = clausesOf(folded(question).replace(LEFT_ASIDE, ''));
  const kept = clauses.filter((clause) => !REFUSED.some((refused) => refused.test(clause.trim())));
  // A question that seems to refuse all it says is taken whole.
  const left = kept.some((clause) => wordCount(clause) > 0) ? kept : clauses;
  const meant = afterContrast(left);
  if (left.length < 2) return left.map((text) => ({ text, weight: 1 }));
  const asking = meant ?? withWhatItMeans(left, askingOf(left));
  const words = left.reduce((sum, clause) => sum + wordCount(clause), 0);
  return left.map((text) => ({ text, weight: asking.has(text) ? 1 : besideWeight(words, meant !== null) }));
}

function besideWeight(words: number, contrasted: boolean): number {
  if (contrasted || words > RAMBLING_WORDS) return FAR_BESIDE;
  return words > SHORT_WORDS ? BESIDE : SHORTLY_BESIDE;
}

const wordCount = (text: string): number => text.match(/[\p{L}\p{M}\p{Nd}]+/gu)?.length ?? 0;

/** A stop within a number or a time of day parts nothing. */
function clausesOf(text: string): readonly string[] {
  const marked = text.replace(CONTRAST, (found) => found.replace(/^[\s,.;]*/u, '\u0000'));
  return marked
    .split(/(?<=[?？؟])|(?<=[!！。；，、\n])|(?:[,;](?!\d)|(?:(?<!\d)\.|\.(?!\d))(?=\s|$)|:(?!\d)| - |—)|(?=\u0000)/u)
    .filter((clause) => wordCount(clause) > 0);
}

function afterContrast(clauses: readonly string[]): ReadonlySet<string> | null {
  const at = clauses.findLastIndex((clause) => clause.startsWith('\u0000'));
  const after = at < 0 ? [] : clauses.slice(at);
  const enough = after.reduce((sum, clause) => sum + wordCount(clause), 0) >= MEANT_WORDS;
  return enough && (after.some((clause) => ASKS.test(clause)) || after.length > 0) ? new Set(after) : null;
}

const MEANT_WORDS = 4;

/** Words of a question that names nothing itself: "how will it go", "did I do right". */
const POINTING =
  /^\W*(?:(?:and|so|but|now|please|pls|tell|me|how|will|would|does|do|did|is|are|was|can|should|what|when|it|its|this|that|they|things|everything|all|i|we|go|goes|going|gonna|to|be|get|ok|okay|fine|well|good|bad|right|wrong|better|worse|work|works|out|turn|turns|last|lasts|happen|happens|next|the|a|for|us|like|look|really|ever|think|you|or|not|already|still|then|about|end|wise|decision|choice|thing) ?)+\W*$/u;

/** What a question points back to counts as much as the question. */
function withWhatItMeans(clauses: readonly string[], asking: ReadonlySet<string>): ReadonlySet<string> {
  const first = clauses.findIndex((clause) => asking.has(clause));
  const before = clauses[first - 1];
  if (before === undefined || ![...asking].every((clause) => POINTING.test(clause))) return asking;
  return new Set([before, ...asking]);
}

/** Stretches with a question mark, else those that ask, else all. */
function askingOf(clauses: readonly string[]): ReadonlySet<string> {
  const marked = clauses.filter((clause) => /[?？؟]/u.test(clause));
  if (marked.length > 0) return new Set(marked);
  const asking = clauses.filter((clause) => ASKS.test(clause));
  return new Set(asking.length > 0 ? asking : clauses);
}
