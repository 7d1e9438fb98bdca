// Written by npm run generate from profile.messages.bn.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readAs: (a: { readonly sent: string; readonly place: string }) => `"${a.sent}" পড়া হয়েছে ${a.place} হিসেবে, আর স্থানাঙ্ক তার কেন্দ্রের।`,
  passedOver: (a: { readonly others: number }) => `${pluralOf('bn', a.others) === 'one' ? `অনেক ছোট আরও একটি স্থানের` : `অনেক ছোট আরও ${numberInWords(a.others)}টি স্থানের`} একই নাম। সেটি বোঝালে অঞ্চল বা দেশসহ আবার কল করুন।`,
  sendCoordinates: () => `পরের টুলগুলি birth_place নেয় না, তাই তাদের latitude, longitude ও time_zone পাঠান।`,
  coordinatesCount: () => `পাঠানো স্থানাঙ্কই গণ্য, আর birth_place শুধু নাম হিসেবে আবার দেওয়া হয়।`,
  farFromName: (a: { readonly km: number }) => `এগুলি ওই নামের যে কোনো স্থান থেকে ${numberInWords(a.km)} কিমি দূরে, তাই চিহ্ন ও ক্রম দেখে নিন।`,
  noCusps: () => `এই অক্ষাংশে প্লাসিডাস কাস্প নেই; কেপির কাস্পের টুল উত্তর দেবে না।`,
  clockFarFromSun: (a: { readonly offset: string; readonly longitude: number; readonly hours: string }) => `সময়-পার্থক্য ${a.offset} দ্রাঘিমা ${numberInWords(a.longitude)}-এ সূর্য থেকে ${a.hours} ঘণ্টা দূরে, যা কমই ঠিক হয়। সময়-পার্থক্যের চিহ্ন দেখুন, আর অক্ষাংশ ও দ্রাঘিমা অদলবদল হয়নি তা-ও।`,
  timeUnknown: (a: { readonly date: string }) => `${a.date}, সময় অজানা`,
  eitherWay: (a: { readonly minutes: number }) => `${numberInWords(a.minutes)} মিনিট আগে-পরে`,
  sendAgain: () => `পরের প্রতিটি কলে এই একই জন্মতথ্য পাঠান; কলের মাঝে কিছু সঞ্চিত থাকে না।`,
  verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => `জন্মের ঘটনা-তালিকার ${numberInWords(a.verdicts)}টি সিদ্ধান্তের ${numberInWords(a.uncertain)}টি এই অনিশ্চয়তার মধ্যে উল্টে যেতে পারে।`,
  verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => `দশ মিনিট আগে-পরেও টেকে এমন সিদ্ধান্ত: ${numberInWords(a.firm)}; চার মিনিট: ${numberInWords(a.fair)}; এক মিনিট: ${numberInWords(a.thin)}; তার কম: ${numberInWords(a.knifeEdge)}।`,
  sendUncertainty: () => `যে টুল birth_time_uncertainty_minutes নেয়, তার প্রতিটিতে এটি পাঠান, আর বলুন কোন সিদ্ধান্ত অনিশ্চিত।`,
  noVerdict: () => `ভাব, কাস্প ও তাদের উপ-অধিপতি পড়া যায় না, তাই কেপির কোনো সিদ্ধান্ত দেওয়া যায় না।`,
  planetsOfDay: (a: { readonly call: string }) => `${a.call} টুলে birth_time_known false দিলে দেখা যায় সেদিন গ্রহগুলি কী করছিল।`,
  waysToAnswer: (a: { readonly ways: number }) => `${pluralOf('bn', a.ways) === 'one' ? `উত্তরের একটি পথ, কারণ সময় খুঁজতে কাস্প লাগে` : `উত্তরের দুটি পথ`}`,
  steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => `${a.way === 'QUESTION_BY_NUMBER' ? `প্রশ্ন মনে রেখে ১ থেকে ২৪৯ পর্যন্ত একটি সংখ্যা ব্যক্তিকে জিজ্ঞাসা করুন। তা দিয়ে get_horary_chart_v2 কল করুন, আর birth_datetime, latitude ও longitude হিসেবে প্রশ্নের মুহূর্ত ও স্থান পাঠান।` : `জীবনের অন্তত পাঁচটি তারিখসহ ঘটনা জিজ্ঞাসা করুন। তারিখ ও ঘটনা দিয়ে find_birth_time কল করুন, তারপর পাওয়া সময় দিয়ে rectify_birth_time। বলুন সেই সময়ে কতটা ভরসা করা যায়, আর তা দিয়ে set_birth_profile আবার কল করুন।`}`,
  cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => `${a.what === 'HOUSES' ? `ভাব` : a.what === 'CUSPS' ? `কাস্প` : a.what === 'SUB_LORDS' ? `কাস্পের উপ-অধিপতি` : `কেপির সব সিদ্ধান্ত`}`,
  neverGuess: () => `কখনও জন্মসময় আন্দাজ করবেন না, আর তার বদলে কখনও দুপুরের কুণ্ডলী পড়বেন না।`,
};
