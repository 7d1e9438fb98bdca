import { wordsOf } from '../text/fold.ts';

/** Said of days that are to be good for something, or of which the best is to be told, in the languages that are read. */
const GOOD = new RegExp(
  [
    String.raw`\b(?:good|better|best|right|favou?rable|auspicious|lucky|suitable|ideal)(?: (?:time|days?|dates?|moment|week|weekend|idea))*(?: (?:for|to)\b|$)`,
    String.raw`\b(?:which|what)(?: (?:of|the|these|those|next|coming|two|three|\d+))* (?:days?|dates?)\b`,
    String.raw`\b(?:ac+h+[aie]|shubh|sahi|behtar|k(?:au|o)n ?sa din|kis din)\b`,
    'अच्छ[ाीे]|शुभ|बेहतर|सही|उपयुक्त|अनुकूल|कौन सा दिन|किस दिन',
    'चांगल[ाीें]|योग्य|कोणता दिवस|कोणत्या दिवशी',
    'ভাল|শুভ|উপযুক্ত|কোন দিন',
    'நல்ல|சிறந்த|உகந்த|ஏற்ற|எந்த நாள்',
    'మంచి|అనుకూల|శుభ|ఏ రోజు',
    String.raw`\b(?:buen(?:[oa]s?)?|mejor(?:es)?|favorables?|propici[oa]s?|adecuad[oa]s?|que dia)\b`,
    String.raw`\b(?:bo[am]s?|bom|bons|melhor(?:es)?|favorave(?:l|is)|adequad[oa]s?|qual dia)\b`,
    String.raw`\b(?:gut(?:e[rsn]?)?|beste[rsn]?|gunstig(?:e[rsn]?)?|welcher tag|bon(?:ne)?|meilleure?s?|quel jour)\b`,
  ].join('|'),
  'u',
);

/** Said of days on which nothing is to go wrong, where no more is asked of them. */
const SAFE = /\b(?:(?:should|shall|can|may) (?:i|we)|fine|okay|ok|theek|thik|bien|bem)\b|ठीक|ঠিক/u;

/** Said of what the days are to be good for, or where one of them is to be named. */
const FOR =
  /\b(?:for|to|ke liye|para|pour|fur)\b|के लिए|साठी|জন্য|(?:க்கு|ற்கு)(?![\p{L}\p{M}])|(?:కి|కు)(?![\p{L}\p{M}])|\b(?:which|what|kis|kaun|que|qual|welcher|quel)\b|कौन|किस|कोणत|কোন|எந்த|ఏ /u;

/**
 * What somebody will come by, and what has been, is a matter of a life, however good it is to be: "will I find a good house
 * next week".
 */
const OF_A_LIFE =
  /\b(?:will (?:i|my|we|he|she|they)|was|were|had|did|went)\b|\b(?:milega|milegi|conseguire|encontrare|conseguirei|encontrarei|vou (?:conseguir|encontrar)|voy a (?:conseguir|encontrar))\b|मिले[गं]|मिळेल|পাব|கிடைக்|దొరుకు/u;

/** How much a question asks of its days: that they be good for something that is named, be good, or do no harm. */
type AskedOfDays = 'good_for' | 'good' | 'safe';

/** What a question asks of its days; null where it asks nothing of them. */
export function askedOfDays(question: string): AskedOfDays | null {
  const words = wordsOf(question).join(' ');
  if (OF_A_LIFE.test(words)) return null;
  if (GOOD.test(words)) return FOR.test(words) ? 'good_for' : 'good';
  return SAFE.test(words) ? 'safe' : null;
}
