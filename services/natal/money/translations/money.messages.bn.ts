// Written by npm run generate from money.messages.bn.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  nextCareer: () => `কোন কাজে অর্থ উপার্জন করা যায়, এটি তা দেখায়।`,
  nextMoney: () => `এটি আয়, সঞ্চয় ও ব্যয় থেকে বছরের পর বছর অর্থের বিচার করে।`,
  sessionNeutral: (a: { readonly minutes: number }) => `পুরো অধিবেশন নিরপেক্ষ, ${a.minutes === 0 ? `কোনো মিনিট নেই` : pluralOf('bn', a.minutes) === 'one' ? `${numberInWords(a.minutes)} মিনিট` : `${numberInWords(a.minutes)} মিনিট`}, সমর্থন বা বিরোধ ছাড়া।`,
  sessionClock: (a: { readonly offset: string }) => `অধিবেশনের ঘড়ি জন্মস্থানের সময়-ব্যবধান ${a.offset} দিয়ে পড়া হয়েছে। অধিবেশনের জায়গার ঘড়ি আলাদা হলে session_utc_offset_minutes পাঠান।`,
  noGainPeriod: () => `লাভের কোনো সময় দেওয়া হয় না, কারণ ধন / আয়লাভ (কাস্প ২) বিষয়েরই যোগ নেই।`,
  gainRunning: (a: { readonly until: string }) => `তবু সম্ভাব্য লাভের একটি সময় এখনই চলছে, ${dayInWords(a.until)} পর্যন্ত।`,
  gainPossible: (a: { readonly from: string; readonly until: string }) => `তবু ${dayInWords(a.from)} থেকে ${dayInWords(a.until)} পর্যন্ত লাভ সম্ভব।`,
  gain: () => `লাভ`,
  fourPillars: (a: { readonly pillars: readonly string[] }) => `এর চার ভিত্তি: ${inWords(a.pillars)}।`,
  noCautionPeriods: (a: { readonly reason: string }) => `সতর্কতার কোনো সময় নেই। ${a.reason}`,
  sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => `অধিবেশন ${a.tone === 'SUPPORTIVE_DAY' ? `বেশিরভাগ সহায়ক` : a.tone === 'MIXED_DAY' ? `মিশ্র` : `বেশিরভাগ প্রতিকূল`}, প্রায় ${numberInWords(a.supportive)} সহায়ক, ${numberInWords(a.neutral)} নিরপেক্ষ ও ${numberInWords(a.adverse)} প্রতিকূল মিনিটসহ।`,
  noStretchCounts: () => `তাই কোনো খণ্ড সহায়ক বলে গণ্য নয়, আর এটি কেনাবেচার সংকেত নয়।`,
  noSignal: () => `এটি কেনাবেচার সংকেত নয়।`,
  restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => `${a.limits === 'LOSS_AND_LORDS' ? `ক্ষতির ভাবের সঙ্গে সম্পর্ক ও লাভের প্রতিকূল দশার অধিপতিরা সংযমের কথা বলে` : a.limits === 'LOSS' ? `ক্ষতির ভাবের সঙ্গে সম্পর্ক সংযমের কথা বলে` : `লাভের প্রতিকূল দশার অধিপতিরা সংযমের কথা বলে`}, আর এটি কেনাবেচার সংকেত নয়।`,
  borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `চাইলে ঋণ মেলে।` : a.band === 'CONDITIONAL' ? `কিছু বাধা পেরিয়ে ঋণ মেলে।` : a.band === 'WEAK' ? `ঋণের যোগ দুর্বল।` : a.band === 'DENIED' ? `ঋণ সহজে মেলে না।` : `ঋণ সহজে মেলে না।`}`,
  repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `তা শোধ হয়।` : a.band === 'CONDITIONAL' ? `তা কিছু চেষ্টায় শোধ হয়।` : a.band === 'WEAK' ? `কুণ্ডলীতে তা শুধু ধীরে শোধ হতে দেখা যায়।` : a.band === 'DENIED' ? `কুণ্ডলীতে জাতকের একার চেষ্টায় তা শোধ হতে দেখা যায় না, তাই পরামর্শদাতার সঙ্গে পরিকল্পনা করুন।` : `কুণ্ডলীতে জাতকের একার চেষ্টায় তা শোধ হতে দেখা যায় না, তাই পরামর্শদাতার সঙ্গে পরিকল্পনা করুন।`}`,
  means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => `${a.means === 'ABUNDANT' ? `সব মিলিয়ে কুণ্ডলী প্রচুর সংগতি দেখায়।` : a.means === 'GOOD' ? `সব মিলিয়ে কুণ্ডলী ভালো সংগতি দেখায়।` : a.means === 'MODERATE' ? `সব মিলিয়ে কুণ্ডলী মাঝারি সংগতি দেখায়।` : `সব মিলিয়ে সংগতিতে টানের ইঙ্গিত আছে।`}`,
};
