// Written by npm run generate from scim.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  scim: () => `SCIM দিয়ে সদস্য যোগ`,
  about: () => `আপনার প্রদানকারী নিজেই এখানে ব্যক্তি ও দল যোগ করে, আর তাঁরা ছাড়লে সরিয়ে দেয়। ঠিকানা যাচাইকৃত ডোমেইনের হতে হবে। <a>কীভাবে কাজ করে</a>`,
  address: () => `SCIM ঠিকানা (ভিত্তি URL)`,
  token: () => `যে টোকেনের শেষে <b/>`,
  use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => `তৈরি: ${a.made}, ${a.isUsed ? `শেষ ব্যবহার: ${a.used}` : `এখনও ব্যবহৃত নয়`}।`,
  revokeAsk: (a: { readonly hint: string }) => `…${a.hint} টোকেন বাতিল করুন`,
  revokeHint: () => `প্রদানকারী তখনই প্রত্যাখ্যাত হয়। সদস্যরা যেমন আছেন তেমনই থাকেন।`,
  revoke: () => `বাতিল করুন`,
  revoked: () => `টোকেন বাতিল হয়েছে।`,
  make: () => `SCIM টোকেন তৈরি করুন`,
  most: (a: { readonly most: number }) => `${numberInWords(a.most)}টি টোকেন থাকতে পারে, যাতে একটি অন্যটির জায়গা নিতে পারে। আরেকটি তৈরি করতে একটি বাতিল করুন।`,
  newToken: () => `নতুন SCIM টোকেন`,
  copyNow: () => `টোকেনটি এখনই কপি করুন। এই একবারই দেখানো হয়।`,
  theToken: () => `টোকেন`,
  keepIt: () => `এটি আপনার প্রদানকারীর কাছে বাহক টোকেন হিসেবে দিন। যার কাছে এটি আছে সে আপনার সংস্থায় ব্যক্তি যোগ ও সরাতে পারে: পাসওয়ার্ডের মতো রাখুন।`,
  haveCopied: () => `কপি করেছি`,
};
