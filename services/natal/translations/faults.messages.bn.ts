// Written by npm run generate from faults.messages.bn.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  questionOrEvent: () => `question বা event পাঠান।`,
  endsBeforeStart: (a: { readonly end: string }) => `end_date "${a.end}" শুরুর আগে পড়ে। পরের কোনো তারিখ পাঠান।`,
  budgetWanted: (a: { readonly sent: number }) => `এটি ${numberInWords(a.sent)}, কিন্তু 600, 1500 বা 4000 হতে হবে। ঠিক করে আবার কল করুন।`,
  person1Missing: () => `আর্গুমেন্ট "person1" নেই। datetime, latitude, longitude ও utcOffsetMinutes-সহ person1 পাঠান, অথবা প্রথম ব্যক্তির জন্ম-তথ্য উপরের স্তরে।`,
  asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => `আর্গুমেন্ট "as_of_date" হল ${instantInWords(a.moment)}, যা জন্মের (${instantInWords(a.birth)}) আগে। তার পরের তারিখ পাঠান।`,
  bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => `আর্গুমেন্ট "${a.field}" হল ${instantInWords(a.birth)}, যা বর্তমান মুহূর্তের (${instantInWords(a.moment)}) পরে। যে জন্ম হয়ে গেছে, তা পাঠান।`,
  eventsAndOther: (a: { readonly other: string }) => `আর্গুমেন্ট "events" ও "${a.other}" দুটিই পাঠানো হয়েছে। নাম ধরে কিছু সারির জন্য শুধু events পাঠান (এক পৃষ্ঠা), অথবা সেটি বাদ দিয়ে ${a.other} পাঠান।`,
  noRentOfVehicle: () => `ভাড়ার বিচার হয় থাকার বা কাজের জায়গার জন্য, তাই kind "vehicle"-এর সঙ্গে intent "rent" খাটে না। intent buy, sell বা any পাঠান, অথবা অন্য kind।`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field}.ayanamsa হল "${a.other}", কিন্তু প্রথম ব্যক্তির বিচার "${a.frame}" অনুযায়ী। দুটি কুণ্ডলীর তুলনা এক অয়নাংশে হয়, তাই ${a.field}.ayanamsa বাদ দিন বা দুটির জন্য একই মান পাঠান।`,
  nothingToMeasure: () => `include_planets ও include_cusps দুটিই false, তাই মাপার কিছু নেই। একটি বাদ দিন বা true পাঠান।`,
};
