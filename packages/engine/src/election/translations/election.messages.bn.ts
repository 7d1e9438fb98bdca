// Written by npm run generate from election.messages.bn.json: change that file.
import { type PlanetName, housesNamed, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  birthOffsetUsed: (a: { readonly offset: string }) => `ঘটনার স্থানের ঘড়ি পাঠানো হয়নি, তাই জন্মের সময়-ব্যবধান ${a.offset} ধরা হয়েছে। সেখানে আজ ব্যবধান আলাদা হতে পারে, তাই event_time_zone পাঠান।`,
  cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => `মুহূর্তের কাস্প ${numberInWords(a.cusp)}-এর উপ-অধিপতির ${housesNamed(a.houses)} নির্দেশ করা উচিত।`,
  generalRule: () => `মুহূর্তের কাস্প ১১-এর উপ-অধিপতির ১ বা ১১ নির্দেশ করা উচিত।`,
  cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `কাস্প ${numberInWords(a.cusp)}-এর উপ-অধিপতি ${planetInWords(a.lord)}, যা ${a.found.length === 0 ? `${housesNamed(a.asked)}-এর একটিও নির্দেশ করে না` : `${housesNamed(a.found)} নির্দেশ করে`}।`,
  moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `চন্দ্রের ${a.level === 'MD' ? `নক্ষত্রপতি` : a.level === 'AD' ? `উপ-অধিপতি` : a.level === 'PD' ? `উপ-উপ অধিপতি` : `চতুর্থ অধিপতি`} ${planetInWords(a.lord)}, যা ${a.found.length === 0 ? `${housesNamed(a.asked)}-এর একটিও নির্দেশ করে না` : `${housesNamed(a.found)} নির্দেশ করে`}।`,
  cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => `কাস্প ${numberInWords(a.cusp)}-এর উপ-অধিপতি ${planetInWords(a.lord)}, যা ${a.found.length === 0 ? `ঘটনার বিরোধী কোনো ভাব নির্দেশ করে না` : `ঘটনার বিরোধী ${housesNamed(a.found)} নির্দেশ করে`}।`,
  unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => `"${a.name}" অর্থ ${named(a.label)}, যা অপ্রিয়, তাই তার মুহূর্ত বাছা হয় না। বাছা যায় এমন নিকটতম ঘটনা: ${inWords(a.nearest)}।`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" ০০:০০ থেকে ২৩:৫৯-এর মধ্যে কোনো সময় নয়। HH:MM লিখুন, যেমন 09:30।`,
};
