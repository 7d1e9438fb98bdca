// Written by npm run generate from faults.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `ক্লায়েন্টের নাম ১ থেকে ${numberInWords(a.most)} অক্ষরের হতে হবে।`,
  nameTaken: () => `প্রকল্পে এই নামের ক্লায়েন্ট আছে: অন্য নাম বাছুন, বা আগে সেটি সরান।`,
  most: (a: { readonly most: number }) => `একটি প্রকল্পে ${numberInWords(a.most)}টি ক্লায়েন্ট থাকতে পারে: আরেকটি যোগের আগে একটি সরান।`,
  noMethod: (a: { readonly shown: string; readonly known: string }) => `${a.shown} ক্লায়েন্টের পরিচয় প্রমাণের উপায় নয়: এর একটি বাছুন: ${a.known}।`,
  noProofRule: (a: { readonly shown: string; readonly known: string }) => `${a.shown} কী-এর প্রমাণের নিয়ম নয়: এর একটি বাছুন: ${a.known}।`,
  needsKeys: () => `যে ক্লায়েন্ট কী দিয়ে পরিচয় প্রমাণ করে তার সর্বজনীন কী দরকার: JSON Web Key Set হিসেবে দিন।`,
  needsNoKeys: () => `যে ক্লায়েন্ট গোপন কোড দিয়ে পরিচয় প্রমাণ করে তার কী নেই: সেগুলি বাদ দিন, বা private_key_jwt বাছুন।`,
  keysTwice: () => `কী দিন, বা যে ঠিকানা সেগুলি প্রকাশ করে তা দিন, দুটি নয়।`,
  keysAddress: (a: { readonly most: number }) => `এটি কী-এর ঠিকানা নয়: https:// দিয়ে শুরু, স্বাভাবিক পোর্টে, পাসওয়ার্ড ছাড়া, সর্বাধিক ${numberInWords(a.most)} অক্ষরের ঠিকানা দিন।`,
  keysUnread: () => `এই ঠিকানায় কোনো কী পড়া যায়নি: এটি সর্বজনীন হোস্টে হবে, অন্য কোথাও না পাঠিয়ে পাঁচ সেকেন্ডে উত্তর দেবে, আর স্বাক্ষরের সর্বজনীন কী-সহ JSON Web Key Set থাকবে।`,
  life: (a: { readonly days: number; readonly most: number }) => `${numberInWords(a.days)} ক্লায়েন্টের মেয়াদ নয়: ১ থেকে ${numberInWords(a.most)} পর্যন্ত পূর্ণসংখ্যায় দিন লিখুন, বা বাদ দিন।`,
  end: (a: { readonly most: number }) => `ক্লায়েন্ট এখন থেকে ${numberInWords(a.most)} দিনের মধ্যে শেষ হয়, বা কখনও নয়।`,
  renewed: (a: { readonly hint: string }) => `ইতিমধ্যে ক্লায়েন্টের নতুন গোপন কোড হয়েছে, যার শেষে ${a.hint}। সেটি কপি না করে থাকলে আবার চান।`,
  hasNoSecret: () => `এই ক্লায়েন্ট কী দিয়ে পরিচয় প্রমাণ করে, এর গোপন কোড নেই: এর কী বদলান।`,
  hasEnded: () => `ক্লায়েন্ট শেষ হয়েছে, নতুন গোপন কোডও প্রত্যাখ্যাত হবে: আগে এর শেষ পিছিয়ে দিন।`,
  keySetForm: (a: { readonly example: string }) => `এগুলি কী নয়: JSON Web Key Set দিন, যেমন ${a.example}।`,
  keySetCount: (a: { readonly most: number }) => `ক্লায়েন্টের ১ থেকে ${numberInWords(a.most)}টি কী থাকে।`,
  keySetLong: (a: { readonly most: number }) => `কীগুলি ${numberInWords(a.most)} অক্ষরের চেয়ে লম্বা: সার্টিফিকেট বাদ দিন।`,
  keyPrivate: (a: { readonly number: number }) => `কী ${numberInWords(a.number)}-এর ব্যক্তিগত অংশ আছে। শুধু সর্বজনীন কী দিন, আর নতুন জোড়া তৈরি করুন, কারণ এটি তার জায়গা ছেড়েছে।`,
  keyKind: (a: { readonly number: number }) => `কী ${numberInWords(a.number)} নেওয়া যায় না: স্বাক্ষরের সর্বজনীন কী দিন, P-256 সহ EC, ২০৪৮ থেকে ৪০৯৬ বিটের RSA, বা Ed25519।`,
};
