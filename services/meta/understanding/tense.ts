import type { Matter } from '../matters/matter.ts';
import { fittingFolded } from './text/fold.ts';
import { isEnglish } from './text/is-english.ts';

const PAST =
  /\b(?:was|were|did|had|happened|happen to me|back then|used to|in the past)\b|(?:^|\s)(?:fue|hubo|pasó|paso|foi|houve|était|etait|pourquoi ai je|war|waren|wurde|hatte|était|было|был|была|прошл[аио]|прошел|почему я|كان|كانت|था|थी|थे|हुआ|हुई|झाले|झाली|होता|ছিল|இருந்த\p{L}*|ఉండేది)(?:\s|$)|为什么我(?:当时|以前)|(?:^|\s)(?:पिछले|बीते|बीता|मागच्या|गेल्या|গত|போன|கடந்த|గత|పోయిన|నడిచింది|జరిగింది)(?:\s|$)|\b(?:tha|thi|hua|hui|pichle|pichhle|beete|beeta|pona)\b/u;
/** Verbs of what is over, which may as well tell how it came to a question of what is to come: "I lost it, when is the next". */
const OVER =
  'गई|गया|गए|टूटा|टूटी|हुए|हो गया|ছিলো|হয়েছিল|হয়েছিলো|হয়েছে|গেল|গিয়েছিল|ভেঙেছিল|झालं|झाला|होतं|मोडला|मोडलं|गेला|गेली|गेलं|ஆனது|ஆச்சு|நடந்தது|நடந்துச்சு|போனது|போச்சு|వచ్చింది|అయింది|అయ్యింది|పోయింది|gayi|gaya|tuti|tooti|aachu|aaychu|pochu|nadanthuchu|nadandhuchu|irundhuchu|irundhuchi|irunthuchu|irundhadhu|undedi|undindi|jarigindi|aindi|ayindi|ayyindi|poyindi';
const ASKS_WHEN = 'कब|कधी|केव्हा|কবে|কখন|எப்போது|எப்போ|ఎప్పుడు|kab|eppo|eppodhu|eppudu';
const ASKS_WHY = 'क्यों|क्यूं|का|কেন|ஏன்|ఎందుకు|kyu|kyun|kyon|yen|enduku';
/** What stands there is told, and when the next comes is asked: "2019 lo pelli ayindi, pillalu eppudu". */
const WHEN_AT_LAST = new RegExp(String.raw`(?:^|\s)(?:${ASKS_WHEN})$`, 'u');
/** At the end of what asks when or why they are what is asked. */
const ASKED_OF_WHAT_IS_OVER = new RegExp(
  fittingFolded(
    String.raw`(?:^|\s)(?:${ASKS_WHEN}|${ASKS_WHY})\s(?:.*\s)?[\p{L}\p{M}]*(?:${OVER})$|\bpor que (?:\p{L}+ )*(?:perdi|perdio|rompio|fracaso|acabo|acabou|perdeu|fracassou|terminou)\b`,
  ),
  'u',
);
/** Endings of verbs that tell of the future. */
const COMING_INDIC =
  /\b\p{L}+(?:ega|egi|enge|unga|ungi|aega|aegi)\b|\bhog[aie]\b|(?:ेगा|ेगी|ेंगे|एगा|एगी|एंगे|ूंगा|ऊंगा|होगा|होगी|होंगे)(?:\s|$)|(?:ईल|ेल|शील|णार)(?:\s|$)|(?<!(?:^|\s)ক)(?:বে|ব)(?:\s|$)|(?:கும்|குமா|வேனா|வாரா|வாளா)(?:\s|$)|(?:తుందా|తుంది|తానా|తాడా)(?:\s|$)|\b\p{L}+(?:tt?h?und[ia]|t?h?ana|th?ada|kkum|kkuma|gum|guma|ppena|vena)\b/u;
const COMING =
  /\b(?:will|when do|when does|going to|should|can i|do i get|does (?:he|she|it) (?:come|get)|ever|next|soon)\b/u;
/** The same of Spanish and Portuguese, whose accents are folded: "tendré", "vou casar"; words that only end so are none. */
const COMING_IBERIAN =
  /\b(?:voy|vas|va|vamos|van|vou|vai|vao) (?:a |me |se |ser |ter |ficar )|\b(?!(?:para|era|eran|fuera|fueran|manera|primera|carrera|madre|padre|quisiera|cualquiera|quiere|sobre)\b)\p{L}{2,}(?:are|ere|ire|dre|aran|eran|iran|dran|ara|era|ira|dra|arei|erei|irei|arao|erao)\b/u;
/** The chart itself speaks of birth in the past tense. */
const AT_BIRTH = /\bborn\b|\bat birth\b/u;
/** What began in a year, or was born in it, is no question of that year. */
const SINCE =
  /\b(?:since|from|born|birth|dob|se|nunchi|irundhu|lerndhu|janm|janam|pirandh\p{L}*|puttin\p{L}*|desde|nacid[oa]|naci|nascid[oa]|nasci)\b|(?:^|\s)(?:से|पासून|থেকে|இருந்து|నుంచి|నుండి|जन्म\p{M}*|জন্ম\p{M}*|பிறந்த\p{L}*|పుట్టిన)(?:\s|$)/u;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;

/** Whether a question asks what was: its verbs say so, or the years that it names are over and nothing in it is to come. */
export function isOfPast(asked: string, matter: Matter | null, nowMs: number): boolean {
  if (COMING.test(asked) || COMING_INDIC.test(asked) || COMING_IBERIAN.test(asked)) return false;
  if (AT_BIRTH.test(asked) && matter?.topic === undefined) return false;
  return PAST.test(asked) || ASKED_OF_WHAT_IS_OVER.test(asked) || namesPastYears(asked, nowMs);
}

/** Whether all years named are over; English tells what was by its verbs. */
function namesPastYears(asked: string, nowMs: number): boolean {
  const years = asked.match(YEAR)?.map(Number) ?? [];
  const thisYear = new Date(nowMs).getUTCFullYear();
  const over = years.length > 0 && years.every((year) => year < thisYear);
  return over && !isEnglish(asked) && !SINCE.test(asked) && !WHEN_AT_LAST.test(asked);
}
