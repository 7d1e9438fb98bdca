import { fittingFolded, folded } from './text/fold.ts';

/** What a question asks the number of, of which no rule tells one. */
export type Counted = 'CHILDREN' | 'MARRIAGES';

const CHILDREN =
  '\\bhow many (?:more )?(?:kids|children|babies|sons|daughters|boys|girls)\\b|\\bnumber of (?:kids|children|babies)\\b|\\bcuant[oa]s (?:hij[oa]s|nin[oa]s|bebes)\\b|\\bquant[oa]s (?:filh[oa]s|criancas|bebes)\\b|\\bcombien d enfants\\b|\\bwie viele kinder\\b|\\bberapa (?:orang )?anak\\b|\\bkitne (?:bachche|bacche|bache|bachhe)\\b|\\bkitni santan\\b|\\be(?:th|tt|tth|dh)anai? (?:kuzhan[dt]hai|kulan[dt]hai|kozhan[dt]hai|pillai|pasanga)|\\bentha ?mandi (?:pillalu|santhanam|santanam)\\b|कितने बच्चे|कितनी संतान|किती (?:मुले|मुलं|अपत्ये)|(?:কয়টি|কয়টা|কটা|কতজন|কতগুলো) (?:সন্তান|বাচ্চা|ছেলেমেয়ে)|எத்தனை (?:குழந்தை|பிள்ளை)|(?:ఎంతమంది|ఎంత మంది|ఎందరు) (?:పిల్లలు|సంతానం)';
const MARRIAGES =
  '\\bhow many (?:marriages|weddings|husbands|wives|spouses)\\b|\\bhow many times (?:will|do|shall|am) i (?:\\w+ ){0,2}(?:marry|married)\\b|\\bnumber of marriages\\b|\\bcuantos matrimonios\\b|\\bcuantas veces me (?:voy a casar|casare|caso)\\b|\\bquantos casamentos\\b|\\bquantas vezes (?:eu )?(?:vou )?(?:me )?casar|\\bkitni (?:shaadi|shadi|shaadiyan|shadiyan|shaadiyaan)\\b|\\bkitni (?:baar|bar) (?:shaadi|shadi)\\b|\\be(?:th|tt|tth|dh)anai? (?:kalyana?m|thirumanam)|\\benni (?:pelli|pellillu|pellilu|vivahalu)\\b|कितनी शादि|कितनी शादी|कितने विवाह|किती (?:वेळा )?लग्न|(?:কয়টি|কয়টা|কটা|কতবার) বিয়ে|எத்தனை (?:திருமண|கல்யாண)|ఎన్ని (?:పెళ్లి|పెళ్ళి|వివాహ)';

/** How each is asked, in folded words. */
export const COUNTS_ASKED: Readonly<Record<Counted, RegExp>> = {
  CHILDREN: new RegExp(fittingFolded(CHILDREN), 'u'),
  MARRIAGES: new RegExp(fittingFolded(MARRIAGES), 'u'),
};

/** Whether a question asks how many children or marriages there will be. */
export function countAsked(question: string): Counted | null {
  const text = folded(question);
  if (COUNTS_ASKED.CHILDREN.test(text)) return 'CHILDREN';
  return COUNTS_ASKED.MARRIAGES.test(text) ? 'MARRIAGES' : null;
}
