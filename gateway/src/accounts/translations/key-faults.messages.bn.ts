// Written by npm run generate from key-faults.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `কী-এর নাম ১ থেকে ${numberInWords(a.most)} অক্ষরের হতে হবে।`,
  limit: (a: { readonly limit: number }) => `একটি অ্যাকাউন্টে ${numberInWords(a.limit)}টি চালু কী থাকতে পারে: নতুন তৈরির আগে একটি বাতিল করুন।`,
  monthlyCalls: (a: { readonly calls: number; readonly most: number }) => `কোনো কী-এর মাসে ${numberInWords(a.calls)} কল হতে পারে না: তার অ্যাকাউন্টে মাসে ${numberInWords(a.most)} কল। সর্বাধিক ততটাই দিন, বা অংশ বাদ দিন।`,
  rate: (a: { readonly rate: number; readonly most: number }) => `কোনো কী-এর সেকেন্ডে ${numberInWords(a.rate)} অনুরোধ হতে পারে না: তার অ্যাকাউন্টে সেকেন্ডে ${numberInWords(a.most)}। সর্বাধিক ততটাই দিন, বা অংশ বাদ দিন।`,
  share: (a: { readonly share: number; readonly least: number; readonly most: number }) => `${numberInWords(a.share)} কোনো কী-এর অংশ নয়: ${numberInWords(a.least)} থেকে ${numberInWords(a.most)} পর্যন্ত পূর্ণসংখ্যা দিন।`,
  entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => `একটি কী-এর সর্বাধিক ${numberInWords(a.most)}টি ${a.field === 'addressRanges' ? `ঠিকানার পরিসর` : a.field === 'allowedOrigins' ? `পাতার উৎস` : a.field === 'toolsets' ? `টুলের সেট` : `এন্ট্রি`} থাকে, আর এখানে ${numberInWords(a.count)}টি।`,
  range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => `${a.shown} ঠিকানার পরিসর নয়: ${a.first}, ${a.second}, বা একটি ঠিকানা লিখুন; IPv4 ঠিকানা সেভাবেই, IPv6-এর ভিতরে নয়।`,
  origin: (a: { readonly shown: string; readonly example: string }) => `${a.shown} পাতার উৎস নয়: ${a.example} লিখুন, পথ ছাড়া; http শুধু localhost-এর জন্য।`,
  toolset: (a: { readonly shown: string; readonly known: string }) => `${a.shown} টুলের সেট নয়। আছে ${a.known}।`,
  rotated: (a: { readonly hint: string }) => `ইতিমধ্যে কী-টির নতুন গোপন কী হয়েছে, যার শেষে ${a.hint}। সেটি কপি না করে থাকলে আবার চান।`,
  expired: () => `কী-টির মেয়াদ শেষ, নতুন গোপন কী-ও প্রত্যাখ্যাত হবে: নতুন কী তৈরি করুন।`,
  ownerNeeded: () => `সংস্থার একজন মালিক দরকার: আগে অন্য সদস্যকে মালিক করুন।`,
  ownsAlone: (a: { readonly names: string }) => `এই ব্যক্তি একাই এগুলির মালিক: ${a.names}। সেখানে অন্য সদস্যকে মালিক করুন, বা সংস্থা মুছুন, তারপর আবার চেষ্টা করুন।`,
};
