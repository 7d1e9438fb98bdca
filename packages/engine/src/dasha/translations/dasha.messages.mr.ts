// Written by npm run generate from dasha.messages.mr.json: change that file.
import { dayInWords, digitsInWords, instantInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} जन्माआधीचे आहे, म्हणून शोध जन्मापासून सुरू होतो.`,
  endsWithDashaYears: () => `ही वर्षे संपण्याआधी १२० दशावर्षे संपतात.`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${pluralOf('mr', a.years) === 'one' ? `१ वर्ष` : `${numberInWords(a.years)} वर्षे`} ${pluralOf('mr', a.months) === 'one' ? `१ महिना` : `${numberInWords(a.months)} महिने`} ${pluralOf('mr', a.days) === 'one' ? `१ दिवस` : `${numberInWords(a.days)} दिवस`}`,
  outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => `${instantInWords(a.at)} ही वेळ या ${a.beginning === 'birth' ? `जन्माच्या` : `स्थापनेच्या`} १२० दशावर्षांबाहेर आहे, जी ${instantInWords(a.from)} ते ${instantInWords(a.to)} आहेत. ${a.field} साठी त्यांच्या आतील वेळ पाठवा.`,
  beforeBirth: (a: { readonly at: string; readonly birth: string }) => `${instantInWords(a.at)} ही वेळ जन्माआधी (${instantInWords(a.birth)}) आहे. त्यानंतरचे query_date पाठवा.`,
  yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => `query_date ${dayInWords(a.from)} ला चालू असलेले आयुष्याचे वर्ष ${numberInWords(a.last)} नंतर संपते, जिथे पंचांग-गणना संपते. एक वर्ष आधीचे query_date पाठवा.`,
  yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => `"years_ahead" ${numberInWords(a.count)} आहे; ती ${dayInWords(a.from)} पासून ${numberInWords(a.last)} च्या पुढे जातात, जिथे पंचांग-गणना संपते. जास्तीत जास्त ${numberInWords(a.fitting)} किंवा आधीचे query_date पाठवा.`,
  outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.at)} या जन्माच्या विंशोत्तरी चक्राबाहेर आहे, जे ${digitsInWords(a.from)} ते ${digitsInWords(a.to)} आहे. त्याच्या आतील वेळ द्या.`,
};
