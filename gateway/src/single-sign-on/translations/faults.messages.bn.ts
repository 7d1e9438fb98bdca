// Written by npm run generate from faults.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  issuer: (a: { readonly example: string }) => `ইস্যুকারী পোর্ট ও কোয়েরি ছাড়া https ঠিকানা নয়। প্রদানকারী যেমন দেখায় তেমন লিখুন, যেমন ${a.example}।`,
  clientId: (a: { readonly most: number }) => `ক্লায়েন্ট আইডি ফাঁক ছাড়া ১ থেকে ${numberInWords(a.most)} অক্ষরের। প্রদানকারীর কাছ থেকে কপি করুন।`,
  clientSecret: (a: { readonly most: number }) => `ক্লায়েন্টের গোপন কোড ফাঁক ছাড়া ১ থেকে ${numberInWords(a.most)} অক্ষরের। প্রদানকারীর কাছ থেকে কপি করুন।`,
  newSecret: () => `নতুন প্রদানকারী বা ক্লায়েন্টের গোপন কোড দরকার। প্রদানকারীর কাছ থেকে কপি করুন।`,
  claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => `${a.claim} দাবির নাম নয়, যেমন ${a.first} বা ${a.second}।`,
  groups: (a: { readonly most: number }) => `সর্বাধিক ${numberInWords(a.most)}টি দল ভূমিকা দেয়: কিছু বাদ দিন।`,
  groupName: (a: { readonly most: number }) => `দলের নাম ১ থেকে ${numberInWords(a.most)} অক্ষরের।`,
  groupTwice: (a: { readonly group: string }) => `${a.group} দলের দুটি ভূমিকা আছে: একটি বাদ দিন।`,
  hours: (a: { readonly most: number }) => `সেশন ১ থেকে ${numberInWords(a.most)} পূর্ণ ঘণ্টা চলে।`,
  domains: (a: { readonly most: number }) => `সংস্থার সর্বাধিক ${numberInWords(a.most)}টি ডোমেইন থাকে: আগে একটি সরান।`,
  noAnswer: (a: { readonly domain: string }) => `${a.domain} ডোমেইনের নেম সার্ভার উত্তর দিচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।`,
  ofAnother: (a: { readonly domain: string }) => `${a.domain} অন্য সংস্থা যাচাই করেছে। আগে সেখানে সরান, বা এর রেকর্ড তুলে এক সপ্তাহ অপেক্ষা করুন।`,
  domain: (a: { readonly example: string }) => `এটি ইমেল ঠিকানার ডোমেইন নয়। এভাবে লিখুন: ${a.example}।`,
  scimTokens: (a: { readonly most: number }) => `সংস্থার সর্বাধিক ${numberInWords(a.most)}টি SCIM টোকেন থাকে: আগে একটি বাতিল করুন।`,
};
