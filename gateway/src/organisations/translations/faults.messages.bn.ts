// Written by npm run generate from faults.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly what: string; readonly most: number }) => `${a.what === 'organisation' ? `সংস্থার` : a.what === 'project' ? `প্রকল্পের` : `${a.what}`} নাম ১ থেকে ${numberInWords(a.most)} অক্ষরের হতে হবে।`,
  hasProjects: () => `সংস্থার প্রকল্প আছে: আগে সেগুলি মুছুন বা হস্তান্তর করুন।`,
  mostMemberships: (a: { readonly most: number }) => `একজন ${numberInWords(a.most)}টি সংস্থায় থাকতে পারেন: আগে একটি ছাড়ুন।`,
  mostProjects: (a: { readonly most: number }) => `সংস্থার সর্বাধিক ${numberInWords(a.most)}টি প্রকল্প থাকে: আগে একটি মুছুন বা হস্তান্তর করুন।`,
  nameTaken: () => `সংস্থায় এই নামের প্রকল্প আছে: অন্য নাম বাছুন।`,
  mostMembers: (a: { readonly most: number }) => `সংস্থার সর্বাধিক ${numberInWords(a.most)} জন সদস্য থাকে: আগে মালিককে একজনকে সরাতে হবে।`,
  noAddress: (a: { readonly example: string }) => `এটি এমন ইমেল ঠিকানা নয় যেখানে লেখা যায়। এমন হওয়া উচিত: ${a.example}।`,
  notSent: () => `বার্তা পাঠানো যায়নি। ঠিকানা মিলিয়ে নিন, বা পরে আবার চেষ্টা করুন।`,
  tooMany: () => `সম্প্রতি অনেক বেশি আমন্ত্রণ পাঠানো হয়েছে।`,
  mostInvitations: (a: { readonly most: number }) => `সংস্থার সর্বাধিক ${numberInWords(a.most)}টি খোলা আমন্ত্রণ থাকে: আগে একটি বাতিল করুন।`,
  keyNameTaken: () => `এই নামের ব্যবস্থাপনা কী আছে: অন্য নাম বাছুন, বা আগে সেই কী বাতিল করুন।`,
  mostManagementKeys: (a: { readonly most: number }) => `${numberInWords(a.most)}টি ব্যবস্থাপনা কী থাকতে পারে: আগে একটি বাতিল করুন।`,
  life: (a: { readonly most: number; readonly days: number }) => `কী ১ থেকে ${numberInWords(a.most)} দিন চলে, বা বাতিল না হওয়া পর্যন্ত: ${numberInWords(a.days)} কোনোটিই নয়।`,
};
