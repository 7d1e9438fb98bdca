// Written by npm run generate from dasha.messages.hi.json: change that file.
import { dayInWords, digitsInWords, instantInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} जन्म से पहले का है, इसलिए खोज जन्म से शुरू होती है।`,
  endsWithDashaYears: () => `दशा के 120 वर्ष इन वर्षों से पहले समाप्त हो जाते हैं।`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${numberInWords(a.years)} वर्ष ${a.months === 0 ? `0 महीने` : pluralOf('hi', a.months) === 'one' ? `${numberInWords(a.months)} महीना` : `${numberInWords(a.months)} महीने`} ${numberInWords(a.days)} दिन`,
  outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => `${instantInWords(a.at)} ${a.beginning === 'birth' ? `इस जन्म` : `इस स्थापना`} के 120 दशा-वर्षों के बाहर है, जो ${instantInWords(a.from)} से ${instantInWords(a.to)} तक हैं। ${a.field} में इनके भीतर का समय भेजें।`,
  beforeBirth: (a: { readonly at: string; readonly birth: string }) => `${instantInWords(a.at)} जन्म, ${instantInWords(a.birth)}, से पहले है। query_date में इसके बाद की तिथि भेजें।`,
  yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => `query_date ${dayInWords(a.from)} को चल रहा जीवन-वर्ष ${numberInWords(a.last)} के बाद समाप्त होता है, जहाँ पंचांग-गणना समाप्त होती है। एक वर्ष पहले की query_date भेजें।`,
  yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => `"years_ahead" ${numberInWords(a.count)} है, जो ${dayInWords(a.from)} से ${numberInWords(a.last)} के आगे तक जाता है, जहाँ पंचांग-गणना समाप्त होती है। अधिक से अधिक ${numberInWords(a.fitting)} भेजें, या पहले की query_date।`,
  outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.at)} इस जन्म के विंशोत्तरी चक्र के बाहर है, जो ${digitsInWords(a.from)} से ${digitsInWords(a.to)} तक है। इसके भीतर का समय दें।`,
};
