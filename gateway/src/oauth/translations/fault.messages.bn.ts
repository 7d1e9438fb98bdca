// Written by npm run generate from fault.messages.bn.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  unknownApplication: () => `এই অ্যাপ এখানে জানা নেই`,
  unknownApplicationWhy: () => `এর নিবন্ধন শেষ হয়েছে, বা এটি নিজের সম্পর্কে যা বলে তা পড়া যায়নি। অ্যাপে সংযোগটি সরিয়ে আবার যোগ করুন।`,
  elsewhere: () => `এই অ্যাপ অন্য কোথাও পাঠাতে বলছে`,
  elsewhereWhy: () => `এটি আপনাকে যে ঠিকানায় ফেরাতে চায় তা তার নিবন্ধিত ঠিকানা নয়। কিছুই জানানো হয়নি; অ্যাপ থেকে আবার সংযোগ করুন।`,
  over: () => `এই সাইন ইন শেষ`,
  overWhy: () => `এতে বেশি সময় লেগেছে, আগেই শেষ হয়েছে, বা অন্য ব্রাউজারে শুরু হয়েছিল। অ্যাপে ফিরে গিয়ে আবার সংযোগ করুন।`,
  withoutYou: () => `এই অ্যাপ আপনাকে ছাড়াই ঢুকতে চেয়েছে`,
  withoutYouWhy: () => `এখানে কেউ সাইন ইন অবস্থায় থাকে না, তাই আপনাকে জিজ্ঞাসা করতেই হয়। কিছুই জানানো হয়নি; অ্যাপ থেকে আবার সংযোগ করুন।`,
  outage: () => `সার্ভার এখন তা করতে পারছে না`,
  outageWhy: () => `এর ডেটাবেস উত্তর দিচ্ছে না বা জায়গা নেই। অ্যাপে ফিরে গিয়ে এক মিনিট পরে আবার চেষ্টা করুন।`,
  broken: () => `এখানে কিছু ভুল হয়েছে`,
  brokenWhy: () => `এতে আপনার দোষ নেই। অ্যাপে ফিরে গিয়ে একটু পরে আবার চেষ্টা করুন।`,
  impossible: () => `অ্যাপ এমন কিছু চেয়েছে যা করা যায় না`,
  impossibleWhy: (a: { readonly reason: string }) => `তার অনুরোধ ঠিক করা দরকার: ${a.reason}।`,
  backTo: (a: { readonly place: string }) => `ফিরে যান: ${a.place}`,
  tooManyTries: () => `অনেক বেশি চেষ্টা`,
  tooManyTriesWhy: (a: { readonly seconds: number }) => `অনেক বেশি অনুরোধ এসেছে: ${pluralOf('bn', a.seconds) === 'one' ? `এক সেকেন্ড` : `${numberInWords(a.seconds)} সেকেন্ড`} পরে আবার চেষ্টা করুন।`,
};
