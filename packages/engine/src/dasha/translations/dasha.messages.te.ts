// Written by npm run generate from dasha.messages.te.json: change that file.
import { dayInWords, digitsInWords, instantInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} జననానికి ముందుది, కాబట్టి వెతకడం జననం నుంచి మొదలవుతుంది.`,
  endsWithDashaYears: () => `ఈ ఏళ్లకు ముందే 120 దశా సంవత్సరాలు ముగుస్తాయి.`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${pluralOf('te', a.years) === 'one' ? `1 ఏడాది` : `${numberInWords(a.years)} ఏళ్లు`} ${pluralOf('te', a.months) === 'one' ? `1 నెల` : `${numberInWords(a.months)} నెలలు`} ${pluralOf('te', a.days) === 'one' ? `1 రోజు` : `${numberInWords(a.days)} రోజులు`}`,
  outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => `${instantInWords(a.at)} ఈ ${a.beginning === 'birth' ? `జననపు` : `స్థాపన`} 120 దశా సంవత్సరాల బయట ఉంది, అవి ${instantInWords(a.from)} నుంచి ${instantInWords(a.to)} వరకు. ${a.field} కోసం వాటి లోపలి క్షణం పంపండి.`,
  beforeBirth: (a: { readonly at: string; readonly birth: string }) => `${instantInWords(a.at)} అనేది ${instantInWords(a.birth)} జననానికి ముందుది. దాని తర్వాతి query_date పంపండి.`,
  yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => `query_date ${dayInWords(a.from)} నాడు నడిచే జీవిత సంవత్సరం గ్రహ గణితం ముగిసే ${numberInWords(a.last)} తర్వాత ముగుస్తుంది. ఒక ఏడాది ముందు query_date పంపండి.`,
  yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => `"years_ahead" వివరం ${numberInWords(a.count)}, అది ${dayInWords(a.from)} నుంచి గ్రహ గణితం ముగిసే ${numberInWords(a.last)}ను దాటుతుంది. గరిష్ఠంగా ${numberInWords(a.fitting)}, లేదా ముందు query_date పంపండి.`,
  outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.at)} ఈ జననపు వింశోత్తరి చక్రం బయట ఉంది, అది ${digitsInWords(a.from)} నుంచి ${digitsInWords(a.to)} వరకు. దాని లోపలి క్షణం ఇవ్వండి.`,
};
