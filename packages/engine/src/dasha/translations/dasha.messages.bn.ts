// Written by npm run generate from dasha.messages.bn.json: change that file.
import { dayInWords, digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} জন্মের আগের, তাই খোঁজ জন্ম থেকে শুরু।`,
  endsWithDashaYears: () => `১২০ দশা-বছর এই বছরগুলির আগেই শেষ হয়।`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${numberInWords(a.years)} বছর ${numberInWords(a.months)} মাস ${numberInWords(a.days)} দিন`,
  outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => `${instantInWords(a.at)} এই ${a.beginning === 'birth' ? `জন্মের` : `প্রতিষ্ঠার`} ১২০ দশা-বছরের বাইরে, যা ${instantInWords(a.from)} থেকে ${instantInWords(a.to)} পর্যন্ত। ${a.field}-এ তার ভিতরের কোনো সময় পাঠান।`,
  beforeBirth: (a: { readonly at: string; readonly birth: string }) => `${instantInWords(a.at)} জন্মের (${instantInWords(a.birth)}) আগে। query_date-এ তার পরের তারিখ পাঠান।`,
  yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => `query_date ${dayInWords(a.from)} তারিখে চলমান জীবন-বছর ${numberInWords(a.last)} সালের পরে শেষ হয়, যেখানে এফিমেরিস শেষ। এক বছর আগের query_date পাঠান।`,
  yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => `"years_ahead" আর্গুমেন্ট ${numberInWords(a.count)}, যা ${dayInWords(a.from)} থেকে ${numberInWords(a.last)} সাল ছাড়িয়ে যায়, যেখানে এফিমেরিস শেষ। সর্বাধিক ${numberInWords(a.fitting)} পাঠান, বা আগের query_date।`,
  outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.at)} এই জন্মের বিংশোত্তরী চক্রের বাইরে, যা ${digitsInWords(a.from)} থেকে ${digitsInWords(a.to)} পর্যন্ত। তার ভিতরের কোনো সময় দিন।`,
};
