// Written by npm run generate from faults.messages.bn.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  unknownTradition: (a: { readonly name: string; readonly traditions: string }) => `tradition "${a.name}" জানা নেই। এর এক বা একাধিক পাঠান: ${a.traditions}।`,
  rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => `end_date ${a.end} start_date ${a.start}-এর পরে নয়। পরের শেষ তারিখ পাঠান।`,
  rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => `${a.start} থেকে ${a.end} পর্যন্ত পরিসর ${a.unit === 'DAYS' ? `${numberInWords(a.most)} দিনের` : `${numberInWords(a.most)} বছরের`} বেশি। start_date-এর সর্বাধিক ${a.unit === 'DAYS' ? `${numberInWords(a.most)} দিন` : `${numberInWords(a.most)} বছর`} পরের end_date পাঠান।`,
  inFuture: (a: { readonly end: string }) => `end_date ${a.end} ভবিষ্যতে, কিন্তু এই টুল শুধু অতীতের জন্য। পেরিয়ে যাওয়া end_date পাঠান।`,
  laterFounding: () => `পুরোনো প্রতিষ্ঠার বদলে পরের কোনো প্রতিষ্ঠাকর্ম নেওয়া যায়, যেমন সংবিধান।`,
  strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => `"${a.topic}" বিষয়টি "${a.type}"-এর বিষয় নয়। এর এক বা একাধিক পাঠান: ${inWords(a.topics)}।`,
  beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => `জানুয়ারি ১৮০০-র প্রথম দিন শুরু হয় ${digitsInWords(a.midnight)} সময়ে আর এফিমেরিস ${digitsInWords(a.begins)} সময়ে। পৃষ্ঠা ২ বা পরের মাস চান।`,
  numberAndLongitude: () => `"number" ও "longitude" আর্গুমেন্ট দুটোই পাঠানো হয়েছে; একটি দিয়েই সারি বাছা হয়। শুধু একটি পাঠান, বা পুরো সারণির জন্য কোনোটি নয়।`,
  longitudeBelowZero: (a: { readonly longitude: number }) => `"longitude" আর্গুমেন্ট ${numberInWords(a.longitude)}, কিন্তু হতে হবে ০ থেকে ৩৬০ অংশের কম নিরয়ণ স্ফুট। ঋণাত্মক মানে ৩৬০ যোগ করে আবার কল করুন।`,
  yearOfNatal: (a: { readonly name: string }) => `"${a.name}" আর্গুমেন্ট বছর বলে, কিন্তু chart হল natal। এটি বাদ দিন, বা chart annual পাঠান।`,
};
