// Written by npm run generate from wording.messages.bn.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  noAddress: (a: { readonly example: string }) => `এটি এমন ইমেল ঠিকানা নয় যেখানে লেখা যায়। এমন হওয়া উচিত: ${a.example}।`,
  notSent: () => `বার্তা পাঠানো যায়নি। ঠিকানা মিলিয়ে নিন, বা কয়েক মিনিট পরে আবার চেষ্টা করুন।`,
  tooManyCodes: (a: { readonly wait: string }) => `অনেক বেশি কোড চাওয়া হয়েছে। ${a.wait}`,
  tooManyForAddress: (a: { readonly wait: string }) => `অনেক বেশি কোড চাওয়া হয়েছে। ${a.wait} অপেক্ষা না করে কীভাবে এগোবেন, এই ঠিকানায় পাঠানো শেষ বার্তায় তা বলা আছে।`,
  malformed: () => `কোডে ছয়টি অঙ্ক। বার্তার অঙ্কগুলি লিখুন, আর কিছু নয়।`,
  wrong: (a: { readonly left: number }) => `পাঠানো কোড এটি নয়। ${pluralOf('bn', a.left) === 'one' ? `একটি চেষ্টা বাকি।` : `${numberInWords(a.left)}টি চেষ্টা বাকি।`}`,
  expired: () => `এই কোড ব্যবহৃত হয়েছে বা দশ মিনিটের পুরোনো। নতুন কোড চান।`,
  locked: () => `এই কোড অনেকবার ভুল লেখা হয়েছে, তাই বাতিল। নতুন কোড চান।`,
  another: () => `কোডটি ঠিক ছিল। সম্প্রতি অনেক ভুল কোড দেওয়া হয়েছে, তাই দ্বিতীয় একটি পাঠানো হয়েছে: সেটিও লিখুন।`,
  secondNotSent: () => `দ্বিতীয় কোড পাঠানো যায়নি। নতুন কোড চান।`,
  tooManyTried: (a: { readonly wait: string }) => `অনেক বেশি কোড চেষ্টা করা হয়েছে। ${a.wait}`,
  byProvider: (a: { readonly name: string }) => `এই ডোমেইনের ঠিকানা ${a.name} সংস্থার প্রদানকারীতে সাইন ইন করে, তাই এই কোড কিছু খোলে না। আবার শুরু করুন: পরের পাতা সেখানে নিয়ে যায়।`,
  noPasskey: () => `এই পাসকী এখানে কোনো অ্যাকাউন্ট খোলে না। ইমেল দিয়ে সাইন ইন করুন, আর "অ্যাকাউন্ট" পাতায় এটি যোগ করুন।`,
  tooMuch: (a: { readonly wait: string }) => `অনেক বেশি চেষ্টা হয়েছে। ${a.wait}`,
  busy: (a: { readonly wait: string }) => `এই সার্ভার যত কোড পাঠাতে পারে ততই এখন যাচ্ছে। ${a.wait}`,
  sentByMail: () => `আপনাকে একটি কোড পাঠানো হয়েছে। এক মিনিটে না এলে স্প্যাম ফোল্ডারে দেখুন।`,
  inTerminal: () => `এই সার্ভার ইমেল পাঠায় না: যে টার্মিনালে এটি চালু হয়েছে সেখানে কোড দেখানো হয়।`,
  inFile: (a: { readonly file: string }) => `এই সার্ভার ইমেল পাঠায় না: কোড আছে এর ডেটা ফোল্ডারের ${a.file} ফাইলে।`,
  waitSeconds: (a: { readonly count: number }) => `${numberInWords(a.count)} সেকেন্ড অপেক্ষা করে আবার চেষ্টা করুন।`,
  waitMinutes: (a: { readonly count: number }) => `${numberInWords(a.count)} মিনিট অপেক্ষা করে আবার চেষ্টা করুন।`,
  waitHours: (a: { readonly count: number }) => `${numberInWords(a.count)} ঘণ্টা অপেক্ষা করে আবার চেষ্টা করুন।`,
};
