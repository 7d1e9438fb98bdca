// Written by npm run generate from faults.messages.bn.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  tooLong: (a: { readonly length: string; readonly most: number }) => `ঠিকানায় ${digitsInWords(a.length)} অক্ষর: সর্বাধিক ${numberInWords(a.most)} অক্ষরের দিন।`,
  notPublic: (a: { readonly example: string }) => `ঠিকানা স্বাভাবিক পোর্টে https হতে হবে, ব্যবহারকারীর নাম বা পাসওয়ার্ড ছাড়া, যেমন ${a.example}।`,
  noEvent: (a: { readonly named: string; readonly known: string }) => `${a.named} নামের কোনো ঘটনা নেই। আছে ${a.known}।`,
  most: (a: { readonly most: number }) => `সংস্থার সর্বাধিক ${numberInWords(a.most)}টি ওয়েবহুক এন্ডপয়েন্ট থাকে: আগে একটি সরান।`,
  taken: () => `এই ঠিকানায় সংস্থার এন্ডপয়েন্ট আছে: সেটি বদলান।`,
  otherNumber: (a: { readonly has: string; readonly next: string }) => `এন্ডপয়েন্টে গোপন কোড ${digitsInWords(a.has)} আছে: আরেকটি পেতে ${digitsInWords(a.next)} চান।`,
  changed: () => `গোপন কোড একটু আগে বদলেছে: আবার দেখুন।`,
  disabled: () => `এন্ডপয়েন্ট বন্ধ: আগে আবার সংরক্ষণ করুন, তাতে চালু হয়।`,
};
