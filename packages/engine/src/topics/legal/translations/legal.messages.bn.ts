// Written by npm run generate from legal.messages.bn.json: change that file.
import { type PlanetName, digitsInWords, housesNamed, inWords, named, numberInWords, planetInWords, planetsInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  sixthSubLord: (a: { readonly csl: PlanetName }) => `কাস্প ৬-এর উপ-অধিপতি ${planetInWords(a.csl)}।`,
  score: (a: { readonly score: string; readonly ahead: 'NOBODY' | 'OPPONENT' | 'PERSON' }) => `দুই পক্ষের পয়েন্টের যোগফল ${digitsInWords(a.score)}, তাই ${a.ahead === 'NOBODY' ? `দুই পক্ষই সমান` : a.ahead === 'PERSON' ? `এই জাতকের ভাব ভালো` : `প্রতিপক্ষের ভাব ভালো`}।`,
  noDispute: () => `কোনো বিবাদের যোগ নেই, তাই সিদ্ধান্তটি এমন মামলার জন্য যা তবুও চলছে।`,
  settlement: (a: { readonly csl: PlanetName }) => `কাস্প ৭-এর উপ-অধিপতি ${planetInWords(a.csl)} ৬ ও ১১ নির্দেশ করে, তাই মীমাংসা সম্ভব।`,
  exposed: (a: { readonly csl: PlanetName }) => `কাস্প ১-এর উপ-অধিপতি ${planetInWords(a.csl)} স্তর ১ বা ২-এ ৮ বা ১২ নির্দেশ করে।`,
  rule: (a: { readonly rule: 'DOUBTFUL_VICTORY' | 'EVEN_SIDES' | 'EXPOSED' | 'FAVOURABLE' | 'NO_VICTORY' | 'OPPONENT_AHEAD' | 'UNDECIDED' }) => `${a.rule === 'FAVOURABLE' ? `কুণ্ডলী এই জাতকের অনুকূল, কারণ জয়ের যোগ আছে এবং পয়েন্ট এই পক্ষে।` : a.rule === 'EVEN_SIDES' ? `কুণ্ডলী আপসের ইঙ্গিত দেয়, কারণ দুই পক্ষ সমান এবং মীমাংসা সম্ভব।` : a.rule === 'DOUBTFUL_VICTORY' ? `কুণ্ডলী আপসের ইঙ্গিত দেয়, কারণ জয়ে সংশয় আছে এবং মীমাংসা সম্ভব।` : a.rule === 'EXPOSED' ? `ফল অনিশ্চিত, কারণ জয়ের যোগ আছে কিন্তু বিবাদীর সুরক্ষা কম।` : a.rule === 'UNDECIDED' ? `ফল অনিশ্চিত, কারণ যোগ ও পয়েন্ট তা স্থির করে না।` : a.rule === 'NO_VICTORY' ? `কুণ্ডলী এই জাতকের অনুকূল নয়, কারণ জয়ের যোগ নেই।` : `কুণ্ডলী এই জাতকের অনুকূল নয়, কারণ প্রতিপক্ষ দুই বা বেশি পয়েন্টে এগিয়ে।`}`,
  matterMeaning: (a: { readonly matter: 'criminal' | 'employment' | 'family' | 'property' }) => `${a.matter === 'criminal' ? `আটক` : a.matter === 'family' ? `জীবনসঙ্গী` : a.matter === 'property' ? `ঘর ও জমি` : `পেশা`}`,
  confinement: (a: { readonly houses: readonly number[]; readonly csl: PlanetName; readonly held: readonly number[] }) => `${housesNamed(a.houses)}-এর মধ্যে কাস্প ১২-র উপ-অধিপতি ${planetInWords(a.csl)} ${inWords(a.held)} নির্দেশ করে, প্রতিটির জন্য ১০ পয়েন্ট।`,
  inChain: (a: { readonly own: boolean; readonly planet: PlanetName; readonly csl: PlanetName }) => `${a.own ? `${named(a.planet)} কাস্প ১২-র উপ-অধিপতি।` : `${named(a.planet)} কাস্প ১২-র উপ-অধিপতি ${planetInWords(a.csl)} গ্রহের নক্ষত্রপতি।`}`,
  subLordOf: (a: { readonly cusps: readonly number[]; readonly lord: PlanetName }) => `কাস্প ${inWords(a.cusps)}-এর উপ-অধিপতি ${planetInWords(a.lord)}`,
  selfOrContest: (a: { readonly lords: string }) => `${a.lords} স্তর ১ বা ২-এ ১২ নির্দেশ করে।`,
  eighthInTwelve: (a: { readonly csl: PlanetName }) => `কাস্প ৮-এর উপ-অধিপতি ${planetInWords(a.csl)} ১২ নির্দেশ করে।`,
  protection: (a: { readonly lords: string }) => `${a.lords} স্তর ১-এ ২, ৪ বা ১১ নির্দেশ করে।`,
  lordsPress: (a: { readonly md: PlanetName; readonly ad: PlanetName }) => `মহাদশার অধিপতি ${planetInWords(a.md)} ও অন্তর্দশার অধিপতি ${planetInWords(a.ad)} দুইই মুক্তির প্রতিকূল, তাই তারা ৩, ৮ ও ১২-র দিকে চাপ দেয়।`,
  windowDays: (a: { readonly days: number; readonly points: number }) => `এই শ্রেণির সময়কালে মাসের ${pluralOf('bn', a.days) === 'one' ? `${numberInWords(a.days)}` : `${numberInWords(a.days)}`} দিন পড়ে, আর এক দিনে গণ্য ${pluralOf('bn', a.points) === 'one' ? `${numberInWords(a.points)}` : `${numberInWords(a.points)}`} পয়েন্ট।`,
  sunDays: (a: { readonly days: number; readonly strong: readonly PlanetName[] }) => `রবি ${pluralOf('bn', a.days) === 'one' ? `${numberInWords(a.days)}` : `${numberInWords(a.days)}`} দিন ${planetsInWords(a.strong, 'or')} গ্রহের নক্ষত্র ও উপনক্ষত্রে থাকে। এক দিনে গণ্য ১ পয়েন্ট।`,
};
