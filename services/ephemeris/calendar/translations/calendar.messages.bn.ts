// Written by npm run generate from calendar.messages.bn.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => `${a.tradition === 'amanta' ? `অমান্ত পঞ্জিকা` : a.tradition === 'purnimanta' ? `পূর্ণিমান্ত পঞ্জিকা` : a.tradition === 'gujarati' ? `গুজরাতি পঞ্জিকা` : a.tradition === 'telugu' ? `তেলুগু পঞ্জিকা` : a.tradition === 'tamil' ? `তামিল পঞ্জিকা` : a.tradition === 'malayalam' ? `মালয়ালম পঞ্জিকা` : a.tradition === 'bengali' ? `বাংলা পঞ্জিকা` : a.tradition === 'smarta_north' ? `উত্তরের স্মার্তদের ব্রত` : a.tradition === 'smarta_south' ? `দক্ষিণের স্মার্তদের ব্রত` : a.tradition === 'vaishnava_north' ? `উত্তরের বৈষ্ণবদের ব্রত` : `দক্ষিণের বৈষ্ণবদের ব্রত`}`,
  monthAnswer: (a: { readonly calendars: readonly string[]; readonly count: number }) => `${inWords(a.calendars)} অনুযায়ী এই মাস ও স্থানের জন্য ${pluralOf('bn', a.count) === 'one' ? `একটি ভুক্তি আছে` : `${numberInWords(a.count)}টি ভুক্তি আছে`}।`,
  yearAnswer: (a: { readonly calendars: readonly string[]; readonly year: string; readonly count: number }) => `${inWords(a.calendars)} অনুযায়ী ${a.year} সাল ও এই স্থানের জন্য ${pluralOf('bn', a.count) === 'one' ? `একটি ভুক্তি আছে` : `${numberInWords(a.count)}টি ভুক্তি আছে`}।`,
  firstFestival: (a: { readonly title: string; readonly date: string }) => `প্রথম উৎসব ${a.title}, ${dayInWords(a.date)} তারিখে।`,
  moonMonths: () => `দিন এই স্থানে রবি ও চন্দ্র অনুযায়ী, তাই অন্য স্থানে অন্য দিন হতে পারে।`,
  almanacRules: () => `রাশি ও নক্ষত্র লাহিড়ী অয়নাংশে, যেমন ভারতের পঞ্জিকায়। sunrise_rule হিসেবে upper_limb ও এই অয়নাংশ দিলে get_panchang-এর দিনও একই, তবে তার চন্দ্রোদয় নাগরিক দিনের।`,
  standIn: () => `কিছু দিনে সেখানে সূর্যের উদয় ও অস্ত দুটোই হয় না, তাই স্থানীয় গড় সময় ০৬:০০ ও ১৮:০০ ধরা হয়।`,
  older: () => `বাক্য পদ্ধতি বা সূর্যসিদ্ধান্তের পঞ্জিকায় পাশের দিন হতে পারে।`,
};
