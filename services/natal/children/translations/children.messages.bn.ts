// Written by npm run generate from children.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  noDateDoctorDecides: () => `তাই কোনো তারিখ দেওয়া হয় না, আর প্রজননের প্রতিটি প্রশ্নে সিদ্ধান্ত চিকিৎসকের।`,
  noDateAdoptionPromised: () => `তাই কোনো তারিখ দেওয়া হয় না, কিন্তু কুণ্ডলীতে সন্তান দত্তক নেওয়ার যোগ আছে।`,
  partnerDoesNotPromise: () => `জীবনসঙ্গীর কুণ্ডলীতে এর যোগ নেই, তাই কোনো অভিন্ন সময়কাল দেওয়া হয় না।`,
  noSharedPeriod: () => `এই বছরগুলিতে দুজনের কোনো অভিন্ন সময়কাল নেই।`,
  bestSharedPeriod: (a: { readonly runs: string }) => `জীবনসঙ্গীর সঙ্গে সবচেয়ে ভালো অভিন্ন সময়কাল ${a.runs}।`,
  lensesForBoth: () => `বীজ পড়া হয় পুরুষের ও ক্ষেত্র নারীর জন্য। লিঙ্গ দেওয়া হয়নি, তাই দুজনের জন্যই দুটি দেওয়া হয়েছে।`,
  lensesByGender: (a: { readonly first: boolean }) => `জীবনসঙ্গীর লিঙ্গ অনুযায়ী বীজ দেওয়া হয়েছে ${a.first ? `প্রথম ব্যক্তির` : `জীবনসঙ্গীর`} জন্য, আর ক্ষেত্র অন্যজনের জন্য।`,
  signsReadOtherwise: () => `রাশিগুলি ভাব ৫-এর উপ-অধিপতি থেকে আলাদা কথা বলে, কিন্তু সেগুলি শুধু জানানো হয়, আর উপ-অধিপতি নির্ণয় করে।`,
  secondNeedsFirst: () => `কাস্প ৭ থেকে দ্বিতীয় সন্তানের যোগ আছে, কিন্তু তার আগে প্রথম সন্তান চাই, যার যোগ কাস্প ৫ থেকে নেই।`,
  ageNote: (a: { readonly age: number }) => `এই তারিখে ব্যক্তির বয়স ${numberInWords(a.age)}। সময়কাল গণনা অনুযায়ী দেওয়া, তা কারও সন্তান হওয়ার ক্ষমতা বিষয়ে কিছু বলে না।`,
  nextBoundary: () => `এটি দেখায় কাস্প ৫ সঠিক জন্মসময়ের উপর নির্ভর করে কি না।`,
  nextRunningPeriod: () => `এটি এখন চলা দশা বিচার করে।`,
  concernsPartner: (a: { readonly sentence: string }) => `এটি জীবনসঙ্গীর বিষয়ে। ${a.sentence}`,
  delayIndicated: (a: { readonly cause: string }) => `বিলম্বের ইঙ্গিত আছে, কারণ ${a.cause}`,
};
