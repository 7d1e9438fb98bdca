// Written by npm run generate from playground.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `টুল পরখ`,
  lead: (a: { readonly count: number; readonly ofProject: boolean }) => `কোনো জন্ম সম্পর্কে জিজ্ঞাসা করুন, বা ${numberInWords(a.count)}টি টুলের যেকোনোটি চালান, ${a.ofProject ? `এই প্রকল্পের কোটায়` : `আপনার নিজের কোটায়`}। <a>কীভাবে কাজ করে (ইংরেজিতে)</a>`,
  publicLead: (a: { readonly count: number; readonly calls: number }) => `সাইন ইন ছাড়াই কোনো জন্ম সম্পর্কে জিজ্ঞাসা করুন, বা ${numberInWords(a.count)}টি টুলের যেকোনোটি চালান: ঘণ্টায় ${numberInWords(a.calls)}টি কল। নিজের কোটার জন্য <b>সাইন ইন</b> করুন। <a>কীভাবে কাজ করে (ইংরেজিতে)</a>`,
  inEnglish: () => `টুল নিজের ও নিজের ঘরগুলির কথা যা বলে তা ইংরেজিতে।`,
  noScript: () => `টুল পরখের জন্য স্ক্রিপ্ট দরকার, আর এই ব্রাউজারে স্ক্রিপ্ট বন্ধ।`,
  demoUsedUp: () => `এই ঘণ্টার ডেমো শেষ। এগোতে সাইন ইন করুন।`,
  demoClosed: () => `এই মুহূর্তে ডেমো বন্ধ। এগোতে সাইন ইন করুন।`,
  demoBusy: () => `এই মুহূর্তে অনেকে ডেমো দেখছেন। এক সেকেন্ড পরে আবার চেষ্টা করুন, বা এগোতে সাইন ইন করুন।`,
  askedTooMuch: (a: { readonly seconds: number }) => `এই ঠিকানা থেকে অনেক বেশি চাওয়া হয়েছে। ${numberInWords(a.seconds)} সেকেন্ড পরে আবার চেষ্টা করুন।`,
};
