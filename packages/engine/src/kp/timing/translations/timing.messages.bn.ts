// Written by npm run generate from timing.messages.bn.json: change that file.
import { type PlanetName, dayInWords, digitsInWords, numberInWords, ordinal, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  antardashasForYears: (a: { readonly years: number }) => `${numberInWords(a.years)} বছরের অন্তর্দশা দেওয়া হয়েছে। অন্য বছরের জন্য from_date ও years পাঠান।`,
  subLordOfCusp: (a: { readonly cusp: number; readonly csl: PlanetName }) => `কাস্প ${numberInWords(a.cusp)}-এর উপ-অধিপতি ${planetInWords(a.csl)}।`,
  noDateForUnpromised: () => `যার যোগ নেই, তার তারিখ দেওয়া হয় না।`,
  standsInStar: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ${planetInWords(a.lord)} নক্ষত্রে আছে।`,
  standsInSub: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ${planetInWords(a.lord)} উপনক্ষত্রে আছে।`,
  bothSignify: (a: { readonly house: number }) => `উভয়েই নক্ষত্রপতি বা অবস্থান দিয়ে ভাব ${numberInWords(a.house)} নির্দেশ করে।`,
  notTied: () => `তারা নক্ষত্র বা উপনক্ষত্রে যুক্ত নয়, আর নক্ষত্রপতি বা অবস্থান দিয়ে কোনো অভিন্ন ভাব নেই।`,
  starLordsStrain: (a: { readonly lower: PlanetName; readonly house: number; readonly upper: PlanetName; readonly from: number; readonly count: number }) => `${planetInWords(a.lower)} গ্রহের নক্ষত্রপতি ভাব ${numberInWords(a.house)}-এ, যা ${planetInWords(a.upper)} গ্রহের নক্ষত্রপতির ভাব ${numberInWords(a.from)} থেকে ${ordinal(a.count)}।`,
  skyNotRead: () => `২৩৯৯ সালের পরে আকাশ গণনা হয় না। তার পরের দশা শুধু জন্ম থেকে গোনা, আর সেখানে বিলম্বিত অধিপতি মুক্ত গণ্য নয়।`,
  judgedUpTo: (a: { readonly last: number; readonly age: number }) => `দশার বিচার ${ordinal(a.last)} জন্মদিন পর্যন্ত, আর তখন জাতকের বয়স ${numberInWords(a.age)} বছর।`,
  notAtThisAge: (a: { readonly matter: string; readonly why: string }) => `${a.matter}: ${a.why}, তাই কোনো সময়কাল দেওয়া হয় না।`,
  periodEnds: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `মহাদশা` : a.period === 'AD' ? `অন্তর্দশা` : a.period === 'PD' ? `প্রত্যন্তর্দশা` : a.period === 'SD' ? `সূক্ষ্ম দশা` : `প্রাণদশা`} শেষ।`,
  periodEndsPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `দীর্ঘ দশা` : a.period === 'AD' ? `ছোট দশা` : a.period === 'PD' ? `উপ-দশা` : a.period === 'SD' ? `সূক্ষ্ম দশা` : `প্রাণদশা`} শেষ।`,
  periodChanges: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `মহাদশা` : a.period === 'AD' ? `অন্তর্দশা` : a.period === 'PD' ? `প্রত্যন্তর্দশা` : a.period === 'SD' ? `সূক্ষ্ম দশা` : `প্রাণদশা`} শেষ, আর ${planetInWords(a.next)} শুরু।`,
  periodChangesPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `দীর্ঘ দশা` : a.period === 'AD' ? `ছোট দশা` : a.period === 'PD' ? `উপ-দশা` : a.period === 'SD' ? `সূক্ষ্ম দশা` : `প্রাণদশা`} শেষ, আর ${planetInWords(a.next)} শুরু।`,
  planetTurns: (a: { readonly planet: PlanetName; readonly turns: 'direct' | 'retrograde' }) => `${planetFirst(a.planet)} ${a.turns === 'direct' ? `মার্গী` : `বক্রী`} হয়।`,
  yearsBeforeBirth: (a: { readonly from: string; readonly years: number; readonly birth: string }) => `from_date ${dayInWords(a.from)} থেকে ${numberInWords(a.years)} বছর জন্মের (${dayInWords(a.birth)}) আগেই শেষ। পরের from_date পাঠান, বা জন্ম থেকে শুরু করতে বাদ দিন।`,
  monthsOutsideCycle: (a: { readonly month: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.month)} থেকে বারো মাসের সবগুলি এই জন্মের ১২০ দশা-বছরের মধ্যে নয়, যা ${digitsInWords(a.from)} থেকে ${digitsInWords(a.to)}। এমন start_year ও start_month পাঠান যার সব মাস এর মধ্যে, প্রথমটি জন্মমাসের পরে।`,
  monthsPastSky: (a: { readonly month: string; readonly last: number }) => `${digitsInWords(a.month)} থেকে বারো মাস ${numberInWords(a.last)} সাল ছাড়িয়ে যায়, যেখানে এফিমেরিস শেষ। সর্বশেষ ${numberInWords(a.last)}-০১ থেকে শুরু করুন।`,
};
