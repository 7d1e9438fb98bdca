// Written by npm run generate from allowance.messages.bn.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  spentSubject: () => `আপনার Cuspal কোটা শেষ হয়েছে`,
  usedSubject: (a: { readonly percent: number }) => `আপনার Cuspal কোটার ${numberInWords(a.percent)}% ব্যবহৃত হয়েছে`,
  usedByYou: (a: { readonly month: string; readonly allowance: string; readonly used: string }) => `${a.month} মাসের ${a.allowance} থেকে আপনি ${a.used} ব্যবহার করেছেন।`,
  usedByProject: (a: { readonly month: string; readonly allowance: string; readonly project: string; readonly used: string }) => `${a.month} মাসের ${a.allowance} থেকে ${a.project} প্রকল্প ${a.used} ব্যবহার করেছে।`,
  softSpent: (a: { readonly begins: string }) => `কল চলতে থাকে। কোটার অতিরিক্ত কল ${a.begins} পর্যন্ত গোনা হয় ও আপনার প্ল্যান অনুযায়ী বিল হয়; তখন কোটা আবার শুরু হয়।`,
  left: (a: { readonly begins: string; readonly calls: string; readonly count: number }) => `${a.begins} পর্যন্ত ${a.calls} ${pluralOf('bn', a.count) === 'one' ? `বাকি আছে` : `বাকি আছে`}; তখন কোটা আবার শুরু হয়।`,
  thenBilled: () => `এর অতিরিক্ত কল চলতে থাকে, আর আপনার প্ল্যান অনুযায়ী বিল হয়।`,
  thenPrepaid: (a: { readonly extra: string }) => `তারপর থেকে আপনার আগাম কেনা কল নেওয়া হয়, যা আছে ${a.extra}।`,
  thenRefused: (a: { readonly count: number }) => `${pluralOf('bn', a.count) === 'one' ? `তা` : `সেগুলি`} ব্যবহৃত হলে তখন পর্যন্ত টুল কল প্রত্যাখ্যাত হয়।`,
  prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => `এখন আপনার আগাম কেনা কল নেওয়া হয়। আছে ${a.extra}। সেগুলি ব্যবহৃত হলে ${a.begins} পর্যন্ত টুল কল প্রত্যাখ্যাত হয়।`,
  refused: (a: { readonly begins: string }) => `${a.begins} পর্যন্ত টুল কল প্রত্যাখ্যাত হয়; তখন কোটা আবার শুরু হয়। প্রত্যাখ্যাত কলের কোনো খরচ নেই।`,
  canDo: (a: { readonly usage: string; readonly home: string }) => `আপনি যা করতে পারেন:

- কোন কী, অ্যাপ ও টুল সেগুলি ব্যবহার করেছে দেখুন: ${a.usage}
- অচেনা কী বাতিল করুন বা অচেনা অ্যাপের সংযোগ খুলুন: ${a.home}
- সার্ভারের পরিচালকের কাছে বড় কোটা চান।`,
  often: (a: { readonly planned: boolean }) => `এই বার্তা মাসে একবার ${a.planned ? `৫০%-এ, একবার ৮০%-এ` : `৮০%-এ`} আর একবার ১০০%-এ পাঠানো হয়।`,
};
