// Written by npm run generate from overview.messages.bn.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  renamed: () => `কী-টির নতুন নাম হয়েছে।`,
  revoked: () => `কী-টি বাতিল হয়েছে: এখন থেকে তা প্রত্যাখ্যাত হয়।`,
  disconnected: () => `অ্যাপটির সংযোগ খোলা হয়েছে: এখন থেকে তা প্রত্যাখ্যাত হয়।`,
  calendarsEnded: () => `ক্যালেন্ডারের সব ঠিকানা শেষ করা হয়েছে।`,
  more: () => `কী ও টুল অনুযায়ী, প্রত্যাখ্যাত কল, আগের মাস`,
  projectOf: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `<a/> সংস্থার একটি প্রকল্প, যেখানে আপনার ভূমিকা ${a.role === 'owner' ? `মালিক` : a.role === 'developer' ? `ডেভেলপার` : a.role === 'billing' ? `বিলিং` : `পাঠক`}। পরিচালককে প্রশ্নের জন্য নম্বর: <b/>`,
  applications: () => `সংযুক্ত অ্যাপ`,
  noApplications: () => `নেই। কী ছাড়া সাইন ইন করে যে ক্লায়েন্ট সংযোগ করেন তা এখানে দেখা যায়।`,
  connectedOn: (a: { readonly at: string; readonly isUsed: boolean; readonly used: string }) => `সংযোগ: ${a.at}, ${a.isUsed ? `শেষ ব্যবহার: ${a.used}` : `এখনও ব্যবহৃত নয়`}`,
  disconnect: (a: { readonly name: string }) => `${a.name} বিচ্ছিন্ন করুন`,
  disconnectHint: () => `এক সেকেন্ডের মধ্যে তা প্রত্যাখ্যাত হয়। আপনি যেকোনো সময় সেখান থেকে আবার সাইন ইন করতে পারেন।`,
  disconnectNow: (a: { readonly name: string }) => `এখনই ${a.name} বিচ্ছিন্ন করুন`,
  calendars: () => `ক্যালেন্ডারের ঠিকানা`,
  calendarsText: () => `এই প্রকল্পের কী দিয়ে <a>ক্যালেন্ডারের (ইংরেজিতে)</a> ঠিকানা তৈরি হয়েছে। যার কাছে এমন ঠিকানা আছে সে তার ক্যালেন্ডার পড়তে পারে, ঘণ্টায় সর্বাধিক এক কল। সেগুলির কিছুই এখানে রাখা হয় না, তাই তালিকা করা যায় না।`,
  endAll: () => `ক্যালেন্ডারের সব ঠিকানা শেষ করুন`,
  endAllHint: () => `এ পর্যন্ত তৈরি প্রতিটি ঠিকানা চিরতরে কাজ বন্ধ করে। ক্যালেন্ডার প্রোগ্রামে যা আছে তা থাকে, আর ত্রুটি দেখায়।`,
  endAllNow: () => `এখনই সব শেষ করুন`,
  plan: (a: { readonly cap: 'hard' | 'soft' }) => `প্ল্যান <b/>: ${a.cap === 'soft' ? `কোটার অতিরিক্ত কল চলে ও বিল হয়।` : `কোটার অতিরিক্ত কল প্রত্যাখ্যাত হয়।`}`,
  overagePrice: () => `এমন <n/> কলের দাম <b/>।`,
  beyond: (a: { readonly count: number }) => `${pluralOf('bn', a.count) === 'one' ? `${numberInWords(a.count)}টি কল কোটার অতিরিক্ত ছিল।` : `${numberInWords(a.count)}টি কল কোটার অতিরিক্ত ছিল।`}`,
};
